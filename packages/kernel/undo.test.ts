import { describe, expect, test } from 'vitest';
import type { Answer } from './record.ts';
import { bids } from './toys/bids.ts';
import { boxes } from './toys/boxes.ts';
import { carts } from './toys/carts.ts';
import { answered, opened, recordOf } from './toys/playing.ts';
import { rewind, undo } from './undo.ts';

const start = opened(carts, 2);
const take: Answer = { seat: 0, action: start.decisions[0]?.options.at(0) };
const load: Answer = { seat: 0, action: { cart: 0 } };
const theirs = opened(bids, 3).decisions.map(({ seat, options }): Answer => ({ seat, action: options.at(0) }));

const undone = (answers: readonly Answer[], seat: number) => undo(carts, recordOf(carts, 2, answers), seat);
const unsealed = (answers: readonly Answer[], seat: number) => undo(bids, recordOf(bids, 3, answers), seat);

describe('undo', () => {
  test('undoes a step in the middle of a turn', () => {
    expect(undone([take], 0)).toEqual({ ok: true, value: recordOf(carts, 2, []) });
  });

  test('undoes one answer at a time, and drops the outdated hash', () => {
    const looked: Answer = { seat: 0, action: { look: true } };
    expect(undo(carts, { ...recordOf(carts, 2, [looked, take]), hash: 'old' }, 0)).toEqual({
      ok: true,
      value: recordOf(carts, 2, [looked]),
    });
  });

  test('undoes a sealed answer while others still think, even if another has answered since', () => {
    const [a, b] = theirs as [Answer, Answer];
    expect(unsealed([a], 0)).toEqual({ ok: true, value: recordOf(bids, 3, []) });
    expect(unsealed([a, b], 0)).toEqual({ ok: true, value: recordOf(bids, 3, [b]) });
  });

  test('is refused to a seat that hasn’t answered', () => {
    expect(undone([take], 1)).toMatchObject({ ok: false, refusal: { code: 'undo-nothing' } });
    expect(undone([], 0)).toMatchObject({ ok: false, refusal: { code: 'undo-nothing' } });
  });

  test('of a record that can’t be replayed says why', () => {
    expect(undo(carts, { ...recordOf(carts, 2, [take]), version: '0' }, 0)).toMatchObject({ refusal: { code: 'wrong-version' } });
    expect(undone([{ seat: 0, action: { take: 1e9 } }], 0)).toMatchObject({ refusal: { code: 'answer-refused' } });
  });
});

describe('undo', () => {
  test('never changes who is active', () => {
    expect(undone([take, load], 0)).toMatchObject({ ok: false, refusal: { code: 'undo-turn' } });
    expect(unsealed(theirs, 2)).toMatchObject({ ok: false, refusal: { code: 'undo-turn' } });
  });

  test('never makes another player answer again', () => {
    const lines: readonly Answer[] = [0, 1].map((seat) => ({ seat, action: { line: seat } }));
    expect(undo(boxes, recordOf(boxes, 2, lines), 0)).toMatchObject({ ok: false, refusal: { code: 'undo-redo' } });
  });

  test('says that something was revealed, whatever others have answered since: that may be their secret', () => {
    const then = answered(carts, start, [take, load]);
    const reply: Answer = { seat: 1, action: then.decisions[0]?.options.at(0) };
    expect(undone([take, load, reply], 0)).toMatchObject({ ok: false, refusal: { code: 'undo-revealed' } });
  });

  test('never goes back past a reveal, even to the one who asks', () => {
    expect(undone([{ seat: 0, action: { look: true } }], 0)).toMatchObject({ ok: false, refusal: { code: 'undo-revealed' } });
    const alone = opened(bids, 1);
    const bid: Answer = { seat: 0, action: alone.decisions[0]?.options.at(0) };
    expect(undo(bids, recordOf(bids, 1, [bid]), 0)).toMatchObject({ ok: false, refusal: { code: 'undo-revealed' } });
  });

  test('never undoes chance', () => {
    expect(undone([{ seat: 0, action: { reroll: true } }], 0)).toMatchObject({ ok: false, refusal: { code: 'undo-revealed' } });
  });

  test('and never goes back after the end', () => {
    let position = opened(bids, 1);
    const answers: Answer[] = [];
    while (position.decisions.length > 0) {
      answers.push({ seat: 0, action: position.decisions[0]?.options.at(0) });
      position = answered(bids, position, answers.slice(-1));
    }
    expect(undo(bids, recordOf(bids, 1, answers), 0)).toMatchObject({ ok: false, refusal: { code: 'undo-turn' } });
  });
});

describe('a takeback', () => {
  const lines: readonly Answer[] = [0, 1].map((seat) => ({ seat, action: { line: seat } }));

  test('goes back to before a seat’s last answer, even if others have answered since', () => {
    expect(rewind(boxes, recordOf(boxes, 2, lines), 0)).toMatchObject({ ok: true, value: { record: { answers: [] } } });
    expect(rewind(boxes, recordOf(boxes, 2, lines), 1)).toMatchObject({ ok: true, value: { record: { answers: lines.slice(0, 1) } } });
    const back = rewind(boxes, recordOf(boxes, 2, lines), 0);
    expect(back.ok && back.value.position).toEqual(opened(boxes, 2));
  });

  test('never goes back past chance or a reveal', () => {
    expect(rewind(carts, recordOf(carts, 2, [take, load]), 0)).toMatchObject({ ok: false, refusal: { code: 'undo-revealed' } });
    expect(rewind(bids, recordOf(bids, 3, theirs), 0)).toMatchObject({ ok: false, refusal: { code: 'undo-revealed' } });
  });

  test('is refused to a seat that hasn’t answered', () => {
    expect(rewind(boxes, recordOf(boxes, 2, lines.slice(0, 1)), 1)).toMatchObject({ ok: false, refusal: { code: 'undo-nothing' } });
  });
});
