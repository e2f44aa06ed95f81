import { EMPTY, type Pool, pooled, type Tokens } from '../cards/attributes.ts';
import { memoized } from '../memoized.ts';
import type { Gain, Per, Who } from './effect.ts';

/** A gain with all its facets. No two cards give the same ones, and the engine is several times as fast to read what has one shape. */
interface LaidOut {
  readonly gold: number;
  readonly luck: number;
  readonly fame: number;
  readonly waived: number;
  readonly cards: number;
  readonly experience: number;
  readonly tokens: Pool;
  readonly wilds: Tokens | undefined;
  readonly camp: Gain['camp'];
  readonly ready: boolean;
  readonly reserve: boolean;
  readonly to: Who | undefined;
  readonly each: Per | undefined;
  /** Whether the party always gets something, and whether companions do. */
  readonly isForParty: boolean;
  readonly isForCompanions: boolean;
}

export const laidOut = memoized(
  ({ gold, luck, fame, waived, cards, experience, tokens, wilds, camp, ready, reserve, to, each }: Gain): LaidOut => ({
    gold: gold ?? 0,
    luck: luck ?? 0,
    fame: fame ?? 0,
    waived: waived ?? 0,
    cards: cards ?? 0,
    experience: experience ?? 0,
    tokens: tokens === undefined ? EMPTY : pooled(tokens),
    wilds,
    camp,
    ready: ready === true,
    reserve: reserve === true,
    to,
    each,
    isForParty: (gold ?? luck ?? fame ?? cards ?? wilds ?? reserve) !== undefined,
    isForCompanions: tokens !== undefined || experience !== undefined || ready === true,
  }),
);
