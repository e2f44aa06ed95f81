import { PARTY, type Spent } from '../action.ts';
import { AT, BASICS, PER_ADVANCED, POOL_SIZE, TOKENS, WILDS } from '../cards/attributes.ts';
import type { CompanionId } from '../cards/terms.ts';
import { LUCK, type Needs, type Purse } from './needs.ts';

/**
 * Everything in a purse on one flat list, so that a spending is a list of numbers. Each companion has a block: its pool, and behind it what
 * is settled last: basic attributes that something stands in for (its wild ones, luck, party wilds), and basic attributes out of
 * split advanced ones, by type. The party's own things come last.
 */
export type Spending = readonly number[];

export const FILLED = POOL_SIZE;
export const SPLIT = FILLED + 1;
const TYPES = BASICS.length;
const BLOCK = SPLIT + TYPES;
const IN_PARTY = { luck: 0, basic: 1, advanced: 2, expert: 3 } as const;

/** What a token is worth, in tenths of a basic one, by its place in a pool. */
const PRICES: Spending = [10, 10, 10, 30, 30, 30, 50, 50, 50, 15, 40, 65];
/** Luck, and the wilds of the party: a little dearer than a companion's own, for they keep until they are used. */
const PARTY_PRICES: Spending = [20, 16, 41, 66];
/** What is settled last costs what it is settled with. */
const UNPRICED: Spending = new Array<number>(BLOCK - POOL_SIZE).fill(0);

/** What the party may have, in the order of the ledger. */
export const PARTY_TOKENS = [LUCK, ...WILDS] as const;

export interface Ledger {
  /** The companions by name, so that the order in which a group is listed makes no difference. */
  readonly companions: readonly CompanionId[];
  /** How much there is at each place. */
  readonly have: Spending;
  /** What one costs at each place. */
  readonly prices: Spending;
  /** Where the party's things stand. */
  readonly luck: number;
  readonly wildBasic: number;
  readonly wildAdvanced: number;
  readonly wildExpert: number;
}

export const blockOf = (payer: number): number => payer * BLOCK;

/** A ledger of all there is, without the luck that is needed as such. */
export const ledgerOf = ({ payers, luck, wilds }: Purse, needs: Needs): Ledger => {
  const sorted = payers.toSorted((one, other) => (one.companion < other.companion ? -1 : 1));
  const [wildBasic = 0, wildAdvanced = 0, wildExpert = 0] = wilds;
  const rest = luck - needs.luck;
  const have: number[] = [];
  const prices: number[] = [];
  for (const { pool } of sorted) {
    const splits = (pool[AT.wildAdvanced] ?? 0) + wildAdvanced;
    have.push(...pool, (pool[AT.wildBasic] ?? 0) + rest + wildBasic);
    prices.push(...PRICES, ...UNPRICED);
    for (let type = 0; type < TYPES; type++) have.push(PER_ADVANCED * ((pool[AT.advanced + type] ?? 0) + splits));
  }
  const party = have.length;
  have.push(rest, wildBasic, wildAdvanced, wildExpert);
  prices.push(...PARTY_PRICES);
  return {
    companions: sorted.map(({ companion }) => companion),
    have,
    prices,
    luck: party + IN_PARTY.luck,
    wildBasic: party + IN_PARTY.basic,
    wildAdvanced: party + IN_PARTY.advanced,
    wildExpert: party + IN_PARTY.expert,
  };
};

/** Whether what is settled last can be settled: all substitutes and all split tokens exist, each used once. */
export const isBacked = ({ companions, have, luck, wildBasic, wildAdvanced }: Ledger, spending: Spending): boolean => {
  let filled = 0;
  let split = 0;
  for (let payer = 0; payer < companions.length; payer++) {
    const block = payer * BLOCK;
    const beyond = (spending[block + FILLED] as number) - (have[block + AT.wildBasic] as number);
    if (beyond > 0) filled += beyond;
    let short = (spending[block + AT.wildAdvanced] as number) - (have[block + AT.wildAdvanced] as number);
    for (let type = 0; type < TYPES; type++) {
      const used = Math.ceil((spending[block + SPLIT + type] as number) / PER_ADVANCED);
      const left = (have[block + AT.advanced + type] as number) - (spending[block + AT.advanced + type] as number);
      if (used > left) short += used - left;
    }
    if (short > 0) split += short;
  }
  return (
    filled <= (have[luck] as number) + (have[wildBasic] as number) &&
    split <= (have[wildAdvanced] as number) - (spending[wildAdvanced] as number)
  );
};

/** A spending without what is settled last. */
export const realOf = ({ companions }: Ledger, spending: Spending): number[] => {
  const real = spending.slice();
  for (let payer = 0; payer < companions.length; payer++) real.fill(0, blockOf(payer) + FILLED, blockOf(payer + 1));
  return real;
};

/** A purse that holds what is spent and nothing else, the luck that is needed as such included. */
export const purseOf = ({ companions, luck, wildBasic }: Ledger, spending: Spending, needs: Needs): Purse => ({
  payers: companions.map((companion, payer) => ({ companion, pool: spending.slice(blockOf(payer), blockOf(payer) + POOL_SIZE) })),
  luck: (spending[luck] ?? 0) + needs.luck,
  wilds: spending.slice(wildBasic),
});

/** What a spending is worth. */
export const priceOf = ({ prices }: Ledger, spending: Spending): number => {
  let price = 0;
  for (let at = 0; at < spending.length; at++) price += (spending[at] as number) * (prices[at] as number);
  return price;
};

/** A settled spending in the words of an action, together with the luck that is needed as such. */
export const spentOf = ({ companions, luck }: Ledger, spending: Spending, needs: Needs): Spent => {
  const spent: Record<CompanionId, Record<string, number>> = {};
  const note = (who: CompanionId, names: readonly string[], from: number, more: number): void => {
    let mine: Record<string, number> | undefined;
    for (let at = 0; at < names.length; at++) {
      const count = (spending[from + at] as number) + (at === 0 ? more : 0);
      if (count === 0) continue;
      mine ??= {};
      mine[names[at] as string] = count;
    }
    if (mine !== undefined) spent[who] = mine;
  };
  for (let payer = 0; payer < companions.length; payer++) note(companions[payer] as CompanionId, TOKENS, blockOf(payer), 0);
  note(PARTY, PARTY_TOKENS, luck, needs.luck);
  return spent;
};
