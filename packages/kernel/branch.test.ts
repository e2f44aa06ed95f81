import { describe, expect, test } from 'vitest';
import { branchOf } from './branch.ts';
import type { Game } from './game.ts';
import { canonicalJson, hashOf } from './json.ts';
import { readRecord } from './read-record.ts';
import type { Answer, MatchRecord, Redeal } from './record.ts';
import { replay } from './replay.ts';
import { bids } from './toys/bids.ts';
import { carts } from './toys/carts.ts';
import { opened, recordOf } from './toys/playing.ts';
import { undo } from './undo.ts';

const momentsOf = <State, Action, Event, View>(game: Game<State, Action, Event, View>, record: MatchRecord) => {
  const result = replay(game, record);
  if (!result.ok) throw new Error(`${result.refusal.code}: ${result.refusal.sentence}`);
  return result.value;
};

const endOf = <State, Action, Event, View>(game: Game<State, Action, Event, View>, record: MatchRecord) => {
  const end = momentsOf(game, record).at(-1);
  if (end === undefined) throw new Error('A replay has at least its beginning.');
  return end.position;
};

/** A record with this many answers, always the first option. */
const playedOn = <State, Action, Event, View>(game: Game<State, Action, Event, View>, start: MatchRecord, answers: number): MatchRecord => {
  let record = start;
  for (let given = 0; given < answers; given++) {
    const [decision] = endOf(game, record).decisions;
    if (decision === undefined) break;
    record = { ...record, answers: [...record.answers, { seat: decision.seat, action: decision.options.at(0) }] };
  }
  return record;
};

const redeal: Redeal = { after: 4, seat: 1, seed: 'another' };
const whole = playedOn(bids, recordOf(bids, 3, []), 9);

describe('a branch', () => {
  const branch = branchOf(whole, redeal);

  test('is the match up to there; the seat’s view and question are the same, byte for byte', () => {
    const [before, after] = [momentsOf(bids, whole)[4], momentsOf(bids, branch)[4]];
    if (before === undefined || after === undefined) throw new Error('Both have this step.');
    expect(branch.answers).toEqual(whole.answers.slice(0, 4));
    expect(JSON.stringify(bids.view(after.position.state, 1))).toBe(JSON.stringify(bids.view(before.position.state, 1)));
    expect(canonicalJson(after.position.decisions.filter(({ seat }) => seat === 1))).toBe(
      canonicalJson(before.position.decisions.filter(({ seat }) => seat === 1)),
    );
  });

  test('hides other things than the match did, and has other random numbers', () => {
    const [before, after] = [endOf(bids, { ...whole, answers: whole.answers.slice(0, 4) }).state, endOf(bids, branch).state];
    expect(after.hands[1]).toEqual(before.hands[1]);
    expect(after.hands[0]).not.toEqual(before.hands[0]);
    expect(after.deck).not.toEqual(before.deck);
    expect(after.random.key).not.toEqual(before.random.key);
    expect(endOf(bids, branchOf(whole, { ...redeal, seed: 'a third' })).state.deck).not.toEqual(after.deck);
  });

  test('played on, always replays to the same end', () => {
    const on = playedOn(bids, branch, 5);
    const hash = hashOf(endOf(bids, on).state);
    const read = readRecord(JSON.stringify({ ...on, hash }));
    expect(read.ok && replay(bids, read.value).ok).toBe(true);
    expect(replay(bids, { ...on, redealt: [{ ...redeal, seed: 'other' }], hash })).toMatchObject({ ok: false });
  });

  test('can branch off again, before or after its own branch', () => {
    const on = playedOn(bids, branch, 5);
    const later = branchOf(on, { after: 7, seat: 0, seed: 'later' });
    expect(later.redealt?.map(({ after }) => after)).toEqual([4, 7]);
    expect(endOf(bids, later).decisions).not.toEqual([]);
    expect(branchOf(on, { after: 2, seat: 0, seed: 'earlier' }).redealt?.map(({ after }) => after)).toEqual([2]);
  });

  test('at the setup deals the beginning again', () => {
    const again = branchOf(recordOf(bids, 3, []), { after: 0, seat: 2, seed: 'again' });
    const [before, after] = [opened(bids, 3).state, endOf(bids, again).state];
    expect(after.hands[2]).toEqual(before.hands[2]);
    expect(after.hands[0]).not.toEqual(before.hands[0]);
  });
});

describe('undo in a branch', () => {
  const start = opened(carts, 2);
  const take: Answer = { seat: 0, action: start.decisions[0]?.options.at(0) };
  const taken = recordOf(carts, 2, [take]);

  test('undoes answers since the branch', () => {
    const branch = branchOf(recordOf(carts, 2, []), { after: 0, seat: 0, seed: 'b' });
    expect(undo(carts, { ...branch, answers: [take] }, 0)).toEqual({ ok: true, value: branch });
  });

  test('never goes back past the branch', () => {
    expect(undo(carts, taken, 0)).toMatchObject({ ok: true });
    expect(undo(carts, branchOf(taken, { after: 1, seat: 0, seed: 'b' }), 0)).toMatchObject({
      ok: false,
      refusal: { code: 'undo-branched' },
    });
  });
});

describe('a bad branch', () => {
  test.each<[string, unknown, string]>([
    ['no list', {}, 'a list of at most'],
    ['too many deals', Array.from({ length: 101 }, () => redeal), 'at most 100'],
    ['nothing in the list', [null], 'Deal 1'],
    ['no place', [{ seat: 0, seed: 'x' }], 'after which of the 9 answers'],
    ['half a place', [{ ...redeal, after: 1.5 }], 'Deal 1'],
    ['a place beyond the end', [{ ...redeal, after: 10 }], 'Deal 1'],
    ['a place before the beginning', [{ ...redeal, after: -1 }], 'Deal 1'],
    ['a seat that doesn’t exist', [redeal, { ...redeal, seat: 3 }], 'Deal 2'],
    ['no seed', [{ after: 1, seat: 0 }], 'from which seed'],
    ['a seed without end', [{ ...redeal, seed: 'x'.repeat(65) }], 'Deal 1'],
    ['deals in the wrong order', [redeal, { ...redeal, after: 3 }], 'Deal 2 of "redealt" is out of order'],
  ])('with %s is refused', (_, redealt, part) => {
    const written = JSON.stringify({ ...whole, redealt });
    expect(readRecord(written)).toMatchObject({ ok: false, refusal: { code: 'bad-record', sentence: expect.stringContaining(part) } });
    const given = { ...whole, redealt } as unknown as MatchRecord;
    expect(replay(bids, given)).toMatchObject({ ok: false, refusal: { code: 'bad-redeal', sentence: expect.stringContaining(part) } });
  });
});
