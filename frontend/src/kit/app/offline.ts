/** Makes the page open without a network, and newer versions come in. */
import { FILES_ONLY, home } from "./place";

/** Called once, after the page was shown. */
export async function stayOffline(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const container = navigator.serviceWorker;
  const early = container.controller !== null;
  try {
    const registration = await container.register(new URL("sw.js", home()), { scope: new URL("./", home()).pathname });
    // A page that has just been opened has nothing to lose: it changes to the version that waits.
    if (registration.waiting && early && performance.now() < 10_000) {
      container.addEventListener("controllerchange", () => location.reload(), { once: true });
      registration.waiting.postMessage("take over");
      return;
    }
    // From a server, the engine is fetched only for later, and not where data is dear.
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!FILES_ONLY && !connection?.saveData) (await container.ready).active?.postMessage("keep the engine");
  } catch {
    // Private windows and plain http allow none; the page works all the same.
  }
}
