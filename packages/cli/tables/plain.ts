import { canonical, type Listed } from '@swordtable/kernel';
import { wrap } from '../screen/text.ts';
import type { Reading, Table } from './table.ts';

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isShort = (value: unknown): boolean => typeof value !== 'object' || value === null || JSON.stringify(value).length <= 60;

const inline = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(inline).join(', ');
  if (isTable(value))
    return Object.entries(value)
      .map(([name, facet]) => `${name} ${inline(facet)}`)
      .join(', ');
  return String(value);
};

/** Any plain value as indented text: short things on one line, long ones below their name. */
export const indented = (value: unknown, width: number, indent = ''): readonly string[] => {
  if (isShort(value)) return wrap(indent + inline(value), width, `${indent}  `);
  const entries = Object.entries(value as object);
  return entries.flatMap(([name, facet]) =>
    isShort(facet)
      ? wrap(`${indent}${name}: ${inline(facet)}`, width, `${indent}  `)
      : [`${indent}${name}:`, ...indented(facet, width, `${indent}  `)],
  );
};

/** Every word typed must stand in the answer, as it is written down. */
const read = (text: string, options: Listed<unknown>): Reading => {
  const wanted = text.toLowerCase().split(/\s+/);
  const fitting = [...options].filter((option) => {
    const signs: readonly string[] =
      canonical(option)
        .toLowerCase()
        .match(/[a-z0-9.-]+/g) ?? [];
    return wanted.every((word) => signs.includes(word));
  });
  const [first, second] = fitting;
  if (first === undefined) return { kind: 'none', sentence: `"${text}" is none of the answers; type a number of the list.` };
  return second === undefined ? { kind: 'one', action: first } : { kind: 'some', options: fitting };
};

/** Shows any game at all, without a word about what its facets mean. */
export const plainTable: Table = {
  draw: ({ view }, { width }) => indented(view, width).join('\n'),
  read,
  heading: () => '',
  label: (action, facet) => (facet === '' ? inline(action) : `${facet} ${inline((action as Readonly<Record<string, unknown>>)[facet])}`),
  example: 'the words of an answer',
  isDetail: () => false,
  startsTurn: () => false,
  gist: () => '',
  things: { word: 'card', named: 'card', example: 'ace' },
  about: () => undefined,
  names: [],
};
