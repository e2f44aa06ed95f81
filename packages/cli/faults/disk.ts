import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { awake } from './awake.ts';
import { playOn } from './meeting.ts';
import { type Store, temporaryFolder } from './stores.ts';
import { codeOf, type Trial, until } from './trial.ts';
import { exchange } from './wire.ts';

/** Room for some matches, and filled in a moment. */
const DISK = '24m';
const ROUNDS = 4;
const BLOCK = Buffer.alloc(4096, 'x');
const FULL_FOR_ROUNDS = 40;

/** A folder on a disk of its own that is soon full; only root can make one. */
export const openSmallDisk = async (): Promise<Store | string> => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    return 'The trial of a full disk was left out: only root can mount a small disk for it, and only on Linux.';
  }
  const folder = temporaryFolder();
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=700`, 'swordtable-faults', folder], { encoding: 'utf8' });
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    return `The trial of a full disk was left out, because none could be mounted: ${(mounted.error?.message ?? mounted.stderr).trim()}`;
  }
  const leave = (): void => {
    spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', leave);
  return {
    name: 'sqlite',
    place: { folder },
    env: { DATA: folder },
    drop: async () => {
      process.removeListener('exit', leave);
      leave();
    },
  };
};

/** Takes all room that is left, to the last block. */
const fill = (file: string): void => {
  const ballast = openSync(file, 'a');
  try {
    for (;;) writeSync(ballast, BLOCK);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(ballast);
  }
};

/** What a server with a full disk can still do, and what it says to the rest. */
const checkFull = async (trial: Trial, base: string): Promise<void> => {
  const { tally, chance } = trial;
  const expect = async (what: string, path: string, isSo: (status: number, code: string) => boolean, body?: unknown): Promise<void> => {
    const reply = await exchange({ base, method: body === undefined ? 'GET' : 'POST', path, body });
    if (isSo(reply.status, codeOf(reply))) return;
    tally.violations.push({
      what: 'broken',
      sentence: `With a full disk ${what}.`,
      lines: [`${path}: ${reply.status} ${JSON.stringify(reply.body)}`],
    });
  };
  const ok = (status: number): boolean => status === 200;
  await expect('the process does not answer', '/healthz', ok);
  await expect('the process calls itself ready', '/readyz', (_, code) => code === 'storage-full');
  await expect('the list of matches cannot be read', '/api/matches', ok);
  const full = (_: number, code: string): boolean => code === 'storage-full';
  await expect('a match can be made', '/api/matches', full, { game: 'olympus', seats: [{ kind: 'open' }, { kind: 'open' }] });
  const some = trial.played[chance.below(trial.played.length)];
  if (some !== undefined) await expect('a match can’t be read', `/api/matches/${some.match}`, ok);
};

/** Fills the disk while matches are played, and frees it again; the last time the server dies on a full disk. */
export const diskTrial = async (trial: Trial, { place }: Store, atOnce: number): Promise<void> => {
  const { tally, servers, network } = trial;
  const [server] = servers;
  if (server === undefined) throw new Error('A trial has a server.');
  const ballast = join(place.folder, 'ballast');
  const refusals = (): number => tally.refused.get('storage-full') ?? 0;
  let going = true;
  const play = playOn(trial, atOnce, () => going);
  try {
    for (let round = 1; round <= ROUNDS; round++) {
      const before = tally.acknowledged;
      await until('moves are made', () => tally.acknowledged > before + 5 * atOnce);
      fill(ballast);
      tally.faults.set('disk filled', round);
      const refused = refusals();
      // Some lines may still fit into what the store had taken before; so what it frees is filled again.
      await until('moves are refused because the disk is full', () => {
        fill(ballast);
        return refusals() > refused + FULL_FOR_ROUNDS;
      });
      await checkFull(trial, server.url);
      if (round === ROUNDS) {
        tally.kills += 1;
        trial.recovering.set(server.url, awake());
        await server.kill();
      }
      rmSync(ballast);
      if (round === ROUNDS) await server.start();
    }
    const before = tally.acknowledged;
    await until('moves are made again', () => tally.acknowledged > before + 5 * atOnce);
  } finally {
    rmSync(ballast, { force: true });
    going = false;
    network.calm();
    await play;
  }
};
