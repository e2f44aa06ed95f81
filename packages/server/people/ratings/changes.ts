import type { RatingChanges } from '../../api/match.ts';
import type { Match, SeatState } from '../../match/match.ts';
import type { DocumentChange } from '../../storage/documents.ts';
import { type Kept, put } from '../kind.ts';
import { type MatchResult, RATED, type Rated, RESULT, type ResultSeat, ratedId } from './kinds.ts';
import { placesOf, skillsAfter } from './outcome.ts';
import { ratingFrom, type Skill } from './skill.ts';

/** A seat with what was known about its player before the match. */
export interface Contestant {
  readonly state: SeatState;
  /** Null for bots, and for players who have deleted everything. */
  readonly player: string | null;
  readonly bot: string | null;
  readonly kept: Kept<Rated> | undefined;
  readonly skill: Skill;
}

/** A contestant after the match. */
interface Finished extends Contestant {
  readonly after: Skill;
  readonly place: number;
  readonly won: boolean;
}

const finishedIn = (match: Match, contestants: readonly Contestant[], counts: boolean): readonly Finished[] => {
  const places = placesOf(match) ?? contestants.map(() => 0);
  const before = contestants.map(({ skill }) => skill);
  const after = counts ? skillsAfter(match, before, places) : before;
  const isDraw = places.every((place) => place === 0);
  return contestants.map((contestant, seat) => {
    const place = places[seat] ?? 0;
    return { ...contestant, after: after[seat] ?? contestant.skill, place, won: place === 0 && !isDraw };
  });
};

/** How often a seat played each piece. */
const piecesOf = ({ game, answers }: Match, seat: number): ResultSeat['pieces'] => {
  const pieces: Record<string, number> = {};
  for (const answer of answers) {
    const piece = answer.seat === seat ? game.pieceIn?.(answer.action) : undefined;
    if (piece !== undefined) pieces[piece] = (pieces[piece] ?? 0) + 1;
  }
  return pieces;
};

const resultSeat = (match: Match, { state: { name }, player, bot, place, after }: Finished, seat: number): ResultSeat => {
  const { rating, deviation } = ratingFrom(after);
  const pieces = player === null ? {} : piecesOf(match, seat);
  return { player, name, bot, place, rating: player === null ? null : rating, deviation: player === null ? null : deviation, pieces };
};

const ratedChange = ({ game, at }: Match, { player, kept, state, after, won }: Finished): readonly DocumentChange[] => {
  if (player === null) return [];
  const { matches = 0, wins = 0 } = kept?.value ?? {};
  const { mu, sigma } = after;
  const { program } = state;
  const rated: Rated = { player, game: game.id, mu, sigma, matches: matches + 1, wins: wins + (won ? 1 : 0), at, program };
  return [put(RATED, ratedId(player, game.id), rated, kept)];
};

/** The result of a match, and everything that is written with it. */
export const changesAfter = (
  match: Match,
  contestants: readonly Contestant[],
  uncounted: RatingChanges['uncounted'],
): { readonly ratings: RatingChanges; readonly changes: readonly DocumentChange[] } => {
  const finished = finishedIn(match, contestants, uncounted === undefined);
  const ratings: MatchResult['ratings'] = {
    ...(uncounted === undefined ? {} : { uncounted }),
    seats: finished.map(({ player, skill, after }) =>
      player === null ? null : { before: ratingFrom(skill).rating, after: ratingFrom(after).rating },
    ),
  };
  const result: MatchResult = {
    game: match.game.id,
    at: match.at,
    ratings,
    seats: finished.map((each, seat) => resultSeat(match, each, seat)),
  };
  const changed = uncounted === undefined ? finished.flatMap((each) => ratedChange(match, each)) : [];
  return { ratings, changes: [put(RESULT, match.id, result), ...changed] };
};
