import { use, useMemo } from 'react';
import { useLanguage } from '../../words/language.ts';
import type { Wing, WingIn } from './pieces.ts';

/** Every family of games has one line here. What it brings is loaded when somebody enters the gallery. */
const LOADERS: readonly (() => Promise<WingIn>)[] = [
  async () => (await import('../../tables/tile-battle/pieces.tsx')).tileWing,
  async () => (await import('../../tables/battlefields/pieces.tsx')).battleWing,
  async () => (await import('../../tables/swordcrafters/pieces.tsx')).swordWing,
  async () => (await import('../../tables/contracts/pieces.tsx')).contractsWing,
];

let loading: Promise<readonly WingIn[]> | undefined;

/** All wings, loaded once. What failed is tried again when somebody comes back. */
const loadWings = (): Promise<readonly WingIn[]> => {
  loading ??= Promise.all(LOADERS.map((load) => load())).catch((trouble: unknown) => {
    loading = undefined;
    throw trouble;
  });
  return loading;
};

/** All wings in the language of the page. Whoever asks waits until they are here. */
export const useWings = (): readonly Wing[] => {
  const wings = use(loadWings());
  const language = useLanguage();
  return useMemo(() => wings.map((wing) => wing(language)), [wings, language]);
};
