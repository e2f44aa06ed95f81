import { createContext, useContext } from 'react';

/** Where the page shows the recap. The log writes it, as it alone has the game's sentences. */
export interface RecapPlace {
  /** The number of the reader's last answer: the recap begins after it. */
  readonly since: number;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** The element into which it is drawn, once there is one. */
  readonly slot: HTMLElement | null;
}

export const RecapContext = createContext<RecapPlace | undefined>(undefined);

/** Nothing where nobody plays: in a replay, or for a spectator. */
export const useRecapPlace = (): RecapPlace | undefined => useContext(RecapContext);
