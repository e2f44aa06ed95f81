import type { Action } from '@swordtable/games/swordcrafters/action';
import { parts } from '@swordtable/games/swordcrafters/pieces/grid';
import { playedGame } from '@swordtable/games/swordcrafters/testing/played';
import { en as texts } from '@swordtable/games/swordcrafters/text/english';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import { expect, test } from 'vitest';
import { en as prompt } from '../words/prompt.en.ts';
import { en as words } from '../words/table.en.ts';
import { actionLabel } from './action-label.ts';
import { cutResultText } from './cut-result.ts';
import { policyOf } from './use-sword-selection.ts';

const [first] = playedGame('saying', 2);
const view = first?.views[0] as View;
const say = (action: Action): string => actionLabel(view, action, prompt.answers, { texts });

test('answers are said by the rows and columns of the whole grid', () => {
  expect(say({ group: 0, axis: 'H', after: 2 })).toBe('Cut group 1 between rows 2 and 3');
  expect(say({ axis: 'V', after: 1, keep: 'second' })).toBe('Cut between columns 1 and 2, keep the right part');
  expect(say({ tile: 'ruby', side: 2, on: 0 })).toBe('Add ruby to side 3');
  expect(say({ sword: 1 })).toBe('Second sword');
  const [left, right] = parts(view.groups[0] as View['groups'][number], { axis: 'V', after: 1 });
  const cut: View = { ...view, groups: [left, right] };
  expect(actionLabel(cut, { group: 1, axis: 'V', after: 1 }, prompt.answers, { texts })).toBe('Cut group 2 between columns 2 and 3');
  expect(actionLabel(cut, { group: 1 }, prompt.answers, { texts })).toContain('with the forge');
});

test('a cut says what it leaves, or what is kept', () => {
  const both = parts(view.groups[0] as View['groups'][number], { axis: 'H', after: 1 });
  expect(cutResultText(view.grid, both, undefined, { words, texts })).toBe('This cut makes a group of 4 and a group of 7 with the forge.');
  expect(cutResultText(view.grid, both, 'first', { words, texts })).toMatch(/^You keep .+\.$/);
});

test('the last kind of tile is in hand already, and one sword needs no naming', () => {
  const build = (tile: 'ruby' | 'topaz', on: number): Action => ({ tile, side: 0, on });
  expect(policyOf([build('ruby', 0), build('ruby', 0)])).toMatchObject({ first: { tile: 'ruby' }, defaults: { on: 0 } });
  expect(policyOf([build('ruby', 0), build('topaz', 1)])).toMatchObject({ first: {}, defaults: {} });
  expect(policyOf([{ group: 0 }, { group: 1 }])).toMatchObject({ first: {}, defaults: {} });
});
