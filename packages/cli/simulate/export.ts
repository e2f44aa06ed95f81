import type { Grid } from '../screen/grid.ts';
import type { SettingFile, SimulationFile } from '../shards/run-file.ts';

/** One setting of a game, simulated, with what it shows. */
export interface Simulated extends SettingFile {
  readonly grids: readonly Grid[];
}

/** A whole simulation, or one shard of it. */
export type Simulation = Omit<SimulationFile, 'settings'> & { readonly settings: readonly Simulated[] };

const objectsOf = ({ columns, rows }: Grid): readonly Readonly<Record<string, string | number>>[] =>
  rows.map((row) => Object.fromEntries(columns.map((name, at) => [name === '' ? 'name' : name, row[at] ?? ''])));

const settingFile = ({ setting, seats, options, games, broken, tally, grids }: Simulated) => ({
  ...{ setting, seats, options, games, broken },
  tables: Object.fromEntries(grids.map((grid) => [grid.title, objectsOf(grid)])),
  tally,
});

export const asJson = ({ command, program, game, version, bots, seed, games, laws, shard, settings }: Simulation): string =>
  `${JSON.stringify({ command, program, game, version, bots, seed, games, laws, shard, settings: settings.map(settingFile) }, null, 2)}\n`;

const field = (value: string | number): string => {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One fact a line, so that tables of different columns fit in one file and any spreadsheet can turn them back into tables. */
export const asCsv = ({ game, settings }: Pick<Simulation, 'game' | 'settings'>): string => {
  const lines = settings.flatMap(({ setting, grids }) =>
    grids.flatMap(({ title, columns, rows }) =>
      rows.flatMap((row) =>
        row.slice(1).map((value, at) => [game, setting, title, row[0] ?? '', columns[at + 1] ?? '', value].map(field).join(',')),
      ),
    ),
  );
  return `${['game,setting,table,row,measure,value', ...lines].join('\n')}\n`;
};
