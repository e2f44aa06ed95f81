import { POOL_SIZE } from '../cards/attributes.ts';
import { blockOf, type Ledger } from './ledger.ts';
import type { Needs } from './needs.ts';
import { isWithin, type Priced, pricedOf } from './priced.ts';
import type { Recipe } from './recipes.ts';
import { sharesOf, type Terms } from './shares.ts';

/**
 * The cheapest spendings for basic attributes that one companion pays: side quests and most abilities. There is nothing to divide, so
 * whatever it could spend is listed, and of that what contains nothing cheaper.
 */
export const cheapestForOne = (needs: Needs, recipes: readonly Recipe[], ledger: Ledger, terms: Terms, most: number): readonly Priced[] => {
  const pool = ledger.have.slice(0, POOL_SIZE);
  const [luck, wilds] = [ledger.have[ledger.luck] as number, ledger.have[ledger.wildBasic] as number];
  const all: Priced[] = [];
  for (const { tokens, wilds: split, filled } of sharesOf(pool, needs, recipes, terms)) {
    for (let wild = Math.min(filled, wilds); wild >= 0 && filled - wild <= luck; wild--) {
      const spending = new Array<number>(ledger.have.length).fill(0);
      for (let at = 0; at < tokens.length; at++) spending[blockOf(0) + at] = tokens[at] as number;
      spending[ledger.wildAdvanced] = split;
      spending[ledger.wildBasic] = wild;
      spending[ledger.luck] = filled - wild;
      all.push(pricedOf(ledger, spending));
    }
  }
  const found: Priced[] = [];
  for (const priced of all.sort((one, other) => one.price - other.price)) {
    if (found.length >= most) break;
    if (!found.some((each) => isWithin(each, priced.spending))) found.push(priced);
  }
  return found;
};
