import { useCallback, useState } from 'react';
import type { WhyText } from './why.ts';

/** The current explanation and its target. */
export interface Explained {
  readonly why: WhyText;
  readonly near: Element | undefined;
}

export interface Explaining {
  readonly explained: Explained | undefined;
  /** Opens a slip beside an element, or beside the focused one. */
  readonly explain: (why: WhyText, near?: Element | null) => void;
  readonly close: () => void;
}

/** One explanation at a time: the next one replaces it. */
export const useWhy = (): Explaining => {
  const [explained, setExplained] = useState<Explained>();
  return {
    explained,
    explain: useCallback((why, near) => setExplained({ why, near: near ?? document.activeElement ?? undefined }), []),
    close: useCallback(() => setExplained(undefined), []),
  };
};
