// node compile.mjs PYODIDE FOLDER: compiles the Python files of a folder for Pyodide, in their places.
import { pathToFileURL } from "node:url";

const [home, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${home}/pyodide.mjs`).href);
const py = await loadPyodide({ indexURL: home });
py.FS.mkdir("/sources");
py.FS.mount(py.FS.filesystems.NODEFS, { root: folder }, "/sources");
py.runPython(`
from pathlib import Path
from py_compile import PycInvalidationMode, compile

for source in sorted(Path("/sources").rglob("*.py")):
    shown = str(source.relative_to("/sources"))
    compile(str(source), str(source) + "c", shown, doraise=True, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
    source.unlink()
`);
