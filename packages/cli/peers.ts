import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FAILED, stop } from './stop.ts';

export interface Peer {
  readonly name: string;
  /** What is counted: random games, or iterations of a tree search. */
  readonly what: 'games' | 'iterations';
  /** Per second. */
  readonly rate: number;
}

const PEERS: readonly (Omit<Peer, 'rate'> & { readonly id: string })[] = [
  { id: 'boardgameio', name: 'boardgame.io', what: 'games' },
  { id: 'boardgameioTuned', name: 'boardgame.io, tuned', what: 'games' },
  { id: 'boardgameioMcts', name: 'boardgame.io’s search bot', what: 'iterations' },
  { id: 'typedArrays', name: 'typed arrays by hand', what: 'games' },
  { id: 'plainObjects', name: 'plain objects by hand', what: 'games' },
  { id: 'swordtable', name: 'our kernel', what: 'games' },
  { id: 'swordtableWithoutAgenda', name: 'our kernel, without the agenda', what: 'games' },
  { id: 'swordtableEvents', name: 'our kernel, with events', what: 'games' },
  { id: 'swordtableViews', name: 'our kernel, with two views a move', what: 'games' },
  { id: 'swordtableLaws', name: 'our kernel, with the laws checked', what: 'games' },
];

/** Runs the measurements in the peers' folder. Their dependencies are installed only now, for those who compare. */
export const measurePeers = (seconds: number): readonly Peer[] => {
  const folder = fileURLToPath(new URL('../../../peers/', import.meta.url));
  if (!existsSync(folder)) return stop('The peers aren’t here. They are in the folder "peers" of a checkout.', FAILED);
  if (!existsSync(`${folder}node_modules`)) {
    console.error('Installing the peers (npm ci)…');
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) stop('The peers couldn’t be installed; see the lines above.', FAILED);
  }
  console.error('Measuring the peers; this takes a while…');
  const args = ['run.js', '--seconds', String(seconds), '--rounds', '3'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) stop('The peers couldn’t be measured; see the lines above.', FAILED);
  // The peers print one line of JSON: rates by name, and the version of Node.
  const rates = JSON.parse(stdout) as Readonly<Record<string, unknown>>;
  return PEERS.flatMap(({ id, name, what }) => {
    const rate = rates[id];
    return typeof rate === 'number' ? [{ name, what, rate }] : [];
  });
};
