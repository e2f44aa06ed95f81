import { existsSync, writeFileSync } from 'node:fs';
import { GAMES } from '@swordtable/games';
import { startService } from '@swordtable/server/testing/service';
import { test } from 'vitest';

const { address } = await startService({ games: GAMES, worker: 'worker', site: '/tmp/r2/dist' });
test('serve', { timeout: 3_000_000 }, async () => {
  writeFileSync('/tmp/r2/address', address);
  while (!existsSync('/tmp/r2/stop')) await new Promise((r) => setTimeout(r, 500));
});
