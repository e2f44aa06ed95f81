import type { Question } from '@swordtable/games/battlefields/explain/question';
import { battlefields } from '@swordtable/games/battlefields/rules';
import { viewWith } from '@swordtable/games/battlefields/testing/views';
import { expect, test } from 'vitest';
import { runInfoCommand } from '../../play/info-commands.ts';
import { openMatch } from '../../play/match.ts';
import { PLAIN } from '../../screen/look.ts';
import { battlefields as table } from './table.ts';
import { questionIn } from './why-question.ts';

const view = viewWith({});

test.each<[string, Question]>([
  ['place 2', { place: 1 }],
  ['nemea', { place: 0 }],
  ['sparta', { land: 11 }],
  ['arch', { warrior: 'archers' }],
  ['Ambush', { action: 'ambush' }],
  ['score', { points: 1 }],
  ['red', { points: 0 }],
  ['blue 3', { stack: 2, seat: 1 }],
  ['not ambush at place 2', { not: { action: 'ambush', place: 1 } }],
  ['not heavy infantry', { not: { warrior: 'heavy-infantry' } }],
  ['not place 4', { not: { place: 3 } }],
  ['not pass', { not: {} }],
])('"why %s" asks one thing', (text, question) => {
  expect(questionIn(text, view, 1)).toEqual(question);
});

test.each(['', 'place 9', 'zeus', 'not', 'not zeus', 'ambush 2 3'])('"why %s" asks nothing', (text) => {
  expect(questionIn(text, view, 0)).toBeUndefined();
});

test('the terminal explains what is named, and a line of the log', () => {
  const match = openMatch(battlefields, 2, { first: 'red' }, 'why');
  const said = (text: string): string | undefined => runInfoCommand({ match, seat: 0, table, look: PLAIN }, text)?.join('\n');
  expect(said('why 1')).toBe('Why did this happen?\nThe start token changes hands each round.\nRules: B-18');
  expect(said('why place 1')).toMatch(/^Who wins \w+\?\nNo one has warriors here\./);
  expect(said('why not rally')).toMatch(/^Why not Rally\?\nFirst take 4 more actions from your pile\./);
  expect(said('why zeus')).toContain('There’s nothing to explain about "zeus".');
});
