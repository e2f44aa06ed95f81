import { deepEqual, type Game, open, optionAt, type Position, randomBelow, randomFrom, submit } from '@swordtable/kernel';

/** How many answers of a game are checked. */
const LOOKED_AT = 200;

const showsMore = (game: Game, { state, decisions }: Position, seats: number): boolean =>
  decisions.some(({ prompt }) => prompt.sealed !== undefined) ||
  Array.from({ length: seats }, (_, seat) => seat).some((seat) => !deepEqual(game.view(state, seat), game.view(state, undefined)));

/** Whether players of a game see what others may not: plays one match at random and compares their views. */
export const hasSecrets = (game: Game): boolean => {
  const seats = Math.max(2, game.seats.min);
  const opened = open(game, Math.min(seats, game.seats.max), {}, 'secrets');
  if (!opened.ok) return true;
  const random = randomFrom('secrets');
  let { position } = opened.value;
  for (let answers = 0; answers < LOOKED_AT; answers++) {
    if (showsMore(game, position, seats)) return true;
    const asked = position.decisions[randomBelow(random, position.decisions.length)];
    if (asked === undefined) return false;
    const played = submit(game, position, asked.seat, optionAt(asked.options, randomBelow(random, asked.options.length)));
    if (!played.ok) return true;
    position = played.value.position;
  }
  return false;
};
