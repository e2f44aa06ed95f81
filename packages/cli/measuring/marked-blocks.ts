import { accept, type Result, refuse } from '@swordtable/kernel';
import type { Grid } from '../screen/grid.ts';
import { numberText } from './spread.ts';

const cell = (value: string | number): string => (typeof value === 'number' ? numberText(value) : value.replaceAll('|', '\\|'));

/** A grid as a Markdown table: names to the left, everything else to the right. */
export const markdownTable = ({ columns, rows }: Grid): string => {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = `|${columns.map((_, at) => (at === 0 ? '---' : '---:')).join('|')}|`;
  return [line(columns), rule, ...rows.map((row) => line(row.map(cell)))].join('\n');
};

const begin = (name: string): string => `<!-- measured: ${name} -->`;
const end = (name: string): string => `<!-- end of ${name} -->`;

/** Replaces what a page has between the markers of each block, and leaves the rest. */
export const replaceBlocks = (page: string, blocks: Readonly<Record<string, string>>): Result<string> => {
  let text = page;
  for (const [name, content] of Object.entries(blocks)) {
    const [from, to] = [text.indexOf(begin(name)), text.indexOf(end(name))];
    if (from < 0 || to < from) {
      return refuse(
        'no-markers',
        `The page has no place for the measurement "${name}": put it between "${begin(name)}" and "${end(name)}".`,
      );
    }
    text = `${text.slice(0, from + begin(name).length)}\n${content}\n${text.slice(to)}`;
  }
  return accept(text);
};
