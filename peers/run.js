// Measures all contestants in turn, several rounds, and prints the medians as one line of JSON.
// Taking turns spreads a slow spell of the machine over all of them, so that the ratios hold.

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';

const NAMES = [
  ...['boardgameio', 'boardgameioTuned', 'boardgameioMcts', 'typedArrays', 'plainObjects'],
  ...['swordtable', 'swordtableWithoutAgenda', 'swordtableEvents', 'swordtableViews', 'swordtableLaws'],
];
const MEASURE = fileURLToPath(new URL('./measure.js', import.meta.url));

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
if (!(seconds > 0) || !Number.isInteger(rounds) || rounds < 1) {
  console.error('Usage: node run.js [--seconds 3] [--rounds 3]');
  process.exit(2);
}

async function measure(name) {
  // In production mode boardgame.io skips its checks and its log, which is to its advantage.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stdout } = await promisify(execFile)(process.execPath, [MEASURE, name, String(seconds)], { env });
  return Number(stdout);
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const rates = Object.fromEntries(NAMES.map((name) => [name, []]));
for (let round = 0; round < rounds; round++) {
  for (const name of NAMES) rates[name].push(await measure(name));
}

const medians = Object.fromEntries(NAMES.map((name) => [name, Number(median(rates[name]).toPrecision(4))]));
console.log(JSON.stringify({ ...medians, node: process.version }));
