// Plays every game in a real browser, and prints how long it takes from a press to the painted board: npm run trace.
// Options: --answers N in each game, --json FILE for all figures, --write PAGE for the table in a page.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { npm, root } from './setup.mjs';

const { values } = parseArgs({
  options: { answers: { type: 'string', default: '25' }, json: { type: 'string' }, write: { type: 'string' } },
});
const load = async (path) => (await runnerImport(join(root, 'packages', path), { root, configFile: false, logLevel: 'error' })).module;
const [{ pageAt, runFacts }, { cpuTicks, stealBetween, stealText }, { gridLines }, { lookOf }, { GAMES }] = await Promise.all(
  ['cli/measuring/page.ts', 'cli/measuring/steal.ts', 'cli/screen/grid.ts', 'cli/screen/look.ts', 'games/index.ts'].map(load),
);

// Refused before anything is measured if the page has no place for the table.
const writePage = values.write === undefined ? undefined : pageAt(values.write, ['page']);

/** The figures by game. They come from the browser tests' long form, which has the browser and the service. */
const measure = () => {
  const folder = mkdtempSync(join(tmpdir(), 'swordtable-trace-'));
  const file = join(folder, 'figures.json');
  const env = { ...process.env, TRACE: file, TRACE_ANSWERS: values.answers };
  const call = npm('run', '--silent', 'test:unit', '--', 'packages/web/e2e/trace.test.ts');
  try {
    const { status } = spawnSync(call.command, call.args, { cwd: root, env, shell: call.shell, stdio: ['ignore', 2, 2] });
    if (status !== 0) process.exit(1);
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const before = cpuTicks();
const figures = measure();
const { date, cores, steal } = runFacts(1, stealBetween(before, cpuTicks()));

/** The value that a part of the others don't exceed. */
const quantile = (all, part) => all.toSorted((one, other) => one - other)[Math.ceil(part * all.length) - 1] ?? Number.NaN;
const both = (presses, of) => [0.5, 0.95].map((part) => quantile(presses.map(of), part).toFixed(0)).join(' / ');

const rows = GAMES.map(({ id, name }) => {
  const { presses, longestTask } = figures[id];
  const [answers, selections] = [true, false].map((wanted) => presses.filter(({ isAnswer }) => isAnswer === wanted));
  return [
    name,
    answers.length,
    both(answers, ({ page }) => page),
    both(selections, ({ page }) => page),
    both(answers, ({ painting }) => painting),
    both(answers, ({ clock }) => clock),
    Math.round(longestTask),
  ];
});
const grid = {
  title: 'From a press to the painted board: p50 / p95 in milliseconds',
  columns: ['game', 'answers', 'answer, CPU', 'selection, CPU', 'painting, CPU', 'answer, clock', 'longest task, CPU'],
  rows,
};
const sentence = `Measured on ${date.slice(0, 10)} with \`npm run trace -- --answers ${values.answers}\`: ${cores} cores, p50 / p95 in milliseconds. ${stealText(steal)}.`;
console.log(`${gridLines(grid, lookOf(process.stdout)).join('\n')}\n\n${sentence}`);
writePage?.({ page: grid }, sentence);
if (values.json !== undefined) writeFileSync(resolve(values.json), `${JSON.stringify({ date, cores, steal, figures }, undefined, 2)}\n`);
