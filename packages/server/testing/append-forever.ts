import { writeSync } from 'node:fs';
import { openStorage, type StoreLocation } from '../storage/open.ts';
import { StorageFailure } from '../storage/storage.ts';

// A process that appends lines to matches until it's killed, some of them its own and some that others write to as well,
// and reports each line once it's acknowledged. It's bundled by the test that starts it.

const place = JSON.parse(process.argv[2] ?? '') as StoreLocation;
const name = Number(process.argv[3]);
const storage = await openStorage(place);
const face = { game: 'olympus', status: 'running', listed: true, due: null, card: '{}' } as const;

const write = async (match: string): Promise<void> => {
  let seq = ((await storage.heads([match])).get(match) ?? -1) + 1;
  for (;;) {
    const granted = await storage.append([{ match, seq, at: name, entry: { kind: 'answered', seat: 0, action: seq }, face }]);
    if (granted) writeSync(1, `${match} ${seq}\n`);
    seq += 1;
    if (!granted) seq = ((await storage.heads([match])).get(match) ?? -1) + 1;
  }
};

try {
  await Promise.all(['a', 'b', 'c', 'd', ...[1, 2, 3, 4].map((own) => `${name}-${own}`)].map(write));
} catch (error) {
  // This is what happens when the test drops the store.
  if (!(error instanceof StorageFailure)) throw error;
}
