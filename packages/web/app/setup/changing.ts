import type { Choices } from './choices.ts';
import { type Against, againstOf, type Other, resized, usualCompany } from './company.ts';

/** What becomes of the choices when one is changed: who plays, how many and who sits where always go together. */

export const withAgainst = (choices: Choices, against: Against): Choices => ({
  ...choices,
  against,
  others: usualCompany(against, choices.seats - 1),
});

export const withSeats = (choices: Choices, seats: number): Choices => {
  const others = resized(choices.against, choices.others, seats - 1);
  return { ...choices, seats, others, against: againstOf(others, choices.against) };
};

export const withOther = (choices: Choices, at: number, other: Other): Choices => {
  const others = choices.others.map((before, seat) => (seat === at ? other : before));
  return { ...choices, others, against: againstOf(others, choices.against) };
};
