import type { Game } from '@swordtable/kernel';
import type { Keys } from '../keys.ts';
import type { Registry } from '../registry/registry.ts';
import type { Storage } from '../storage/storage.ts';
import { matchmakerRound } from './matchmaker.ts';
import { openPairings } from './pairings.ts';
import type { People } from './people.ts';
import type { SeekValue } from './seek.ts';
import { openSeeks, type Seeks } from './seeks.ts';

export interface MatchmakingParts {
  readonly storage: Storage;
  readonly registry: Registry;
  readonly keys: Keys;
  readonly people: Pick<People, 'players' | 'notify' | 'blocks' | 'ratings'>;
  /** The games for new matches. */
  readonly games: readonly Game[];
  now(): number;
}

/** Everything that brings strangers together. */
export interface Matchmaking {
  readonly seeks: Seeks;
  /** Pairs those who suit each other, and attends to earlier pairs. */
  round(): Promise<void>;
}

/** What guests are paired by. */
const UNRATED = 1_500;

export const openMatchmaking = ({ storage, registry, keys, people, games, now }: MatchmakingParts): Matchmaking => {
  const { documents } = storage;
  const pairings = openPairings({ storage, registry, keys, games, now, notify: people.notify });
  const mayMeet = async ({ player: one }: SeekValue, { player: other }: SeekValue): Promise<boolean> =>
    one === null || other === null || !(await people.blocks.isBlocked(one.player, other.player));
  const ratingOf = async (player: string | null, game: string): Promise<number> =>
    player === null ? UNRATED : (await people.ratings.ratingOf(player, game)).rating;
  return {
    seeks: openSeeks({ documents, players: people.players, pairings, games, newId: keys.matchId, now, ratingOf, mayMeet }),
    round: () => matchmakerRound({ documents, pairings, now, mayMeet }),
  };
};
