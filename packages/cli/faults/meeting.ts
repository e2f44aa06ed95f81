import { addressOf, type Call, type JsonRoute } from '@swordtable/server/api/call';
import { type Route, routes } from '@swordtable/server/api/routes';
import { GAMES } from '../games.ts';
import type { Chance } from './chance.ts';
import { checkLook, checkSteps } from './check.ts';
import { type Attending, type Client, openClient } from './client.ts';
import { type Journal, newJournal } from './journal.ts';
import { playSeat } from './player.ts';
import { insist, Stuck, type Trial } from './trial.ts';

const SEATS = 2;
/** Even where servers are killed all the time, a match in which nothing happens for so long is stuck. */
const NOTHING_FOR = 180_000;
const LOOK_EVERY = 1_000;

/** Makes a match, sits everybody down, plays it to the end and holds what everybody was told against what the server says then. */
const playMatch = async (trial: Trial, number: number, chance: Chance): Promise<void> => {
  const { servers, tally, played } = trial;
  /** Those who sit at the same table ask different servers, where there is more than one. */
  const baseOf = (who: number): string => servers[(number + who) % servers.length]?.url ?? '';
  const ask = async <Of extends Route, Answer>(
    route: Of & JsonRoute<Answer>,
    call: Call<Of>,
    who: number,
    key?: string,
  ): Promise<Answer> => {
    const sent = { base: baseOf(who), method: route.method, path: addressOf(route, call), body: call.body, key };
    const reply = await insist(trial, sent, { chance });
    const answer = route.replies[reply.status]?.safeParse(reply.body);
    if (answer?.success === true) return answer.data;
    throw new Stuck(`${sent.method} ${sent.path} was answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  };

  const keys: string[] = [];
  for (let who = 0; who <= SEATS; who++) keys.push((await ask(routes.createKey, {}, who)).key);
  const [host = '', guest = '', friend = ''] = keys;
  const isPrivate = chance.hits(500);
  const game = GAMES[chance.below(GAMES.length)]?.id ?? 'olympus';
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
    const seat = journal.watcher;
    // Every server must show the same, not only the one that this client was at.
    for (const at of servers.keys()) {
      const table = await (seat === null
        ? ask(routes.table, { params: { match } }, at, key)
        : ask(routes.seatTable, { params: { match, seat } }, at, key));
      tally.violations.push(...checkLook(journal, table));
    }
    const { steps } = await (seat === null
      ? ask(routes.steps, { params: { match } }, who, key)
      : ask(routes.seatSteps, { params: { match, seat } }, who, key));
    tally.violations.push(...checkSteps(journal, steps));
  }
  const record = await ask(routes.record, { params: { match } }, 0, host);
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

/** Keeps a number of matches running; starts another while `goesOn` says so, and resolves when the last is over. */
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
