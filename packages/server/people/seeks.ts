import { accept, type Game, type Result, refuse } from '@swordtable/kernel';
import type { Pace, Seek, SeekState, seekBody, WaitingPlayer } from '../api/seeks.ts';
import type { Shape } from '../api/shape.ts';
import type { KeyHash } from '../match/entry.ts';
import type { Documents } from '../storage/documents.ts';
import { insist } from './insist.ts';
import { findAll, type Kept, put, readOne, remove } from './kind.ts';
import type { Pairings } from './pairings.ts';
import type { Players } from './players.ts';
import { isPresent, POOLS, SEEK, type SeekValue, seekIdOf } from './seek.ts';
import { closestGame } from './windows.ts';

export type SeekWishes = Shape<typeof seekBody>;

export interface SeeksParts {
  readonly documents: Documents;
  readonly players: Pick<Players, 'byKey'>;
  readonly pairings: Pairings;
  readonly games: readonly Game[];
  newId(): string;
  now(): number;
  ratingOf(player: string | null, game: string): Promise<number>;
  mayMeet(one: SeekValue, other: SeekValue): Promise<boolean>;
}

/** Those who look for an opponent. */
export interface Seeks {
  /** Begins to wait, or continues with other wishes. Someone who is paired already stays so. */
  begin(key: KeyHash, wishes: SeekWishes): Promise<Result<Seek>>;
  /** How far a player's seek is. Asking shows that they are still here. */
  look(key: KeyHash, pace: Pace): Promise<Seek | undefined>;
  stop(key: KeyHash, pace: Pace): Promise<Result<undefined>>;
  /** Everyone else who waits and can be joined. */
  waiting(key: KeyHash | undefined): Promise<readonly WaitingPlayer[]>;
}

const TOUCH_EVERY = 5_000;
const SHOWN_MAX = 50;
const GONE = refuse('seek-gone', 'This player is no longer waiting. Choose another table.');

const stateOf = ({ found }: SeekValue): SeekState => (found === undefined ? 'waiting' : found.begun === undefined ? 'paired' : 'playing');

const foundIn = ({ found }: SeekValue): Pick<Seek, 'found'> => {
  if (found === undefined) return {};
  const { begun: _begun, ...shown } = found;
  return { found: shown };
};

const seekFrom = ({ value }: Kept<SeekValue>): Seek => {
  const { games, seats, pace, rated, since } = value;
  return { games: games.map(({ game }) => game), seats, pace, rated, since, state: stateOf(value), ...foundIn(value) };
};

const sameWishes = (one: SeekValue, { games, seats, rated }: SeekWishes): boolean =>
  one.rated === rated && one.seats === seats && one.games.length === games.length && one.games.every(({ game }) => games.includes(game));

/** Whether all games exist, and can be played by that many. */
const fitIn = (games: readonly Game[], { games: wanted, seats }: SeekWishes): Result<undefined> => {
  for (const id of wanted) {
    const game = games.find((each) => each.id === id);
    if (game === undefined) return refuse('unknown-game', `There is no game "${id}".`);
    const { min, max } = game.seats;
    if (seats < min || seats > max) return refuse('bad-seats', `${game.name} is for ${min} to ${max} players.`);
  }
  return accept(undefined);
};

export const openSeeks = ({ documents, players, pairings, games, newId, now, ratingOf, mayMeet }: SeeksParts): Seeks => {
  const own = (key: KeyHash, pace: Pace): Promise<Kept<SeekValue> | undefined> => readOne(documents, SEEK, seekIdOf(key, pace));

  /** A seek as it is now; of one that's paired, the match may have begun or been canceled. */
  const current = async (key: KeyHash, pace: Pace): Promise<Kept<SeekValue> | undefined> => {
    const seek = await own(key, pace);
    if (seek?.value.found === undefined || seek.value.found.begun !== undefined) return seek;
    await pairings.attend(seek.value.found.match);
    return own(key, pace);
  };

  const valueFor = async (key: KeyHash, wishes: SeekWishes, before: SeekValue | undefined): Promise<Result<SeekValue>> => {
    const fit = fitIn(games, wishes);
    if (!fit.ok) return fit;
    const player = await players.byKey(key);
    if (wishes.rated && player === undefined)
      return refuse('not-a-player', 'Only players with a name can play rated. Choose a name first.');
    const ids = [...new Set(wishes.games)];
    const rated = await Promise.all(ids.map(async (game) => ({ game, rating: Math.round(await ratingOf(player?.id ?? null, game)) })));
    const waits = before !== undefined && before.found === undefined && sameWishes(before, wishes);
    return accept({
      ...{ key, pace: wishes.pace, rated: wishes.rated, games: rated, seats: wishes.seats, seen: now() },
      ...(waits ? { id: before.id, since: before.since } : { id: newId(), since: now() }),
      player: player === undefined ? null : { player: player.id, emblem: player.value.emblem },
      name: player?.value.name ?? wishes.name,
    });
  };

  /** Pairs a player with someone of their choice, however far apart their ratings are. If they look for more, both wait for the others. */
  const join = async (mine: Kept<SeekValue>, other: string): Promise<Result<undefined> | undefined> => {
    const [theirs] = await findAll(documents, SEEK, { name: 'id', value: other, most: 1 });
    if (theirs === undefined || !isPresent(theirs.value, now())) return GONE;
    if (theirs.value.key === mine.value.key) return refuse('own-seek', 'You can’t play against yourself. Wait for someone else.');
    const closest = closestGame(theirs.value, mine.value);
    const fits = (['pace', 'rated', 'seats'] as const).every((what) => theirs.value[what] === mine.value[what]);
    if (closest === undefined || !fits || !(await mayMeet(theirs.value, mine.value))) return GONE;
    if (mine.value.seats > 2) return accept(undefined);
    return (await pairings.make({ seeks: [theirs, mine], game: closest })) ? accept(undefined) : undefined;
  };

  const begin = async (key: KeyHash, wishes: SeekWishes): Promise<Result<Kept<SeekValue>> | undefined> => {
    const before = await current(key, wishes.pace);
    if (before?.value.found !== undefined && before.value.found.begun === undefined) return accept(before);
    const value = await valueFor(key, wishes, before?.value);
    if (!value.ok) return value;
    const id = seekIdOf(key, wishes.pace);
    if (!(await documents.change([put(SEEK, id, value.value, before)]))) return undefined;
    const written = { id, mark: (before?.mark ?? 0) + 1, value: value.value };
    if (wishes.join === undefined) return accept(written);
    const joined = await join(written, wishes.join);
    if (joined === undefined) return undefined;
    if (joined.ok) return accept((await own(key, wishes.pace)) ?? written);
    // They wanted to play this one, and not just anyone.
    if (before === undefined) await documents.change([remove(SEEK, written)]);
    return joined;
  };

  return {
    begin: async (key, wishes) => {
      const begun = await insist(() => begin(key, wishes));
      return begun.ok ? accept(seekFrom(begun.value)) : begun;
    },
    look: async (key, pace) => {
      const seek = await current(key, pace);
      if (seek === undefined) return undefined;
      // If someone pairs them in the same moment, that counts as well.
      if (now() - seek.value.seen >= TOUCH_EVERY) await documents.change([put(SEEK, seek.id, { ...seek.value, seen: now() }, seek)]);
      return seekFrom(seek);
    },
    stop: (key, pace) =>
      insist(async () => {
        const seek = await current(key, pace);
        if (seek === undefined) return accept(undefined);
        const { found } = seek.value;
        if (found === undefined || found.begun !== undefined)
          return (await documents.change([remove(SEEK, seek)])) ? accept(undefined) : undefined;
        if (await pairings.decline(found.match, key)) return undefined;
        return refuse('begun', 'The match has begun. Resign or leave instead.');
      }),
    waiting: async (key) => {
      const pools = await Promise.all(POOLS.map((value) => findAll(documents, SEEK, { name: 'pool', value, most: SHOWN_MAX })));
      return pools
        .flat()
        .filter(({ value }) => value.key !== key && isPresent(value, now()))
        .map(({ value: { id, player, name, games: wanted, seats, pace, rated, since } }) => ({
          ...{ seek: id, player, name, games: wanted, seats, pace, rated, since },
        }));
    },
  };
};
