import {
  accept,
  copyRandom,
  type MatchOptions,
  type OptionSpec,
  type Random,
  type Refusal,
  randomBelow,
  shuffle,
} from '@swordtable/kernel';
import { whoStarts } from '../who-starts.ts';
import { ARES, type Cards, type Fate, type Warrior } from './cards/cards.ts';
import { CARDS, readCards } from './cards/catalog.ts';
import { PLACES } from './places.ts';
import { type Army, SEATS, type State } from './state.ts';

export const options: readonly OptionSpec[] = [
  whoStarts('Who has the start token in round 1. It changes hands every round.', 'starts'),
  {
    id: 'cards',
    name: 'Cards',
    text: 'Your own file of cards, such as those of your box.',
    kind: 'table',
    default: null,
  },
];

export const refuses = (given: MatchOptions): Refusal | undefined => {
  const cards = readCards(given['cards'] ?? null);
  return cards.ok ? undefined : cards.refusal;
};

const army = (cards: Cards, random: Random): Army => {
  const deck: Warrior[] = [...cards.warriors];
  shuffle(random, deck);
  return {
    hand: [],
    deck,
    fallen: [],
    buried: [],
    remembered: [],
    returned: [],
    actions: [],
    pile: cards.actions,
    spent: [],
    shed: [],
    taken: 0,
    mayDrawFifth: false,
    letStand: [],
    passed: false,
    lands: [],
    ares: 0,
  };
};

/** The cards of a match. Ours are read already. */
const cardsOf = (given: MatchOptions): Cards => {
  const table = given['cards'] ?? null;
  const read = table === null ? accept(CARDS) : readCards(table);
  return read.ok ? read.value : CARDS;
};

export const setup = (given: MatchOptions, random: Random): State => {
  const cards = cardsOf(given);
  const fate: Fate[] = [...cards.lands.keys(), ...Array.from({ length: cards.ares }, (): Fate => ARES)];
  shuffle(random, fate);
  const armies = SEATS.map(() => army(cards, random));
  const starter = given['first'] === 'red' ? 0 : given['first'] === 'blue' ? 1 : randomBelow(random, 2);
  return {
    cards,
    random: copyRandom(random),
    shown: 0,
    round: 0,
    phase: 'muster',
    starter,
    active: starter,
    passes: 0,
    fate,
    aresPile: 0,
    armies,
    places: PLACES.map(() => ({ lands: [], stacks: [[], []], lying: [null, null] })),
    exchange: [],
    agenda: [{ do: 'startRound' }],
  };
};
