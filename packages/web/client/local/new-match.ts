import { botNamed, LEVELS } from '@swordtable/bots';
import { accept, type Game, type Json, type MatchOptions, openSetup, type Result } from '@swordtable/kernel';
import type { Entry, KeyHash, Line, SeatTerms, Terms } from '@swordtable/server/match/entry';
import { importOf } from '@swordtable/server/match/file';

/** The players of a match without a server: people at this page, and bots. */
export type LocalSeat = { readonly kind: 'here'; readonly name: string } | { readonly kind: 'bot'; readonly level: string };

export interface LocalSetup {
  readonly game: string;
  /** Options of the game; those left out have their defaults. */
  readonly options: Readonly<Record<string, Json>>;
  /** One for each seat. With several people the page is handed around; with none, bots play for a spectator. */
  readonly seats: readonly LocalSeat[];
  /** Deals from this seed instead of at random: for a lesson, whose first tiles must be known. Such a deal has no proof. */
  readonly seed?: string;
  /** Begins with this position, in the game's notation, instead of a deal. */
  readonly scene?: string;
}

/** The key to all people's seats here: it comes with the device. */
export const HERE: KeyHash = 'here';

const termsOf = (seat: LocalSeat): SeatTerms => {
  if (seat.kind === 'here') return { kind: 'person', name: seat.name, invites: [HERE] };
  const name = LEVELS.find(({ id }) => id === seat.level)?.name ?? seat.level;
  return { kind: 'bot', name: `${name} bot`, level: seat.level, invites: [] };
};

/** Lines in sequence, all at the same time. */
export const linesOf = (entries: readonly Entry[], at: number): readonly Line[] => entries.map((entry, seq) => ({ seq, at, entry }));

/** A match with a chosen deal or position begins like an imported one: without a commitment that it couldn't keep. */
const begunWith = (seed: string, game: Game, { seats, scene }: LocalSetup, options: MatchOptions): readonly Entry[] => {
  const begun = scene === undefined ? {} : { scene };
  const setup = { game: game.id, version: game.version, seats: seats.length, options, seed, ...begun, answers: [] };
  const names = seats.map((seat) => termsOf(seat).name);
  const levels = seats.map((seat) => (seat.kind === 'bot' ? seat.level : null));
  const joined = seats.flatMap((place, seat): Entry[] => (place.kind === 'here' ? [{ kind: 'joined', seat, key: HERE, invite: '' }] : []));
  return [...importOf(setup, names, HERE, true, levels), ...joined];
};

/** The first lines of a match: it's created, and everyone sits down. */
export const newMatchLines = (game: Game, wishes: LocalSetup, secret: string, at: number): Result<readonly Line[]> => {
  for (const seat of wishes.seats) {
    const bot = seat.kind === 'bot' ? botNamed(seat.level) : undefined;
    if (bot?.ok === false) return bot;
  }
  // A trial deal, so that what can't be played is refused before anything is stored.
  const { options, seed, scene } = wishes;
  const opened = openSetup(game, { seats: wishes.seats.length, options, seed: 'trial', ...(scene === undefined ? {} : { scene }) });
  if (!opened.ok) return opened;
  if (seed !== undefined || scene !== undefined) return accept(linesOf(begunWith(seed ?? secret, game, wishes, opened.value.options), at));
  const terms: Terms = {
    ...{ game: game.id, version: game.version, options: opened.value.options, seats: wishes.seats.map(termsOf), secret },
    ...{ listed: false, openAfter: true, clock: null, patience: 0, host: HERE, watch: '' },
  };
  const seated = wishes.seats.flatMap((place, seat): Entry[] =>
    place.kind === 'here' ? [{ kind: 'seated', seat, key: HERE, name: place.name, program: false, luck: '', invite: HERE }] : [],
  );
  return accept(linesOf([{ kind: 'created', terms }, ...seated], at));
};
