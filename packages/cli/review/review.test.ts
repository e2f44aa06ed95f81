import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { playGame, random } from '@swordtable/bots';
import { swordcrafters } from '@swordtable/games/swordcrafters/rules';
import { hashOf, type MatchRecord } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { COMMAND, useFolder } from '../testing/run.ts';
import { runHere } from '../testing/run-here.ts';

const file = useFolder();

const played = playGame(swordcrafters, { seats: 2, options: {}, seed: 'reviewed' }, [random, random]);
if (!played.ok) throw new Error(played.refusal.sentence);
const record: MatchRecord = { ...played.value.record, hash: hashOf(played.value.end) };
const match = JSON.stringify(record);
writeFileSync(file('match.json'), match);

/** The match, as if it had been resigned after a few answers. */
const resignedAfter = (answers: number) => {
  const { hash: _, ...begun } = record;
  return { ...begun, answers: record.answers.slice(0, answers), ended: { why: 'resigned' } };
};

const MATCHES = [
  ['a match that was resigned', resignedAfter(40)],
  ['a whole match', record],
] as const;

interface Printed {
  readonly whole: boolean;
  readonly review: { readonly steps: readonly unknown[] };
  readonly seats: readonly { readonly accuracy: number; readonly books: Readonly<Record<string, number>> }[];
}

describe('review', () => {
  const checkAll = async ([, reviewed]: (typeof MATCHES)[number]): Promise<void> => {
    const resume = file(`${reviewed.answers.length}.json`);
    writeFileSync(file('reviewed.json'), JSON.stringify(reviewed));
    const json = await runHere(['review', file('reviewed.json'), '--json', '--seat', '1', '--resume', resume]);
    const all = await runHere(['review', file('reviewed.json'), '--resume', resume]);
    expect([all.code, all.err]).toEqual([0, '']);
    expect(all.out).toMatch(/^Swordcrafters.*, quick review of \d+ answers\n/);
    expect(all.out).toMatch(/Amber +\d+% +\d+% +\d+% +\d+%/);
    expect(all.out).toMatch(/Amber played \d+\.\d points (better|worse) and had \d+\.\d points (more|less) luck\./);
    expect(all.out).toMatch(/Answer \d+, Sky, (inaccuracy|mistake|blunder): .+\n {2}Better: .+ \([+−]\d/);
    const printed = JSON.parse(json.out) as Printed;
    expect([printed.whole, printed.review.steps.length, printed.seats.length]).toEqual([true, reviewed.answers.length, 1]);
    const { start = 0, own = 0, others = 0, luck = 0, unforeseen = 0, end } = printed.seats[0]?.books ?? {};
    expect(start + own + others + luck + unforeseen).toBe(end);
    expect(all.out).toMatch(/[+−]\d+\.\d\s+by\s+luck,\s+and\s+[+−]\d+\.\d\s+unforeseen\s+make/);
    // A file that has its review is only read.
    writeFileSync(file('kept.json'), JSON.stringify({ ...reviewed, review: printed.review }));
    expect((await runHere(['review', file('kept.json')])).out).toBe(all.out);
    writeFileSync(file('damaged.json'), JSON.stringify({ ...reviewed, review: { ...printed.review, scale: -1 } }));
    const damaged = await runHere(['review', file('damaged.json'), '--resume', resume]);
    expect(damaged).toEqual({ code: 0, out: all.out, err: 'The review kept with this match is damaged, so it’s left out.\n' });
  };
  const PRINTS = 'of %s prints accuracy, luck and skill, and better answers; the same as JSON, for one seat, and from the file';
  test.for(MATCHES.slice(0, 1))(PRINTS, checkAll);
  test.for(MATCHES.slice(1))(PRINTS, { tags: ['long'] }, checkAll);

  test('says that a match was resigned', async () => {
    writeFileSync(file('resigned.json'), JSON.stringify(resignedAfter(5)));
    const resigned = await runHere(['review', file('resigned.json')]);
    expect([resigned.code, resigned.err]).toEqual([0, '']);
    expect(resigned.out).toMatch(/quick review of 5 answers\nIt ended when a player resigned\./);
    expect(resigned.out).toMatch(/Amber played \d+\.\d points (better|worse)/);
  });

  test('keeps what is done when it’s interrupted, and continues', { tags: ['long'] }, async () => {
    const args = [COMMAND, 'review', file('match.json'), '--deep', '--resume', file('done.json'), '--json'];
    const first = await new Promise<{ code: number | null; out: string }>((resolve) => {
      const child = spawn(process.execPath, args);
      let out = '';
      child.stdout.on('data', (text) => (out += text));
      child.on('close', (code) => resolve({ code, out }));
      const wait = setInterval(() => {
        if (!isBegun()) return;
        clearInterval(wait);
        child.kill('SIGINT');
      }, 50);
    });
    const { whole, review } = JSON.parse(first.out) as Printed;
    expect([first.code, whole]).toEqual([130, false]);
    const saved = JSON.parse(readFileSync(file('done.json'), 'utf8')) as Pick<Printed, 'review'>;
    expect(saved.review).toEqual(review);
    const quick = await runHere(['review', file('match.json'), '--resume', file('done.json')]);
    expect([quick.code, quick.err]).toEqual([2, expect.stringContaining('holds a deep review.')]);
  });

  test.each<[string, (text: string) => string, string]>([
    ['no JSON', () => 'hello', 'bad-record'],
    ['a file that is cut off', (text) => text.slice(0, 900), 'bad-record'],
    ['an unfinished match', (text) => text.replace(/,\{"seat":\d,"action":\{[^{}]*\}\}\],"hash":"\w+"/, ']'), 'unfinished'],
    ['another game', (text) => text.replace('"game":"swordcrafters"', '"game":"chess"'), 'unknown-game'],
    ['older rules', (text) => text.replace(/"version":"\d+"/, '"version":"0"'), 'wrong-version'],
    ['a changed answer', (text) => text.replace('"action":{', '"action":{"x":1,'), 'answer-refused'],
    ['a changed end', (text) => text.replace(/"hash":"../, '"hash":"zz'), 'hash-mismatch'],
  ])('refuses %s with a sentence and a code', async (_, tamper, code) => {
    writeFileSync(file('bad.json'), tamper(match));
    const refused = await runHere(['review', file('bad.json'), '--json']);
    expect([refused.code, JSON.parse(refused.out)]).toEqual([1, { refused: { code, sentence: refused.err.trim() } }]);
    expect(refused.err).toMatch(/\w.*\.\n$/);
  });
});

const isBegun = (): boolean => {
  try {
    return readFileSync(file('done.json'), 'utf8').includes('"seat"');
  } catch {
    return false;
  }
};
