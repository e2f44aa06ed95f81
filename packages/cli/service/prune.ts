import { plural } from '@swordtable/games/grammar';
import { agesBy, pruneAll, readConfig } from '@swordtable/server';
import { openStorage } from '@swordtable/server/storage/open';
import type { Ages, OldMatch, Storage } from '@swordtable/server/storage/storage';
import { orStop, stop } from '../stop.ts';
import { place, told } from './opening.ts';

const SHOWN = 20;
/** Enough to count them; no one reads more. */
const COUNTED = 1_000_000;

const show = (old: readonly OldMatch[]): void => {
  const kinds: readonly OldMatch['kind'][] = ['finished', 'abandoned', 'imported'];
  const counts = kinds.map((kind) => `${old.filter((match) => match.kind === kind).length} ${kind}`);
  console.log(`${plural(old.length, 'match', 'matches')} would be removed: ${counts.join(', ')}.`);
  for (const { match, game, kind, updated } of old.slice(0, SHOWN))
    console.log(`  ${match}  ${game}  ${kind}, last changed ${new Date(updated).toISOString().slice(0, 10)}`);
  if (old.length > SHOWN) console.log(`  and ${old.length - SHOWN} more.`);
};

const removeAll = async (storage: Storage, ages: Ages): Promise<void> => {
  let count = 0;
  await pruneAll(storage, ages, (ids) => {
    count += ids.length;
    if (process.stderr.isTTY) process.stderr.write(`\rmatches removed: ${count}`);
  });
  if (process.stderr.isTTY) process.stderr.write('\n');
  console.log(`${plural(count, 'match', 'matches')} removed.`);
};

/** Removes matches that the settings say not to keep, or shows which those are. */
export const prune = async ({ dryRun }: { readonly dryRun?: boolean }): Promise<void> => {
  const ages = agesBy(orStop(readConfig(process.env)), Date.now());
  if (Object.values(ages).every((age) => age === undefined))
    stop('All matches are kept forever. Set KEEP_FINISHED_DAYS, KEEP_ABANDONED_DAYS, or KEEP_IMPORTED_DAYS first.');
  const storage = await told(openStorage(place()));
  try {
    if (dryRun === true) show(await told(storage.old(ages, COUNTED)));
    else await told(removeAll(storage, ages));
  } finally {
    await storage.close();
  }
};
