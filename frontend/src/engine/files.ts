/** Files of the browser's private file system as Python's: each write goes straight to the disk, nothing is copied. */

/** The parts of Emscripten's file system that are used here. */
export interface EmscriptenFS {
  mkdirTree(path: string): void;
  mount(type: unknown, options: object, path: string): void;
  createNode(parent: Node | null, name: string, mode: number, device: number): Node;
  readFile(path: string): Uint8Array;
  writeFile(path: string, data: Uint8Array): void;
  ErrnoError: new (errno: number) => Error;
}

interface Node {
  name: string;
  mode: number;
  id: number;
  contents: Handle | null;
  node_ops: object;
  stream_ops: object;
}

interface Stream {
  node: Node;
  position: number;
}

/** A file of the private file system, open in a single worker. TypeScript knows the type only in workers. */
export interface Handle {
  read(into: Uint8Array, options: { at: number }): number;
  write(from: Uint8Array, options: { at: number }): number;
  getSize(): number;
  truncate(size: number): void;
  flush(): void;
}

const FOLDER = 0o040777;
const FILE = 0o100666;
const [EIO, ENOENT, EINVAL, ENOSPC, EPERM] = [29, 44, 28, 51, 63];

/** Mounts these files. There can be no others. An empty file counts as missing. */
export function mountHandles(FS: EmscriptenFS, path: string, handles: ReadonlyMap<string, Handle>): void {
  const fail = (errno: number): never => {
    throw new FS.ErrnoError(errno);
  };
  /** Turns an error of the disk into an OSError for Python. */
  function done<T>(work: () => T): T {
    try {
      return work();
    } catch (reason) {
      return fail(reason instanceof DOMException && reason.name === "QuotaExceededError" ? ENOSPC : EIO);
    }
  }
  const size = (node: Node) => (node.contents ? done(() => node.contents!.getSize()) : 4096);
  const node_ops = {
    getattr(node: Node) {
      const now = new Date();
      const times = { atime: now, mtime: now, ctime: now };
      const kind = { dev: 1, ino: node.id, mode: node.mode, nlink: 1, uid: 0, gid: 0, rdev: 0 };
      return { ...kind, ...times, size: size(node), blksize: 4096, blocks: Math.ceil(size(node) / 4096) };
    },
    setattr(node: Node, wanted: { size?: number }) {
      const { size } = wanted;
      if (size !== undefined && node.contents) done(() => node.contents!.truncate(size));
    },
    lookup: () => fail(ENOENT),
    mknod: () => fail(EPERM),
    rename: () => fail(EPERM),
    rmdir: () => fail(EPERM),
    symlink: () => fail(EPERM),
    readlink: () => fail(EINVAL),
    unlink(_parent: Node, name: string) {
      const handle = handles.get(name);
      if (handle) done(() => handle.truncate(0));
    },
    readdir: () => [".", "..", ...handles.keys()],
  };
  const stream_ops = {
    read(stream: Stream, buffer: Uint8Array, offset: number, length: number, at: number): number {
      const into = buffer.subarray(offset, offset + length);
      return done(() => stream.node.contents!.read(into, { at }));
    },
    write(stream: Stream, buffer: Uint8Array, offset: number, length: number, at: number): number {
      const from = buffer.subarray(offset, offset + length);
      const written = done(() => stream.node.contents!.write(from, { at }));
      return written < length && written === 0 ? fail(ENOSPC) : written;
    },
    llseek(stream: Stream, offset: number, whence: number): number {
      const from = whence === 1 ? stream.position : whence === 2 ? size(stream.node) : 0;
      return from + offset < 0 ? fail(EINVAL) : from + offset;
    },
    fsync(stream: Stream): number {
      done(() => stream.node.contents?.flush());
      return 0;
    },
  };
  const type = {
    mount(): Node {
      const root = node(null, "/", FOLDER, null);
      for (const [name, handle] of handles) node(root, name, FILE, handle);
      return root;
    },
  };
  function node(parent: Node | null, name: string, mode: number, handle: Handle | null): Node {
    return Object.assign(FS.createNode(parent, name, mode, 0), { contents: handle, node_ops, stream_ops });
  }
  FS.mkdirTree(path);
  FS.mount(type, {}, path);
}
