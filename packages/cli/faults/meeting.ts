import { routes } from '@swordtable/server/api/routes';
import { askerFor } from './asking.ts';
import { awake } from './awake.ts';
import type { Chance } from './chance.ts';
import { checkLook, checkSteps } from './check.ts';
import { type Attending, type Client, openClient } from './client.ts';
import { type Journal, newJournal } from './journal.ts';
import { playSeat } from './player.ts';
import { type SeatedMatch, seatMatch } from './seating.ts';
import { Stuck, type Trial, type Waiting } from './trial.ts';

/** Even where servers are killed all the time, a match in which nothing happens for so long is stuck. */
const NOTHING_FOR = 180_000;
const LOOK_EVERY = 1_000;

const attendingOf = (trial: Trial, number: number, { match, keys, eyes, before = [] }: SeatedMatch, chance: Chance): Attending[] => {
  const { baseOf } = askerFor(trial, number, chance);
  const at = (watcher: number | null, key: string, who: number): Attending => ({
    trial,
    base: baseOf(who),
    key,
    journal: newJournal(match, watcher),
    chance: chance.branch(`${number}-${who}`),
  });
  const spectator = at(null, eyes, keys.length);
  spectator.journal.acknowledged.push(...before);
  return [...keys.flatMap((key, seat) => (key === undefined ? [] : [at(seat, key, seat)])), spectator];
};

/** Plays a match to its end, and holds what everybody was told against what the server says then. */
const playSeated = async (trial: Trial, number: number, seated: SeatedMatch, chance: Chance): Promise<void> => {
  const { servers, tally, played } = trial;
  const { match, game, keys } = seated;
  const { ask } = askerFor(trial, number, chance);
  const attending = attendingOf(trial, number, seated, chance);
  const clients = attending.map(openClient);
  try {
    const games = attending.map((one, who) => playSeat(one, clients[who] as Client));
    await whileItGoesOn(trial, clients, Promise.all([...games, ...clients.map(({ over }) => over)]));
  } finally {
    for (const client of clients) client.stop();
  }

  for (const [who, { journal, key }] of attending.entries()) {
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
  const record = await ask(routes.record, { params: { match } }, 0, attending[0]?.key);
  const bots = [...keys.keys()].filter((seat) => keys[seat] === undefined);
  played.push({ match, game, journals: attending.map(({ journal }) => journal), record, bots });
  tally.matches += 1;
};

const where = (clients: readonly Client[]): string =>
  clients
    .map(({ journal: { watcher, seq, decision } }) => `${watcher ?? 'spectator'} at ${seq}, asked ${decision?.seq ?? 'nothing'}`)
    .join('; ');

/** Waits for work that shows in the journals; when nothing shows for long, it is given up. */
const whileItGoesOn = async ({ waiting }: Trial, clients: readonly Client[], work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  let seen = '';
  const match: Waiting = { since: awake() };
  waiting.add(match);
  const stuck = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const now = where(clients);
      if (now !== seen) [seen, match.since] = [now, awake()];
      if (awake() - match.since > NOTHING_FOR) reject(new Stuck(`Nothing happens for ${NOTHING_FOR / 1000} seconds: ${now}.`));
    }, LOOK_EVERY);
  });
  try {
    await Promise.race([work, stuck]);
  } finally {
    clearInterval(timer);
    waiting.delete(match);
  }
};

/** A match that is stuck is a violation, and the others continue. */
const unlessStuck = async (trial: Trial, number: number, work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Stuck)) throw error;
    trial.tally.violations.push({ what: 'stuck', sentence: error.message, lines: [`match number ${number} of the trial`] });
  }
};

/** Keeps a number of matches running; starts another while `goesOn` says so, and resolves when the last is over. */
export const playOn = async (trial: Trial, atOnce: number, goesOn: () => boolean): Promise<void> => {
  let number = 0;
  const playNew = async (at: number): Promise<void> => {
    const chance = trial.chance.branch(`match ${at}`);
    await playSeated(trial, at, await seatMatch(trial, at, chance), chance);
  };
  const table = async (): Promise<void> => {
    do {
      const at = number++;
      await unlessStuck(trial, at, playNew(at));
    } while (goesOn());
  };
  await Promise.all(Array.from({ length: atOnce }, table));
};

/** Plays matches to their end that were begun before the trial. */
export const playBegun = async (trial: Trial, begun: readonly SeatedMatch[]): Promise<void> => {
  const plays = begun.map((seated, at) => unlessStuck(trial, at, playSeated(trial, at, seated, trial.chance.branch(`match ${at}`))));
  await Promise.all(plays);
};

/** All that was acknowledged in a match, by whichever client. */
export const acknowledgedIn = (journals: readonly Journal[]) => journals.flatMap(({ acknowledged }) => acknowledged);
