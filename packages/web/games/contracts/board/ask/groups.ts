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

/** A group that could be sent, and whether it could pay for the bonus too. */
export interface OfferedGroup {
  readonly group: readonly CompanionId[];
  readonly bonus: boolean;
}

/**
 * The groups worth offering: those that can pay for the bonus, and smaller or cheaper ones that can do without it. Everybody in them either
 * comes along already or can still join. Once those who are there can pay, only the bonus is a reason to send more.
 */
export const offeredGroups = (
  party: Pick<Party, 'fellows' | 'luck' | 'wilds'>,
  contract: Contract,
  along: readonly CompanionId[],
  isPaid: boolean,
  canJoin: (card: CompanionId) => boolean,
): readonly OfferedGroup[] => {
  const isNew = (group: readonly CompanionId[]): boolean =>
    group.length > along.length && group.every((card) => along.includes(card) || canJoin(card));
  const withBonus = contract.bonus === undefined ? [] : groupsFor(party, contract, true, along).filter(isNew);
  const without = isPaid ? [] : groupsFor(party, contract, false, along).filter(isNew);
  const isListed = (group: readonly CompanionId[]): boolean => withBonus.some((other) => other.join() === group.join());
  return [
    ...withBonus.map((group) => ({ group, bonus: true })),
    ...without.filter((group) => !isListed(group)).map((group) => ({ group, bonus: false })),
  ];
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
