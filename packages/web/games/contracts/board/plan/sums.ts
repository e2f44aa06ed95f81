import { AT, type Pool, plus, TOKENS, type Token } from '@swordtable/games/contracts/cards/attributes';
import { type CardId, DOMAINS, type Domain } from '@swordtable/games/contracts/cards/terms';
import { iconsOn, SET_SIZE } from '@swordtable/games/contracts/party/party';
import type { Fellow, Party } from '@swordtable/games/contracts/party/party-state';
import { GOLD_PER_TOKEN } from '@swordtable/games/contracts/phases/payment';

/** Everything a party can pay with: the tokens of all companions, and the wild ones that lie with the party. */
export const totalOf = ({ fellows, wilds }: Party): Pool => {
  const shared: Pool = TOKENS.map((_, at) => wilds[at - AT.wildBasic] ?? 0);
  return fellows.reduce((sum, { pool }) => plus(sum, pool), shared);
};

/** How far a companion has come with the set of a domain. */
export interface SetStep {
  readonly domain: Domain;
  /** The bonus of the domain in this game. */
  readonly bonus: CardId | undefined;
  readonly icons: number;
  readonly isReached: boolean;
}

/** The domains on the equipment of a companion, the one that is furthest first. */
export const setSteps = (fellow: Fellow, sets: readonly CardId[]): readonly SetStep[] =>
  DOMAINS.map((domain, at): SetStep => {
    const icons = iconsOn(fellow, domain);
    return { domain, bonus: sets[at], icons, isReached: icons >= SET_SIZE };
  })
    .filter(({ icons }) => icons > 0)
    .toSorted((one, other) => other.icons - one.icons);

/** What pay day will cost as things stand, and what is missing for it. */
export interface Due {
  readonly tokens: number;
  readonly gold: number;
  readonly short: number;
}

export const dueOf = ({ salary, gold: have }: Party): Due => {
  const gold = salary * GOLD_PER_TOKEN;
  return { tokens: salary, gold, short: Math.max(0, gold - have) };
};

/** A token of which there will be more, or fewer. */
export interface Change {
  readonly token: Token;
  readonly by: number;
}

/** What changes from one pool to another. */
export const changesOf = (before: Pool, after: Pool): readonly Change[] =>
  TOKENS.map((token, at): Change => ({ token, by: (after[at] ?? 0) - (before[at] ?? 0) })).filter(({ by }) => by !== 0);
