"""The gallery runs from its first cell to its last, and shows what it promises."""

import pathlib

import pytest

GALLERY = pathlib.Path(__file__).parents[1] / "notebooks" / "gallery.ipynb"


def test_the_gallery_runs() -> None:
    nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
    pytest.importorskip("ipykernel")
    notebook = nbformat.read(GALLERY, as_version=4)
    nbclient.NotebookClient(notebook, timeout=120).execute()
    outputs = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    shown = [kind for output in outputs for kind in output.get("data", {})]
    assert shown.count("image/svg+xml") == 2
    lessons = [output.data["text/html"] for output in outputs if "text/html" in output.get("data", {})]
    assert sum("<section" in lesson for lesson in lessons) == 2
    assert eval(outputs[-1].data["text/plain"]) == [1.0, 0.0]
