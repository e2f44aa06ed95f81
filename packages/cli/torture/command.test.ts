import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMMAND, run, useFolder } from '../testing/run.ts';

const file = useFolder();

describe('the torture command', () => {
  test('tries seeds and says what they did', async () => {
    const json = file('totals.json');
    const { code, out, err } = await run(['torture', '--seed', 'totals', '--seeds', '2', '--seconds', '2', '--json', json]);
    expect(code, out + err).toBe(0);
    expect(out).toContain('Every promise was kept.');
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ seed: 'totals', seeds: 2, moves: expect.any(Number) });
  });

  test('shrinks a seed that breaks a promise, and repeats it exactly', async () => {
    const first = await run(['torture', '--seed', 'bug-2', '--seconds', '4', '--plant', 'no-sync']);
    expect(first.code).toBe(1);
    expect(first.err).toContain('A promise was broken.');
    expect(first.out).toContain('something that was acknowledged or told is gone (lost).');
    const [, command = ''] = /With as little as possible: swordtable (.*)/.exec(first.out) ?? [];
    const again = await run([...command.split(' '), '--no-shrink']);
    expect(again.code).toBe(1);
    const story = (text: string): string | undefined => text.split('How it came about:')[1];
    expect(story(again.out)).toBe(story(first.out));
  });

  test('ends with its totals when interrupted', async () => {
    const child = spawn(process.execPath, [COMMAND, 'torture', '--minutes', '60'], { env: { ...process.env, NO_COLOR: '1' } });
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (out === '') child.kill('SIGINT');
      out += text;
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(0);
    expect(out).toContain('moves per hour of processor time');
    expect(out).toContain('Interrupted. Every promise was kept so far.');
  });

  test('says what it cannot do', async () => {
    const { code, out, err } = await run(['torture', '--seeds', 'many']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('It must be a whole number');
  });
});
