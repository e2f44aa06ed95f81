import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Asked, explanation } from '../testing/explain.ts';
import { type Contents, contentsOf, type Model } from '../testing/model-store.ts';
import { agesAt, HOLDERS, rounds, type Work } from '../testing/random-work.ts';
import { engines, type FreshPlace } from '../testing/stores.ts';
import { openStorage } from './open.ts';
import type { Ages, Storage } from './storage.ts';

const MOST = 99;
const ALL: Ages = { finished: Number.MAX_SAFE_INTEGER, abandoned: Number.MAX_SAFE_INTEGER, imported: Number.MAX_SAFE_INTEGER };

const contentsIn = async (storage: Storage, ages: Ages): Promise<Contents> => {
  const matches = await storage.ids('', MOST);
  const heads = await storage.heads(matches);
  return {
    heads: matches.map((match) => [match, heads.get(match) ?? -1]),
    lines: await Promise.all(matches.map((match) => storage.read(match, -1))),
    orders: await Promise.all(matches.map((match) => storage.orders(match))),
    listed: await storage.list({ most: MOST }),
    held: await Promise.all(HOLDERS.map((holder) => storage.held(holder, { most: MOST }))),
    due: await storage.due(Number.MAX_SAFE_INTEGER, MOST),
    old: await storage.old(ages, MOST),
  };
};

/** All of this was asked at the same moment, but one process’s lines of a match are written in the order in which it asked. */
const askedOf = (works: readonly (Work & { readonly by: number })[], answers: readonly unknown[]): readonly Asked[] => {
  const asked: Asked[] = [];
  for (const [index, { by, steps, continues = [] }] of works.entries()) {
    const after = asked.filter((_, before) => {
      const other = works[before];
      return other?.by === by && other.continues?.some((match) => continues.includes(match)) === true;
    });
    asked.push({ steps, answer: answers[index], after });
  }
  return asked;
};

describe.each(engines.filter(({ here }) => here))('a store in $name', ({ fresh }) => {
  let home: FreshPlace;
  let storages: readonly [Storage, Storage];
  beforeEach(async () => {
    home = await fresh();
    storages = [await openStorage(home.place), await openStorage(home.place)];
  });
  afterEach(async () => {
    await Promise.all(storages.map((storage) => storage.close()));
    await home.drop();
  });

  test('answers whatever two processes ask for as if one thing had happened after the other', async () => {
    let time = 1_000;
    const next = (): number => {
      time += 1;
      return time;
    };
    let granted = 0;
    const play = async (all: typeof rounds extends fc.Arbitrary<infer Rounds> ? Rounds : never): Promise<void> => {
      while ((await storages[0].prune(ALL, MOST)).length > 0);
      let model: Model = new Map();
      for (const [number, round] of all.entries()) {
        const known = { model, isAlone: round.length === 1, time: next };
        const works = round.map(({ wish, by }) => ({ ...wish(known), by }));
        const answers = await Promise.all(works.map(({ ask, by }) => ask(storages[by === 0 ? 0 : 1])));
        granted += answers.filter((answer) => answer === true).length;
        const ages = agesAt(time, 6);
        const contents = await contentsIn(storages[number % 2 === 0 ? 0 : 1], ages);
        const after = explanation(model, askedOf(works, answers), (now) => isDeepStrictEqual(contentsOf(now, HOLDERS, ages), contents));
        if (after === undefined) {
          const asked = works.map(({ what, by }, index) => ({ by, what, answer: answers[index] }));
          const facts = [contentsOf(model, HOLDERS, ages), ...asked, contents].map((fact) => JSON.stringify(fact));
          throw new Error(`Nothing explains how this changed:\n${facts.join('\n')}`);
        }
        model = after;
      }
    };
    const { failed, seed, errorInstance } = await fc.check(fc.asyncProperty(rounds, play), { numRuns: 12, endOnFailure: true });
    if (failed) throw new Error(`It fails with the seed ${seed}.`, { cause: errorInstance });
    expect(granted).toBeGreaterThan(100);
  });
});
