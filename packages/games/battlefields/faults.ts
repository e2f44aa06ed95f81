import { sortedActions, sortedWarriors, without } from './cards/cards.ts';
import { PLACES } from './places.ts';
import { armyOf, lyingAt, placeAt, SEATS, type State, stackAt } from './state.ts';

const isIn = <Card>(few: readonly Card[], many: readonly Card[]): boolean => {
  let left = [...many];
  for (const card of few) {
    if (!left.includes(card)) return false;
    left = without(left, card);
  }
  return true;
};

const faultsOfArmy = (s: State, seat: number): readonly string[] => {
  const { hand, deck, fallen, buried, remembered, returned, actions, pile, spent, shed } = armyOf(s, seat);
  const table = PLACES.flatMap((place) => stackAt(s, seat, place));
  const faults: string[] = [];
  const warriors = sortedWarriors([...hand, ...deck, ...fallen, ...buried, ...table.map(({ warrior }) => warrior)]);
  if (warriors.join() !== s.cards.warriors.join()) faults.push(`The warriors of seat ${seat} are ${warriors.join()}.`);
  const cards = sortedActions([...actions, ...pile, ...spent, ...shed]);
  if (cards.join() !== s.cards.actions.join()) faults.push(`The actions of seat ${seat} are ${cards.join()}.`);
  const hidden = [...hand, ...buried, ...table.flatMap(({ warrior, up }) => (up ? [] : [warrior]))];
  if (!isIn(returned, hand)) faults.push(`Seat ${seat} is known to hold ${returned.join()}.`);
  if (!isIn([...remembered, ...returned], hidden)) faults.push(`Seat ${seat} is remembered to hold ${remembered.join()}.`);
  const lying = PLACES.flatMap((place) => lyingAt(s, seat, place) ?? []);
  if (!isIn(lying, spent)) faults.push(`Seat ${seat} has ${lying.join()} lying, but did not play them.`);
  for (const [name, sorted] of Object.entries({ hand, fallen, buried, remembered, returned }))
    if (sorted.join() !== sortedWarriors(sorted).join()) faults.push(`The ${name} of seat ${seat} is out of order.`);
  for (const [name, sorted] of Object.entries({ actions, pile, spent, shed }))
    if (sorted.join() !== sortedActions(sorted).join()) faults.push(`The ${name} of seat ${seat} are out of order.`);
  return faults;
};

/** What is wrong with a state: cards that are missing or twice, or what cannot lie together. */
export const faults = (s: State): readonly string[] => {
  const found = SEATS.flatMap((seat) => faultsOfArmy(s, seat));
  const lands = [
    ...s.fate.filter((card) => card >= 0),
    ...s.armies.flatMap((army) => army.lands),
    ...s.places.flatMap((place) => place.lands),
  ];
  const inOrder = lands.toSorted((a, b) => a - b);
  if (inOrder.length !== s.cards.lands.length || inOrder.some((land, index) => land !== index))
    found.push(`The lands are ${inOrder.join()}.`);
  const ares = s.fate.filter((card) => card < 0).length + s.aresPile + s.armies.reduce((sum, army) => sum + army.ares, 0);
  if (ares !== s.cards.ares) found.push(`There are ${ares} Ares.`);
  for (const place of PLACES) {
    const [first, second] = placeAt(s, place).lying;
    if (first !== null && first === second) found.push(`Two ${first} cards are in play at place ${place + 1}, but they cancel each other.`);
  }
  return found;
};
