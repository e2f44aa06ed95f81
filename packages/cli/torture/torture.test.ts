import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Ran, useFolder } from '../testing/run.ts';
import { runHere } from '../testing/run-here.ts';
import { torture } from './command.ts';
import { PEOPLE } from './plants/people.ts';
import { PLANTS } from './plants/plants.ts';
import { shrink } from './shrink.ts';
import { type Setup, simulate } from './simulate.ts';
import type { Violation } from './world.ts';

const file = useFolder();

const NEWCOMERS_ONE_IN = 5;
const PLANTED = 25;
const SECONDS = 8;
/** Races so narrow that finding them takes a minute. */
const RARE: readonly string[] = ['withdrawn-order', 'no-flush-at-start'];

/** A bug among strangers takes longer: they have to find each other before. */
const STRANGE = 60;
/** The first seed that is tried for a bug, if the ones before it are known to miss it. */
const FIRST: Readonly<Record<string, number>> = {
  ...{
    'torn-tail': 22,
    'last-writer-wins': 1,
    renumbered: 3,
    'blind-retry': 2,
    'split-transaction': 17,
    'stale-cache': 30,
    'forgotten-ids': 12,
  },
  ...{ 'leaked-connection': 8, 'doubled-order': 12, 'lost-order': 9, 'undo-gives-time': 9, 'no-watchdog': 9, 'spectator-sees-hand': 7 },
  ...{ 'revoked-key': 12, 'no-rights': 26, 'reused-secret': 12, 'no-catch-up': 9, 'deleted-for-all': 15 },
  ...{ 'paired-twice': 3, 'blind-pairing': 4, 'rated-again': 3, 'forgotten-words': 8, 'forgotten-notice': 2, 'swapped-points': 5 },
  ...{ 'lost-report': 7, 'endless-vacation': 27, unmuted: 68, 'left-behind': 19, 'unguarded-names': 1, 'half-signed-out': 1 },
  ...{ 'signed-again': 1, 'kept-passkey': 1, 'still-told': 2, 'paired-anyway': 5, 'never-canceled': 17 },
};

const plantedAt = (index: number): Setup => ({ seed: `plant ${index}`, seconds: SECONDS });
/** Newcomers take their time, so they come to some only. */
const smallAt = (index: number): Setup => {
  const without = ['wire', 'strangers', ...(index % NEWCOMERS_ONE_IN === 0 ? [] : ['profiles'])];
  return { seed: `small ${index}`, seconds: 1, matches: 1, without };
};
const strangeAt = (index: number): Setup => ({ seed: `plant ${index}`, seconds: 15, matches: 1, hasStrangers: true });

const expectClean = async (setup: Setup): Promise<void> => {
  const { violation } = await simulate(setup);
  if (violation === undefined) return;
  const { trace } = await simulate({ ...setup, isTraced: true });
  expect.fail(`${violation.sentence}\n${JSON.stringify(setup)}\n${trace.slice(-40).join('\n')}`);
};

describe('no seed breaks a promise', () => {
  const checkSeeds = async (_: string, setupAt: (index: number) => Setup, from: number, to: number): Promise<void> => {
    for (let index = from; index < to; index++) await expectClean(setupAt(index));
  };

  test.each([
    ['in short simulations', smallAt, 0, 200],
    ['where planted bugs are found', plantedAt, 0, 1],
    ['where the server brings strangers together', strangeAt, 0, 1],
  ])('%s', checkSeeds);

  test.each([
    ['where planted bugs are found', plantedAt, 1, 12],
    ['where the server brings strangers together', strangeAt, 1, 12],
  ])('%s, with more seeds', { tags: ['long'] }, checkSeeds);
});

describe('a planted bug breaks the promise it should', () => {
  const find = async (plant: string): Promise<Violation | undefined> => {
    // Bugs in matches are found sooner where no one else keeps the processes busy.
    const without = plant in PEOPLE ? {} : { without: ['profiles'] };
    const isStrange = PLANTS[plant]?.amongStrangers === true;
    const [first, most] = [FIRST[plant] ?? 0, isStrange ? STRANGE : PLANTED];
    for (let index = first; index < first + most; index++) {
      const { violation } = await simulate({ ...(isStrange ? strangeAt(index) : plantedAt(index)), plant, ...without });
      if (violation !== undefined) return violation;
    }
    return undefined;
  };

  test.each(Object.entries(PLANTS).filter(([name, { front }]) => front === undefined && !RARE.includes(name)))(
    '%s',
    async (plant, { breaks }) => {
      const violation = await find(plant);
      expect(breaks, violation?.sentence).toContain(violation?.what);
    },
  );
});

describe('the command', () => {
  const command = (...args: readonly string[]): Promise<Ran> => runHere(['torture', ...args], { torture });

  test('tries seeds and says what they did', async () => {
    const json = file('totals.json');
    const { code, out, err } = await command('--seed', 'totals', '--seeds', '2', '--seconds', '1', '--json', json);
    expect(code, out + err).toBe(0);
    expect(out).toContain('Every promise was kept.');
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ seed: 'totals', seeds: 2, moves: expect.any(Number) });
  });

  test('shrinks a seed that breaks a promise, and repeats it exactly', async () => {
    const first = await command('--seed', 'bug-2', '--seconds', '4', '--plant', 'no-sync');
    expect(first.code).toBe(1);
    expect(first.err).toContain('A promise was broken.');
    expect(first.out).toContain('something that was acknowledged or told is gone (lost).');
    const [, repeated = ''] = /With as little as possible: swordtable torture (.*)/.exec(first.out) ?? [];
    const again = await command(...repeated.split(' '), '--no-shrink');
    expect(again.code).toBe(1);
    const story = (text: string): string | undefined => text.split('How it came about:')[1];
    expect(story(again.out)).toBe(story(first.out));
  });

  test('says what it cannot do', async () => {
    const refused = async (...args: readonly string[]): Promise<string> => {
      const { code, out, err } = await command(...args);
      expect([code, out]).toEqual([2, '']);
      return err;
    };
    expect(await refused('--seeds', 'many')).toContain('It must be a whole number');
    expect(await refused('--plant', 'stale-cash')).toContain('There is no planted bug "stale-cash". Did you mean "stale-cache"?');
    expect(await refused('--without', 'crash,rain')).toMatch(/^There is no fault or request "rain"\./);
    expect(await refused('--minutes', '1', '--seeds', '2')).toBe('Give either --minutes or --seeds, not both.\n');
  });
});

test('the documentation lists every planted bug', () => {
  const docs = readFileSync(new URL('../../../docs/reliability.md', import.meta.url), 'utf8');
  for (const [name, { about, breaks }] of Object.entries(PLANTS))
    expect(docs).toContain(`| \`${name}\` | ${about} | ${breaks.join(', ')} |`);
});

describe('a seed decides everything', () => {
  test('the same seed has the same trace', async () => {
    const setup: Setup = { seed: 'twice', isTraced: true };
    const [one, other] = [await simulate(setup), await simulate(setup)];
    expect(one.trace.length).toBeGreaterThan(100);
    expect(other.trace).toEqual(one.trace);
  });

  test('a broken promise is shrunk to a smaller simulation that breaks the same one, every time', async () => {
    const setup: Setup = { seed: 'plant 0', seconds: SECONDS, plant: 'no-sync' };
    const { violation, processes } = await simulate(setup);
    const shrunk = await shrink(setup);
    expect(violation?.what).toBe('lost');
    expect(shrunk.outcome.violation?.what).toBe('lost');
    expect(shrunk.setup.seconds).toBeLessThan(SECONDS);
    expect(shrunk.setup.without?.length).toBeGreaterThan(3);
    expect(shrunk.outcome.processes).toBeLessThanOrEqual(processes);
    expect((await simulate(shrunk.setup)).violation).toEqual(shrunk.outcome.violation);
  });
});
