import { expect as expected, expectPoints, POINTS_ONLY, readNetwork } from '@swordtable/bots/network';
import { GAMES } from '@swordtable/games';
import bfBeliefs from '@swordtable/games/battlefields/evaluation/beliefs-samples.json' with { type: 'json' };
import bfSamples from '@swordtable/games/battlefields/evaluation/samples.json' with { type: 'json' };
import hindsightSamples from '@swordtable/games/contracts/evaluation/hindsight-samples.json' with { type: 'json' };
import foresightSamples from '@swordtable/games/contracts/evaluation/samples.json' with { type: 'json' };
import scSamples from '@swordtable/games/swordcrafters/evaluation/samples.json' with { type: 'json' };
import tileSamples from '@swordtable/games/tile-battle/evaluation/samples.json' with { type: 'json' };
import { type Features, newFeatures } from '@swordtable/kernel';
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

const featuresOf = ({ indices, values }: { readonly indices: readonly number[]; readonly values: readonly number[] }): Features => {
  const features = newFeatures();
  features.indices.set(indices);
  features.values.set(values);
  features.length = indices.length;
  return features;
};

const expectSamples = (id: string, weights: unknown, samples: (typeof SAMPLES)[string] = []): void => {
  const network = readNetwork(weights, learnedOf(id));
  if (!network.ok) throw new Error(network.refusal.sentence);
  expect(samples).toHaveLength(20);
  for (const { margin, win, ...sample } of samples) {
    const found = expected(network.value, featuresOf(sample));
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

  test.each([
    ['hindsight', hindsightSamples],
    ['foresight', foresightSamples],
  ] as const)('adds for contracts, by %s, what the trainer adds', async (kind, samples) => {
    const learned = GAMES.find(({ id }) => id === 'contracts')?.[kind];
    if (learned === undefined) throw new Error('Nothing was learned.');
    const network = readNetwork(await learned.weights(), learned, POINTS_ONLY);
    if (!network.ok) throw new Error(network.refusal.sentence);
    expect(samples).toHaveLength(20);
    for (const { points, ...sample } of samples) expect(expectPoints(network.value, featuresOf(sample))).toBeCloseTo(points, 3);
  });
});
