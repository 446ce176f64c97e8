// node compile.mjs PYODIDE FOLDER...: compiles the Python files of folders for Pyodide, in their places, without what only
// readers and developers need: docstrings and assertions.
import { pathToFileURL } from "node:url";

const [home, ...folders] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${home}/pyodide.mjs`).href);
const py = await loadPyodide({ indexURL: home });
for (const [index, root] of folders.entries()) {
  py.FS.mkdirTree(`/sources/${index}`);
  py.FS.mount(py.FS.filesystems.NODEFS, { root }, `/sources/${index}`);
}
py.runPython(`
from pathlib import Path
from py_compile import PycInvalidationMode, compile

for folder in Path("/sources").iterdir():
    for source in sorted(folder.rglob("*.py")):
        shown = str(source.relative_to(folder))
        settled = PycInvalidationMode.UNCHECKED_HASH
        compile(str(source), str(source) + "c", shown, doraise=True, optimize=2, invalidation_mode=settled)
        source.unlink()
`);
