import { ACTIONS, type ActionCard, type Answering, answering, type Cards, WARRIORS, type Warrior } from '../cards/cards.ts';

/** The cards that a card cancels or defeats. */
export const answersTo = (card: ActionCard, how: Answering): readonly ActionCard[] =>
  ACTIONS.filter((played) => answering(card, played) === how);

/** The cards that cancel or defeat a card. */
export const answeredBy = (card: ActionCard, how: Answering): readonly ActionCard[] =>
  ACTIONS.filter((answer) => answering(answer, card) === how);

/** Equal names once, with how many they are: `2 Archers`. */
export const counted = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].map((name) => {
    const count = names.filter((each) => each === name).length;
    return count === 1 ? name : `${count} ${name}`;
  });

/** The types that a type loses to. */
export const losesTo = (warrior: Warrior, beats: Cards['beats']): readonly Warrior[] =>
  WARRIORS.filter((other) => beats[other].includes(warrior));
