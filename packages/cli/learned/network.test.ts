import { expect as expected, readNetwork } from '@swordtable/bots/network';
import { GAMES } from '@swordtable/games';
import bfBeliefs from '@swordtable/games/battlefields/evaluation/beliefs-samples.json' with { type: 'json' };
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

/** The same for what was learned about what others hide. */
const BELIEFS: typeof SAMPLES = { battlefields: bfBeliefs };

const learnedOf = (id: string) => {
  const learned = GAMES.find((game) => game.id === id)?.learned;
  if (learned === undefined) throw new Error(`Nothing was learned about ${id}.`);
  return learned;
};

const expectSamples = (id: string, weights: unknown, samples: (typeof SAMPLES)[string] = []): void => {
  const network = readNetwork(weights, learnedOf(id));
  if (!network.ok) throw new Error(network.refusal.sentence);
  expect(samples).toHaveLength(20);
  for (const { indices, values, margin, win } of samples) {
    const features = newFeatures();
    features.indices.set(indices);
    features.values.set(values);
    features.length = indices.length;
    const found = expected(network.value, features);
    expect(found.margin).toBeCloseTo(margin, 2);
    expect(found.win).toBeCloseTo(win, 3);
  }
};

describe('a network', () => {
  test.each(Object.keys(SAMPLES))('computes for %s what the trainer computes', async (id) => {
    expectSamples(id, await learnedOf(id).weights(), SAMPLES[id]);
  });

  test.each(Object.keys(BELIEFS))('believes of %s what the trainer believes', async (id) => {
    expectSamples(id, await learnedOf(id).beliefs?.(), BELIEFS[id]);
  });
});
