import type { MatchOptions } from '@swordtable/kernel';
import type { Grid } from '../screen/grid.ts';
import type { LawViolation } from './batch.ts';
import type { Tally } from './collector.ts';

/** One setting of a game, simulated. */
export interface Simulated {
  readonly setting: string;
  readonly seats: number;
  readonly options: MatchOptions;
  readonly games: number;
  readonly tally: Tally;
  readonly grids: readonly Grid[];
  readonly broken: readonly LawViolation[];
}

const objectsOf = ({ columns, rows }: Grid): readonly Readonly<Record<string, string | number>>[] =>
  rows.map((row) => Object.fromEntries(columns.map((name, at) => [name === '' ? 'name' : name, row[at] ?? ''])));

export const asJson = (game: string, bots: readonly string[], seed: string, simulated: readonly Simulated[]): string =>
  `${JSON.stringify(
    {
      game,
      bots,
      seed,
      settings: simulated.map(({ setting, seats, options, games, grids, broken }) => ({
        setting,
        seats,
        options,
        games,
        broken,
        tables: Object.fromEntries(grids.map((grid) => [grid.title, objectsOf(grid)])),
      })),
    },
    null,
    2,
  )}\n`;

const field = (value: string | number): string => {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One fact a line, so that tables of different columns fit in one file and any spreadsheet can turn them back into tables. */
export const asCsv = (game: string, simulated: readonly Simulated[]): string => {
  const lines = simulated.flatMap(({ setting, grids }) =>
    grids.flatMap(({ title, columns, rows }) =>
      rows.flatMap((row) =>
        row.slice(1).map((value, at) => [game, setting, title, row[0] ?? '', columns[at + 1] ?? '', value].map(field).join(',')),
      ),
    ),
  );
  return `${['game,setting,table,row,measure,value', ...lines].join('\n')}\n`;
};
