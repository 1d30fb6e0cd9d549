/** The part of the service worker that shows notifications. Their words come from the server, in one's language. */

interface Notice {
  title: string;
  text: string;
  room: string;
}

/** Types that TypeScript has only for workers. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Waiting {
  data: { json(): Notice } | null;
}
interface Clicked extends Waiting {
  notification: Notification;
}
interface Window_ {
  url: string;
  navigate(url: string): Promise<Window_ | null>;
  focus(): Promise<Window_>;
}
interface Self {
  registration: {
    scope: string;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  clients: {
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<Window_[]>;
    openWindow(url: string): Promise<Window_ | null>;
  };
  addEventListener(name: "push", heard: (event: Pushed) => void): void;
  addEventListener(name: "notificationclick", heard: (event: Clicked) => void): void;
}

const worker = self as unknown as Self;

worker.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(go(event.notification.tag));
});

/** Show one notification for each room: a later one replaces it. */
async function show({ title, text, room }: Notice): Promise<void> {
  const icon = new URL("icon-192.png", worker.registration.scope).href;
  await worker.registration.showNotification(title, { body: text, tag: room, icon });
}

/** Go to the table: in the window that shows it, otherwise in any of our windows or a new one. */
async function go(room: string): Promise<void> {
  const url = new URL(`room/${encodeURIComponent(room)}`, worker.registration.scope).href;
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((window) => window.url === url);
  if (there) await there.focus();
  else if (windows[0]) await ((await windows[0].navigate(url)) ?? windows[0]).focus();
  else await worker.clients.openWindow(url);
}
