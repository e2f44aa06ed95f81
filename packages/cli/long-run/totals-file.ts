import { existsSync, renameSync } from 'node:fs';
import { readJson, writeText } from '../files.ts';
import { stop } from '../stop.ts';

/** What a long run has done so far, in a file that the next run continues. Undefined if there is no file yet. */
export const readTotals = <Totals>(path: string, command: string): Totals | undefined => {
  if (!existsSync(path)) return undefined;
  const found = readJson(path);
  const isOurs = typeof found === 'object' && found !== null && 'command' in found && found['command'] === command;
  // Only this program writes such files.
  return isOurs ? (found as Totals) : stop(`"${path}" isn’t a file of "swordtable ${command}".`);
};

/** Replaces the file in one step, so that an interruption leaves either the old or the new one. */
export const writeTotals = (path: string, command: string, totals: object): void => {
  const draft = `${path}.part`;
  writeText(draft, `${JSON.stringify({ command, ...totals }, null, 2)}\n`);
  renameSync(draft, path);
};
