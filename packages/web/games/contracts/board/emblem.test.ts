import { CARDS } from '@swordtable/games/contracts/cards/catalog';
import { expect, test } from 'vitest';
import map from '../../../kit/icons/icon-map.json' with { type: 'json' };

test('every card has an emblem, and every emblem of the set is on a card', () => {
  const wanted = [...new Set([...CARDS.values()].map(({ icon }) => icon))];
  expect(Object.keys(map.contracts).toSorted()).toEqual(wanted.toSorted());
});

test('of every glyph it is known who drew it', () => {
  const drawn = [...Object.values(map.contracts), ...Object.values(map.sign)];
  expect(drawn.filter(({ author }) => !/^[a-z0-9-]+$/.test(author) || author === 'unknown')).toEqual([]);
});
