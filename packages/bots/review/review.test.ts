import { type Game, type MatchRecord, randomBelow, randomFrom } from '@swordtable/kernel';
import { bids } from '@swordtable/kernel/toys/bids';
import { boxes } from '@swordtable/kernel/toys/boxes';
import { carts } from '@swordtable/kernel/toys/carts';
import { describe, expect, test } from 'vitest';
import { greedy } from '../greedy.ts';
import { playGame } from '../match.ts';
import { random } from '../random.ts';
import { booksOf, type Depth, isWhole, type Review, readReview, reviewOf } from './index.ts';

const played = (game: Game, seats: number): MatchRecord => {
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? greedy : random));
  const outcome = playGame(game, { seats, options: {}, seed: 'review' }, bots);
  if (!outcome.ok) throw new Error(outcome.refusal.sentence);
  return outcome.value.record;
};

const reviewed = (game: Game, record: MatchRecord, depth: Depth): Review => {
  const found = reviewOf(game, record, depth);
  if (!found.ok) throw new Error(found.refusal.sentence);
  const { begun, step } = found.value;
  return { ...begun, steps: record.answers.map((_, index) => step(index)) };
};

describe('a review', () => {
  const record = played(bids, 2);
  const review = reviewed(bids, record, 'quick');

  test('is the same every time', () => {
    expect(reviewed(bids, record, 'quick')).toEqual(review);
    expect(isWhole(review)).toBe(true);
  });

  test('gives no grade where there was nothing to choose, and a better answer only for what wasn’t good', () => {
    const last = review.steps.slice(-2);
    expect(last.map(({ grade, loss }) => [grade, loss])).toEqual([
      [undefined, 0],
      [undefined, 0],
    ]);
    for (const { grade, better } of review.steps) expect(better !== undefined).toBe(grade !== undefined && grade !== 'good');
  });

  test('of a match that was resigned has every answer; the end is what could be expected then', () => {
    const answers = record.answers.slice(0, -3);
    const early = { ...record, answers, ended: { why: 'resigned' } };
    const found = reviewed(bids, early, 'quick');
    expect([found.early, found.steps.length]).toEqual(['resigned', answers.length]);
    // The answers are judged as in the whole match, and so is the question that nobody answered.
    expect(found.steps).toEqual(review.steps.slice(0, -3));
    expect(found.end).toEqual(review.steps.at(-3)?.before);
    expect(readReview(JSON.parse(JSON.stringify(found)), early)).toEqual({ ok: true, value: found });
    const books = booksOf(found, 0);
    expect(books && books.start + books.own + books.others + books.luck + books.unforeseen).toBe(found.end.margins[0]);
  });

  test('of a game without chance has no luck: what nobody foresaw is said to be that', () => {
    const books = booksOf(reviewed(boxes, played(boxes, 2), 'quick'), 0);
    expect(books?.luck).toBe(0);
    expect(Math.abs(books?.unforeseen ?? 0)).toBeGreaterThan(0);
  });

  test('of a match that isn’t over, of another game, or of other rules is refused', () => {
    const codeOf = (changed: Partial<MatchRecord> & { readonly ended?: unknown }): string | undefined => {
      const found = reviewOf(bids, { ...record, ...changed }, 'quick');
      return found.ok ? undefined : found.refusal.code;
    };
    expect(codeOf({ answers: record.answers.slice(0, -1) })).toBe('unfinished');
    expect(codeOf({ answers: record.answers.slice(0, -1), ended: { why: 'finished' } })).toBe('unfinished');
    expect(codeOf({ answers: [], ended: { why: 'resigned' } })).toBe('unfinished');
    expect(codeOf({ game: 'chess' })).toBe('wrong-game');
    expect(codeOf({ version: '0' })).toBe('wrong-version');
    expect(codeOf({ hash: '0' })).toBe('hash-mismatch');
  });

  test('survives being written and read, and nothing else passes for it', () => {
    const copy = (): Record<string, unknown> => JSON.parse(JSON.stringify(review)) as Record<string, unknown>;
    expect(readReview(copy(), record)).toEqual({ ok: true, value: review });
    const codeOf = (value: unknown, of = record): string | undefined => {
      const read = readReview(value, of);
      return read.ok ? undefined : read.refusal.code;
    };
    const wrong: readonly unknown[] = [
      ...[
        7,
        null,
        [],
        {},
        { ...copy(), depth: 'vague' },
        { ...copy(), scale: 0 },
        { ...copy(), steps: [...review.steps, review.steps[0]] },
      ],
      { ...copy(), steps: [{ ...review.steps[0], before: { margins: [1] } }] },
      { ...copy(), steps: [{ ...review.steps[0], loss: -1 }] },
      { ...copy(), steps: [{ ...review.steps[0], better: { action: 'x' } }] },
      { ...copy(), steps: [{ ...review.steps[0], luck: [1] }] },
      { ...copy(), end: { margins: [1, 'x'] } },
      { ...copy(), early: 'bored' },
    ];
    expect(wrong.map((each) => codeOf(each))).toEqual(wrong.map(() => 'bad-review'));
    expect(codeOf(copy(), { ...record, seed: 'another' })).toBe('foreign-review');
    const { version: _, ...old } = copy();
    expect(codeOf(old)).toBe('old-review');
  });

  test('survives a thousand random damages without an error', () => {
    const text = JSON.stringify(review);
    const rng = randomFrom('damage');
    for (let tried = 0; tried < 1_000; tried++) {
      const at = randomBelow(rng, text.length);
      const damaged = `${text.slice(0, at)}${String.fromCharCode(32 + randomBelow(rng, 90))}${text.slice(at + 1)}`;
      let value: unknown;
      try {
        value = JSON.parse(damaged);
      } catch {
        continue;
      }
      readReview(value, record);
    }
  });
});

describe('the books balance exactly', () => {
  test.each<[string, Game, number, Depth]>([
    ['between two', bids, 2, 'quick'],
    ['between two who take turns', carts, 2, 'quick'],
    ['among three', bids, 3, 'quick'],
    ['alone, in a deep review', bids, 1, 'deep'],
  ])('%s', (_, game, seats, depth) => {
    const review = reviewed(game, played(game, seats), depth);
    for (let seat = 0; seat < seats; seat++) {
      const books = booksOf(review, seat);
      if (books === undefined) throw new Error('The review is whole.');
      expect(books.start + books.own + books.others + books.luck + books.unforeseen).toBe(books.end);
      expect(books.end).toBe(review.end.margins[seat]);
      if (seats === 1) expect(books.others).toBe(0);
    }
    if (seats === 2) {
      const [one, two] = [booksOf(review, 0), booksOf(review, 1)];
      expect([(one?.others ?? 0) + (two?.own ?? 0), (one?.luck ?? 0) + (two?.luck ?? 0)]).toEqual([0, 0]);
    }
    expect(booksOf({ ...review, steps: review.steps.slice(1) }, 0)).toBeUndefined();
  });
});
