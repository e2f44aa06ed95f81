import type { Game } from '@swordtable/kernel';
import type { Keys } from '@swordtable/server/keys';
import { openMatchmaking } from '@swordtable/server/people/matchmaking';
import { openMoves } from '@swordtable/server/people/moves';
import { openPeople } from '@swordtable/server/people/people';
import { deliveryRounds } from '@swordtable/server/people/push/delivery';
import { watchTurns } from '@swordtable/server/people/push/turn-watch';
import { openVacations } from '@swordtable/server/people/vacations';
import type { LiveMatch } from '@swordtable/server/registry/live-match';
import { openRater, type Rater } from '@swordtable/server/registry/rater';
import type { Registry } from '@swordtable/server/registry/registry';
import { type Storage, StorageFailure } from '@swordtable/server/storage/storage';
import { openTournaments } from '@swordtable/server/tournaments/tournaments';
import type { Life } from './agenda.ts';
import { PUSH_ORIGIN, type PushService } from './push-service.ts';
import { repeatIn } from './rounds.ts';
import type { Society } from './serve-people.ts';
import type { World } from './world.ts';

interface SocietyParts {
  readonly world: World;
  readonly life: Life;
  readonly storage: Storage;
  readonly registry: Registry;
  readonly keys: Keys;
  readonly games: readonly Game[];
  /** Where push messages go; undefined where nobody needs what is done for strangers. */
  readonly push: PushService | undefined;
  now(): number;
  trouble(what: string, error: unknown): void;
}

/** The society of a process, and what it does on its own. */
interface OpenSociety extends Society {
  readonly rater: Rater;
  stepped(live: LiveMatch): void;
}

const PAIR_EVERY = 1_000;
const PUSH_EVERY = 2_000;
const MOVE_EVERY = 20_000;

/** A store that fails is no bug. Where it's the reason for something else, it's named there. */
const isStore = (error: unknown): boolean =>
  error instanceof StorageFailure ||
  (error instanceof Error && /The server’s storage is full|The store can’t be reached|at the same time/.test(error.message));

/** Pairing, ratings, push messages, vacations, and tournaments, as the service runs them. */
export const openSociety = ({ world, life, storage, registry, keys, games, push, now, trouble }: SocietyParts): OpenSociety => {
  const { documents } = storage;
  const failed = (what: string, error: unknown): void => {
    if (!isStore(error)) trouble(what, error);
  };
  const people = openPeople({
    ...{ documents, newId: keys.matchId, now, beside: world.hold },
    endpoints: { testService: PUSH_ORIGIN, resolve: async () => [] },
  });
  const vacations = openVacations({ documents, storage, registry, now });
  const matchmaking = openMatchmaking({ storage, registry, keys, people, games, now });
  const tournaments = openTournaments({ documents, registry, keys, people, now, trouble: failed });
  const rater = openRater({ settle: people.ratings.settle, trouble: failed });
  const turns = watchTurns({ registry, storage, documents, notify: people.notify, now });

  const moves = openMoves({ documents, storage, registry, now, slices: () => () => undefined });
  const society = { people, vacations, tournaments, rater, moves, seeks: matchmaking.seeks };
  if (push === undefined) return { ...society, stepped: () => {} };

  const { players, subscriptions } = people;
  const deliver = deliveryRounds({ documents, players, subscriptions, registry, now, send: push.sendFrom(life) });
  const tell = async (): Promise<void> => {
    await vacations.round();
    await turns.round();
    await deliver();
  };
  const repeat = (every: number, what: string, round: () => Promise<void>): void =>
    repeatIn(world, life, { first: world.delay(), every }, round, (error) => failed(what, error));
  repeat(PAIR_EVERY, 'pairing players failed', matchmaking.round);
  repeat(PAIR_EVERY, 'attending to the tournaments failed', tournaments.sweep);
  repeat(MOVE_EVERY, 'moving guests’ matches failed', moves.round);
  repeat(PUSH_EVERY, 'sending push messages failed', tell);
  return {
    ...society,
    stepped: (live) => {
      turns.stepped(live);
      rater.attend(registry, live);
      tournaments.onStep(live.match);
    },
  };
};
