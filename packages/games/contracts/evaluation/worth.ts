import { TOKENS, type Tokens } from '../cards/attributes.ts';
import type { Cost, Gain } from '../effects/effect.ts';
import { memoized } from '../memoized.ts';
import type { Fellow } from '../party/party-state.ts';

/**
 * What things are about worth, in fame: for those who look ahead and cannot play everything out. The numbers are guesses that were tried
 * against each other between bots; no rule of the game depends on them.
 */
const BASIC = 0.3;
const TOKEN_WORTH: Readonly<Record<(typeof TOKENS)[number], number>> = {
  ...{ strength: BASIC, dexterity: BASIC, magic: BASIC, might: 1, precision: 1, higherMagic: 1 },
  ...{ warcraft: 1.6, spellblade: 1.6, trickery: 1.6, wildBasic: 0.38, wildAdvanced: 1.15, wildExpert: 1.8 },
};
const BY_PLACE: readonly number[] = TOKENS.map((token) => TOKEN_WORTH[token]);

export const WORTH = {
  gold: 0.2,
  luck: 0.34,
  card: 0.4,
  reserve: 0.12,
  ready: 1.1,
  /** For every round in which a level would count. */
  level: 0.3,
  /** What a salary token costs on pay day, about. */
  salary: 0.8,
  campStep: 0.3,
  meeple: 0.9,
} as const;

export const tokensWorth = (tokens: Tokens): number => {
  let worth = 0;
  for (const [token, count] of Object.entries(tokens)) worth += count * TOKEN_WORTH[token as keyof Tokens];
  return worth;
};

/** What the attributes of a companion are about worth. */
export const poolWorth = ({ pool }: Pick<Fellow, 'pool'>): number => {
  let worth = 0;
  for (let at = 0; at < pool.length; at++) worth += (pool[at] as number) * (BY_PLACE[at] as number);
  return worth;
};

/** How many companions a gain goes to, where it does not go to one. */
const SHARES: Readonly<Record<string, number>> = { all: 5, others: 4, doer: 1.3, warrior: 2.2, scout: 2.2, mage: 2.2 };

/** The estimated value of a gain, once, with this many rounds left and `shares` companions sharing it. */
export const gainWorth = (gain: Gain, rounds: number, shares = SHARES[gain.to ?? ''] ?? 1): number => {
  const { own, party } = partsOf(gain, rounds);
  return own * shares + party;
};

/** What a gain is worth to each who has a share in it, and to the party. */
interface Parts {
  readonly own: number;
  readonly party: number;
}

/** By the rounds left. Gains on cards never change, so they are valued once. */
const knownParts = memoized((_gain: Gain): Parts[] => []);

const partsOf = (gain: Gain, rounds: number): Parts => {
  const known = knownParts(gain);
  known[rounds] ??= valued(gain, rounds);
  return known[rounds];
};

const valued = (gain: Gain, rounds: number): Parts => {
  const own = tokensWorth(gain.tokens ?? {}) + (gain.experience ?? 0) * WORTH.level * rounds + (gain.ready === true ? WORTH.ready : 0);
  const party =
    (gain.gold ?? 0) * WORTH.gold +
    (gain.luck ?? 0) * WORTH.luck +
    (gain.fame ?? 0) +
    (gain.cards ?? 0) * WORTH.card * (rounds > 0 ? 1 : 0.5) +
    (gain.reserve === true ? WORTH.reserve : 0) +
    (gain.waived ?? 0) * WORTH.salary +
    tokensWorth(gain.wilds ?? {}) +
    tokensWorth(gain.camp ?? {}) * (WORTH.campStep / BASIC);
  return { own, party };
};

export const costWorth = ({ luck = 0, gold = 0, any = 0, ...basics }: Cost): number =>
  luck * WORTH.luck + gold * WORTH.gold + any * BASIC + tokensWorth(basics);
