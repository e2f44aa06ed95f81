import type { Contract } from '@swordtable/games/contracts/cards/card';
import type { CompanionId } from '@swordtable/games/contracts/cards/terms';
import type { Fellow, Party } from '@swordtable/games/contracts/party/party-state';
import { canPay } from '@swordtable/games/contracts/payment/can-pay';
import { contractNeeds, purseOf } from '@swordtable/games/contracts/payment/purse';

/** Larger groups are put together by hand. */
const SIZE_MAX = 3;
const SHOWN_MAX = 3;

const within = (some: readonly Fellow[], all: readonly Fellow[]): boolean => some.every((fellow) => all.includes(fellow));

/** All groups of a size that hold what was chosen already. */
const groupsOf = (ready: readonly Fellow[], size: number): readonly (readonly Fellow[])[] => {
  if (size === 0) return [[]];
  return ready.flatMap((fellow, at) => groupsOf(ready.slice(at + 1), size - 1).map((rest) => [fellow, ...rest]));
};

/**
 * The smallest groups that can pay for a contract with what they have, of those that hold everybody who comes along already; those who
 * bring the fewest tokens come first, since they keep the others free.
 */
export const groupsFor = (
  party: Pick<Party, 'fellows' | 'luck' | 'wilds'>,
  contract: Contract,
  bonus: boolean,
  along: readonly CompanionId[],
): readonly (readonly CompanionId[])[] => {
  const ready = party.fellows.filter((fellow) => fellow.ready);
  const coming = ready.filter(({ card }) => along.includes(card));
  const needs = contractNeeds(contract, bonus);
  const found: (readonly Fellow[])[] = [];
  for (let size = Math.max(1, coming.length); size <= SIZE_MAX; size++) {
    for (const group of groupsOf(ready, size)) {
      const isNew = !found.some((smaller) => within(smaller, group));
      if (isNew && within(coming, group) && canPay(needs, purseOf(party, group))) found.push(group);
    }
  }
  const tokens = (group: readonly Fellow[]): number =>
    group.reduce((sum, { pool }) => sum + pool.reduce((all, count) => all + count, 0), 0);
  return found
    .toSorted((one, other) => one.length - other.length || tokens(one) - tokens(other))
    .slice(0, SHOWN_MAX)
    .map((group) => group.map(({ card }) => card));
};
