"""The configuration of Sphinx, which builds a site from these pages: `make docs`."""

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

# Anchors of headings, as GitHub makes them, because these pages are read there, too.
myst_heading_anchors = 4
# Links to files outside the site (the licence, an example) only work in the repository.
suppress_warnings = ["myst.xref_missing", "misc.highlighting_failure"]

autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints = "signature"
