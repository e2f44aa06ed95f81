import { gameOf } from '../arguments.ts';
import { readJson } from '../files.ts';
import { printLadder } from '../ladder.ts';
import type { Simulated } from '../simulate/export.ts';
import { finish, gridsOf, printSetting, type SimulationFiles } from '../simulate/report.ts';
import { orStop, stop } from '../stop.ts';
import { VERSION } from '../version.ts';
import { mergeShards } from './merge.ts';

/** Combines the files of all shards of a run, and prints and writes the whole. */
export const merge = (names: readonly string[], files: SimulationFiles): void => {
  const whole = orStop(mergeShards(names.map((name) => ({ name, content: readJson(name) }))));
  const game = gameOf(whole.game);
  if (whole.version !== game.version || whole.program !== VERSION) {
    const theirs = `version ${whole.program} with rules version ${whole.version}`;
    stop(`These shards are from ${theirs} of the game; this program is version ${VERSION} with rules version ${game.version}.`);
  }
  if (whole.command === 'ladder') {
    if (files.csv !== undefined) stop('A ladder isn’t written as CSV; only a simulation is.');
    printLadder(game, whole, files.json);
    return;
  }
  const { laws, bots } = whole;
  const settings = whole.settings.map((each): Simulated => ({ ...each, grids: gridsOf(game, bots.slice(0, each.seats), each.tally) }));
  for (const setting of settings) printSetting(game, setting, laws);
  finish(game, { ...whole, settings }, files);
};
