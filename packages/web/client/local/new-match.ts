import { botNamed, LEVELS } from '@swordtable/bots';
import { accept, type Game, type Json, type MatchOptions, open, type Result } from '@swordtable/kernel';
import type { Entry, KeyHash, Line, SeatTerms, Terms } from '@swordtable/server/match/entry';
import { importOf } from '@swordtable/server/match/file';

/** Who sits where in a match without a server: people at this page, and bots. */
export type LocalSeat = { readonly kind: 'here'; readonly name: string } | { readonly kind: 'bot'; readonly level: string };

export interface LocalSetup {
  readonly game: string;
  /** Options of the game; what is left out has its default. */
  readonly options: Readonly<Record<string, Json>>;
  /** One for each seat. With several people the page is handed around; with none bots play for a watcher. */
  readonly seats: readonly LocalSeat[];
  /** Deals from this seed instead of by chance: for a lesson, whose first tiles have to be known. Nobody vouches for such a deal. */
  readonly seed?: string;
}

/** The key to all seats of people here: who holds the page holds it. */
export const HERE: KeyHash = 'here';

const termsOf = (seat: LocalSeat): SeatTerms => {
  if (seat.kind === 'here') return { kind: 'person', name: seat.name, invites: [HERE] };
  const name = LEVELS.find(({ id }) => id === seat.level)?.name ?? seat.level;
  return { kind: 'bot', name: `${name} bot`, level: seat.level, invites: [] };
};

/** Lines in a row, all of one moment. */
export const linesOf = (entries: readonly Entry[], at: number): readonly Line[] => entries.map((entry, seq) => ({ seq, at, entry }));

/** A match with a deal that was chosen begins like one that comes in from elsewhere: without a commitment that it could not keep. */
const dealtFrom = (seed: string, game: Game, { seats }: LocalSetup, options: MatchOptions): readonly Entry[] => {
  const setup = { game: game.id, version: game.version, seats: seats.length, options, seed, answers: [] };
  const names = seats.map((seat) => termsOf(seat).name);
  const levels = seats.map((seat) => (seat.kind === 'bot' ? seat.level : null));
  const joined = seats.flatMap((place, seat): Entry[] => (place.kind === 'here' ? [{ kind: 'joined', seat, key: HERE, invite: '' }] : []));
  return [...importOf(setup, names, HERE, true, levels), ...joined];
};

/** The first lines of a match: it is made, and everybody sits down. */
export const newMatchLines = (game: Game, wishes: LocalSetup, secret: string, at: number): Result<readonly Line[]> => {
  for (const seat of wishes.seats) {
    const bot = seat.kind === 'bot' ? botNamed(seat.level) : undefined;
    if (bot?.ok === false) return bot;
  }
  // Opened for trial, so that what cannot be played is refused before anything is kept.
  const opened = open(game, wishes.seats.length, wishes.options, 'trial');
  if (!opened.ok) return opened;
  if (wishes.seed !== undefined) return accept(linesOf(dealtFrom(wishes.seed, game, wishes, opened.value.options), at));
  const terms: Terms = {
    ...{ game: game.id, version: game.version, options: opened.value.options, seats: wishes.seats.map(termsOf), secret },
    ...{ listed: false, openAfter: true, clock: null, patience: 0, host: HERE, watch: '' },
  };
  const seated = wishes.seats.flatMap((place, seat): Entry[] =>
    place.kind === 'here' ? [{ kind: 'seated', seat, key: HERE, name: place.name, program: false, luck: '', invite: HERE }] : [],
  );
  return accept(linesOf([{ kind: 'created', terms }, ...seated], at));
};
