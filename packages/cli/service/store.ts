import { plural } from '@swordtable/games/grammar';
import { rerun as rerunAll } from '@swordtable/server';
import { restore as readBackup, backup as writeBackup } from '@swordtable/server/storage/backup';
import { openStorage } from '@swordtable/server/storage/open';
import { gameNamed, rulesOf } from '../games.ts';
import { FAILED, stop } from '../stop.ts';
import { place, told } from './opening.ts';

const SHOWN = 20;

/** A progress line on standard error, if it is a terminal. */
const counter = (what: string): ((count: number) => void) => {
  if (!process.stderr.isTTY) return () => {};
  return (count) => process.stderr.write(`\r${what}: ${count}`);
};

export const rerun = async ({ byNewest }: { readonly byNewest?: boolean }): Promise<void> => {
  const storage = await told(openStorage(place()));
  const newest = (id: string) => gameNamed(id);
  const count = counter('matches');
  const { matches, lines, divergences } = await rerunAll(storage, byNewest === true ? newest : rulesOf, count).finally(() =>
    storage.close(),
  );
  if (process.stderr.isTTY) process.stderr.write('\n');
  console.log(`${matches} matches with ${plural(lines, 'line')} replayed; ${divergences.length} would diverge.`);
  for (const { match, game, version, refusal } of divergences.slice(0, SHOWN))
    console.log(`  ${match}  ${game} ${version}  ${refusal.code}: ${refusal.sentence}`);
  if (divergences.length > SHOWN) console.log(`  and ${divergences.length - SHOWN} more.`);
  if (divergences.length > 0) stop('These matches can’t continue by the current rules. Keep the version they began with.', FAILED);
};

export const backup = async (file: string): Promise<void> => {
  const count = counter('lines');
  const { matches, lines } = await told(writeBackup(place(), file, ({ lines }) => count(lines)));
  console.log(`${matches} matches with ${plural(lines, 'line')} are in ${file}.`);
};

export const restore = async (file: string): Promise<void> => {
  const count = counter('lines');
  const { matches, lines } = await told(readBackup(file, place(), ({ lines }) => count(lines)));
  console.log(`${matches} matches with ${plural(lines, 'line')} were restored from ${file}.`);
};
