/** Installs the service worker, which opens the page without a network and fetches newer versions. */
import { FILES_ONLY, home } from "./place";

/** Call it once, after the page is shown. */
export async function stayOffline(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const container = navigator.serviceWorker;
  const early = container.controller !== null;
  try {
    const registration = await container.register(new URL("sw.js", home()), { scope: new URL("./", home()).pathname });
    // A page that was just opened has no state to lose, so it switches to the waiting version.
    if (registration.waiting && early && performance.now() < 10_000) {
      container.addEventListener("controllerchange", () => location.reload(), { once: true });
      registration.waiting.postMessage("take over");
      return;
    }
    // On a server's page the engine is only for later, so it is not fetched over connections that should save data.
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!FILES_ONLY && !connection?.saveData) (await container.ready).active?.postMessage("keep the engine");
  } catch {
    // Private windows and plain http allow no service worker; the page works without it.
  }
}
