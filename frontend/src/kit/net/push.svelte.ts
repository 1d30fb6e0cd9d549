/** Notifications on this device, by the push service of the browser: it is my turn, and I am not at the table. */
import { alone } from "$kit/app/place";
import { words } from "$kit/words/words.svelte";
import { api } from "./api";

/** `none`: neither this browser nor this server can; `denied`: the person has forbidden it in the browser. */
export type Notified = "none" | "off" | "on" | "denied";

class Push {
  state = $state<Notified>("none");
  #key: string | null = null;

  /** See what is possible, and say again where this browser is reached: address and language may have changed. */
  async look(): Promise<void> {
    if (alone || !("serviceWorker" in navigator) || !("PushManager" in globalThis) || !("Notification" in globalThis))
      return;
    await navigator.serviceWorker.ready; // for ever, where the browser allows none
    this.#key = (await api.push()).key;
    if (this.#key === null) return;
    const subscription = await this.#current();
    if (subscription) await this.#tell(subscription);
    this.state = subscription ? "on" : Notification.permission === "denied" ? "denied" : "off";
  }

  /** Asks the person, who may say no. */
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
