import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameNamed } from '../games.ts';
import { FAILED, stop } from '../stop.ts';
import { namesOf, renamed } from './names.ts';
import { registered, registeredInPage } from './registry.ts';

export interface NewGameOptions {
  readonly into?: string;
}

/** As seen from the bundle, which is in packages/cli/dist. */
const TEMPLATE = fileURLToPath(new URL('../new-game/template/', import.meta.url));
const CHECKOUT = fileURLToPath(new URL('../../../', import.meta.url));

/** The formatter sorts imports and breaks long lines, whatever the game's name. */
const format = (into: string, ...paths: readonly string[]): void => {
  const biome = join(into, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'check', '--write', '--linter-enabled=false', '--vcs-enabled=false', ...paths];
  execFileSync(process.execPath, args, { cwd: into, stdio: ['ignore', 'ignore', 'inherit'] });
};

/** Writes a small game that already plays and passes its tests, and registers it. */
export const newGame = (id: string, { into = CHECKOUT }: NewGameOptions): void => {
  const names = namesOf(id) ?? stop(`"${id}" can’t be the id of a game. Use lowercase words with hyphens, such as three-rivers.`);
  const folder = join(into, 'packages/games', id);
  const [registry, page] = [join(into, 'packages/games/index.ts'), join(into, 'packages/web/client/local/games.ts')];
  if (gameNamed(id) !== undefined || existsSync(folder)) stop(`There is already a game "${id}".`);
  if (!existsSync(registry) || !existsSync(TEMPLATE))
    stop(`"${into}" isn’t a checkout of Swordtable: packages/games/index.ts is missing.`, FAILED);
  mkdirSync(folder);
  for (const file of readdirSync(TEMPLATE)) writeFileSync(join(folder, file), renamed(readFileSync(join(TEMPLATE, file), 'utf8'), names));
  writeFileSync(registry, registered(readFileSync(registry, 'utf8'), names));
  writeFileSync(page, registeredInPage(readFileSync(page, 'utf8'), names));
  format(into, folder, registry, page);
  const shown = relative(process.cwd(), folder);
  console.log(`${names.title} is in ${shown} and is registered. You can play it now:

  npx vitest run ${shown}
  npx swordtable play ${id}
  npx swordtable simulate ${id} --games 100
  npm start

Change ${shown}/rules.ts, and read docs/add-a-game.md.`);
};
