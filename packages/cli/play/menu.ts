import { canonicalJson, type LazyOptions } from '@swordtable/kernel';
import type { Look } from '../screen/look.ts';
import { padEnd, padStart, widthOf } from '../screen/text.ts';
import type { Shown, Table } from '../tables/table.ts';

/** One line of a list: the number that chooses it, its label, and the answers it leads to. */
export interface Entry {
  readonly number: number;
  readonly label: string;
  readonly options: readonly unknown[];
}

export interface Menu {
  readonly heading: string;
  readonly entries: readonly Entry[];
}

/** A line before it has its number. */
type Unnumbered = Omit<Entry, 'number'>;

const numbered = (entries: readonly Unnumbered[], table: Table): readonly Entry[] =>
  entries.map((entry, index) => ({ number: table.number?.(entry.options[0]) ?? index + 1, ...entry }));

const facetsOf = (option: unknown): readonly string[] => (typeof option === 'object' && option !== null ? Object.keys(option) : []);
const facetText = (option: unknown, facet: string): string => canonicalJson((option as Readonly<Record<string, unknown>>)[facet]);

/** The most answers of different kinds that are listed in full. */
const WHOLE_MAX = 9;

/** Answers of different kinds. A few are listed one by one; of many, those that start alike share a line and lead to another list. */
const mixedEntries = (options: readonly unknown[], table: Table, shown: Shown, look: Look): readonly Unnumbered[] => {
  const groups = new Map<string, unknown[]>();
  for (const option of options) {
    const [first = '', ...more] = facetsOf(option);
    const beginning =
      more.length > 0 && options.length > WHOLE_MAX ? `${facetsOf(option).join()} ${facetText(option, first)}` : canonicalJson(option);
    groups.set(beginning, [...(groups.get(beginning) ?? []), option]);
  }
  return [...groups.values()].map((group) => {
    const [first = '', ...more] = facetsOf(group[0]);
    return { label: table.label(group[0], group.length === 1 && more.length > 0 ? '' : first, shown, look), options: group };
  });
};

/**
 * Answers as a list to choose from. Hundreds of placements are split by field: first the tile, then the cell, then the rotation.
 * If all answers have the same fields, the list shows the first field in which they differ.
 */
export const menuOf = (listed: LazyOptions<unknown>, table: Table, shown: Shown, look: Look): Menu => {
  const options = [...listed];
  const facets = facetsOf(options[0]);
  const alike = options.every((option) => facetsOf(option).join() === facets.join());
  const facet = facets.find((name) => new Set(options.map((option) => facetText(option, name))).size > 1) ?? facets[0] ?? '';
  const heading = table.heading(options[0], facet, shown);
  if (!alike || facets.length < 2) return { heading, entries: numbered(mixedEntries(options, table, shown, look), table) };
  const groups = new Map<string, unknown[]>();
  for (const option of options) groups.set(facetText(option, facet), [...(groups.get(facetText(option, facet)) ?? []), option]);
  const entries = [...groups.values()].map((group) => ({ label: table.label(group[0], facet, shown, look), options: group }));
  return { heading, entries: numbered(entries, table) };
};

/** Labels up to this width share a line. */
const SHORT = 14;

/** The list as lines, each with its number. */
export const menuLines = ({ heading, entries }: Menu, { width, paint }: Look): readonly string[] => {
  const digits = String(entries.length).length;
  const indent = ' '.repeat(digits + 4);
  const labels = entries.map(({ number, label }) => `${paint.yellow(padStart(String(number), digits))}  ${label}`);
  const widest = Math.max(0, ...labels.map(widthOf));
  const head = heading === '' ? [] : [paint.dim(indent + heading)];
  if (entries.length < 6 || widest > SHORT)
    return [...head, ...labels.flatMap((label) => `  ${label}`.split('\n').map((line, at) => (at === 0 ? line : indent + line)))];
  const perLine = Math.max(1, Math.floor((width - 2) / (widest + 3)));
  const rows = Array.from({ length: Math.ceil(labels.length / perLine) }, (_, row) => {
    const some = labels.slice(row * perLine, (row + 1) * perLine).map((line) => padEnd(line, widest + 3));
    return `  ${some.join('')}`.trimEnd();
  });
  return [...head, ...rows];
};
