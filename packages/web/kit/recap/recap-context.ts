import { createContext, useContext } from 'react';

/** Where the page shows the recap. The log writes it, because only the log has the game's sentences. */
export interface RecapPlace {
  /** The number of the reader's last answer: the recap begins after it. */
  readonly since: number;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Holds it back while the end of a round is told: first what is over, then what led up to it. */
  readonly hold: (isHeld: boolean) => void;
  /** The element to draw it in, once it exists. */
  readonly slot: HTMLElement | null;
}

export const RecapContext = createContext<RecapPlace | undefined>(undefined);

/** Undefined where the reader doesn't play: in a replay, or as a spectator. */
export const useRecapPlace = (): RecapPlace | undefined => useContext(RecapContext);
