import { branchOf, hashOf, type MatchRecord, readRecord, replay } from '@swordtable/kernel';
import { bids } from '@swordtable/kernel/toys/bids';
import { expect, test } from 'vitest';
import { begun, toyRules } from '../testing/matches.ts';
import { decide } from './decide.ts';
import type { Entry, Line } from './entry.ts';
import { fileOf, importOf, recordFrom } from './file.ts';
import { matchFrom } from './fold.ts';
import { recordOf } from './gameplay.ts';
import type { Match } from './match.ts';

const linesOf = (entries: readonly Entry[]): Line[] => entries.map((entry, seq) => ({ seq, at: 0, entry }));

const told = (lines: readonly Line[]): Match => {
  const match = matchFrom('branch', lines, toyRules);
  if (!match.ok) throw new Error(`${match.refusal.code}: ${match.refusal.sentence}`);
  return match.value;
};

/** A finished match, and a branch of it that two people continue. */
const original = begun('bids', 2);
while (original.match.status === 'running') original.answers(original.match.asked[0]?.seat ?? 0);
const record = branchOf(recordOf(original.match), { after: 4, seat: 0, seed: 'again' });
const start = linesOf([
  ...importOf(record, ['A', 'B'], 'host', true),
  { kind: 'joined', seat: 0, key: 'a', invite: '' },
  { kind: 'joined', seat: 1, key: 'b', invite: '' },
]);

/** The first to answer gives the last option. */
const answer = (lines: readonly Line[]): Line[] => {
  const match = told(lines);
  const [asked] = match.asked;
  if (asked === undefined) throw new Error('Nobody is asked.');
  const { seat, seq } = asked;
  const action = match.position?.decisions.find((decision) => decision.seat === seat)?.options.at(-1);
  const verdict = decide(match, { do: 'act', seat, key: ['a', 'b'][seat] ?? '', seq, action }, 0);
  if (!verdict.ok || !('line' in verdict.value)) throw new Error(JSON.stringify(verdict));
  return [...lines, verdict.value.line];
};

const stateOf = (match: Match) => match.position?.state as Parameters<typeof bids.view>[0];

test('a branch continues with the same view in another world, and its record says so', () => {
  const branch = told(start);
  const replayed = replay(bids, { ...recordOf(original.match), answers: record.answers });
  const before = replayed.ok ? replayed.value.at(-1)?.position.state : undefined;
  if (before === undefined) throw new Error('The original can be replayed.');
  expect(branch.status).toBe('running');
  expect(JSON.stringify(bids.view(stateOf(branch), 0))).toBe(JSON.stringify(bids.view(before, 0)));
  expect(stateOf(branch).hands[1]).not.toEqual(before.hands[1]);
  expect(recordOf(branch).redealt).toEqual(record.redealt);
});

test('bots get the very same position: their record replays to it', () => {
  const match = told(answer(answer(start)));
  const replayed = replay(bids, recordOf(match));
  expect(replayed.ok && hashOf(replayed.value.at(-1)?.position.state)).toBe(hashOf(match.position?.state));
});

test('exported and imported again, it is the same match', () => {
  const match = told(answer(answer(start)));
  const file = fileOf(match);
  const read = readRecord(JSON.stringify(file));
  if (!read.ok) throw new Error(read.refusal.sentence);
  const again = told(linesOf(importOf(recordFrom(read.value), ['A', 'B'], 'host', true)));
  expect(hashOf(again.position?.state)).toBe(file.hash);
  expect(recordOf(again)).toEqual(recordOf(match));
  const { redealt: _, ...without } = read.value;
  const other = matchFrom('other', linesOf(importOf(recordFrom(without as MatchRecord), ['A', 'B'], 'host', true)), toyRules);
  expect(other.ok).toBe(false);
});

test('nothing from before the branch can be undone, not even by a log; what came after can', () => {
  const branch = told(start);
  expect(decide(branch, { do: 'undo', seat: 0, key: 'a', seq: branch.seq }, 0)).toMatchObject({
    ok: false,
    refusal: { code: 'undo-branched' },
  });
  expect(matchFrom('branch', [...start, { seq: start.length, at: 0, entry: { kind: 'undone', seat: 0 } }], toyRules)).toMatchObject({
    ok: false,
    refusal: { code: 'match-broken' },
  });
  const more = answer(start);
  const match = told(more);
  const seat = match.answers.at(-1)?.seat ?? 0;
  const undone = told([...more, { seq: more.length, at: 0, entry: { kind: 'undone', seat } }]);
  expect(hashOf(undone.position?.state)).toBe(hashOf(branch.position?.state));
});
