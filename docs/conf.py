"""How Sphinx makes one site of these pages: `make docs`."""

from philtre import __version__

project = "Philtre"
author = "The Philtre authors"
copyright = author  # noqa: A001 - Sphinx calls it so
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["schemas"]
source_suffix = {".md": "markdown"}
html_theme = "furo"
html_title = "Philtre"
html_static_path: list[str] = []

# Links to headings, as the forge makes them; pages are read there too.
myst_heading_anchors = 4
# Files outside the site (the licence, an example) are links for readers of the repository.
suppress_warnings = ["myst.xref_missing", "misc.highlighting_failure"]

autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints = "signature"
