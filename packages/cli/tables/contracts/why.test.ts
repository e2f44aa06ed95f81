import { contracts as game } from '@swordtable/games/contracts/rules';
import { scene } from '@swordtable/games/contracts/scene/scene';
import { view } from '@swordtable/games/contracts/view/view';
import { whyText } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { whyLines } from '../../play/why.ts';
import { PLAIN } from '../../screen/look.ts';
import { contracts } from './table.ts';

const { state } = scene({
  parties: [
    {
      gold: 12,
      fellows: [
        { card: 'Ashane', pool: { magic: 4 } },
        { card: 'Poacher', pool: { strength: 1 } },
      ],
    },
    { gold: 3 },
  ],
  basics: ['Decipher Ancient Document'],
});
const known = { view: view(state, 0), watcher: 0, events: [] };

const said = (text: string): string | undefined => {
  const question = contracts.whyQuestion?.(text, known);
  const why = question && game.explain?.(known, question);
  return why && whyLines(whyText(why, game.words.message), PLAIN).join('\n');
};

test.each([
  ['gold', /^Amber: Gold\n {2}12 Gold\n/],
  ['sky gold', /^Sky: Gold\n {2}3 Gold\n/],
  ['poacher', /^Attributes: Poacher\n {2}1 Strength\n/],
  ['salary poacher', /^Salary: Poacher\n {2}1 salary tokens\n.*\nRules: C-20$/],
  ['pay day', /^Amber: Pay day\n/],
  ['tavern', /^A visit: Tavern\n {2}1 luck to pay\n/],
  ['hunt', /^Hunt track\n {2}0 spent so far\n/],
  ['soldier work', /^Ranks: Soldier Work\nNo one has contributed this round\.\n/],
  ['score', /^Total: Amber\n/],
])('why %s', (text, expected) => expect(said(text)).toMatch(expected));

test.each(['', 'nothing at all', 'elementalist', 'salary', 'sky poacher', 'constructor'])('there is nothing to say about "%s"', (text) => {
  expect(said(text)).toBeUndefined();
});
