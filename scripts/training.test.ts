import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'training-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const training = (...args: readonly string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('training.mjs', import.meta.url)), ...args], {
    encoding: 'utf8',
    env: { ...process.env, CORES: '1' },
  });

const WEIGHTS = fileURLToPath(new URL('../packages/games/battlefields/evaluation/weights.json', import.meta.url));

describe('npm run training', () => {
  test('self-play writes positions that belong together, and more of them when it is run again', { tags: ['long'] }, () => {
    const play = (): void => {
      const { stdout, stderr, status } = training('self-play', 'battlefields', folder, '--seconds', '0.1', '--weights', WEIGHTS);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toMatch(/^\d+ games, \d+ positions$/m);
    };
    play();
    play();
    const files = readdirSync(folder).filter((name) => name.endsWith('.bin'));
    expect(files.length).toBe(2);
    for (const file of files) {
      const bytes = readFileSync(join(folder, file));
      let at = 0;
      for (; at < bytes.length; ) {
        const [positions, features] = [bytes.readUInt32LE(at), bytes.readUInt32LE(at + 4)];
        const counts = Array.from({ length: positions }, (_, i) => bytes.readUInt16LE(at + 8 + 2 * i));
        expect(counts.reduce((sum, each) => sum + each, 0)).toBe(features);
        at += 8 + 2 * positions + 6 * features + 8 * positions;
      }
      expect(at).toBe(bytes.length);
      expect(at).toBeGreaterThan(0);
    }
    expect(JSON.parse(readFileSync(join(folder, 'features.json'), 'utf8'))).toMatchObject({ features: 'battlefields-1' });
  });

  test('a duel says how many games were won, and only a better bot passes', { tags: ['long'] }, () => {
    const better = training('duel', 'swordcrafters', 'greedy', 'random', '--games', '8');
    expect(better.stderr).toBe('');
    expect(better.stdout).toMatch(/^100\.0% of \d+ games won .*\nThe first is better\.$/m);
    expect(better.status).toBe(0);
    const worse = training('duel', 'swordcrafters', 'random', 'greedy', '--games', '2');
    expect(worse.stdout).toContain('It’s not certain that the first is better.');
    expect(worse.status).toBe(1);
  });

  test('lessons keep every answer that a search tried, with both sides after it', { tags: ['long'] }, () => {
    const lessons = join(folder, 'lessons');
    const { stdout, status } = training('lessons', 'contracts', lessons, '--seconds', '0.1', '--iterations', '8', '--often', '0.1');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^\d+ games, [1-9]\d* lessons$/m);
    const [file = ''] = readdirSync(lessons).filter((name) => name.endsWith('.bin'));
    const bytes = readFileSync(join(lessons, file));
    let at = 0;
    for (; at < bytes.length; ) {
      const [answers, features] = [bytes.readUInt32LE(at + 4), bytes.readUInt32LE(at + 8)];
      expect(answers).toBeGreaterThan(1);
      const counts = Array.from({ length: 2 * answers }, (_, i) => bytes.readUInt16LE(at + 12 + 12 * answers + 2 * i));
      expect(counts.reduce((sum, each) => sum + each, 0)).toBe(features);
      at += 12 + 16 * answers + 6 * features;
    }
    expect(at).toBe(bytes.length);
    expect(JSON.parse(readFileSync(join(lessons, 'features.json'), 'utf8'))).toMatchObject({ features: 'contracts-1' });
  });

  test('outcomes keep positions one by one: the estimate, how the game ended, and both sides', { tags: ['long'] }, () => {
    const outcomes = join(folder, 'outcomes');
    const own = fileURLToPath(new URL('../packages/games/contracts/evaluation/hindsight.json', import.meta.url));
    for (const weights of ['none', own]) {
      const { stdout, stderr, status } = training('outcomes', 'contracts', outcomes, '--seconds', '0.1', '--weights', weights);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toMatch(/^1 games, [1-9]\d* positions$/m);
    }
    const files = readdirSync(outcomes).filter((name) => name.endsWith('.bin'));
    expect(files.length).toBe(2);
    for (const file of files) {
      const bytes = readFileSync(join(outcomes, file));
      const ends = new Set<number>();
      let at = 0;
      for (; at < bytes.length; ) {
        const [answers, features] = [bytes.readUInt32LE(at + 4), bytes.readUInt32LE(at + 8)];
        expect(answers).toBe(1);
        expect(Number.isFinite(bytes.readFloatLE(at + 12))).toBe(true);
        ends.add(bytes.readFloatLE(at + 16));
        expect(bytes.readUInt16LE(at + 24) + bytes.readUInt16LE(at + 26)).toBe(features);
        at += 28 + 6 * features;
      }
      expect(at).toBe(bytes.length);
      // All positions are of one game.
      expect(ends.size).toBe(1);
    }
    expect(JSON.parse(readFileSync(join(outcomes, 'features.json'), 'utf8'))).toMatchObject({ features: 'contracts-cards-1' });
  });

  test('a duel takes other weights for answers and hindsight, or none, and says if they can’t be used', { tags: ['long'] }, () => {
    const duel = (...args: readonly string[]) => training('duel', 'contracts', 'learned', 'random', '--games', '2', ...args);
    const one = duel('--foresight', 'none');
    expect(one.stdout).toMatch(/^100\.0% of 2 games won /m);
    expect(one.stderr).not.toContain('weights');
    for (const kind of ['foresight', 'hindsight']) {
      const other = duel(`--${kind}`, WEIGHTS, `--against-${kind}`, 'none');
      expect(other.stderr.match(/they were made for "battlefields-1"/g)).toHaveLength(1);
    }
  });

  test('a response keeps what it can learn from, and says how much it wins', { tags: ['long'] }, () => {
    const { stdout, stderr, status } = training(
      'respond',
      'battlefields',
      'learned',
      join(folder, 'r'),
      '--deals',
      '1',
      '--iterations',
      '2',
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^The response wins [\d.]+% of 2 games/);
    for (const kind of ['values', 'beliefs']) expect(readdirSync(join(folder, 'r', kind))).toContain('features.json');
  });

  const isRefused = (args: readonly string[], sentence: string): void => {
    const { stderr, status } = training(...args);
    expect(stderr).toContain(sentence);
    expect(status).not.toBe(0);
  };
  const REFUSED = '%j is refused with a sentence';
  test.each([[['bake'], 'There is no stage "bake".']])(REFUSED, isRefused);
  test.each([
    [['self-play', 'chess', join(folder, 'chess')], 'There is no model "chess".'],
    [['lessons', 'olympus', join(folder, 'olympus')], 'There is nothing to learn of answers for "olympus".'],
    [['outcomes', 'olympus', join(folder, 'olympus')], 'There is nothing to learn from outcomes for "olympus".'],
    [['duel', 'chess'], 'There is no game "chess".'],
  ])(REFUSED, { tags: ['long'] }, isRefused);
});
