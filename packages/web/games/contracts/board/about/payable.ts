import type { Spent } from '@swordtable/games/contracts/action';
import { ADVANCED, EXPERTS, type Token } from '@swordtable/games/contracts/cards/attributes';
import { cardAs, contractOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId, CompanionId } from '@swordtable/games/contracts/cards/terms';
import { type Fellow, fellowOf, type Party } from '@swordtable/games/contracts/party/party-state';
import { canPay } from '@swordtable/games/contracts/payment/can-pay';
import { LUCK, type Needs } from '@swordtable/games/contracts/payment/needs';
import { payments } from '@swordtable/games/contracts/payment/payments';
import { contractNeeds, purseOf } from '@swordtable/games/contracts/payment/purse';
import { prepared } from '@swordtable/games/contracts/phases/preparation';
import type { View } from '@swordtable/games/contracts/view/view';
import { groupsFor } from '../ask/groups.ts';
import { partyOf } from '../known-party.ts';

/** Who of a party could pay for a contract, how, and if nobody could, why. */
export interface Payable {
  readonly alone: readonly CompanionId[];
  /** The smallest groups of several. */
  readonly groups: readonly (readonly CompanionId[])[];
  readonly best: { readonly group: readonly CompanionId[]; readonly pay: Spent; readonly ways: number } | undefined;
  /** What even the whole party can't pay, and how much more luck would be enough; nothing if no amount is. */
  readonly missing: readonly (Token | typeof LUCK)[];
  readonly luck: number | undefined;
}

/** Luck replaces basic attributes; a party that lacks more than this lacks something else. */
const LUCK_MAX = 30;

/** A party as it can pay: with what lies on the cards in the contract phase, else as if everybody had just been prepared. */
export const payingParty = (view: View, seat: number): Party =>
  view.phase === 'contract' ? partyOf(view, seat) : prepared(partyOf(view, seat), view.sets);

/** Takes people out as long as the rest can pay. */
const fewest = (party: Party, needs: Needs, all: readonly Fellow[]): readonly Fellow[] => {
  const spared = all.find((each) => {
    const rest = all.filter((other) => other !== each);
    return canPay(needs, purseOf(party, rest));
  });
  return spared === undefined
    ? all
    : fewest(
        party,
        needs,
        all.filter((each) => each !== spared),
      );
};

const NOTHING: readonly number[] = [0, 0, 0];

/** What is needed, one sort at a time. */
const apart = (needs: Needs): readonly { readonly token: Token | typeof LUCK; readonly needs: Needs }[] => {
  const none: Needs = { ...needs, advanced: NOTHING, experts: NOTHING, luck: 0 };
  const only = (counts: readonly number[], at: number): readonly number[] => NOTHING.with(at, counts[at] ?? 0);
  return [
    ...ADVANCED.map((token, at) => ({ token, needs: { ...none, advanced: only(needs.advanced, at) } })),
    ...EXPERTS.map((token, at) => ({ token, needs: { ...none, experts: only(needs.experts, at) } })),
    { token: LUCK, needs: { ...none, luck: needs.luck } } as const,
  ];
};

const luckMissing = (party: Party, ready: readonly Fellow[], needs: Needs): number | undefined => {
  for (let more = 1; more <= LUCK_MAX; more++) if (canPay(needs, purseOf({ ...party, luck: party.luck + more }, ready))) return more;
  return undefined;
};

export const payableBy = (party: Party, contract: CardId, bonus: boolean): Payable => {
  const card = contractOf(contract);
  const needs = contractNeeds(card, bonus);
  const ready = party.fellows.filter((fellow) => fellow.ready);
  const none: Payable = { alone: [], groups: [], best: undefined, missing: [], luck: undefined };
  if (ready.length === 0) return none;
  if (!canPay(needs, purseOf(party, ready)))
    return {
      ...none,
      missing: apart(needs)
        .filter((one) => !canPay(one.needs, purseOf(party, ready)))
        .map(({ token }) => token),
      luck: luckMissing(party, ready, needs),
    };
  const found = groupsFor(party, card, bonus, []);
  const groups = found.length > 0 ? found : [fewest(party, needs, ready).map((fellow) => fellow.card)];
  const [group = []] = groups;
  const ways = payments(
    needs,
    purseOf(
      party,
      group.map((each) => fellowOf(party, each)),
    ),
  );
  const [first] = ways;
  return {
    ...none,
    alone: ready.filter((fellow) => canPay(needs, purseOf(party, [fellow]))).map((fellow) => fellow.card),
    groups: groups.filter((each) => each.length > 1),
    best: first === undefined ? undefined : { group, pay: first.spent, ways: ways.length },
  };
};

/** The follow-up contracts of which the bonus of a contract opens one, by chance. */
export const openedBy = ({ followUpsLeft }: View, contract: CardId): readonly CardId[] => {
  const { arc, level, bonus } = contractOf(contract);
  if (bonus === undefined) return [];
  return followUpsLeft.filter((each) => {
    const card = cardAs(each, 'followUp');
    return card.arc === arc && card.level === level + 1;
  });
};
