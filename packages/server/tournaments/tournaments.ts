import type { Match } from '../match/match.ts';
import type { People } from '../people/people.ts';
import { openCommands, type TournamentCommands } from './commands.ts';
import { leaveAll } from './leave-all.ts';
import { openReading, type TournamentReading } from './reading.ts';
import { openRounds, type RoundsParts } from './rounds.ts';

export interface TournamentsParts extends Omit<RoundsParts, 'notify' | 'blocks' | 'ratings' | 'isPaused'> {
  readonly people: Pick<People, 'notify' | 'blocks' | 'ratings' | 'maintenance'>;
  trouble(what: string, error: unknown): void;
}

export interface Tournaments extends TournamentCommands, TournamentReading {
  now(): number;
  /** Withdraws a player who is about to be deleted. */
  leaveAll(player: string): Promise<void>;
  /** Moves a tournament on as far as possible now. */
  attend(id: string): Promise<void>;
  /** A match has changed here; perhaps its tournament moves on. */
  onStep(match: Match): void;
  /** Moves on everything that is due. */
  sweep(): Promise<void>;
  /** Moves nothing on anymore; another process will. */
  close(): Promise<void>;
}

const SWEPT_MAX = 100;
const RETRY_AFTER = 30_000;

export const openTournaments = ({ documents, registry, keys, people, now, trouble }: TournamentsParts): Tournaments => {
  const { notify, blocks, ratings, maintenance } = people;
  const isPaused = async (): Promise<boolean> => (await maintenance.note()) !== null;
  const rounds = openRounds({ documents, registry, keys, notify, blocks, ratings, isPaused, now });
  const commands = openCommands(documents, now);
  /** The last request for each tournament; they're attended to one after another. */
  const attending = new Map<string, Promise<void>>();
  /** Those that failed, and when they're tried again. They don't keep the others from their turn. */
  const troubled = new Map<string, number>();
  let sweeps = 0;
  let isClosed = false;

  const attend = (id: string): Promise<void> => {
    const work = (attending.get(id) ?? Promise.resolve())
      .then(() => (isClosed ? undefined : rounds.advance(id)))
      .catch((error) => {
        troubled.set(id, now() + RETRY_AFTER);
        trouble('a tournament could not be moved on', error);
      })
      .finally(() => {
        if (attending.get(id) === work) attending.delete(id);
      });
    attending.set(id, work);
    return work;
  };

  return {
    ...commands,
    ...openReading(documents),
    now,
    attend,
    leaveAll: async (player) => {
      for (const id of await leaveAll(documents, commands, player)) await attend(id);
    },
    onStep: ({ status, terms: { tournament } }) => {
      if (status === 'over' && tournament !== undefined) void attend(tournament.id);
    },
    sweep: async () => {
      sweeps += 1;
      // At startup, what a dead process left behind is found without waiting.
      for (const [id, until] of troubled) if (until <= now()) troubled.delete(id);
      const due = await rounds.due(sweeps === 1 ? Number.MAX_SAFE_INTEGER : now(), SWEPT_MAX + troubled.size);
      await Promise.all(due.filter((id) => !troubled.has(id)).map(attend));
    },
    close: async () => {
      isClosed = true;
      await Promise.all(attending.values());
    },
  };
};
