import { type Game, hashOf } from '@swordtable/kernel';
import { vi } from 'vitest';
import type { Match } from '../match/match.ts';

/** A server, or a game, that was made to leak on purpose. */
export interface Planted {
  readonly leak: string;
  readonly game: Game;
  readonly seats: number;
  /** What the check must say about it: where it was found, or what stood there. */
  readonly shows: RegExp;
  /** Puts the leak into the modules that are loaded from now on. */
  plant(): void;
  /** Takes it out again. */
  weed(): void;
}

/** Everything that lies in a position; of a twin, its world. */
export const allOf = ({ position }: Match): unknown => {
  const state = position?.state;
  return typeof state === 'object' && state !== null && 'world' in state ? state.world : state;
};

/** A number that depends on everything hidden. */
export const hiddenNumber = (match: Match): number => Number.parseInt(hashOf(allOf(match)).slice(0, 6), 16);

/** The same module with some of its functions replaced by leaky ones. */
export const inModule = <Module extends object>(
  path: string,
  change: (real: Module) => Partial<Module>,
): Pick<Planted, 'plant' | 'weed'> => ({
  plant: () =>
    void vi.doMock(path, async (importOriginal) => {
      const real = await importOriginal<Module>();
      return { ...real, ...change(real) };
    }),
  weed: () => void vi.doUnmock(path),
});

export type Projection = typeof import('../match/projection.ts');
type Said = Parameters<Projection['stepMessage']>;

/** Something more in every step that is told. */
export const inSteps = (more: (match: Said[0], step: Said[1]) => object) =>
  inModule<Projection>('../match/projection.ts', ({ stepMessage }) => ({
    stepMessage: (...said: Said) => ({ ...stepMessage(...said), ...more(said[0], said[1]) }),
  }));

/** Something more on every table that is shown. */
export const onTables = (more: (match: Match) => object) =>
  inModule<Projection>('../match/projection.ts', ({ tableMessage }) => ({
    tableMessage: (...said: Parameters<Projection['tableMessage']>) => ({ ...tableMessage(...said), ...more(said[0]) }),
  }));

export const inCards = (more: (match: Match) => object) =>
  inModule<typeof import('../match/card.ts')>('../match/card.ts', ({ cardOf }) => ({
    cardOf: (match) => ({ ...cardOf(match), ...more(match) }),
  }));

/** Every question that stands. */
export const askedNow = (match: Match) => match.position?.decisions ?? [];
