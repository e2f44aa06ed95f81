import { CARDS } from '@swordtable/games/battlefields/cards/catalog';
import { down, hidden, up, viewWith } from '@swordtable/games/battlefields/testing/views';
import { en as texts } from '@swordtable/games/battlefields/text/en';
import { expect, test } from 'vitest';
import { de as wordsDe } from '../words/table.de.ts';
import { en as words } from '../words/table.en.ts';
import { de as textsDe } from '../words/texts.de.ts';
import { placeLabel, sideLabel } from './labels.ts';

const landNo = (name: string): number => CARDS.lands.findIndex((land) => land.name === name);
const english = {
  words,
  texts,
  seats: [
    { name: 'You', you: true },
    { name: 'Bot', you: false },
  ],
};
const german = {
  words: wordsDe,
  texts: textsDe,
  seats: [
    { name: 'Du', you: true },
    { name: 'Bot', you: false },
  ],
};
const view = viewWith({
  places: [
    {},
    {
      lands: [landNo('Tempe'), landNo('Sparta')],
      stacks: [
        [down('spearmen'), up('cavalry')],
        [hidden, hidden, up('archers')],
      ],
      lying: ['flank', null],
    },
  ],
});

test('a place is read out with its lands, both stacks from the top, the cards in play, and its status', () => {
  expect(placeLabel(view, 1, 0, english)).toBe(
    'Place 2, Sparta, city, worth 4, red, below it: Tempe, woodland, worth 1, green, your stack: on top Cavalry face up, Spearmen face down, ' +
      'Bot’s stack: on top Archers face up, 2 cards face down, your Flank in play. Your Flank wins this pair',
  );
});

test('the same in German', () => {
  expect(placeLabel(view, 1, 0, german)).toBe(
    'Platz 2, Sparta, Stadt, Wert 4, rot, darunter Tempe, Wald, Wert 1, grün, dein Stapel: zuoberst Reiterei offen, Speerträger verdeckt, ' +
      'Stapel von Bot: zuoberst Bogenschützen offen, 2 verdeckte Karten, deine Flanke liegt aus. Du gewinnst dieses Paar durch Flanke',
  );
});

test('one side of a place has a name of its own, and nothing is called topmost if all its cards are the same', () => {
  expect(sideLabel(viewWith({ places: [{ stacks: [[], [hidden]] }] }), 0, 1, english)).toBe(
    'Place 1, Nemea, Bot’s stack: a card face down',
  );
  expect(sideLabel(viewWith({ places: [{ stacks: [[], [hidden, hidden]] }] }), 0, 1, english)).toBe(
    'Place 1, Nemea, Bot’s stack: 2 cards face down',
  );
});

test('a land that is called as its kind is named once', () => {
  const olympus = viewWith({ places: [{ lands: [landNo('Olympus')] }] });
  expect(placeLabel(olympus, 0, 0, english)).toMatch(/^Place 1, Olympus, worth 6, any color,/);
  expect(placeLabel(olympus, 0, 0, german)).toMatch(/^Platz 1, Olymp, Wert 6,/);
});
