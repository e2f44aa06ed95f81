import { availableParallelism } from 'node:os';
import { readText, writeText } from '../files.ts';
import type { Grid } from '../screen/grid.ts';
import { orStop } from '../stop.ts';
import { markdownTable, replaceBlocks } from './marked-blocks.ts';
import { stealText } from './steal.ts';

/** When and how something was measured. */
export interface RunFacts {
  readonly date: string;
  readonly node: string;
  readonly cores: number;
  readonly rounds: number;
  /** The part of all processor time that other machines took; null if unknown. */
  readonly steal: number | null;
}

export const runFacts = (rounds: number, steal: number | null): RunFacts => ({
  ...{ date: new Date().toISOString(), node: process.version, cores: availableParallelism(), rounds, steal },
});

/** Everything about a run that its figures depend on, in one line. */
export const factsText = ({ date, node, cores, rounds, steal }: RunFacts, command: string): string =>
  `Measured on ${date.slice(0, 10)} with \`swordtable ${command}\`: Node ${node.slice(1)}, ${cores} cores, medians of ${rounds} rounds ` +
  `in turn, with quartiles in parentheses. ${stealText(steal)}.`;

/** Writes tables to a page with a place for each of them; refused now, before anything is measured, if a place is missing. */
export const pageAt = (path: string, places: readonly string[]): ((grids: Readonly<Record<string, Grid>>, facts: string) => void) => {
  const page = readText(path);
  orStop(replaceBlocks(page, Object.fromEntries(places.map((name) => [name, '']))));
  return (grids, facts) => {
    const blocks = Object.entries(grids).map(([name, grid]) => [name, `${facts}\n\n${markdownTable(grid)}`]);
    writeText(path, orStop(replaceBlocks(page, Object.fromEntries(blocks))));
  };
};
