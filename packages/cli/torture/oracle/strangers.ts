import type { Match } from '@swordtable/server/match/match';
import { BLOCK } from '@swordtable/server/people/blocks';
import { put } from '@swordtable/server/people/kind';
import { RATED, RESULT, ratedId } from '@swordtable/server/people/ratings/kinds';
import { skillFrom } from '@swordtable/server/people/ratings/skill';
import { PAIRING, SEEK, seekIdOf } from '@swordtable/server/people/seek';
import { TALK } from '@swordtable/server/people/talk/talk';
import type { DocumentChange } from '@swordtable/server/storage/documents';
import type { Rows } from '../disk.ts';
import type { Violation } from '../world.ts';
import { allOf, storedOf, type Written, writtenIn } from './documents.ts';
import { SKEW_MAX } from './laws.ts';

/** No one is paired while they are paired already, or with someone they had blocked when they began to look. */
export const pairingFault = (written: Written, rows: Rows, matchOf: (id: string) => Match | undefined): Violation | undefined => {
  for (const { id, value } of writtenIn(written, PAIRING)) {
    const isOpen = (other: string): boolean => (matchOf(other)?.status ?? 'waiting') === 'waiting';
    const twice = allOf(rows, PAIRING).find(
      (other) =>
        other.id !== id && other.value.pace === value.pace && other.value.keys.some((key) => value.keys.includes(key)) && isOpen(other.id),
    );
    if (twice !== undefined) return { what: 'doubled', sentence: `Someone is paired in ${id}, and in ${twice.id} as well.` };
    const seeks = value.keys.flatMap((key) => storedOf(rows, SEEK, seekIdOf(key, value.pace)) ?? []);
    const since = Math.max(...seeks.map((seek) => seek.since));
    const players = seeks.flatMap(({ player }) => player?.player ?? []);
    const blocked = allOf(rows, BLOCK).find(
      ({ value: { by, other, at } }) => players.includes(by) && players.includes(other) && at + 2 * SKEW_MAX < since,
    );
    if (blocked !== undefined) return { what: 'unwanted', sentence: `Two are paired in ${id} although one had blocked the other.` };
  }
  return undefined;
};

/** A rating counts every match once: it changes together with the result. */
export const ratingFault = (written: Written, rows: Rows): Violation | undefined => {
  const results = new Map([...allOf(rows, RESULT), ...writtenIn(written, RESULT)].map(({ id, value }) => [id, value]));
  for (const { value } of writtenIn(written, RATED)) {
    const counted = [...results.values()].filter(
      ({ game, ratings, seats }) =>
        game === value.game && ratings.uncounted === undefined && seats.some(({ player }) => player === value.player),
    ).length;
    if (value.matches !== counted)
      return { what: 'doubled', sentence: `A rating in ${value.game} counts ${value.matches} matches, but there are ${counted} results.` };
  }
  return undefined;
};

/** A rating that is certain enough for a leaderboard, of someone with no results here. */
export const settledRating = (player: string, game: string, at: number): DocumentChange =>
  put(RATED, ratedId(player, game), { player, game, ...skillFrom(1_700, 60), matches: 0, wins: 0, at, program: false });

/** What is said is numbered without gaps, and said once. */
export const talkFault = (written: Written, rows: Rows): Violation | undefined => {
  for (const { id, value } of writtenIn(written, TALK)) {
    const before = storedOf(rows, TALK, id)?.count ?? 0;
    const [last] = value.lines.slice(-1);
    if (value.count > before + 1 || value.count < before || (value.count > before && last?.number !== value.count))
      return { what: 'gap', sentence: `After ${before} lines, the talk in ${id} has ${value.count}.` };
    const texts = value.lines.flatMap(({ seat, text }) => (text === undefined ? [] : [`${seat} ${text}`]));
    if (new Set(texts).size < texts.length) return { what: 'doubled', sentence: `Something was said twice in ${id}.` };
  }
  return undefined;
};
