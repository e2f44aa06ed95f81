/** The globals of a service worker. Our TypeScript settings are for pages, so the few we need are declared here. */
export interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wishes: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Happenings>(name: Name, listener: (event: Happenings[Name]) => void): void;
}

interface WindowClient {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}

/** An event that keeps the worker alive until its work is done. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Happenings {
  readonly install: Lasting;
  readonly activate: Lasting;
  readonly fetch: Lasting & { readonly request: Request; respondWith(response: Promise<Response>): void };
  readonly message: Lasting & { readonly data: unknown; readonly ports: readonly MessagePort[] };
  readonly push: Lasting & { readonly data: { json(): unknown } | null };
  readonly notificationclick: Lasting & { readonly notification: Notification };
}
