import { fork, type Random, randomBelow, type Seat, shuffle, type Watcher } from '@swordtable/kernel';
import { type ActionCard, answering, sortedActions, sortedWarriors, type Warrior, withoutAll } from '../cards/cards.ts';
import { PLACES } from '../places.ts';
import { type Army, armyOf, changeStack, clone, SEATS, type State, stackAt } from '../state.ts';

/** Of this many hands that could have answered a card but didn't, only one is believed. */
const BELIEVED = 3;

/**
 * A state that the watcher cannot tell from the real one. The watcher's own army keeps all but the order of its deck; of another army
 * everything that isn't face up is dealt again. What everyone remembers stays where it can be (B-20), and a hand that could have
 * answered a card which was let stand is less likely, though never ruled out: letting it stand may have been a bluff.
 */
export const determinize = (s: State, watcher: Watcher, random: Random): State => {
  const world = clone(s);
  const fate = s.fate.toSorted((a, b) => a - b);
  shuffle(random, fate);
  world.fate = fate;
  for (const seat of SEATS) {
    if (seat === watcher) {
      const deck = sortedWarriors(armyOf(s, seat).deck);
      shuffle(random, deck);
      armyOf(world, seat).deck = deck;
    } else {
      dealWarriors(world, seat, random);
      dealActions(world, seat, random);
    }
  }
  world.random = fork(random);
  return world;
};

const dealWarriors = (world: State, seat: Seat, random: Random): void => {
  const army = armyOf(world, seat);
  const { hand, deck, buried, fallen, remembered, returned } = army;
  const open = PLACES.flatMap((place) => stackAt(world, seat, place).flatMap(({ warrior, up }) => (up ? [warrior] : [])));
  const unknown = withoutAll(world.cards.warriors, [...fallen, ...open, ...remembered, ...returned]);
  shuffle(random, unknown);
  // Whatever is not in the deck is in the hand, face down on the table, or buried.
  const down = PLACES.reduce((sum, place) => sum + stackAt(world, seat, place).filter(({ up }) => !up).length, 0);
  const away = hand.length - returned.length + down + buried.length;
  const out = [...remembered, ...unknown.splice(0, away - remembered.length)];
  shuffle(random, out);
  for (const place of PLACES) {
    const stack = stackAt(world, seat, place);
    if (stack.some(({ up }) => !up))
      changeStack(
        world,
        seat,
        place,
        stack.map((fighter) => (fighter.up ? fighter : { warrior: out.pop() as Warrior, up: false })),
      );
  }
  army.hand = sortedWarriors([...returned, ...out.splice(0, hand.length - returned.length)]);
  army.buried = sortedWarriors(out);
  army.deck = unknown.slice(0, deck.length);
};

const dealActions = (world: State, seat: Seat, random: Random): void => {
  const army = armyOf(world, seat);
  const unknown = withoutAll(world.cards.actions, army.spent);
  do shuffle(random, unknown);
  while (couldHaveAnswered(army, unknown.slice(0, army.actions.length)) && randomBelow(random, BELIEVED) > 0);
  const [held, shed] = [army.actions.length, army.shed.length];
  army.actions = sortedActions(unknown.slice(0, held));
  army.shed = sortedActions(unknown.slice(held, held + shed));
  army.pile = sortedActions(unknown.slice(held + shed));
};

const couldHaveAnswered = ({ letStand }: Army, actions: readonly ActionCard[]): boolean =>
  letStand.some((played) => actions.some((card) => answering(card, played) !== undefined));
