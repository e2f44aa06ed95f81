import { GAMES } from '@swordtable/games';
import { contracts } from '@swordtable/games/contracts/rules';
import { swordcrafters } from '@swordtable/games/swordcrafters/rules';
import { type Game, playLawfully, randomBelow, randomFrom } from '@swordtable/kernel';
import { bids } from '@swordtable/kernel/toys/bids';
import { boxes } from '@swordtable/kernel/toys/boxes';
import { carts } from '@swordtable/kernel/toys/carts';
import { expect, test } from 'vitest';
import { checkLeaks, type LeakCheck } from './check.ts';
import { murmurs } from './murmurs.ts';

/** A factor for the number of matches, each played to its end: for more certainty than a test run has time for. */
const LONGER = Number(process.env['LEAKS'] ?? 0);
const AN_HOUR = 3_600_000;
/** How far a match goes if it's played to its end. */
const STEPS = 24;

const TABLES = [
  { id: 'bids', game: bids, games: 4, seats: 3, options: { cards: 3 } },
  { id: 'carts', game: carts, games: 3, seats: 2, options: { rounds: 3 } },
  { id: 'boxes', game: boxes, games: 1, seats: 2, steps: 12 },
  // Here a secret answer depends on the watcher's own answer.
  { id: 'murmurs', game: murmurs, games: 3, seats: 2, seed: 'murmurs c', probes: 1 },
  ...GAMES.map((game) => ({ id: game.id, game, games: 2, steps: 15 })),
  // Three build at the same time, watched by each of them and a spectator.
  { id: 'swordcrafters, three together', game: swordcrafters, games: 4, seats: 3, steps: 20, probes: 1 },
  { id: 'swordcrafters, two swords each', game: swordcrafters, games: 2, seats: 2, options: { dual: true }, steps: 20, probes: 1 },
  // Three draft and build their parties at the same time; whole packs wait in front of slow players.
  { id: 'contracts, three together', game: contracts, games: 2, seats: 3, steps: 40, probes: 1 },
];
const LONG_TABLES = [...TABLES, ...GAMES.map((game) => ({ id: `${game.id}, for longer`, game, games: 3, steps: 30 }))];

type Table = Omit<LeakCheck, 'seed'> & { readonly id: string; readonly game: Game; readonly seed?: string };

const checkTable = async ({ id, game, games, ...normal }: Table): Promise<void> => {
  const report = await checkLeaks(
    game,
    LONGER === 0 ? { seed: id, worlds: 2, ...normal, games } : { games: games * LONGER, seed: `${id} ${LONGER}`, worlds: 24 },
  );
  expect(report.leaks).toEqual([]);
  if (LONGER > 0) console.log(id, JSON.stringify(report));
};

/** Half as many games of each, half as far, and with fewer questions. */
const SHORT_TABLES = TABLES.map(
  (table): Table => ({
    ...{ ...table, games: Math.ceil(table.games / 2), probes: 1, worlds: 1 },
    steps: Math.ceil(('steps' in table ? table.steps : STEPS) / 2),
  }),
);

test.each(SHORT_TABLES)('nothing hidden leaves the server: $id', { timeout: AN_HOUR }, checkTable);
test.each(LONG_TABLES)('nothing hidden leaves the server in longer matches: $id', { tags: ['long'], timeout: AN_HOUR }, checkTable);

test('others answer differently in the twin, and it is dealt again when something is revealed', async () => {
  const { unlike, redealt, steps, requests } = await checkLeaks(bids, { games: 1, seats: 3, seed: 'unlike', probes: 1 });
  expect(unlike).toBeGreaterThan(2);
  expect(redealt).toBeGreaterThan(0);
  expect(requests).toBeGreaterThan(steps);
});

test('players ask for takebacks, and others agree or decline', async () => {
  const { asked, rewound, leaks } = await checkLeaks(boxes, { games: 3, seats: 2, seed: 'back', steps: 16, probes: 1 });
  expect(rewound).toBeGreaterThan(0);
  expect(asked).toBeGreaterThan(rewound);
  expect(leaks).toEqual([]);
});

test('others plan ahead, and so does the watcher', async () => {
  const { ordered, leaks } = await checkLeaks(boxes, { games: 2, seats: 2, seed: 'ahead', steps: 12, probes: 1 });
  expect(ordered).toBeGreaterThan(2);
  expect(leaks).toEqual([]);
});

test('steps are repeated in other worlds, and whole matches replayed in them', async () => {
  const report = await checkLeaks(carts, { games: 3, seats: 2, seed: 'many', options: { rounds: 3 }, probes: 1, worlds: 6 });
  const { steps, worlds, steppedIn, replaysIn, byChance, leaks } = report;
  expect(leaks).toEqual([]);
  expect(worlds).toBeGreaterThan(3 * steps);
  expect(worlds).toBeGreaterThanOrEqual(steppedIn + replaysIn);
  expect(worlds).toBeGreaterThan(byChance);
  expect(Math.min(steppedIn, replaysIn)).toBeGreaterThan(0);
});

test('a deal that is like the real one doesn’t count as a world', async () => {
  // There is nothing to hide.
  const { worlds, alike, leaks } = await checkLeaks(boxes, { games: 1, seats: 2, seed: 'alike', steps: 4, probes: 1, worlds: 3 });
  expect(leaks).toEqual([]);
  expect(alike).toBeGreaterThan(3);
  expect(worlds).toBe(0);
});

const checkCompany = async (check: Pick<LeakCheck, 'games' | 'seed' | 'steps'>): Promise<void> => {
  const { byBots, timedOut, hinted, overSockets, worlds, leaks } = await checkLeaks(carts, { ...check, probes: 1 });
  expect(Math.min(byBots, timedOut, hinted, overSockets)).toBeGreaterThan(0);
  expect(worlds).toBeGreaterThan(check.games);
  expect(leaks).toEqual([]);
};
const COMPANY = 'bots play along, clocks run out, and the watcher gets hints and moves over a socket';
test(COMPANY, () => checkCompany({ games: 6, seed: 'company 3', steps: 14 }));
test(`${COMPANY}, in more matches`, { tags: ['long'] }, () => checkCompany({ games: 12, seed: 'company 2', steps: 20 }));

test('the check’s own game obeys the laws', () => {
  for (const seed of ['a', 'b', 'c']) {
    const rng = randomFrom(seed);
    expect(playLawfully(murmurs, { seats: 3, options: {}, seed, choose: (count) => randomBelow(rng, count) })).toMatchObject({ end: {} });
  }
});
