import { type Decision, randomFrom } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { descend, leaf, learn, type Node, observe } from './tree.ts';

const asking = (...lines: readonly number[]): Decision<{ readonly line: number }> => ({
  seat: 0,
  prompt: { rule: 'tree', ask: 'line' },
  options: lines.map((line) => ({ line })),
});

const root = (): Node => leaf({ key: 0, index: 0, prior: 1 }, 2);

/** Goes down one step a number of times, with rewards given by `worth`. */
const tried = (node: Node, decision: ReturnType<typeof asking>, times: number, worth: (line: number) => number): void => {
  const rng = randomFrom('tree');
  for (let i = 0; i < times; i++) {
    const child = descend(node, decision, rng, true) as Node;
    const reward = worth((decision.options.at(child.index) as { line: number }).line);
    learn([node, child], [reward, 1 - reward]);
  }
};

describe('the tree', () => {
  test('goes most often where the deciding seat does best', () => {
    const node = root();
    tried(node, asking(10, 11, 12), 100, (line) => (line === 11 ? 0.9 : 0.2));
    const best = node.children.toSorted((a, b) => b.visits - a.visits)[0] as Node;
    expect(best.index).toBe(1);
    expect(best.visits).toBeGreaterThan(60);
    expect(node.visits).toBe(100);
  });

  test('tries few of many options at first, and more as it learns about them', () => {
    const node = root();
    const many = asking(...Array.from({ length: 200 }, (_, line) => line));
    tried(node, many, 25, () => 0.5);
    const few = node.children.length;
    tried(node, many, 375, () => 0.5);
    expect(few).toBeLessThan(10);
    expect(node.children.length).toBeGreaterThan(few);
    expect(node.children.length).toBeLessThan(40);
  });

  test('finds an action again at another index, and skips one that isn’t an option', () => {
    const node = root();
    tried(node, asking(10, 11), 20, (line) => (line === 11 ? 1 : 0));
    const child = descend(node, asking(12, 11), randomFrom(''), false) as Node;
    expect(child.index).toBe(1);
    expect(descend(node, asking(12), randomFrom(''), false)).toBeUndefined();
  });

  test('tries only options from an index on, if the rest was tried in another order', () => {
    const node = root();
    const decision = asking(10, 11, 12, 13);
    const rng = randomFrom('order');
    for (let i = 0; i < 30; i++) learn([node, descend(node, decision, rng, true, 2) as Node], [0.5, 0.5]);
    expect(node.children.map(({ index }) => index).toSorted()).toEqual([2, 3]);
  });

  test('keeps a path for a seat that only watched, by what it saw', () => {
    const node = root();
    const sight = observe(node, 7, true) as Node;
    expect(observe(node, 7, false)).toBe(sight);
    expect(observe(node, 8, false)).toBeUndefined();
    expect(observe(node, 8, true)).not.toBe(sight);
    expect(node.children).toEqual([]);
  });

  test('doesn’t grow if it mustn’t', () => {
    const node = root();
    expect(descend(node, asking(10, 11), randomFrom(''), false)).toBeUndefined();
    expect(node.children).toEqual([]);
  });

  test('continues if two options share a key', () => {
    const node = root();
    tried(node, asking(10, 10, 10), 50, () => 0.5);
    expect(node.children.length).toBe(1);
    expect(node.visits).toBe(50);
  });
});
