import { readFileSync, writeFileSync } from 'node:fs';
import { GAMES } from '@swordtable/games';
import { expect, test } from 'vitest';
import { type BenchOptions, bench } from '../bench.ts';
import { COMMAND, type Ran, useFolder } from '../testing/run.ts';
import { runHere } from '../testing/run-here.ts';
import { type Contestant, measureInTurn, type Result } from './contestant.ts';

const file = useFolder();

/** A program that writes down when it was measured, and for how long. */
const contestant = (name: string, rate: string): Contestant => {
  writeFileSync(
    file(`${name}.mjs`),
    `import { appendFileSync } from 'node:fs';
    let round = 0;
    process.on('message', (seconds) => {
      appendFileSync(${JSON.stringify(file('turns'))}, ${JSON.stringify(name)} + seconds + ' ');
      process.send({ games: ${rate} });
      round++;
    });`,
  );
  return { id: name, name: `Contestant ${name}`, program: file(`${name}.mjs`), args: [] };
};

const plan = (said: string[]) => ({
  seconds: 6,
  rounds: 3,
  warmUp: 9,
  say: (heading: string, detail: string) => said.push(`${heading}, ${detail}`),
});

test('contestants are measured in turn, round after round, and the warm-up is not counted', async () => {
  const said: string[] = [];
  // The first is warm after two measurements and sure of it after five; the second always gets faster.
  const results = await measureInTurn([contestant('a', '[50, 100, 104][round] ?? round'), contestant('b', '10 * 2 ** round')], plan(said));
  const warm = `${'a9 '.repeat(5)}${'b9 '.repeat(15)}`;
  expect(readFileSync(file('turns'), 'utf8')).toBe(`${warm}a2 b2 a2 b2 a2 b2 `);
  expect(results).toEqual([
    { id: 'a', name: 'Contestant a', rates: { games: [5, 6, 7] } },
    { id: 'b', name: 'Contestant b', rates: { games: [15, 16, 17].map((round) => 10 * 2 ** round) } },
  ]);
  expect(said).toHaveLength(5 + 15 + 6);
  expect([said[0], said.at(-1)]).toEqual(['Warming up, Contestant a', 'Round 3 of 3, Contestant b']);
});

test('a contestant has as much room for new objects as a thinking bot', async () => {
  const room = "Number(process.execArgv[0].replace('--max-semi-space-size=', ''))";
  const [result] = await measureInTurn([contestant('roomy', room)], plan([]));
  expect(result?.rates).toEqual({ games: [64, 64, 64] });
});

test('a contestant that dies ends the measurement with a sentence', async () => {
  const dying = contestant('c', 'process.exit(3)');
  await expect(measureInTurn([contestant('a', 'round'), dying], plan([]))).rejects.toThrow(
    'Contestant c couldn’t be measured; see the lines above.',
  );
});

/** The command's shortest time is a second for each measurement; its contestants are processes of the command. */
const runBriefly = async (args: readonly string[]): Promise<Ran> => {
  const [, program = ''] = process.argv;
  process.argv[1] = COMMAND;
  try {
    return await runHere(args, { bench: (options: BenchOptions) => bench({ ...options, seconds: 0.02 }) });
  } finally {
    process.argv[1] = program;
  }
};

test('a short run measures every game, writes all rounds, and fills in a page', async () => {
  writeFileSync(file('page.md'), '# Speed\n<!-- measured: games -->\n<!-- end of games -->\nProse.\n');
  const args = ['bench', '--rounds', '2', '--warm-up', '0', '--json', file('bench.json'), '--write', file('page.md')];
  const { code, out, err } = await runBriefly(args);
  expect([code, err]).toEqual([0, 'Round 1 of 2…\nRound 2 of 2…\n']);
  const page = readFileSync(file('page.md'), 'utf8');
  // It is what the command wrote a moment ago.
  const { contestants, steal } = JSON.parse(readFileSync(file('bench.json'), 'utf8')) as { contestants: readonly Result[]; steal: unknown };
  for (const { name, id } of GAMES) {
    expect(out).toContain(`  ${name}`);
    expect(page).toMatch(new RegExp(`\\n\\| ${name}[^|]*(\\| [\\d,.]+ ){1}\\| [\\d,.]+ to [\\d,.]+ (\\| [\\d,.]+ ){3}\\|\\n`));
    const rates = Object.assign({}, ...contestants.filter((each) => each.id === id).map((each) => each.rates));
    const positive = [expect.any(Number), expect.any(Number)];
    expect(rates).toEqual({ games: positive, decisions: positive, clones: positive, iterations: positive });
  }
  expect(steal === null || typeof steal === 'number').toBe(true);
  expect(page).toMatch(
    /^# Speed\n<!-- measured: games -->\nMeasured on \d{4}-\d\d-\d\d with `swordtable bench --seconds 0\.02 --rounds 2`: Node /,
  );
  expect(page).toMatch(/\n<!-- end of games -->\nProse\.\n$/);
});

test('a page without a place for the tables is refused before anything is measured', async () => {
  writeFileSync(file('bare.md'), '# Speed\n');
  const { code, out, err } = await runHere(['bench', '--write', file('bare.md')]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toBe(
    'The page has no place for the measurement "games": put it between "<!-- measured: games -->" and "<!-- end of games -->".\n',
  );
});

test('an unknown bot is refused before anything is measured', async () => {
  const { code, out, err } = await runHere(['bench', '--bots', 'easy,brilliant']);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^There is no bot "brilliant"\./);
});
