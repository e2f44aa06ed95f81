import { expect, test } from 'vitest';
import { CARDS, type Card } from './catalog.ts';

/** A card in a line: what it is, what it is called, and everything about it that the rules look at. */
const lineOf = ({ is, name, flavor: _flavor, icon: _icon, ...facts }: Card): string =>
  `${is} ${name} ${JSON.stringify(facts).replaceAll('"', '').replaceAll(',', ', ')}`;

/**
 * Most numbers on the cards follow from no rule: no other test could say what they should be, and a slip would go unnoticed. After changing
 * a card, run `npx vitest run catalog-snapshot -u` and read the diff.
 */
test('every card is as it was: its attributes, costs, conditions, and gains', async () => {
  const lines = [...CARDS.values()].map(lineOf);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../../../playthroughs/contracts-cards.txt');
});
