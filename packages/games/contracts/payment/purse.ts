import { PARTY, type Spent } from '../action.ts';
import { ADVANCED, BASICS, EXPERTS, poolOf, type Tokens, WILDS } from '../cards/attributes.ts';
import type { Contract } from '../cards/card.ts';
import type { CompanionId } from '../cards/terms.ts';
import type { Cost } from '../effects/effect.ts';
import { memoized } from '../memoized.ts';
import type { Fellow, Party } from '../party/party-state.ts';
import { LUCK, type Needs, type Payer, type Purse } from './needs.ts';

/** What there is to pay with, of these companions and of the party. */
export const purseOf = ({ luck, wilds }: Pick<Party, 'luck' | 'wilds'>, fellows: readonly Fellow[]): Purse => {
  const payers: Payer[] = [];
  for (const { card, pool } of fellows) payers.push({ companion: card, pool });
  return { payers, luck, wilds };
};

/** A purse that holds what was spent and nothing else: there is no paying with less, so the same payment comes out of it again. */
export const purseSpent = (spent: Spent, group: readonly CompanionId[]): Purse => {
  const ofParty = spent[PARTY] ?? {};
  return {
    payers: group.map((companion) => ({ companion, pool: poolOf(spent[companion] ?? {}) })),
    luck: ofParty[LUCK] ?? 0,
    wilds: WILDS.map((wild) => ofParty[wild] ?? 0),
  };
};

const NOTHING: readonly number[] = [0, 0, 0];

/** What the use of an ability takes of one companion. */
export const basicNeeds = memoized(
  (cost: Cost): Needs => ({
    basics: BASICS.map((basic) => cost[basic] ?? 0),
    any: cost.any ?? 0,
    advanced: NOTHING,
    experts: NOTHING,
    luck: cost.luck ?? 0,
  }),
);

/** What a side quest can cost a companion who pays this many fewer attributes; the player chooses which. */
export const questNeeds = (cost: Cost, less: number): readonly Needs[] => {
  const known = lessOf(cost);
  const ways = known[less] ?? needsLess(cost, less);
  known[less] = ways;
  return ways;
};

const lessOf = memoized((_cost: Cost): (readonly Needs[])[] => []);

const needsLess = (cost: Cost, less: number): readonly Needs[] => {
  let ways = [basicNeeds(cost)];
  for (let left = less; left > 0; left--) {
    const fewer = ways.flatMap(({ basics, any, advanced, experts, luck }) =>
      basics.flatMap((count, at) => (count > 0 ? [{ basics: basics.with(at, count - 1), any, advanced, experts, luck }] : [])),
    );
    if (fewer.length > 0) ways = fewer;
  }
  return ways;
};

const sum = (needs: Tokens, more: Tokens, names: readonly (keyof Tokens)[]): readonly number[] =>
  names.map((name) => (needs[name] ?? 0) + (more[name] ?? 0));

/** What a contract takes of a group, with or without its bonus. */
export const contractNeeds = (contract: Contract, withBonus: boolean): Needs => (withBonus ? fullNeeds(contract) : plainNeeds(contract));

const needsWith = (needs: Tokens, more: Tokens, luck: number): Needs => ({
  basics: NOTHING,
  any: 0,
  advanced: sum(needs, more, ADVANCED),
  experts: sum(needs, more, EXPERTS),
  luck,
});

const plainNeeds = memoized(({ needs }: Contract) => needsWith(needs, {}, 0));
const fullNeeds = memoized(({ needs, bonus }: Contract) => needsWith(needs, bonus?.needs ?? {}, bonus?.luck ?? 0));
