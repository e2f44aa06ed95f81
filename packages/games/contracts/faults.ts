import { asEquipment, cardAs, ENCOUNTER_SORTS, idsOf, isOfEncounterDeck } from './cards/catalog.ts';
import { type CardId, SLOTS } from './cards/terms.ts';
import { COLUMN } from './kingdom.ts';
import { memoized } from './memoized.ts';
import { CAMP_MAX } from './party/camp.ts';
import { wantedIn } from './party/equip.ts';
import { memoizedWithSets } from './party/memoize.ts';
import { COMPANIONS_MAX, skillRoom, suits, wornBy } from './party/party.ts';
import type { Fellow, Party } from './party/party-state.ts';
import { nextPlayerOf } from './phases/encounter.ts';
import type { State } from './state.ts';

/** Cards by their numbers, so that a pile is counted quickly. */
const numbered = (cards: readonly CardId[]): ReadonlyMap<CardId, number> => new Map(cards.map((card, at) => [card, at]));
const ENCOUNTERS = numbered(idsOf(...ENCOUNTER_SORTS));
const BASICS = numbered(idsOf('basic'));
const QUESTS = numbered(idsOf('quest'));

/** Everything that belongs to a party, wherever it is. */
const cardsOf = memoized(({ hand, fellows, spare, items, scrapped }: Party): readonly CardId[] => [
  ...hand,
  ...fellows.flatMap((fellow) => [fellow.card, ...wornBy(fellow), ...fellow.skills]),
  ...spare,
  ...items,
  ...scrapped.map(({ card }) => card),
]);

/** Cards of a sort that are missing or twice there; other cards are ignored. */
const pileFaults = (
  name: string,
  numbers: ReadonlyMap<CardId, number>,
  ...piles: readonly (readonly (CardId | null)[])[]
): readonly string[] => {
  const seen = new Uint8Array(numbers.size);
  let [count, different] = [0, 0];
  for (const pile of piles) {
    for (const card of pile) {
      const at = card === null ? undefined : numbers.get(card);
      if (at === undefined) continue;
      count++;
      if (seen[at] === 0) different++;
      seen[at] = 1;
    }
  }
  return count === numbers.size && different === numbers.size
    ? []
    : [`There are ${count} ${name}, ${different} of them different, and not ${numbers.size}.`];
};

const cardFaults = (s: State): readonly string[] => {
  const owned = s.parties.map(cardsOf);
  const reserved = s.parties.map(({ reserved: contract }) => contract);
  const packs = s.packs.flat().map(({ cards }) => cards);
  return [
    ...pileFaults('encounter cards', ENCOUNTERS, s.encounter, s.encounterGone, ...packs, ...owned),
    ...pileFaults('basic contracts', BASICS, s.basics, s.basicDeck, s.basicGone, s.basicDone, reserved),
    ...pileFaults('side quests', QUESTS, s.questDeck, s.questsDone, s.quests),
  ];
};

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

const fellowFaults = memoizedWithSets((fellow: Fellow, sets: State['sets']): readonly string[] => {
  const found: string[] = [];
  if (![fellow.experience, fellow.learning, ...fellow.pool].every(isCount))
    found.push(`${fellow.card} has a negative number of something.`);
  for (const slot of SLOTS) {
    const card = fellow.worn[slot];
    const worn = card === null ? undefined : asEquipment(card);
    if (card !== null && (worn?.slot !== slot || !suits(fellow, worn.classes, sets))) found.push(`${fellow.card} can’t wear ${card}.`);
  }
  if (skillRoom(fellow, sets) < 0) found.push(`${fellow.card} has learned too much.`);
  if (fellow.skills.some((card) => !suits(fellow, cardAs(card, 'skill').classes, sets)))
    found.push(`${fellow.card} can’t have learned that.`);
  return found;
});

/** Tokens can be waived, but a party never owes more than its companions take; before the Preparation Step there are none. */
const salaryFaults = ({ phase, sets, parties }: State): readonly string[] =>
  phase === 'contract' && parties.some((party) => isOwedTooMuch(party, sets)) ? ['There are more salary tokens than companions take.'] : [];
const isOwedTooMuch = memoizedWithSets((party: Party, sets: State['sets']): boolean => party.salary > wantedIn(party, sets));

const partyFaults = memoizedWithSets((party: Party, sets: State['sets']): readonly string[] => {
  const found = party.fellows.flatMap((fellow) => fellowFaults(fellow, sets));
  const { gold, luck, fame, salary, quests, wilds, camp } = party;
  if (![gold, luck, fame, salary, quests, ...wilds, ...camp].every(isCount)) found.push('A party has a negative number of something.');
  if (camp.some((spent) => spent > CAMP_MAX)) found.push('A camp has grown too large.');
  if (party.fellows.length > COMPANIONS_MAX) found.push('A party is too large.');
  return found;
});

/** A pack goes around from the player it was dealt to, and each player who took a card out of it has that card. */
const packFaults = (s: State): readonly string[] =>
  s.packs.flat().flatMap(({ from, taken }) => {
    let seat = from;
    return taken.flatMap(({ by, card }) => {
      const isRight = by === seat && s.parties[by]?.hand.includes(card) === true;
      seat = nextPlayerOf(s, seat);
      return isRight ? [] : [`Seat ${by} did not take ${card} out of the pack of seat ${from}.`];
    });
  });

const encountersOf = memoized((party: Party): string => cardsOf(party).filter(isOfEncounterDeck).toSorted().join());

/** A plan rearranges what its party has; nothing comes and nothing goes but leaders, and on pay day those who are not paid. */
const planFaults = (s: State): readonly string[] =>
  s.plans.flatMap((plan, seat) => {
    const party = s.parties[seat];
    if (plan === null || party === undefined || s.phase !== 'equipment') return [];
    return encountersOf(plan) === encountersOf(party)
      ? partyFaults(plan, s.sets)
      : [`The plan of seat ${seat} has other cards than its party.`];
  });

/** What is wrong with a state. */
export const faults = (s: State): readonly string[] => [
  ...cardFaults(s),
  ...s.parties.flatMap((party) => partyFaults(party, s.sets)),
  ...packFaults(s),
  ...planFaults(s),
  ...salaryFaults(s),
  ...(s.followUps.length > COLUMN ? ['Too many follow-up contracts lie open.'] : []),
];
