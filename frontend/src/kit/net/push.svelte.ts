/** Notifications on this device, by the push service of the browser, when it is my turn and I am away. */
import { alone } from "$kit/app/place";
import { words } from "$kit/words/words.svelte";
import { api } from "./api";

/** `none`: not possible with this browser and server; `denied`: the user has forbidden it in the browser. */
export type Notified = "none" | "off" | "on" | "denied";

class Push {
  state = $state<Notified>("none");
  #key: string | null = null;

  /** Find out what is possible, and renew the subscription, because its address and language may have changed. */
  async look(): Promise<void> {
    if (alone || !("serviceWorker" in navigator) || !("PushManager" in globalThis) || !("Notification" in globalThis))
      return;
    await navigator.serviceWorker.ready; // never resolves if the browser allows no service worker
    this.#key = (await api.push()).key;
    if (this.#key === null) return;
    const subscription = await this.#current();
    if (subscription) await this.#tell(subscription);
    this.state = subscription ? "on" : Notification.permission === "denied" ? "denied" : "off";
  }

  /** Ask the user for permission. */
  async start(): Promise<void> {
    if (this.#key === null) return;
    if ((await Notification.requestPermission()) !== "granted") {
      this.state = Notification.permission === "denied" ? "denied" : "off";
      return;
    }
    const { pushManager } = await navigator.serviceWorker.ready;
    await this.#tell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.#key }));
    this.state = "on";
  }

  async stop(): Promise<void> {
    const subscription = await this.#current();
    this.state = "off";
    if (!subscription) return;
    await api.unsubscribe({ endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }

  async #current(): Promise<PushSubscription | null> {
    const { pushManager } = await navigator.serviceWorker.ready;
    return pushManager.getSubscription();
  }

  async #tell(subscription: PushSubscription): Promise<void> {
    const { endpoint, keys } = subscription.toJSON();
    const [key, secret] = [keys?.["p256dh"], keys?.["auth"]];
    if (endpoint && key && secret) await api.subscribe({ endpoint, key, secret, language: words.locale });
  }
}

export const push = new Push();
