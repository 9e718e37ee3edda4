/**
 * Runs in the browser when a push service has a call for it, also when no page of ours is open. It does nothing else: what pages load goes past it.
 * It is a script of its own at a fixed address (`/push-worker.js`) and imports nothing.
 */

/** As the server says it: `TurnCall` in apps/server. */
interface Call {
  readonly vexillumCall: 1;
  readonly title: string;
  readonly body: string;
  /** Where it leads: a path. */
  readonly path: string;
}

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushHeard extends Waiting {
  readonly data: { json(): unknown } | null;
}
interface NoticePressed extends Waiting {
  readonly notification: Notification;
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  readonly clients: {
    matchAll(wish: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install', hear: (event: Waiting) => void): void;
  addEventListener(kind: 'push', hear: (event: PushHeard) => void): void;
  addEventListener(kind: 'notificationclick', hear: (event: NoticePressed) => void): void;
}

const worker = self as unknown as Worker;

/** The page of that table, where it is open already. */
const openAt = (pages: readonly Page[], path: string): Page | undefined => {
  const wanted = new URL(path, worker.location.origin);
  return pages.find(({ url }) => new URL(url).pathname === wanted.pathname);
};

const come = async (path: string): Promise<void> => {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = openAt(pages, path);
  await (page ? page.focus() : worker.clients.openWindow(new URL(path, worker.location.origin).href));
};

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('push', (event) => {
  const call = event.data?.json() as Call | undefined;
  if (call?.vexillumCall !== 1) return;
  const { title, body, path } = call;
  // A later call to a table takes the place of the one before it.
  const notice = { body, tag: `vexillum:turn:${body}`, icon: '/icon-192.png', data: path };
  event.waitUntil(worker.registration.showNotification(title, notice));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(come(String(event.notification.data)));
});
