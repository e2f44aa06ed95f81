import { accept, type Result } from '@swordtable/kernel';
import type { RatingChanges } from '../../api/match.ts';
import type { Match, SeatState } from '../../match/match.ts';
import type { Documents } from '../../storage/documents.ts';
import { insist } from '../insist.ts';
import { findAll, readAll, readOne } from '../kind.ts';
import { PLAYER } from '../player.ts';
import { botSkill } from './bots.ts';
import { type Contestant, changesAfter } from './changes.ts';
import { pairsOf, RATED, RESULT, ratedId } from './kinds.ts';
import { placesOf } from './outcome.ts';
import { NEWCOMER, rusted } from './skill.ts';

const DAY = 24 * 3_600_000;
/** How many matches of the same two players count in 24 hours. */
const COUNTED_PER_DAY = 5;

type Uncounted = RatingChanges['uncounted'];

const sharesNetwork = (seats: readonly SeatState[]): boolean => {
  const networks = seats.flatMap(({ network }) => network ?? []);
  return new Set(networks).size < networks.length;
};

/** Changes the ratings with the result of a match that is over. However often and wherever it's called, they change once. */
export const settler = (documents: Documents): ((match: Match) => Promise<Result<RatingChanges>>) => {
  const playedTooOften = async (players: readonly string[], at: number): Promise<boolean> => {
    for (const value of pairsOf(players)) {
      const counted = await findAll(documents, RESULT, { name: 'pair', value, least: at - DAY, most: COUNTED_PER_DAY });
      if (counted.length >= COUNTED_PER_DAY) return true;
    }
    return false;
  };

  const contestantsOf = async ({ seats, terms, game, at }: Match): Promise<readonly Contestant[]> => {
    const wanted = seats.flatMap(({ profile }) => profile?.id ?? []);
    // Players who have deleted everything in the meantime have no rating any longer.
    const players = new Set((await readAll(documents, PLAYER, wanted)).map(({ id }) => id));
    const known = await readAll(
      documents,
      RATED,
      [...players].map((player) => ratedId(player, game.id)),
    );
    return seats.map((state, seat): Contestant => {
      const bot = state.kind === 'bot' ? (terms.seats[seat]?.level ?? 'medium') : null;
      if (bot !== null) return { state, player: null, bot, kept: undefined, skill: botSkill(game.id, bot) };
      const player = state.profile !== undefined && players.has(state.profile.id) ? state.profile.id : null;
      const kept = known.find(({ value }) => value.player === player);
      return { state, player, bot, kept, skill: kept === undefined ? NEWCOMER : rusted(kept.value, at - kept.value.at) };
    });
  };

  const whyUncounted = async (match: Match, players: readonly string[]): Promise<Uncounted> => {
    if (placesOf(match) === undefined) return 'abandoned';
    if (sharesNetwork(match.seats)) return 'same-network';
    return (await playedTooOften(players, match.at)) ? 'same-opponent' : undefined;
  };

  const attempt = async (match: Match): Promise<Result<RatingChanges> | undefined> => {
    const done = await readOne(documents, RESULT, match.id);
    if (done !== undefined) return accept(done.value.ratings);
    const contestants = await contestantsOf(match);
    const players = contestants.flatMap(({ player }) => player ?? []);
    const { ratings, changes } = changesAfter(match, contestants, await whyUncounted(match, players));
    return (await documents.change(changes)) ? accept(ratings) : undefined;
  };

  return (match) => insist(() => attempt(match));
};
