import { useSyncExternalStore } from 'react';
import { observable } from '../../client/observable.ts';

/** What browsers that can install a page offer it with; the compiler does not know it, and not every browser does. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const offer = observable<InstallOffer | undefined>(undefined);

/** The offer comes once and early, so it is listened for from the beginning. */
export const startInstall = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    // It stands in our menu instead of over the page.
    event.preventDefault();
    offer.set(event as InstallOffer);
  });
  addEventListener('appinstalled', () => offer.set(undefined));
};

const install = (offered: InstallOffer): void => {
  // An offer can be taken up once.
  offer.set(undefined);
  void offered.prompt().catch(() => undefined);
};

/** What to call to install the page as an app; nothing where the browser does not offer it. */
export const useInstall = (): (() => void) | undefined => {
  const offered = useSyncExternalStore(offer.subscribe, offer.get);
  return offered === undefined ? undefined : () => install(offered);
};
