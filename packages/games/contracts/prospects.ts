import type { Seat, Standing } from '@swordtable/kernel';
import { cardAs, cardOf } from './catalog.ts';
import { canTake } from './changes.ts';
import { PER_CAMP_LEVEL } from './counting.ts';
import { scoreOf, standingBy } from './ending.ts';
import { payFameOf, salaryOf, wornBy } from './party.ts';
import { GOLD_PER_TOKEN } from './payday.ts';
import { type Fellow, type Party, partyAt, ROUNDS, type State } from './state.ts';
import type { CardId } from './terms.ts';
import { underWay } from './under-way.ts';
import { cardWorth, poolWorth, USED, WORTH } from './worth.ts';

/** A card in the hand is worth less than one that is in the party; one that waits in the party for somebody is worth little. */
const IN_HAND = 0.5;
const UNWANTED = 0.6;
const WAITING = 0.25;
/** Gold that one may still count on for each companion who has not been sent out, and what it costs to be short of gold. */
const INCOME = 3.5;
const MISSING = 1.1;
/** A level counts from the next round on, and a step towards a level of the camp counts something. */
const PER_LEVEL = 0.6;
const PER_STEP = 0.6;

const isBeforeContracts = ({ phase }: State): boolean => phase === 'encounter' || phase === 'equipment';

/** Rounds in which a party still acts: those to come, and this one as long as its contracts are ahead. */
const roundsAhead = (s: State): number => ROUNDS - s.round + (isBeforeContracts(s) ? 1 : 0);

const sum = <Item>(items: readonly Item[], worth: (item: Item) => number): number => items.reduce((all, item) => all + worth(item), 0);

const payWorth = (tokens: number): number => tokens * GOLD_PER_TOKEN * WORTH.gold;

/** What a companion brings in a round: its own, what it wears and what it has learnt, less what it wants. */
const fellowWorth = (s: State, party: Party, fellow: Fellow): number => {
  const brings = sum([fellow.card, ...wornBy(fellow), ...fellow.skills], cardWorth) + PER_LEVEL * fellow.experience;
  return brings * USED + payFameOf(party, fellow, s.sets) * WORTH.fame - payWorth(salaryOf(party, fellow, s.sets));
};

/** What lies in the hand: worth most where somebody could use it. */
const handWorth = (s: State, party: Party, id: CardId): number => {
  const card = cardOf(id);
  if (card.is === 'companion') return (cardWorth(id) * USED + card.fame * WORTH.fame - payWorth(card.salary)) * IN_HAND;
  const isWanted = card.is === 'item' || party.fellows.some((fellow) => canTake(fellow, id, s.sets));
  return cardWorth(id) * (isWanted ? 1 : UNWANTED) * IN_HAND;
};

/** Gold is worth what it is, but what is missing on pay day costs companions. */
const goldWorth = (s: State, party: Party): number => {
  const isAhead = isBeforeContracts(s);
  const tokens = isAhead ? sum(party.fellows, (fellow) => salaryOf(party, fellow, s.sets)) : s.phase === 'contract' ? party.salary : 0;
  const free = isAhead ? party.fellows.length : party.fellows.filter(({ ready }) => ready).length;
  return party.gold * WORTH.gold - MISSING * Math.max(0, tokens * GOLD_PER_TOKEN - party.gold - free * INCOME);
};

/** What a party will about have at the end, in fame. */
const prospectOf = (s: State, seat: Seat): number => {
  const party = s.plans[seat] ?? partyAt(s, seat);
  const inARound =
    sum(party.fellows, (fellow) => fellowWorth(s, party, fellow)) +
    sum(party.items, cardWorth) +
    WAITING * sum(party.spare, cardWorth) +
    sum(party.hand, (card) => handWorth(s, party, card));
  const now = s.phase === 'contract' ? sum(party.fellows, poolWorth) : 0;
  const learning = sum(party.fellows, (fellow) => fellow.learning) * WORTH.experience * ((ROUNDS - s.round) / 2);
  const camp = sum(party.camp, (spent) => (spent % PER_CAMP_LEVEL) * PER_STEP);
  const reserved = party.reserved === null ? 0 : cardAs(party.reserved, 'basic', 'followUp').level;
  const rest = inARound * roundsAhead(s) + now + learning + camp + reserved + party.luck * WORTH.luck + goldWorth(s, party);
  const { fame, cards } = scoreOf(s, seat);
  return fame + sum(cards, (card) => card.fame) + rest / WORTH.fame;
};

/** The standing that may be expected, whatever is under way counted as good as done. The owner of a plan knows it. */
export const prospects = (s: State): Standing | undefined => {
  if (s.phase === 'over') return undefined;
  const pending = underWay(s);
  return standingBy(
    s,
    s.parties.map((_, seat) => prospectOf(s, seat) + (seat === s.active ? pending / WORTH.fame : 0)),
  );
};
