// All checks and tests in one command: npm test. For some of them: npm test -- --only types,unit [files for the unit tests]
// What a change to the rules can break, in a minute: npm run test:fast. With every long form: npm run test:long.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { npm, root, setup } from './setup.mjs';

const total = { passed: 0, failed: 0, skipped: 0 };
/** Tests that only the long form runs. */
let left = 0;
const args = process.argv.slice(2);
const isFast = args[0] === '--fast' && args.shift() !== undefined;
const isLong = args[0] === '--long' && args.shift() !== undefined;
const at = args.indexOf('--only');
const only = at < 0 ? undefined : (args.splice(at, 2)[1] ?? '').split(',');

// Colors are for people: in a file or a log they only make the text hard to read.
const { FORCE_COLOR, ...plain } = process.env;
const env = process.stdout.isTTY ? process.env : { ...plain, NO_COLOR: '1' };

/** Runs one of the npm scripts; its output is kept for a failure, or shown as it comes. */
const script = (name, { live = false, extra = [] } = {}) =>
  new Promise((resolve) => {
    const call = npm('run', '--silent', name, ...(extra.length > 0 ? ['--', ...extra] : []));
    const stdio = ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'];
    const child = spawn(call.command, call.args, { cwd: root, env, shell: call.shell, stdio });
    let said = '';
    child.stdout?.on('data', (text) => (said += text));
    child.stderr?.on('data', (text) => (said += text));
    child.on('error', (error) => resolve({ ok: false, said: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, said }));
  });

const isLeft = ({ status, tags }) => status === 'skipped' && tags.includes('long');

/** Counts the tests themselves; a file that couldn't be loaded is one failure. */
const count = (report) => {
  left = report.testResults.flatMap(({ assertionResults }) => assertionResults).filter(isLeft).length;
  total.passed += report.numPassedTests;
  total.skipped += report.numPendingTests + report.numTodoTests - left;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + unloaded.length;
  total.failed += failed;
  return failed;
};

const SLOWEST = 8;

/** Where the time goes: anyone who adds a test should see what it costs. */
const slowest = ({ testResults }) =>
  testResults
    .map(({ name, startTime, endTime }) => ({ file: relative(root, name), seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ file, seconds }) => `  ${seconds.toFixed(0).padStart(4)} s  ${file}`);

const unit = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'swordtable-'));
  const file = join(folder, 'report.json');
  try {
    const choice = [...(isFast ? ['--project=pure'] : []), ...(isLong ? [] : ['--tags-filter=!long'])];
    const extra = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...choice, ...args];
    const { ok } = await script('test:unit', { live: true, extra });
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const failed = count(report);
    console.log(['The slowest test files:', ...slowest(report)].join('\n'));
    // Vitest also fails for errors outside any test, which no test's result shows.
    return { ok, counted: ok || failed > 0, said: 'The unit tests ended with an error outside any test: see above.' };
  } catch (error) {
    return { ok: false, said: `The unit tests left no report: ${error.message}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const prepare = () => {
  const problem = setup();
  return { ok: !problem, said: problem };
};

/** What only reads the sources runs beside what builds and plays them, so that no core is idle. */
const stages = [
  [[{ id: 'setup', name: 'set-up', run: prepare }]],
  [
    [
      { id: 'types', name: 'type check', run: () => script('typecheck') },
      { id: 'style', name: 'format and lint', run: () => script('lint') },
      { id: 'css', name: 'style sheets', run: () => script('lint:css') },
      { id: 'imports', name: 'import direction', run: () => script('check:imports') },
      { id: 'english', name: 'English', run: () => script('check:english') },
      { id: 'dead', name: 'dead code', run: () => script('check:dead') },
    ],
    [
      { id: 'build', name: 'build', run: () => script('build', { extra: ['--no-brotli'] }) },
      { id: 'unit', name: 'unit tests', run: unit },
    ],
  ],
];
const steps = stages.flat(2);

/** No bundle, process, or browser: types, style, and the tests of everything that is only values. */
const FAST = ['types', 'style', 'english', 'unit'];

const wanted = isFast ? FAST : only;
const unknown = wanted?.filter((id) => !steps.some((step) => step.id === id)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no step "${unknown.join(', ')}". The steps are ${steps.map(({ id }) => id).join(', ')}.`);
  process.exit(2);
}

const began = performance.now();
/** Runs one step, and says whether to continue. */
const take = async ({ id, name, run }) => {
  if (wanted && id !== 'setup' && !wanted.includes(id)) return true;
  const start = performance.now();
  const { ok, said, counted } = await run();
  // Tests are counted one by one; every other step counts as one.
  if (!counted) total[ok ? 'passed' : 'failed'] += 1;
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(18)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (!ok && said && !counted) console.log(said.trimEnd());
  return ok || id !== 'setup';
};

const takeAll = async (lane) => {
  for (const step of lane) if (!(await take(step))) return false;
  return true;
};

for (const lanes of stages) if (!(await Promise.all(lanes.map(takeAll))).every(Boolean)) break;

const { passed, failed, skipped } = total;
process.exitCode = failed > 0 ? 1 : 0;
if (left > 0) console.log(`${left} long tests were left to "npm run test:long".`);
console.log(`All in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
