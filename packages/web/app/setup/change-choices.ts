import type { Choices } from './choices.ts';
import { defaultOpponents, type Opponent, type OpponentKind, opponentKindOf, resized } from './opponents.ts';

/** Changes one choice and keeps the others consistent: the opponent, the number of players, and the seats go together. */

export const withOpponentKind = (choices: Choices, against: OpponentKind): Choices => ({
  ...choices,
  against,
  others: defaultOpponents(against, choices.seats - 1),
});

export const withSeats = (choices: Choices, seats: number): Choices => {
  const others = resized(choices.against, choices.others, seats - 1);
  return { ...choices, seats, others, against: opponentKindOf(others, choices.against) };
};

export const withOpponent = (choices: Choices, at: number, other: Opponent): Choices => {
  const others = choices.others.map((before, seat) => (seat === at ? other : before));
  return { ...choices, others, against: opponentKindOf(others, choices.against) };
};
