import { type Game, hashOf } from '@swordtable/kernel';
import { vi } from 'vitest';
import type { Match, Step } from '../match/match.ts';

/** A server or a game made to leak on purpose. */
export interface Planted {
  readonly leak: string;
  readonly game: Game;
  readonly seats: number;
  /** In how many more worlds each step is repeated; in two if left out. */
  readonly worlds?: number;
  /** What the check must report: where the leak was found, or what was there. */
  readonly shows: RegExp;
  /** Plants the leak in modules loaded from now on. */
  plant(): void;
  /** Removes it again. */
  weed(): void;
}

/** Everything in a position; for a twin, its world. */
export const allOf = ({ position }: Match): unknown => {
  const state = position?.state;
  return typeof state === 'object' && state !== null && 'world' in state ? state.world : state;
};

/** A number that depends on everything hidden. */
export const hiddenNumber = (match: Match): number => Number.parseInt(hashOf(allOf(match)).slice(0, 6), 16);

/** The same module with some functions replaced by leaky ones. */
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

/** Adds something to every step. */
export const inSteps = (more: (match: Match, step: Step) => object) =>
  inModule<typeof import('../match/step-text.ts')>('../match/step-text.ts', ({ stepTexts }) => ({
    stepTexts: (...said: Parameters<typeof stepTexts>) => {
      const [, match, step] = said;
      const textFor = stepTexts(...said);
      return (watcher) => {
        const write = textFor(watcher);
        return (form) => JSON.stringify({ ...JSON.parse(write(form)), ...more(match, step) });
      };
    },
  }));

/** Adds something to every table. */
export const onTables = (more: (match: Match) => object) =>
  inModule<Projection>('../match/projection.ts', ({ tableMessage, compactTableMessage }) => ({
    tableMessage: (...said: Parameters<Projection['tableMessage']>) => ({ ...tableMessage(...said), ...more(said[0]) }),
    compactTableMessage: (...said: Parameters<Projection['tableMessage']>) => ({ ...compactTableMessage(...said), ...more(said[0]) }),
  }));

export const inCards = (more: (match: Match) => object) =>
  inModule<typeof import('../match/card.ts')>('../match/card.ts', ({ cardOf }) => ({
    cardOf: (match) => ({ ...cardOf(match), ...more(match) }),
  }));

/** Every current question. */
export const askedNow = (match: Match) => match.position?.decisions ?? [];
