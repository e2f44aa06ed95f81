import { programRoutes } from '@swordtable/server/api/program-routes';
import { routes } from '@swordtable/server/api/routes';
import { askerFor } from './asking.ts';
import type { Chance } from './chance.ts';
import type { Acknowledged } from './journal.ts';
import type { Trial } from './trial.ts';

/** A match with its players at the table. */
export interface SeatedMatch {
  readonly match: string;
  readonly game: string;
  /** The players' keys by seat; none for a bot. */
  readonly keys: readonly (string | undefined)[];
  /** The key of the spectator. */
  readonly eyes: string;
  /** What was stored before anybody of the trial came. */
  readonly before?: readonly Acknowledged[];
}

const SEATS = 2;

/** Creates a match of one of the games for two, and has its players sit down. */
export const seatMatch = async (trial: Trial, number: number, chance: Chance): Promise<SeatedMatch> => {
  const { ask } = askerFor(trial, number, chance);
  const keys: string[] = [];
  for (let who = 0; who <= SEATS; who++) keys.push((await ask(programRoutes.createKey, {}, who)).key);
  const [host = '', guest = '', friend = ''] = keys;
  const isPrivate = chance.hits(500);
  const game = trial.games[chance.below(trial.games.length)] ?? 'olympus';
  const other = isPrivate ? ({ kind: 'person', name: 'Guest' } as const) : ({ kind: 'open' } as const);
  const seats = [{ kind: 'me', name: 'Host' } as const, other];
  const body = { game, seats, listed: !isPrivate, id: `m${number}` };
  const created = await ask(routes.createMatch, { body }, 0, host);
  const { match } = created;
  // The links are told once. If that was the answer that got lost, the host asks for another one.
  let invite = created.invites[0]?.secret;
  if (isPrivate) invite ??= (await ask(routes.invite, { params: { match, seat: 1 } }, 0, host)).secret;
  const link = invite === undefined ? {} : { invite };
  const request = { ...link, name: 'Guest', program: true, id: 'sit down' };
  await ask(routes.take, { params: { match, seat: 1 }, body: request }, 1, guest);
  const secret = created.watch?.secret;
  if (isPrivate && secret !== undefined) await ask(routes.watch, { params: { match }, body: { secret, id: 'watch' } }, 2, friend);
  return { match, game, keys: [host, guest], eyes: isPrivate && secret === undefined ? host : friend };
};
