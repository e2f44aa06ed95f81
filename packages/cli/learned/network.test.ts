import { expect as expected, readNetwork } from '@swordtable/bots/network';
import { GAMES } from '@swordtable/games';
import bfSamples from '@swordtable/games/battlefields/evaluation/samples.json' with { type: 'json' };
import scSamples from '@swordtable/games/swordcrafters/evaluation/samples.json' with { type: 'json' };
import tileSamples from '@swordtable/games/tile-battle/evaluation/samples.json' with { type: 'json' };
import { newFeatures } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';

/** Positions with what the trainer's own program says about them. */
const SAMPLES: Readonly<Record<string, readonly { indices: readonly number[]; values: readonly number[]; margin: number; win: number }[]>> =
  {
    olympus: tileSamples,
    battlefields: bfSamples,
    swordcrafters: scSamples,
  };

const learnedOf = (id: string) => {
  const learned = GAMES.find((game) => game.id === id)?.learned;
  if (learned === undefined) throw new Error(`Nothing was learned about ${id}.`);
  return learned;
};

describe('a network', () => {
  test.each(Object.keys(SAMPLES))('computes for %s what the trainer computes', async (id) => {
    const learned = learnedOf(id);
    const network = readNetwork(await learned.weights(), learned);
    if (!network.ok) throw new Error(network.refusal.sentence);
    for (const { indices, values, margin, win } of SAMPLES[id] ?? []) {
      const features = newFeatures();
      features.indices.set(indices);
      features.values.set(values);
      features.length = indices.length;
      const found = expected(network.value, features);
      expect(found.margin).toBeCloseTo(margin, 2);
      expect(found.win).toBeCloseTo(win, 3);
    }
  });
});
