// Packs Python packages for the browser: compiled by the very Python that will run them, without their docstrings.
// The standard library, a zip, is only made smaller: compiled, it would be larger.
// node tools/pack.mjs <pyodide's folder> <the packages> <the archive to write> <the standard library>
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, packages, out, library] = process.argv.slice(2);
process.on("uncaughtException", (error) => {
  // Emscripten's errors would print the whole of the program.
  console.error(String(error.stack ?? error).slice(0, 4000));
  process.exit(1);
});
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.FS.mkdirTree("/packages");
python.FS.mount(python.FS.filesystems.NODEFS, { root: packages }, "/packages");
python.FS.writeFile("/library.zip", readFileSync(library));
const packed = await python.runPythonAsync(`
import ast, importlib._bootstrap_external as bootstrap, io, lzma, sys, tarfile, zipfile
from pathlib import Path

ROOT = Path("/packages")
sys.path.insert(0, str(ROOT))
sys.dont_write_bytecode = True
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)

class Slim(ast.NodeTransformer):
    """Leaves out what only readers and type checkers need. Annotations of classes stay: messages are made of them."""

    def __init__(self, typed):
        self.typed = typed  # whether functions keep their annotations

    def visit_FunctionDef(self, node):
        if self.typed:
            return self.without_docstring(node)
        if any(isinstance(each, ast.Name) and each.id == "overload" for each in node.decorator_list):
            return None
        node.returns = None
        every = node.args
        for each in [*every.posonlyargs, *every.args, *every.kwonlyargs, every.vararg, every.kwarg]:
            if each is not None:
                each.annotation = None
        return self.without_docstring(node)

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_ClassDef(self, node):
        return self.without_docstring(node)

    def visit_Module(self, node):
        return self.without_docstring(node)

    def visit_If(self, node):
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return [self.visit(each) for each in node.orelse] or ast.Pass()
        return self.generic_visit(node)

    def without_docstring(self, node):
        self.generic_visit(node)
        first = node.body[0] if node.body else None
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
            first.value.value = ""
        node.body = node.body or [ast.Pass()]
        return node

def slim(source, typed):
    return ast.fix_missing_locations(Slim(typed).visit(ast.parse(source)))

def compiled(source, name):
    code = compile(slim(source, False), name, "exec", dont_inherit=True, optimize=0)
    return bytes(bootstrap._code_to_hash_pyc(code, bytes(8), checked=False))

def empty_database():
    import philtre.server.device.answers, philtre.server.device.main  # nothing that they need is missing
    from philtre.server.storage.connecting import connect
    connect("sqlite:////tmp/empty.db").dispose()
    return Path("/tmp/empty.db").read_bytes()

def packed():
    held = io.BytesIO()
    with tarfile.open(fileobj=held, mode="w") as archive:
        def add(name, data):
            info = tarfile.TarInfo(name)
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))
        for path in sorted(ROOT.rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if path.is_dir() or "__pycache__" in name:
                continue
            # Alembic looks for the sources of its migrations.
            if path.suffix == ".py" and "/migrations/" not in name:
                add(name + "c", compiled(path.read_bytes(), name))
            else:
                add(name, path.read_bytes())
        add("empty.db", empty_database())
    return lzma.compress(held.getvalue(), preset=9 | lzma.PRESET_EXTREME)

def slimmer(name, data):
    # Pyodide reads the docstrings of its own modules. Functions of the library are dispatched by their annotations.
    own = name.startswith(("_pyodide/", "pyodide/"))
    return data if own or not name.endswith(".py") else ast.unparse(slim(data, True))

def slim_library():
    with zipfile.ZipFile("/library.zip") as old, zipfile.ZipFile("/slim.zip", "w", zipfile.ZIP_DEFLATED, True, 9) as new:
        for name in old.namelist():
            new.writestr(name, slimmer(name, old.read(name)))

slim_library()
packed()
`);
writeFileSync(library, python.FS.readFile("/slim.zip"));
writeFileSync(out, packed.toJs());
