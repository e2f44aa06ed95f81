import type { Seat } from '@swordtable/kernel';
import type { Match } from '../../match/match.ts';
import { afterMatch, partly, type Skill } from './skill.ts';

/** With fewer answers than this, a player who gave up hardly played. */
const PLAYED = 5;
/** What the others get out of a match against someone who hardly played. */
const SHARE = 0.25;

/** The place of each seat: 0 is first. Undefined if the match has no result. */
export const placesOf = ({ ended, seats }: Pick<Match, 'ended' | 'seats'>): readonly number[] | undefined => {
  const { why, standing } = ended ?? {};
  if (standing === undefined || why === 'abandoned' || why === 'cancelled') return undefined;
  const places = seats.map((_, seat) => standing.ranking.findIndex((rank) => rank.includes(seat)));
  return places.includes(-1) ? undefined : places;
};

/** Whether someone gave up before they really played: by resigning, by leaving, or by not coming at all. */
const isQuick = ({ resigned, answers }: Pick<Match, 'resigned' | 'answers'>): boolean =>
  resigned.some((seat) => answers.filter((answer) => answer.seat === seat).length < PLAYED);

/**
 * The skills after a match. A player who gives up early loses in full, but the others get only a part of it: a friend can't be lifted by
 * resigning again and again.
 */
export const skillsAfter = (
  match: Pick<Match, 'resigned' | 'answers'>,
  before: readonly Skill[],
  places: readonly number[],
): readonly Skill[] => {
  const after = afterMatch(before, places);
  const gaveUp = (seat: Seat): boolean => match.resigned.includes(seat);
  if (!isQuick(match)) return after;
  return after.map((skill, seat) => (gaveUp(seat) ? skill : partly(before[seat] ?? skill, skill, SHARE)));
};
