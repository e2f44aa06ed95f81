import type { Kept } from './kind.ts';
import { isPresent, type SeekValue } from './seek.ts';

/** Two who should play, and what. */
export interface Pair {
  readonly seeks: readonly [Kept<SeekValue>, Kept<SeekValue>];
  readonly game: string;
}

/** How far apart two ratings may be at first, and how much further with every second or, over days, every ten minutes. */
const FIRST = 100;
const WIDER = 20;
const STEP = { live: 1_000, days: 600_000 } as const;
/** Better someone far stronger than no one. */
const MOST = 3_000;

/** How far from their own rating someone looks after waiting this long. */
export const windowOf = ({ pace, since }: Pick<SeekValue, 'pace' | 'since'>, now: number): number =>
  Math.min(MOST, FIRST + (WIDER * Math.max(0, now - since)) / STEP[pace]);

/** The game in which two are closest, and how close; the first one's favorite if several are equal. */
export const closestGame = (one: SeekValue, other: SeekValue): { readonly game: string; readonly apart: number } | undefined => {
  let closest: { game: string; apart: number } | undefined;
  for (const { game, rating } of one.games) {
    const theirs = other.games.find((each) => each.game === game);
    if (theirs === undefined) continue;
    const apart = Math.abs(rating - theirs.rating);
    if (closest === undefined || apart < closest.apart) closest = { game, apart };
  }
  return closest;
};

/**
 * Pairs those in one pool: the player who has waited longest chooses first, and gets the opponent closest in rating. Two suit each other if the
 * distance is within the average of their windows, so that no one waits long for someone who has just come.
 */
export const pairUp = async (
  pool: readonly Kept<SeekValue>[],
  now: number,
  mayMeet: (one: SeekValue, other: SeekValue) => Promise<boolean>,
): Promise<readonly Pair[]> => {
  const waiting = pool.filter(({ value }) => isPresent(value, now)).toSorted((a, b) => a.value.since - b.value.since);
  const paired = new Set<string>();
  const pairs: Pair[] = [];
  for (const [index, one] of waiting.entries()) {
    if (paired.has(one.id)) continue;
    const suitable = waiting
      .slice(index + 1)
      .flatMap((other) => {
        const closest = paired.has(other.id) ? undefined : closestGame(one.value, other.value);
        if (closest === undefined || closest.apart > (windowOf(one.value, now) + windowOf(other.value, now)) / 2) return [];
        return [{ other, ...closest }];
      })
      .toSorted((a, b) => a.apart - b.apart);
    for (const { other, game } of suitable) {
      if (!(await mayMeet(one.value, other.value))) continue;
      paired.add(one.id).add(other.id);
      pairs.push({ seeks: [one, other], game });
      break;
    }
  }
  return pairs;
};
