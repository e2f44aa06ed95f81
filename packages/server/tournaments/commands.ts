import { accept, type Result, refuse } from '@swordtable/kernel';
import { ENTRANTS_MIN } from '../api/tournaments.ts';
import { insist } from '../people/insist.ts';
import { findAll, type Kept, put, readOne } from '../people/kind.ts';
import type { Documents } from '../storage/documents.ts';
import { type Entrant, isUnfinished, TOURNAMENT, type Tournament } from './tournament.ts';

/** What players can do with tournaments. `player` is always the one who asks. */
export interface TournamentCommands {
  /** With an id that exists already, it's the one that was created before. */
  create(id: string, tournament: Tournament): Promise<Result<Kept<Tournament>>>;
  enter(id: string, player: string, program: boolean): Promise<Result<Kept<Tournament>>>;
  withdraw(id: string, player: string): Promise<Result<Kept<Tournament>>>;
  /** The host's. */
  addBots(id: string, player: string, levels: readonly string[]): Promise<Result<Kept<Tournament>>>;
  /** If it says who is meant, no one else is removed who has the same place by now. */
  removeEntrant(id: string, player: string, entrant: number, meant?: string): Promise<Result<Kept<Tournament>>>;
  start(id: string, player: string): Promise<Result<Kept<Tournament>>>;
  cancel(id: string, player: string): Promise<Result<Kept<Tournament>>>;
}

const HOSTED_MAX = 5;
const ENTERED_MAX = 20;

const UNKNOWN = refuse('unknown-tournament', 'There is no such tournament.');
const NOT_HOST = refuse('not-host', 'Only the host of the tournament can do this.');
const BEGUN = refuse('tournament-begun', 'The tournament has begun.');
const OVER = refuse('tournament-over', 'The tournament is over.');
const FULL = refuse('tournament-full', 'The tournament is full.');

const replaced = ({ entrants }: Tournament, index: number, entrant: Entrant): readonly Entrant[] =>
  entrants.map((other, at) => (at === index ? entrant : other));

/** Before the first round, an entrant is removed; later they keep their number, and get no more opponents. */
const without = (tournament: Tournament, index: number): Tournament => {
  const entrant = tournament.entrants[index];
  if (entrant === undefined) return tournament;
  const entrants =
    tournament.status === 'open'
      ? tournament.entrants.filter((other) => other !== entrant)
      : replaced(tournament, index, { ...entrant, out: true });
  return { ...tournament, entrants: [...entrants] };
};

const entered = (tournament: Tournament, player: string, program: boolean): Result<Tournament> => {
  const { status, entrants, most } = tournament;
  if (!isUnfinished(tournament)) return OVER;
  const index = entrants.findIndex((entrant) => entrant.player === player);
  const entrant: Entrant = { player, ...(program ? { program: true } : {}) };
  if (index >= 0) return accept({ ...tournament, entrants: [...replaced(tournament, index, entrant)] });
  if (status !== 'open') return BEGUN;
  return entrants.length >= most ? FULL : accept({ ...tournament, entrants: [...entrants, entrant] });
};

export const openCommands = (documents: Documents, now: () => number): TournamentCommands => {
  const countOf = async (name: string, player: string, most: number): Promise<number> =>
    (await findAll(documents, TOURNAMENT, { name, value: player, most: most + 1 })).filter(({ value }) => isUnfinished(value)).length;

  const change = (id: string, decide: (tournament: Tournament) => Result<Tournament>): Promise<Result<Kept<Tournament>>> =>
    insist(async () => {
      const known = await readOne(documents, TOURNAMENT, id);
      if (known === undefined) return UNKNOWN;
      const decided = decide(known.value);
      if (!decided.ok) return decided;
      const done = await documents.change([put(TOURNAMENT, id, decided.value, known)]);
      return done ? accept({ id, mark: known.mark + 1, value: decided.value }) : undefined;
    });

  const asHost = (id: string, player: string, decide: (tournament: Tournament) => Result<Tournament>) =>
    change(id, (tournament) => (tournament.host === player ? decide(tournament) : NOT_HOST));

  return {
    create: (id, tournament) =>
      insist(async () => {
        const known = await readOne(documents, TOURNAMENT, id);
        if (known !== undefined) return accept(known);
        if ((await countOf('hosting', tournament.host, HOSTED_MAX)) >= HOSTED_MAX)
          return refuse('too-many-tournaments', `You can host at most ${HOSTED_MAX} tournaments at the same time.`);
        return (await documents.change([put(TOURNAMENT, id, tournament)])) ? accept({ id, mark: 1, value: tournament }) : undefined;
      }),
    enter: async (id, player, program) => {
      if ((await countOf('playing', player, ENTERED_MAX)) >= ENTERED_MAX)
        return refuse('too-many-tournaments', `You can enter at most ${ENTERED_MAX} tournaments at the same time.`);
      return change(id, (tournament) => entered(tournament, player, program));
    },
    withdraw: (id, player) =>
      change(id, (tournament) => {
        if (!isUnfinished(tournament)) return OVER;
        const index = tournament.entrants.findIndex((entrant) => entrant.player === player);
        return index < 0 ? refuse('not-entered', 'You haven’t entered this tournament.') : accept(without(tournament, index));
      }),
    addBots: (id, player, levels) =>
      asHost(id, player, (tournament) => {
        if (tournament.status !== 'open') return BEGUN;
        const entrants = [...tournament.entrants, ...levels.map((level) => ({ level }))];
        return entrants.length > tournament.most ? FULL : accept({ ...tournament, entrants });
      }),
    removeEntrant: (id, player, entrant, meant) =>
      asHost(id, player, (tournament) => {
        if (!isUnfinished(tournament)) return OVER;
        const known = tournament.entrants[entrant];
        return known === undefined || (meant !== undefined && known.player !== meant)
          ? refuse('not-entered', 'The tournament has no such entrant.')
          : accept(without(tournament, entrant));
      }),
    start: (id, player) =>
      asHost(id, player, (tournament) => {
        if (tournament.status !== 'open') return BEGUN;
        if (tournament.entrants.length < ENTRANTS_MIN)
          return refuse('too-few-entrants', `A tournament needs at least ${ENTRANTS_MIN} entrants. Invite players, or add bots.`);
        return accept({ ...tournament, due: now() });
      }),
    cancel: (id, player) =>
      asHost(id, player, (tournament) => {
        if (!isUnfinished(tournament)) return OVER;
        // Those who sit and wait in its matches don't wait forever.
        return accept({ ...tournament, status: 'canceled', due: tournament.status === 'running' ? now() : null });
      }),
  };
};
