import type { Action } from '@swordtable/games/contracts/action';
import type { State } from '@swordtable/games/contracts/state';
import { gameNamed } from '@swordtable/games/index';
import { type Game, randomFrom } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { PLAIN } from '../../screen/look.ts';
import { tableOf } from '../index.ts';

const WIDE = { ...PLAIN, width: 500 };

/** A version of the game, with the same contract and the same items on the table. */
const at = (version: string) => {
  const game = gameNamed('contracts', version) as Game<State, Action>;
  const dealt = game.setup(2, {}, randomFrom('older'));
  const state: State = { ...dealt, phase: 'contract', basics: ['decipher-ancient-document'], smith: ['silence'] };
  return { table: tableOf(game), shown: { view: game.view(state, 0), watcher: 0, decision: undefined, news: [] } };
};
const [older, second, third, fourth, today] = [at('1'), at('2'), at('3'), at('4'), at('5')];

test('a match of version 1 is drawn with what its cards cost and gave', () => {
  const text = older.table.draw(older.shown, WIDE);
  expect(text).toContain(
    'Decipher Ancient Document · level 1, treasure · 1 higher magic and 1 trickery: 5 gold and 1 fame · bonus 1 higher magic:',
  );
  expect(text).toMatch(/Silence · .* gain 5 gold\./);
  expect(today.table.draw(today.shown, WIDE)).toContain(
    'Decipher Ancient Document · level 1, treasure · 1 trickery: 5 gold and 1 fame · bonus 2 higher magic:',
  );
});

test('so are its answers listed', () => {
  const labeled = ({ table, shown }: typeof older, action: Action): string =>
    table.label(action, Object.keys(action)[0] ?? '', shown, WIDE);
  expect(labeled(older, { fulfil: 'decipher-ancient-document' })).toContain('1 higher magic and 1 trickery');
  expect(labeled(older, { keep: 'squire' })).toContain('1 salary token');
  expect(labeled(today, { keep: 'squire' })).toContain('0 salary tokens');
});

test('and asked about, in each version', () => {
  expect(older.table.about('wine cask', WIDE)).toContain('Legendary companions cost you 2 gold less.');
  expect(second.table.about('wine cask', WIDE)).toContain('Legendary companions cost you 3 gold less.');
  expect(third.table.about('wine cask', WIDE)).toContain('Legendary companions cost you 1 gold less.');
  expect(third.table.about('bottled courage', WIDE)).toContain('gain 3 luck');
  expect(fourth.table.about('bottled courage', WIDE)).toContain('gain 2 luck');
  expect(fourth.table.about('brother anvil', WIDE)).toContain('gain 1 fame');
  expect(today.table.about('brother anvil', WIDE)).toContain('gain 3 gold');
});
