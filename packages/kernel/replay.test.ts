import { describe, expect, test } from 'vitest';
import { hashOf } from './json.ts';
import { readRecord } from './read-record.ts';
import { ANSWERS_MAX, type Answer, type MatchRecord } from './record.ts';
import { accept } from './refusal.ts';
import { replay } from './replay.ts';
import { carts } from './toys/carts.ts';
import { answered, opened, recordOf } from './toys/playing.ts';

const first = opened(carts, 2);
const answers: Answer[] = [
  { seat: 0, action: { look: true } },
  { seat: 0, action: first.decisions[0]?.options.at(0) },
  { seat: 0, action: { cart: 1 } },
];
const last = answered(carts, first, answers);
const record: MatchRecord = { ...recordOf(carts, 2, answers), hash: hashOf(last.state) };

describe('a replay', () => {
  test('passes through every step, with its events', () => {
    const result = replay(carts, record);
    if (!result.ok) throw new Error(result.refusal.sentence);
    expect(result.value.map(({ position }) => position.decisions[0]?.prompt.ask)).toEqual(['good', 'good', 'cart', 'good']);
    expect(result.value[1]?.events).toEqual([{ looked: 0, at: first.state.deck.at(-1) }]);
    expect(result.value.at(-1)?.position).toEqual(last);
  });

  test('of a match without answers is its first position', () => {
    expect(replay(carts, recordOf(carts, 2, []))).toMatchObject({ ok: true, value: [{ position: first }] });
  });

  test('of a serialized match is the same', () => {
    const read = readRecord(JSON.stringify(record));
    if (!read.ok) throw new Error(read.refusal.sentence);
    expect(replay(carts, read.value)).toEqual(replay(carts, record));
  });

  test.each<[string, Partial<MatchRecord>, string, string]>([
    ['another game', { game: 'chess' }, 'wrong-game', '"chess"'],
    ['another version', { version: '0' }, 'wrong-version', 'version 0'],
    ['an impossible number of seats', { seats: 9 }, 'bad-seats', 'not for 9'],
    ['impossible options', { options: { rounds: 'many' } }, 'bad-option', 'rounds'],
    [
      'an answer that isn’t an option',
      { answers: [...answers.slice(0, 2), { seat: 0, action: { cart: 7 } }] },
      'answer-refused',
      'Answer 3 (Carter 1)',
    ],
    ['an answer of the wrong seat', { answers: [{ seat: 1, action: answers[0]?.action }] }, 'answer-refused', 'Answer 1 (Carter 2)'],
    ['another ending', { hash: '0'.repeat(16) }, 'hash-mismatch', hashOf(last.state)],
    ['another deal', { seed: 'other', answers: [] }, 'hash-mismatch', record.hash ?? ''],
    ['too many answers', { answers: new Array<Answer>(ANSWERS_MAX + 1).fill({ seat: 0, action: {} }) }, 'too-long', `${ANSWERS_MAX}`],
  ])('of %s is refused', (_, change, code, part) => {
    expect(replay(carts, { ...record, ...change })).toMatchObject({
      ok: false,
      refusal: { code, sentence: expect.stringContaining(part) },
    });
  });
});

describe('a match that begins with a scene', () => {
  // The toy writes a position as JSON.
  const written = { ...carts, scenes: { read: (text: string) => accept(JSON.parse(text)), write: JSON.stringify } };
  const scene = JSON.stringify(last.state);

  test('is replayed from its position, and undone back to it', () => {
    const begun: MatchRecord = { ...recordOf(carts, 2, []), scene };
    const result = replay(written, begun);
    if (!result.ok) throw new Error(result.refusal.sentence);
    expect(result.value[0]).toMatchObject({ position: { state: last.state }, events: [] });
    const played = { ...begun, answers: [{ seat: last.decisions[0]?.seat ?? 0, action: { look: true } }] };
    expect(replay(written, played)).toMatchObject({ ok: true, value: [{ position: { state: last.state } }, {}] });
    expect(readRecord(JSON.stringify(played))).toEqual({ ok: true, value: played });
  });

  test('is refused by a game without scenes, and if its scene is no text', () => {
    expect(replay(carts, { ...record, scene })).toMatchObject({ ok: false, refusal: { code: 'no-scenes' } });
    expect(readRecord(JSON.stringify({ ...record, scene: 7 }))).toMatchObject({ ok: false, refusal: { code: 'bad-record' } });
  });
});

describe('reading a record', () => {
  const text = JSON.stringify(record);
  const without = (field: string): string => JSON.stringify({ ...record, [field]: undefined });

  test('gives back what was written', () => {
    expect(readRecord(text)).toEqual({ ok: true, value: record });
  });

  test.each<[string, string, string]>([
    ['nothing', '', 'one JSON object'],
    ['half a record', text.slice(0, 40), 'one JSON object'],
    ['something else', 'Dear friend,', 'one JSON object'],
    ['null', 'null', 'one JSON object'],
    ['a number', '7', 'one JSON object'],
    ['a list', `[${text}]`, 'one JSON object'],
    ['brackets without end', '['.repeat(200_000), 'one JSON object'],
    ['no game', without('game'), '"game"'],
    ['no version', without('version'), '"version"'],
    ['no seats', without('seats'), '"seats"'],
    ['half a seat', JSON.stringify({ ...record, seats: 1.5 }), '"seats"'],
    ['no seat at all', JSON.stringify({ ...record, seats: 0 }), '1 to 9'],
    ['seats without end', JSON.stringify({ ...record, seats: 4_294_967_296 }), '1 to 9'],
    ['no options', without('options'), '"options"'],
    ['a list of options', JSON.stringify({ ...record, options: [] }), '"options"'],
    ['no seed', without('seed'), '"seed"'],
    ['a seed that is a number', JSON.stringify({ ...record, seed: 7 }), '"seed"'],
    ['a seed without end', JSON.stringify({ ...record, seed: 'x'.repeat(65) }), '"seed"'],
    ['no answers', without('answers'), '"answers"'],
    ['a table of answers', JSON.stringify({ ...record, answers: {} }), '"answers"'],
    ['an answer that is null', JSON.stringify({ ...record, answers: [null] }), '"answers"'],
    ['an answer of nobody', JSON.stringify({ ...record, answers: [{ action: {} }] }), '"answers"'],
    ['an answer without an action', JSON.stringify({ ...record, answers: [{ seat: 0 }] }), '"answers"'],
    ['a hash that is a number', JSON.stringify({ ...record, hash: 1 }), '"hash"'],
  ])('of %s is refused', (_, written, part) => {
    expect(readRecord(written)).toMatchObject({ ok: false, refusal: { code: 'bad-record', sentence: expect.stringContaining(part) } });
  });

  test('does not even start on a text longer than any match', () => {
    expect(readRecord(`{"game":"${'x'.repeat(5_000_000)}"}`)).toMatchObject({ ok: false, refusal: { code: 'too-long' } });
  });

  test('passes an endlessly nested action on to the rules, which refuse it', () => {
    const deep = `{"take":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    const read = readRecord(JSON.stringify({ ...record, answers: [] }).replace('"answers":[]', `"answers":[{"seat":0,"action":${deep}}]`));
    if (!read.ok) throw new Error(read.refusal.sentence);
    expect(replay(carts, read.value)).toMatchObject({ ok: false, refusal: { code: 'answer-refused' } });
  });
});
