import { AT, type Pool } from '../attributes.ts';
import { basicsWith, placed, splittable } from './making.ts';
import { isLuckOnly, type Needs, type Purse, sumOf, takesBasics } from './needs.ts';
import { isPart, type Portions, portionsOf } from './portions.ts';
import { someMaking } from './splitting.ts';
import { coversWhole, wholeOf } from './whole.ts';

const NO_SPLIT: readonly number[] = [0, 0, 0];

/**
 * Whether companions make some portion with which all is well, when each splits so much. Of all ways to make a portion the one for which the
 * party fills in the least is as good as any.
 */
const canMake = (
  needs: Needs,
  portions: Portions,
  pools: readonly Pool[],
  splitOf: (pool: Pool) => readonly number[],
  fill: number,
  isWell: (portion: number) => boolean,
): boolean => {
  const all = portions.packed.length - 1;
  const never = fill + 1;
  let before: readonly (readonly [portion: number, filled: number])[] = [[0, 0]];
  const least = new Array<number>(all + 1).fill(never);
  for (const pool of pools) {
    const basics = basicsWith(pool, splitOf(pool));
    const wild = pool[AT.wildBasic] as number;
    const most = fill + wild + sumOf(basics);
    for (let own = 0; own <= all; own++) {
      const demand = portions.demand[own] as number;
      if (demand > most) continue;
      const [advanced, experts] = [portions.advanced[own] as readonly number[], portions.experts[own] as readonly number[]];
      const filled = Math.max(0, demand - wild - placed(basics, needs, advanced, experts));
      for (const [portion, already] of before) {
        const known = least[portion + own] ?? 0;
        if (already + filled >= known || !isPart(portions, own, all - portion)) continue;
        if (known === never && isWell(portion + own)) return true;
        least[portion + own] = already + filled;
      }
    }
    before = [...least.entries()].filter(([, filled]) => filled <= fill);
  }
  return false;
};

/**
 * Whether a purse covers the needs, without asking how. What companions can make of basic attributes is told by few numbers, and whatever is
 * not made must be covered by whole tokens. Most purses are told by looking at them without splitting anything, and then as if what is
 * split could be used whole as well; only what lies between needs a closer look.
 */
export const canPay = (needs: Needs, purse: Purse): boolean => {
  const fill = purse.luck - needs.luck + (purse.wilds[0] ?? 0);
  if (purse.luck < needs.luck) return false;
  if (isLuckOnly(needs)) return true;
  if (purse.payers.length === 0) return false;
  const hasBasics = takesBasics(needs, purse);
  const pools = purse.payers.map(({ pool }) => pool);
  const [, partyAdvanced = 0, partyExpert = 0] = purse.wilds;
  const whole = wholeOf(pools, partyAdvanced, partyExpert);
  if (!hasBasics && coversWhole(whole, needs.advanced, needs.experts)) return true;

  const portions = portionsOf(needs);
  const all = portions.packed.length - 1;
  const isCovered = (made: number, have = whole): boolean =>
    coversWhole(have, portions.advanced[all - made] as readonly number[], portions.experts[all - made] as readonly number[]);
  if (canMake(needs, portions, pools, () => NO_SPLIT, fill, isCovered)) return true;
  if (!hasBasics && sumOf(needs.experts) === 0) return false;
  if (whole.wildAdvanced + sumOf(whole.advanced) === 0) return false;
  if (!canMake(needs, portions, pools, (pool) => splittable(pool, partyAdvanced), fill, isCovered)) return false;
  return someMaking(pools, needs, portions, fill, partyAdvanced, ({ portion, split, wild }) =>
    isCovered(portion, {
      ...whole,
      advanced: whole.advanced.map((count, type) => count - (split[type] as number)),
      wildAdvanced: whole.wildAdvanced - wild,
    }),
  );
};
