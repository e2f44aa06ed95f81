import { titleWith } from './turn-news.ts';

/** The signs outside the page that matches are waiting: its title, its icon in the tab, and the number on an installed app. */
export const openBadges = (): { show(count: number): void; close(): void } => {
  let shown = 0;

  const title = (): void => {
    const wanted = titleWith(document.title, shown);
    if (document.title !== wanted) document.title = wanted;
  };
  // Pages set their own titles during navigation.
  const watcher = new MutationObserver(title);
  watcher.observe(document.head, { childList: true, subtree: true, characterData: true });

  const show = (count: number): void => {
    shown = count;
    title();
    document.querySelector('link[rel="icon"]')?.setAttribute('href', count > 0 ? '/emblem-turn.svg' : '/emblem.svg');
    if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
  };
  return {
    show,
    close: () => {
      watcher.disconnect();
      show(0);
    },
  };
};

export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly href: string;
}

/** One notification per match: a newer one replaces the one before. */
export const notify = async ({ title, body, href }: Notice): Promise<void> => {
  const options = { body, tag: `swordtable ${href}`, icon: '/icons/icon-192.png', data: href };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active != null) return registration.showNotification(title, options);
  // Without a worker, the page shows it, as long as it's open.
  const notification = new Notification(title, options);
  notification.onclick = () => {
    window.focus();
    location.assign(href);
  };
};
