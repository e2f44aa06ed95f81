import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameNamed, VERSIONS } from '@swordtable/games';
import type { Game } from '@swordtable/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rerun } from './rerun.ts';
import { shelf } from './service.ts';
import { restore } from './storage/backup.ts';
import { openStorage } from './storage/open.ts';
import type { Storage } from './storage/storage.ts';

/**
 * Matches that were played through the service with every terrain and variant of the tile games, of Swordcrafters with one to five
 * players and every variant, of Contracts with two to five, and of Battlefields, by people and bots, with undoing and resigning; bot matches of
 * version 2 of Contracts with two to five, and matches of versions 3 to 5 against bots; matches of versions 2 to 4 of the tile games with every
 * terrain, some against bots and some imported. The file is a backup, as "swordtable backup" writes it. The matches of Swordcrafters bring
 * their own file of pieces, so that better magic or solo cards are no change of rules. A change of rules that would make a match continue
 * differently needs a new version, with the old one kept in `OLDER`; then matches of the new version are added here.
 */
const ARCHIVE = fileURLToPath(new URL('./archive/matches.gz', import.meta.url));

const RULES = VERSIONS.flatMap(([id, version]) => gameNamed(id, version) ?? []);

const folder = mkdtempSync(join(tmpdir(), 'archive-'));
let storage: Storage;
beforeAll(async () => {
  await restore(ARCHIVE, { folder });
  storage = await openStorage({ folder });
});
afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

test('every match of the archive is played again as it was played', async () => {
  const { matches, lines, divergences } = await rerun(storage, gameNamed);
  expect(divergences).toEqual([]);
  expect(matches).toBeGreaterThan(30);
  expect(lines).toBeGreaterThan(matches * 40);
});

test('every version of the rules has matches in the archive', async () => {
  const kept = new Set<string>();
  for (const id of await storage.ids('', 1000)) {
    const [line] = await storage.read(id, -1);
    if (line?.entry.kind === 'created') kept.add(`${line.entry.terms.game} ${line.entry.terms.version}`);
  }
  expect([...kept].sort()).toEqual(VERSIONS.map((version) => version.join(' ')).sort());
});

test('rules that have changed under a match are found out', async () => {
  // No answer becomes illegal, only the state differs.
  const changed = RULES.map((game): Game => ({ ...game, setup: (...given) => bent(game.setup(...given)) }));
  const { matches, divergences } = await rerun(storage, shelf(changed));
  expect(divergences).toHaveLength(matches);
  expect(new Set(divergences.map(({ refusal }) => refusal.code))).toContain('match-diverged');
});

test('rules that are gone are reported with their version', async () => {
  const newer = RULES.map((game): Game => ({ ...game, version: 'newer' }));
  const { matches, divergences } = await rerun(storage, shelf(newer));
  expect(divergences).toHaveLength(matches);
  expect(divergences).toContainEqual(expect.objectContaining({ game: 'asgard', version: '1' }));
  expect(new Set(divergences.map(({ refusal }) => refusal.code))).toEqual(new Set(['rules-gone']));
});

/** A deal with a point too many, or, in a game that counts none before the end, with something shown that nobody has seen. */
const bent = (state: unknown): unknown => {
  const given = state as { readonly score?: number[]; shown?: number };
  if (given.score === undefined) given.shown = (given.shown ?? 0) + 1;
  else given.score[0] = 1;
  return given;
};
