import { type MatchOptions, next, type OptionSpec, type Random, type Refusal, shuffle } from '@swordtable/kernel';
import { blankState, newParty } from './blank-state.ts';
import { cardAs, ENCOUNTER_SORTS, idsOf } from './cards/catalog.ts';
import { type CardId, DOMAINS } from './cards/terms.ts';
import { COLUMN, dealt, FIELDS, ON_SALE, SPOTS } from './kingdom.ts';
import { type State, snapshot } from './state.ts';
import type { Task } from './tasks.ts';

/** There is nothing to choose before the game begins. */
export const options: readonly OptionSpec[] = [];

export const refuses = (): Refusal | undefined => undefined;

const LEADERS = 2;

const shuffled = <Thing>(things: readonly Thing[], random: Random): readonly Thing[] => {
  const order = things.slice();
  shuffle(random, order);
  return order;
};

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

/** The kingdom is laid out and everybody gets leaders, a thug and gold. Who starts is drawn by lot. */
export const setup = (seats: number, _options: MatchOptions, random: Random): State => {
  const basics = openBasics(shuffled(idsOf('basic'), random));
  const [tavern, tavernDeck] = dealt(shuffled(idsOf('legendary'), random), ON_SALE);
  const [smith, smithDeck] = dealt(shuffled(idsOf('rare'), random), ON_SALE);
  const [quests, questDeck] = dealt(shuffled(idsOf('quest'), random), FIELDS);
  const leaders = shuffled(idsOf('leader'), random);
  const [first = 0] = shuffled([...new Array(seats).keys()], random);
  const sets = DOMAINS.map((domain) => {
    const [tile = ''] = shuffled(
      idsOf('setBonus').filter((card) => cardAs(card, 'setBonus').domain === domain),
      random,
    );
    return tile;
  });
  const parties = Array.from({ length: seats }, (_, seat) => newParty(leaders.slice(seat * LEADERS, (seat + 1) * LEADERS).toSorted()));
  // Copied once more, so that all states of a match are of one kind for the engine.
  const s = snapshot({
    ...blankState(parties, random),
    ...{ first, active: first },
    encounter: shuffled(idsOf(...ENCOUNTER_SORTS), random),
    ...{ basics: basics.open, basicDeck: basics.deck, followUpsLeft: idsOf('followUp') },
    ...{ tavern, tavernDeck, smith, smithDeck, quests, questDeck, spots: SPOTS.map(() => null), sets },
  });
  next<Task>(s, { do: 'startRound' });
  return s;
};
