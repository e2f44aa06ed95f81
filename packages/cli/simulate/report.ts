import { plural } from '@swordtable/games/grammar';
import type { Game } from '@swordtable/kernel';
import { writeText } from '../files.ts';
import { type Grid, gridLines } from '../screen/grid.ts';
import { lookOf } from '../screen/look.ts';
import { FAILED } from '../stop.ts';
import { addUp, type Tally } from './collector.ts';
import { collectorOf } from './collectors.ts';
import { asCsv, asJson, type Simulated, type Simulation } from './export.ts';
import { resultGrids } from './results.ts';

/** Where everything is also written, if anywhere. */
export interface SimulationFiles {
  readonly json?: string;
  readonly csv?: string;
}

export const gridsOf = (game: Game, bots: readonly string[], tally: Tally): readonly Grid[] => [
  ...resultGrids(game, bots, tally),
  ...collectorOf(game.id).grids(tally),
];

const print = (game: Game, title: string, grids: readonly Grid[]): void => {
  const look = lookOf(process.stdout);
  console.log(look.paint.bold(look.paint.cyan(`${game.name}, ${title}`)));
  for (const grid of grids) console.log(`\n${gridLines(grid, look).join('\n')}`);
};

const lawsText = ({ games, broken }: Simulated, oneIn: number | false): string => {
  if (oneIn === false) return 'The laws were not checked.';
  const where = `${plural(games, 'game')}${oneIn === 1 ? '' : `, at one step out of ${oneIn}`}.`;
  return broken.length === 0 ? `Every law held in all ${where}` : `A law was broken in ${broken.length} of ${where}`;
};

/** What one setting shows. */
export const printSetting = (game: Game, simulated: Simulated, laws: number | false, seconds?: number): void => {
  const time = seconds === undefined ? '' : ` in ${seconds.toFixed(1)} s`;
  print(game, `${simulated.setting}: ${plural(simulated.games, 'game')}${time}`, simulated.grids);
  console.log(`\n${lawsText(simulated, laws)}\n`);
};

/** What all settings show together, and everything to files; ends with a failure if a law was broken. */
export const finish = (game: Game, simulation: Simulation, { json, csv }: SimulationFiles): void => {
  const { settings, bots, seed } = simulation;
  const broken = settings.flatMap((setting) => setting.broken);
  if (settings.length > 1) {
    // Some abilities cannot fire under some terrains; here it shows whether one never fires at all.
    print(game, 'all settings together', gridsOf(game, bots, addUp(settings.map(({ tally }) => tally))));
    console.log(`\n${plural(broken.length, 'broken law')} in ${settings.length} settings.\n`);
  }
  if (json !== undefined) writeText(json, asJson(simulation));
  if (csv !== undefined) writeText(csv, asCsv(simulation));
  console.log(`Seed ${seed}.`);
  const [first] = broken;
  if (first === undefined) return;
  console.error(`A law was broken: ${first.law}. ${first.sentence}\nThe record of the match:\n${JSON.stringify(first.record)}`);
  process.exitCode = FAILED;
};
