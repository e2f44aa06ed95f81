import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { run, useFolder } from '../testing/run.ts';
import { runHere } from '../testing/run-here.ts';

const file = useFolder();

const totalsOf = (path: string, part: string): Readonly<Record<string, number>> => {
  const { parts } = JSON.parse(readFileSync(path, 'utf8')) as { readonly parts: Readonly<Record<string, Record<string, number>>> };
  return parts[part] ?? {};
};

test('the laws hold over actions that add up from run to run', async () => {
  const resume = file('laws.json');
  const once = await run(['laws', 'olympus', '--actions', '300', '--seed', 'sum', '--resume', resume]);
  expect(once).toMatchObject({ code: 0, out: expect.stringMatching(/\d+ actions, and no law was broken/) });
  const first = totalsOf(resume, 'olympus');
  expect(first['actions']).toBeGreaterThanOrEqual(300);
  await runHere(['laws', 'olympus', '--actions', '900', '--resume', resume]);
  const sum = totalsOf(resume, 'olympus');
  // The same as in one run: what was done before is neither lost nor done again.
  const whole = file('whole.json');
  await runHere(['laws', 'olympus', '--actions', '900', '--seed', 'sum', '--resume', whole]);
  expect(sum).toMatchObject({ matches: totalsOf(whole, 'olympus')['matches'], actions: totalsOf(whole, 'olympus')['actions'] });
  expect(await runHere(['laws', '--resume', resume, '--seed', 'other'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('--seed sum'),
  });
});

test('worlds of the leak check add up from run to run', { tags: ['long'] }, async () => {
  const resume = file('leaks.json');
  const args = ['leaks', 'swordcrafters', '--steps', '2', '--resume', resume];
  expect(await run([...args, '--worlds', '1'])).toMatchObject({ code: 0, out: expect.stringContaining('No watcher could tell') });
  const first = totalsOf(resume, 'swordcrafters');
  expect(first['portions']).toBe(1);
  expect(await run([...args, '--worlds', String((first['worlds'] ?? 0) + 1)])).toMatchObject({ code: 0 });
  expect(totalsOf(resume, 'swordcrafters')['portions']).toBe(2);
  expect(totalsOf(resume, 'swordcrafters')['worlds']).toBeGreaterThan(first['worlds'] ?? 0);
  const wrong = await runHere(['laws', '--resume', resume]);
  expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('isn’t a file of "swordtable laws"') });
});
