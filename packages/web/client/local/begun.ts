import type { LocalTable } from './client.ts';

/** A match that has just begun, until the page at its own address takes it over: its workers needn't start twice. */
let begun: LocalTable | undefined;

/** Leaves a match for the page that is opened next. */
export const handOver = (table: LocalTable): void => {
  begun?.close();
  begun = table;
};

/** The match if it was just begun. If another one was, that isn't wanted anymore. */
export const takeOver = (match: string): LocalTable | undefined => {
  const table = begun;
  begun = undefined;
  if (table?.match === match) return table;
  table?.close();
  return undefined;
};
