import { CAMP_MAX } from './camp.ts';
import { asEquipment, cardAs, idsOf, isOfEncounterDeck } from './catalog.ts';
import { neighbourOf } from './encounter.ts';
import { COLUMN } from './kingdom.ts';
import { COMPANIONS_MAX, skillRoom, suits, wornBy } from './party.ts';
import type { Fellow, Party, State } from './state.ts';
import { type CardId, SLOTS } from './terms.ts';

const ENCOUNTERS = idsOf('companion', 'equipment', 'item', 'skill').length;
const BASICS = idsOf('basic').length;
const QUESTS = idsOf('quest').length;

/** Everything that belongs to a party, wherever it lies. */
const cardsOf = ({ hand, fellows, spare, items, scrapped }: Party): readonly CardId[] => [
  ...hand,
  ...fellows.flatMap((fellow) => [fellow.card, ...wornBy(fellow), ...fellow.skills]),
  ...spare,
  ...items,
  ...scrapped.map(({ card }) => card),
];

/** Cards that are missing or twice there. */
const pileFaults = (name: string, cards: readonly CardId[], count: number): readonly string[] =>
  cards.length === count && new Set(cards).size === count
    ? []
    : [`There are ${cards.length} ${name}, ${new Set(cards).size} of them different, and not ${count}.`];

const cardFaults = (s: State): readonly string[] => {
  const owned = s.parties.flatMap(cardsOf);
  const reserved = s.parties.flatMap(({ reserved: contract }) => contract ?? []);
  return [
    ...pileFaults(
      'encounter cards',
      [...s.encounter, ...s.encounterGone, ...s.packs.flat().flatMap(({ cards }) => cards), ...owned.filter(isOfEncounterDeck)],
      ENCOUNTERS,
    ),
    ...pileFaults(
      'basic contracts',
      [...s.basics, ...s.basicDeck, ...s.basicGone, ...s.basicDone, ...reserved.filter((card) => idsOf('basic').includes(card))],
      BASICS,
    ),
    ...pileFaults('side quests', [...s.questDeck, ...s.questsDone, ...s.quests.flatMap((quest) => quest ?? [])], QUESTS),
  ];
};

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

const fellowFaults = (fellow: Fellow, sets: State['sets']): readonly string[] => {
  const found: string[] = [];
  if (![fellow.experience, fellow.learning, ...fellow.pool].every(isCount))
    found.push(`${fellow.card} has less than nothing of something.`);
  for (const slot of SLOTS) {
    const card = fellow.worn[slot];
    const worn = card === null ? undefined : asEquipment(card);
    if (card !== null && (worn?.slot !== slot || !suits(fellow, worn.classes, sets))) found.push(`${fellow.card} cannot wear ${card}.`);
  }
  if (skillRoom(fellow, sets) < 0) found.push(`${fellow.card} has learnt too much.`);
  if (fellow.skills.some((card) => !suits(fellow, cardAs(card, 'skill').classes, sets)))
    found.push(`${fellow.card} cannot have learnt that.`);
  return found;
};

const partyFaults = (party: Party, sets: State['sets']): readonly string[] => {
  const found = party.fellows.flatMap((fellow) => fellowFaults(fellow, sets));
  const { gold, luck, fame, salary, quests, wilds, camp } = party;
  if (![gold, luck, fame, salary, quests, ...wilds, ...camp].every(isCount)) found.push('A party has less than nothing of something.');
  if (camp.some((spent) => spent > CAMP_MAX)) found.push('A camp has grown too large.');
  if (party.fellows.length > COMPANIONS_MAX) found.push('A party is too large.');
  return found;
};

/** A pack goes round from whom it was dealt to, and whoever took a card out of it has that card. */
const packFaults = (s: State): readonly string[] =>
  s.packs.flat().flatMap(({ from, taken }) => {
    let seat = from;
    return taken.flatMap(({ by, card }) => {
      const isRight = by === seat && s.parties[by]?.hand.includes(card) === true;
      seat = neighbourOf(s, seat);
      return isRight ? [] : [`Seat ${by} did not take ${card} out of the pack of seat ${from}.`];
    });
  });

/** A plan rearranges what its party has; nothing comes and nothing goes but leaders, and on pay day those who are not paid. */
const planFaults = (s: State): readonly string[] =>
  s.plans.flatMap((plan, seat) => {
    const party = s.parties[seat];
    if (plan === null || party === undefined || s.phase !== 'equipment') return [];
    const sorted = (one: Party): string => cardsOf(one).filter(isOfEncounterDeck).toSorted().join();
    return sorted(plan) === sorted(party) ? partyFaults(plan, s.sets) : [`The plan of seat ${seat} has other cards than its party.`];
  });

/** What is wrong with a state. */
export const faults = (s: State): readonly string[] => [
  ...cardFaults(s),
  ...s.parties.flatMap((party) => partyFaults(party, s.sets)),
  ...packFaults(s),
  ...planFaults(s),
  ...(s.followUps.length > COLUMN ? ['Too many follow-up contracts lie open.'] : []),
];
