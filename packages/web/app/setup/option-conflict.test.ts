import { gameNamed } from '@swordtable/games';
import { describe, expect, test } from 'vitest';
import { GAME_TEXTS } from '../../kit/words/game-texts.ts';
import { partedAtValue } from './option-conflict.ts';

const refusalOf = (id: string, options: Readonly<Record<string, string | boolean>>) => {
  const game = gameNamed(id);
  return partedAtValue(game?.refuses(2, options)?.sentence ?? '', game?.options ?? []);
};

describe('why options conflict', () => {
  test('is explained with the choice’s name, not the game’s id for it', () => {
    const [gapped, name] = refusalOf('asgard', { terrain: 'river-styx' });
    expect([gapped, name]).toEqual([expect.not.stringContaining('river-styx'), 'River Styx']);
  });

  test.each([
    ['asgard', { terrain: 'river-styx' }],
    ['asgard', { terrain: 'none', centred: true }],
    ['asgard', { terrain: 'asgard', house: true }],
    ['olympus', { terrain: 'none' }],
  ])('has a German text: %s with %j', (id, options) => {
    const [gapped] = refusalOf(id, options);
    expect(Object.keys(GAME_TEXTS.de)).toContain(gapped);
  });

  test('a sentence that names no choice stays as it is', () => {
    expect(partedAtValue('There is no hero "thor".', [])).toEqual(['There is no hero "thor".', '']);
  });
});
