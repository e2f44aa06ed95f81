import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Contestant } from './bench/contestant.ts';
import { FAILED, stop } from './stop.ts';

/** Versions of the placement game that are compared with each other. */
export const PLACEMENT_GAMES = {
  boardgameio: 'boardgame.io',
  boardgameioTuned: 'boardgame.io, tuned',
  plainObjects: 'plain objects by hand',
  typedArrays: 'typed arrays by hand',
  swordtable: 'our kernel',
} as const;

/** The version on our kernel, with more and more of what the kernel does. */
export const KERNEL_COSTS = {
  swordtableWithoutAgenda: 'the rules alone, called by hand',
  swordtable: 'with the agenda',
  swordtableEvents: 'with the agenda and every event',
  swordtableViews: 'with the agenda and both views after every move',
  swordtableLaws: 'with every law checked at every step',
} as const;

export const SEARCH_BOT = { boardgameioMcts: 'boardgame.io’s search bot' } as const;

const FOLDER = fileURLToPath(new URL('../../../peers/', import.meta.url));

/** The peers' folder, with its dependencies, which are installed only now, for those who compare. */
export const peersFolder = (): string => {
  if (!existsSync(FOLDER)) return stop('The peers aren’t here. They are in the folder "peers" of a checkout.', FAILED);
  if (!existsSync(`${FOLDER}node_modules`)) {
    console.error('Installing the peers (npm ci)…');
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    const { status } = spawnSync('npm', args, { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) stop('The peers couldn’t be installed; see the lines above.', FAILED);
  }
  return FOLDER;
};

export const peerContestants = (): readonly Contestant[] => {
  const program = `${peersFolder()}measure.js`;
  const names = { ...KERNEL_COSTS, ...PLACEMENT_GAMES, ...SEARCH_BOT };
  return Object.entries(names).map(([id, name]) => ({ id, name, program, args: [id] }));
};
