import type { ReactNode } from 'react';

/** Something on the page, by selectors: the first one in sight, so that a phone can point at a tab instead. */
export type Spot = readonly string[];

/** What a note says. */
export interface Said {
  readonly title: string;
  readonly text: string;
  /** A picture, where that says more than words. */
  readonly picture?: ReactNode;
}
