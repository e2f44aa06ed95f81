/** The entrants at a table, the one in the first seat first; or one who sits the round out. */
export type Table = readonly number[];

/** How many rounds it takes until everyone has met everyone. */
export const roundsOfAll = (entrants: number): number => entrants - 1 + (entrants % 2);

/**
 * One round in which everyone meets someone they haven't met: the circle method. One stays where they are, and the others move on by one
 * place each round. With an odd number, the place that stays is empty, and the one who would face it sits out.
 */
export const circleRound = (entrants: number, round: number): readonly Table[] => {
  const turning = roundsOfAll(entrants);
  const at = (place: number): number => (place + round - 1) % turning;
  const facing = Array.from({ length: (turning - 1) / 2 }, (_, index): Table => {
    const [one, other] = [at(index + 1), at(turning - 1 - index)];
    // Of the two, the one in front changes with the table, so that no one always has the first seat.
    return index % 2 === 0 ? [one, other] : [other, one];
  });
  const first = at(0);
  if (entrants % 2 === 1) return [...facing, [first]];
  return [round % 2 === 0 ? [first, turning] : [turning, first], ...facing];
};
