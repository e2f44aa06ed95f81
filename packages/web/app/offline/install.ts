import { useSyncExternalStore } from 'react';
import { observable } from '../../client/observable.ts';

/** The event with which some browsers offer to install a page; TypeScript doesn't know it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const offer = observable<InstallOffer | undefined>(undefined);

/** The offer comes once and early, so we listen from the start. */
export const startInstall = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    // It's in our menu instead of over the page.
    event.preventDefault();
    offer.set(event as InstallOffer);
  });
  addEventListener('appinstalled', () => offer.set(undefined));
};

const install = (offered: InstallOffer): void => {
  // An offer can be accepted only once.
  offer.set(undefined);
  void offered.prompt().catch(() => undefined);
};

/** Installs the page as an app; undefined if the browser doesn't offer it. */
export const useInstall = (): (() => void) | undefined => {
  const offered = useSyncExternalStore(offer.subscribe, offer.get);
  return offered === undefined ? undefined : () => install(offered);
};
