/**
 * Keeps the files of this page, so that it opens without a network. The files of one version belong together: a new
 * version is fetched as a whole, and waits until a page that has just been opened asks for it.
 */
import "./service.notices";

interface Parcel {
  version: string;
  files: string[];
}

/** What is added to this file when it is built: the page's files, and those of the engine where there is one. */
interface Built {
  page: Parcel & { alone: boolean };
  engine?: Parcel;
}

declare const philtre: Built;

/** Types that TypeScript has only for workers. */
interface Event_ extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetch extends Event_ {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Self {
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: "fetch", heard: (event: Fetch) => void): void;
  addEventListener(name: "message", heard: (event: Event_ & { data: unknown }) => void): void;
  addEventListener(name: "install" | "activate", heard: (event: Event_) => void): void;
}

const worker = self as unknown as Self;
const scope = worker.registration.scope;
const { page, engine } = philtre;
/** The caches' prefix, because several sites may be on one host. */
const mine = `philtre ${new URL(scope).pathname} `;
const PAGE = `${mine}page ${page.version}`;
const ENGINE = `${mine}engine ${engine?.version}`;
const INDEX = new URL("./", scope).href;

worker.addEventListener("install", (event) => event.waitUntil(keep(page.alone)));
worker.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));
worker.addEventListener("message", (event) => {
  if (event.data === "take over") void worker.skipWaiting();
  if (event.data === "keep the engine") event.waitUntil(keepEngine());
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = request.url.startsWith(scope) ? request.url.slice(scope.length) : null;
  if (request.method !== "GET" || path === null || /^(api|ws)\//.test(path)) return;
  event.respondWith(request.mode === "navigate" ? index(request) : file(request));
});

async function keep(whole: boolean): Promise<void> {
  const cache = await caches.open(PAGE);
  await cache.addAll([INDEX, ...page.files].map((name) => new Request(new URL(name, scope), { cache: "no-cache" })));
  if (whole) await keepEngine();
}

async function keepEngine(): Promise<void> {
  if (!engine) return;
  const cache = await caches.open(ENGINE);
  const kept = new Set((await cache.keys()).map((request) => request.url));
  const missing = engine.files.map((name) => new URL(name, scope).href).filter((url) => !kept.has(url));
  await cache.addAll(missing.map((url) => new Request(url, { cache: "no-cache" })));
}

/** Delete old caches except the previous one, because open pages may still need its files. */
async function tidy(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(mine));
  const pages = names.filter((name) => name.startsWith(`${mine}page `) && name !== PAGE);
  const old = [...pages.slice(0, -1), ...names.filter((name) => name.startsWith(`${mine}engine `) && name !== ENGINE)];
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function file(request: Request): Promise<Response> {
  return (await kept(request)) ?? fetch(request);
}

/** All pages have the same file. It is requested from the server first, because it may be newer there. */
async function index(request: Request): Promise<Response> {
  if (page.alone) return (await kept(INDEX)) ?? fetch(request);
  try {
    const answer = await fetch(request);
    if (answer.status < 500) return answer;
  } catch {
    // The server or the network is down.
  }
  return (await kept(INDEX)) ?? Response.error();
}

async function kept(request: Request | string): Promise<Response | undefined> {
  for (const name of [PAGE, ENGINE]) {
    const found = await (await caches.open(name)).match(request, { ignoreSearch: false });
    if (found) return found;
  }
  return caches.match(request);
}
