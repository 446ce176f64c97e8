"""The style sheet of the fonts is written from the letters that each face has, and names files that are there."""

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "web"


def test_the_style_sheet_says_which_letters_each_face_has() -> None:
    spec = spec_from_file_location("faces", WEB / "faces.py")
    assert spec is not None
    assert spec.loader is not None
    faces = module_from_spec(spec)
    spec.loader.exec_module(faces)
    written = (WEB / "src/stage/fonts.css").read_text()
    assert written == faces.css(), "run python web/faces.py"
    named = set(re.findall(r'url\("\./fonts/(.*?)"\)', written))
    assert len(named) == len(faces.FAMILIES) * (len(faces.PARTS) + len(faces.LANGUAGES))
    assert named == {file.name for file in (WEB / "src/stage/fonts").glob("*.woff2")}
