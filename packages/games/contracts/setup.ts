import { type MatchOptions, next, type OptionSpec, type Random, type Refusal, shuffle } from '@swordtable/kernel';
import { cardAs, idsOf } from './catalog.ts';
import { COLUMN, FIELDS, ON_SALE, SPOTS } from './kingdom.ts';
import { newFellow } from './party.ts';
import type { Party, State } from './state.ts';
import type { Task } from './tasks.ts';
import { type CardId, DOMAINS } from './terms.ts';
import { COMMONS } from './working.ts';

/** There is nothing to choose before the game begins. */
export const options: readonly OptionSpec[] = [];

export const refuses = (): Refusal | undefined => undefined;

const GOLD = 10;
const LEADERS = 2;

const shuffled = (cards: readonly CardId[], random: Random): readonly CardId[] => {
  const deck = cards.slice();
  shuffle(random, deck);
  return deck;
};

const newParty = (leaders: readonly CardId[]): Party => ({
  ...{ gold: GOLD, luck: 0, fame: 0, salary: 0, quests: 0, reserved: null, passed: false, reequipped: false },
  leaders,
  ...{ hand: [], gained: [], spare: [], items: [], used: [], fresh: [], loosened: [], scrapped: [] },
  fellows: idsOf('thug').map(newFellow),
  ...{ wilds: [0, 0, 0], camp: [0, 0, 0], fulfilled: { treasure: 0, war: 0, occult: 0 } },
  contributed: COMMONS.map(() => null),
});

/** Four basic contracts of level 1 lie open; those of level 2 that come first go under the deck (C-25). */
const openBasics = (deck: readonly CardId[]): { readonly open: readonly CardId[]; readonly deck: readonly CardId[] } => {
  const [open, under]: [CardId[], CardId[]] = [[], []];
  let rest = deck.length;
  while (open.length < COLUMN && rest > 0) {
    rest--;
    const card = deck[rest] as CardId;
    if (cardAs(card, 'basic').level === 1) open.push(card);
    else under.unshift(card);
  }
  return { open: open.toReversed(), deck: [...under, ...deck.slice(0, rest)] };
};

const split = (deck: readonly CardId[], count: number): readonly [open: readonly CardId[], rest: readonly CardId[]] => [
  deck.slice(deck.length - count).toReversed(),
  deck.slice(0, deck.length - count),
];

/** The kingdom is laid out and everybody gets leaders, a thug and gold. Who starts is drawn by lot. */
export const setup = (seats: number, _options: MatchOptions, random: Random): State => {
  const basics = openBasics(shuffled(idsOf('basic'), random));
  const [tavern, tavernDeck] = split(shuffled(idsOf('legendary'), random), ON_SALE);
  const [smith, smithDeck] = split(shuffled(idsOf('rare'), random), ON_SALE);
  const [quests, questDeck] = split(shuffled(idsOf('quest'), random), FIELDS);
  const leaders = shuffled(idsOf('leader'), random);
  const [first = 0] = shuffledSeats(seats, random);
  const sets = DOMAINS.map((domain) => {
    const [tile = ''] = shuffled(
      idsOf('setBonus').filter((card) => cardAs(card, 'setBonus').domain === domain),
      random,
    );
    return tile;
  });
  const s: State = {
    ...{ setting: { seats }, random, shown: 0, round: 1, phase: 'encounter', first, active: first, turns: 0 },
    parties: Array.from({ length: seats }, (_, seat) => newParty(leaders.slice(seat * LEADERS, (seat + 1) * LEADERS).toSorted())),
    plans: Array.from({ length: seats }, () => null),
    packs: Array.from({ length: seats }, () => []),
    ...{ encounter: shuffled(idsOf('companion', 'equipment', 'item', 'skill'), random), encounterGone: [] },
    ...{ basics: basics.open, basicDeck: basics.deck, basicGone: [], basicDone: [] },
    ...{ followUps: [], followUpsLeft: idsOf('followUp'), tavern, tavernDeck, smith, smithDeck },
    ...{ quests, questDeck, questsDone: [], spots: SPOTS.map(() => null), sets, agenda: [] },
  };
  next<Task>(s, { do: 'startRound' });
  return s;
};

const shuffledSeats = (seats: number, random: Random): readonly number[] => {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  shuffle(random, order);
  return order;
};
