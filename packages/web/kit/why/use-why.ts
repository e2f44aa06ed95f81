import { useCallback, useState } from 'react';
import type { WhyText } from './why.ts';

/** What is being explained, and beside what it stands. */
export interface Explained {
  readonly why: WhyText;
  readonly near: Element | undefined;
}

export interface Explaining {
  readonly explained: Explained | undefined;
  /** Opens a slip beside an element, or beside what has the focus. */
  readonly explain: (why: WhyText, near?: Element | null) => void;
  readonly close: () => void;
}

/** One explanation at a time: the next one takes the place of the last. */
export const useWhy = (): Explaining => {
  const [explained, setExplained] = useState<Explained>();
  return {
    explained,
    explain: useCallback((why, near) => setExplained({ why, near: near ?? document.activeElement ?? undefined }), []),
    close: useCallback(() => setExplained(undefined), []),
  };
};
