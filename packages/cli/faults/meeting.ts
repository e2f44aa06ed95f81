import type { Happening, TableMessage } from '@swordtable/server/api/table';
import { GAMES } from '../games.ts';
import type { Chance } from './chance.ts';
import { checkLook, checkSteps } from './check.ts';
import { type Attending, type Client, openClient } from './client.ts';
import { type Journal, newJournal } from './journal.ts';
import { playSeat } from './player.ts';
import { insist, Stuck, type Trial } from './trial.ts';
import type { Call } from './wire.ts';

const SEATS = 2;
/** Even where servers are killed all the time, a match in which nothing happens for so long is stuck. */
const NOTHING_FOR = 180_000;
const LOOK_EVERY = 1_000;

interface Created {
  readonly match: string;
  readonly invites: readonly { readonly seat: number; readonly secret: string }[];
  readonly watch: { readonly secret: string } | null;
}

/** Makes a match, sits everybody down, plays it to the end and holds what everybody was told against what the server says then. */
const playMatch = async (trial: Trial, number: number, chance: Chance): Promise<void> => {
  const { servers, tally, played } = trial;
  /** Those who sit at the same table ask different servers, where there is more than one. */
  const baseOf = (who: number): string => servers[(number + who) % servers.length]?.url ?? '';
  const ask = async <Value>(call: Omit<Call, 'base'>, who: number): Promise<Value> => {
    const reply = await insist(trial, { base: baseOf(who), ...call }, { chance });
    if (reply.status >= 400) throw new Stuck(`${call.method} ${call.path} was refused: ${JSON.stringify(reply.body)}`);
    return reply.body as Value;
  };
  const post = <Value>(path: string, who: number, body?: unknown, key?: string) => ask<Value>({ method: 'POST', path, body, key }, who);

  const keys: string[] = [];
  for (let who = 0; who <= SEATS; who++) keys.push((await post<{ key: string }>('/api/keys', who)).key);
  const [host = '', guest = '', friend = ''] = keys;
  const isPrivate = chance.hits(500);
  const game = GAMES[chance.below(GAMES.length)]?.id ?? 'olympus';
  const seats = [{ kind: 'me', name: 'Host' }, isPrivate ? { kind: 'person', name: 'Guest' } : { kind: 'open' }];
  const created = await post<Created>('/api/matches', 0, { game, seats, listed: !isPrivate, id: `m${number}` }, host);
  const { match } = created;
  const address = `/api/matches/${match}`;
  // The links are told once. If that was the answer that got lost, the host asks for another one.
  let invite = created.invites[0]?.secret;
  if (isPrivate) invite ??= (await post<{ secret: string }>(`${address}/seats/1/invite`, 0, {}, host)).secret;
  const link = invite === undefined ? {} : { invite };
  await post(`${address}/seats/1/take`, 1, { ...link, name: 'Guest', program: true, id: 'sit down' }, guest);
  const secret = created.watch?.secret;
  if (isPrivate && secret !== undefined) await post(`${address}/watch`, 2, { secret, id: 'watch' }, friend);
  const eyes = isPrivate && secret === undefined ? host : friend;

  const attending = [0, 1, null].map((watcher, who): Attending => {
    const journal = newJournal(match, watcher);
    return { trial, base: baseOf(who), key: who < SEATS ? (keys[who] ?? '') : eyes, journal, chance: chance.branch(`${number}-${who}`) };
  });
  const clients = attending.map(openClient);
  try {
    const games = attending.map((one, who) => playSeat(one, clients[who] as Client));
    await whileItGoesOn(clients, Promise.all([...games, ...clients.map(({ over }) => over)]));
  } finally {
    for (const client of clients) client.stop();
  }

  for (const [who, { journal }] of attending.entries()) {
    const key = who < SEATS ? keys[who] : eyes;
    const seat = journal.watcher === null ? '' : `/seats/${journal.watcher}`;
    // Every server must show the same, not only the one that this client was at.
    for (const at of servers.keys()) {
      const table = await ask<TableMessage>({ method: 'GET', path: `${address}${seat === '' ? '/table' : seat}`, key }, at);
      tally.violations.push(...checkLook(journal, table));
    }
    const { steps } = await ask<{ steps: readonly Happening[] }>({ method: 'GET', path: `${address}${seat}/steps`, key }, who);
    tally.violations.push(...checkSteps(journal, steps));
  }
  const record = await ask<unknown>({ method: 'GET', path: `${address}/record`, key: host }, 0);
  played.push({ match, game, journals: attending.map(({ journal }) => journal), record });
  tally.matches += 1;
};

const where = (clients: readonly Client[]): string =>
  clients
    .map(({ journal: { watcher, seq, decision } }) => `${watcher ?? 'spectator'} at ${seq}, asked ${decision?.seq ?? 'nothing'}`)
    .join('; ');

/** Waits for work that shows in the journals; when nothing shows for long, it is given up. */
const whileItGoesOn = async (clients: readonly Client[], work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  let [seen, since] = ['', performance.now()];
  const stuck = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const now = where(clients);
      if (now !== seen) [seen, since] = [now, performance.now()];
      if (performance.now() - since > NOTHING_FOR) reject(new Stuck(`Nothing happens for ${NOTHING_FOR / 1000} seconds: ${now}.`));
    }, LOOK_EVERY);
  });
  try {
    await Promise.race([work, stuck]);
  } finally {
    clearInterval(timer);
  }
};

/** Keeps so many matches going; begins another one as long as `goesOn` says so, and resolves when the last is over. */
export const playOn = async (trial: Trial, atOnce: number, goesOn: () => boolean): Promise<void> => {
  let number = 0;
  const fail = (error: unknown, at: number): void => {
    if (!(error instanceof Stuck)) throw error;
    trial.tally.violations.push({ what: 'stuck', sentence: error.message, lines: [`match number ${at} of the trial`] });
  };
  const table = async (): Promise<void> => {
    do {
      const at = number++;
      await playMatch(trial, at, trial.chance.branch(`match ${at}`)).catch((error) => fail(error, at));
    } while (goesOn());
  };
  await Promise.all(Array.from({ length: atOnce }, table));
};

/** All that was acknowledged in a match, by whichever client. */
export const acknowledgedIn = (journals: readonly Journal[]) => journals.flatMap(({ acknowledged }) => acknowledged);
