import type { CardId } from '@swordtable/games/contracts/cards/terms';
import type { Fellow, OpenParty } from '@swordtable/games/contracts/party/party-state';
import { payFameOf } from '@swordtable/games/contracts/party/salary';
import { dueWithout, GOLD_PER_TOKEN, partedFrom, wanting } from '@swordtable/games/contracts/phases/payment';
import type { View } from '@swordtable/games/contracts/view/view';

/** What one companion is owed, and what comes of paying it or not. */
export interface Wage {
  readonly fellow: Fellow;
  readonly tokens: number;
  readonly gold: number;
  /** Fame that comes for paying it. */
  readonly fame: number;
  readonly isUnpaid: boolean;
  /** What it takes along if it leaves, and what it leaves behind. */
  readonly takes: readonly CardId[];
  readonly stays: readonly CardId[];
}

/** Pay day of a party, with those that its owner has named so far left unpaid. */
export interface PayDay {
  readonly wages: readonly Wage[];
  /** Gold for salary tokens that belong to no one in the party; negative if some were waived. */
  readonly waived: number;
  readonly gold: number;
  readonly due: number;
  /** Fewer than none while there is not enough. */
  readonly left: number;
  readonly fame: number;
}

const without = (party: OpenParty, gone: readonly Fellow[]): OpenParty => ({
  ...party,
  fellows: party.fellows.filter((fellow) => !gone.includes(fellow)),
});

export const payDayOf = (view: View, seat: number): PayDay | undefined => {
  const before = view.parties[seat];
  if (before === undefined) return undefined;
  const plan = before.own?.plan ?? before;
  const gone = before.fellows.filter(({ card }) => !plan.fellows.some((fellow) => fellow.card === card));
  const after = without(before, gone);
  const wages = wanting(before, view.sets).flatMap(({ card, tokens }): readonly Wage[] => {
    const fellow = before.fellows.find((each) => each.card === card);
    if (fellow === undefined) return [];
    const isUnpaid = gone.includes(fellow);
    const { lost, stays } = partedFrom(fellow);
    return [
      {
        ...{ fellow, tokens, isUnpaid, gold: GOLD_PER_TOKEN * tokens },
        fame: payFameOf(isUnpaid ? before : after, fellow, view.sets),
        takes: lost,
        stays,
      },
    ];
  });
  const all = wages.reduce((sum, { gold }) => sum + gold, 0);
  const due = dueWithout(
    before,
    view.sets,
    gone.map(({ card }) => card),
  );
  return {
    wages,
    waived: GOLD_PER_TOKEN * before.salary - all,
    gold: before.gold,
    due,
    left: before.gold - due,
    fame: after.fellows.reduce((sum, fellow) => sum + payFameOf(after, fellow, view.sets), 0),
  };
};
