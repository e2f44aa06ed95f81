import { setTimeout as pause } from 'node:timers/promises';
import type { Line } from '@swordtable/server/match/entry';
import { openStorage, type StoreLocation } from '@swordtable/server/storage/open';
import { StorageFailure } from '@swordtable/server/storage/storage';
import { gameNamed } from '../games.ts';
import { awake } from './awake.ts';
import { checkLines, checkRecord } from './check.ts';
import { acknowledgedIn } from './meeting.ts';
import type { Violation } from './tally.ts';
import type { Played, Trial } from './trial.ts';
import { exchange } from './wire.ts';

const checkPlayed = ({ match, game, journals, record, bots }: Played, lines: readonly Line[]): readonly Violation[] => {
  const found = [...checkLines(match, lines, acknowledgedIn(journals), bots)];
  const last = lines.at(-1)?.seq;
  for (const { seq, watcher } of journals) {
    if (seq === last) continue;
    found.push({ what: 'different', sentence: `Watcher ${watcher} of match ${match} ended at ${seq}, the store at ${last}.`, lines: [] });
  }
  const rules = gameNamed(game, record.version);
  return rules === undefined ? found : [...found, ...checkRecord(match, rules, record, lines)];
};

const STREAMS = /^swordtable_streams_open\{.*\} (\d+)$/gm;
const SOON = 10_000;

/** When everybody has gone, no server may think that somebody still listens. */
export const checkStreams = async ({ servers, tally }: Trial): Promise<void> => {
  for (const { metrics: base } of servers) {
    const open = async (): Promise<number> => {
      const { body } = await exchange({ base, method: 'GET', path: '/metrics' });
      return [...String(body).matchAll(STREAMS)].reduce((sum, [, number]) => sum + Number(number), 0);
    };
    const began = performance.now();
    let left = await open();
    while (left > 0 && performance.now() - began < SOON) {
      await pause(100);
      left = await open();
    }
    if (left > 0) tally.violations.push({ what: 'broken', sentence: `${left} streams are open though nobody listens.`, lines: [base] });
  }
};

const STORE_WITHIN = 120_000;

/** On a busy machine, the store may not answer within its few seconds. */
const patiently = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  for (const began = awake(); ; await pause(100)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StorageFailure) || awake() - began > STORE_WITHIN) throw error;
    }
  }
};

/** Reads every match that was played from the store itself, and holds it against everything that its clients know. */
export const checkStore = async ({ played, tally }: Trial, place: StoreLocation): Promise<void> => {
  const storage = await patiently(() => openStorage(place));
  try {
    for (const one of played) tally.violations.push(...checkPlayed(one, await patiently(() => storage.read(one.match, -1))));
  } finally {
    await storage.close();
  }
};
