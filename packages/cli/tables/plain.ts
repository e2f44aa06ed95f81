import { canonicalJson, type Game, type LazyOptions, type Panel, panelsOf, plainText } from '@swordtable/kernel';
import { gridLines } from '../screen/grid.ts';
import type { Look } from '../screen/look.ts';
import { wrap } from '../screen/text.ts';
import type { Reading, Table } from './table.ts';

const GLUE = '\u00a0';

/** A panel as lines of text: facts and lists on a line, tables in columns, groups indented below their name. */
const panelLines = (panel: Panel, look: Look): readonly string[] => {
  const { kind, name } = panel;
  if (kind === 'fact') return wrap(`${name}: ${panel.text}`, look.width, '  ');
  if (kind === 'list') {
    // Lines break between the items, not inside them.
    const items = panel.items.map((item) => item.replaceAll(' ', GLUE)).join(', ') || '–';
    return wrap(`${name}: ${items}`, look.width, '  ').map((line) => line.replaceAll(GLUE, ' '));
  }
  if (kind === 'table') return gridLines({ title: name, columns: panel.columns, rows: panel.rows }, look);
  const inner: Look = { ...look, width: look.width - 2 };
  return [look.paint.bold(name), ...panel.panels.flatMap((each) => panelLines(each, inner)).map((line) => `  ${line}`)];
};

const signsIn = (text: string): readonly string[] => text.toLowerCase().match(/[a-z0-9.-]+/g) ?? [];

/** Every word typed must be in the answer, as the game says it or as it is written down. */
const readWith =
  (words: Game['words']) =>
  (text: string, options: LazyOptions<unknown>): Reading => {
    const wanted = text.toLowerCase().split(/\s+/);
    const fitting = [...options].filter((option) => {
      const signs = signsIn(`${words.action(option)} ${canonicalJson(option)}`);
      return wanted.every((word) => signs.includes(word));
    });
    const [first, second] = fitting;
    if (first === undefined) return { kind: 'none', sentence: `"${text}" is none of the answers; type a number of the list.` };
    return second === undefined ? { kind: 'one', action: first } : { kind: 'some', options: fitting };
  };

const facetOf = (action: unknown, facet: string): unknown => (action as Readonly<Record<string, unknown>>)[facet];

/** An answer in the game's own words; a part of one by its name. */
const labelWith =
  (words: Game['words']): Table['label'] =>
  (action, facet) => {
    const isWhole = facet === '' || Object.keys(action as object).length === 1;
    return isWhole ? words.action(action) : plainText({ [facet]: facetOf(action, facet) });
  };

/** Shows any game at all, by its view and its words. */
export const plainTable = ({ words }: Pick<Game, 'words'>): Table => ({
  draw: ({ view }, look) =>
    panelsOf(view, words.seat)
      .flatMap((panel) => panelLines(panel, look))
      .join('\n'),
  read: readWith(words),
  heading: () => '',
  label: labelWith(words),
  example: 'the words of an answer',
  isDetail: () => false,
  startsTurn: () => false,
  gist: () => '',
  things: undefined,
  about: () => undefined,
  names: [],
});
