import { hashOf } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { begun, keyOf, person, played, TOYS, termsFor, toyRules } from '../testing/matches.ts';
import { cardOf } from './card.ts';
import type { Command } from './command.ts';
import { commitmentTo, seedFrom } from './deal.ts';
import { matchFrom } from './fold.ts';
import type { Match } from './match.ts';

describe('a match from its log', () => {
  test('begins when the last player sits down, and not before', () => {
    const table = played(termsFor('bids', [person(0), person(1)]));
    table.does({ do: 'take', seat: 0, key: keyOf(0), player: { name: 'A', program: false, luck: '' } });
    expect(table.match.status).toBe('waiting');
    expect(table.match.position).toBeUndefined();
    table.does({ do: 'take', seat: 1, key: keyOf(1), player: { name: 'B', program: false, luck: '' } });
    expect(table.match.status).toBe('running');
    expect(table.match.asked.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('is the same when it is rebuilt from its lines', () => {
    const table = begun('bids', 3);
    while (table.match.status === 'running') table.answers(table.match.asked[0]?.seat ?? 0, table.match.seq % 2 === 0 ? 0 : -1);
    const again = matchFrom('match', table.lines, toyRules);
    // A match is plain except for its rules.
    const written = (match: Match): string => JSON.stringify(match);
    expect(again.ok && written(again.value)).toBe(written(table.match));
  });

  test('is the same after undos, one after another and beneath others’ answers', () => {
    const table = begun('bids', 3);
    const undo = (seat: number): void => table.does({ do: 'undo', seat, key: keyOf(seat), seq: table.match.seq });
    table.answers(0);
    table.answers(1);
    undo(0);
    undo(1);
    table.answers(1, -1);
    table.answers(0);
    undo(0);
    table.answers(0, -1);
    while (table.match.status === 'running') table.answers(table.match.asked[0]?.seat ?? 0);
    const again = matchFrom('match', table.lines, toyRules);
    expect(again.ok && JSON.stringify(again.value)).toBe(JSON.stringify(table.match));
  });

  test('refuses a log with a line missing, with two beginnings, or with another end than was played', () => {
    const table = begun('boxes', 2);
    while (table.match.status === 'running') table.answers(table.match.asked[0]?.seat ?? 0);
    const code = (lines: typeof table.lines): string => {
      const match = matchFrom('match', lines, toyRules);
      return match.ok ? 'accepted' : match.refusal.code;
    };
    expect(code(table.lines.filter(({ seq }) => seq !== 4))).toBe('match-broken');
    expect(code(table.lines.slice(1))).toBe('match-broken');
    expect(code([...table.lines.slice(0, 3), { ...(table.lines[0] as (typeof table.lines)[number]), seq: 3 }])).toBe('match-broken');
    const doctored = table.lines.map((line) => ('hash' in line.entry ? { ...line, entry: { ...line.entry, hash: '0'.repeat(16) } } : line));
    expect(code(doctored)).toBe('match-diverged');
    expect(
      code(
        table.lines.map((line) => ({
          ...line,
          entry: { ...line.entry, ...('terms' in line.entry ? { terms: { ...line.entry.terms, version: '9' } } : {}) },
        })),
      ),
    ).toBe('rules-gone');
  });

  test('limits lines apart from play; but no one is trapped in it, and the clock runs on', () => {
    const table = begun('boxes', 2, { clock: { seconds: 5, level: 'easy' } });
    const hand: Command = { do: 'hand', seat: 0, key: keyOf(0), absent: 0, level: 'easy' };
    const back: Command = { do: 'return', seat: 0, key: keyOf(0) };
    while (table.refuses(hand) === 'not refused') {
      table.does(hand);
      table.does(back);
      expect(table.match.seq).toBeLessThan(1_100);
    }
    expect(table.refuses(hand)).toBe('too-long');
    const agree: Command = { do: 'hand', seat: 1, key: keyOf(1), absent: 0, level: 'easy' };
    expect(table.refuses(agree, table.match.at + 60_000)).toBe('not refused');
    table.does({ do: 'wake' }, table.match.at + 6_000);
    expect(table.match.seats[0]).toMatchObject({ bot: 'easy', away: 'clock' });
    table.does(back, table.match.at + 60_000);
    table.answers(0);
    for (const does of ['leave', 'resign'] as const) expect(table.refuses({ do: does, seat: 1, key: keyOf(1) })).toBe('not refused');
  });

  test('one seat’s lines are counted on its own account: no one else runs out of theirs', () => {
    const table = begun('boxes', 2);
    const revoke = (seat: number): Command => ({ do: 'revoke', seat, key: keyOf(seat) });
    for (let count = 0; table.refuses(revoke(0)) === 'not refused'; count++) {
      expect(count).toBeLessThan(1_000);
      table.does(revoke(0));
    }
    expect(table.refuses(revoke(0))).toBe('too-long');
    expect(table.refuses(revoke(1))).toBe('not refused');
    expect(table.refuses({ do: 'link', key: keyOf(0), watch: 'another link' })).toBe('not refused');
    expect(table.refuses({ do: 'watch', key: 'a spectator', link: 'the link for spectators' })).toBe('not refused');
    while (table.match.status === 'running') table.answers(table.match.asked[0]?.seat ?? 0);
    expect(table.match.ended?.why).toBe('finished');
  });

  test('no one can answer forever, but a bot can still finish the match', () => {
    const table = begun('boxes', 2);
    const { seq } = table.match.asked[0] ?? { seq: -1 };
    const endless = Array.from({ length: 3_000 }, () => ({ seat: 0, action: { line: 0 } }));
    table.match = { ...table.match, answers: endless };
    expect(table.refuses({ do: 'act', seat: 0, key: keyOf(0), seq, action: { line: 0 } })).toBe('too-many-answers');
    table.does({ do: 'hand', seat: 0, key: keyOf(0), absent: 0, level: 'easy' });
    const asked = table.match.asked[0] ?? { seq: -1 };
    expect(table.refuses({ do: 'answer-for-bot', seat: 0, seq: asked.seq, action: { line: 0 } })).toBe('not refused');
    table.does({ do: 'answer-for-bot', seat: 0, seq: asked.seq, action: { line: 0 } });
    table.answers(1);
  });

  test('keeps its hash every 64 answers and at the end', () => {
    const table = begun('carts', 4);
    // The last options look and roll again, so that there are enough answers.
    const last = (): number => (table.match.position?.decisions[0]?.options.length ?? 0) - 1;
    while (table.match.status === 'running') table.answers(table.match.asked[0]?.seat ?? 0, last());
    const hashed = table.lines.filter(({ entry }) => 'hash' in entry);
    expect(hashed.map(({ seq }) => seq - 4)).toEqual([64, table.match.answers.length]);
    expect(hashed.at(-1)?.entry).toMatchObject({ hash: hashOf(table.match.position?.state) });
  });
});

describe('questions and their numbers', () => {
  test('an unchanged question keeps its number when another player answers', () => {
    const table = begun('bids', 3);
    const before = table.match.asked.find(({ seat }) => seat === 2);
    table.answers(0);
    table.answers(1);
    expect(table.match.asked).toEqual([before]);
    table.answers(2);
    expect(table.match.asked.every(({ seq }) => seq === table.match.seq)).toBe(true);
  });

  test('an answer to another question is stale; to none, not your decision', () => {
    const table = begun('boxes', 2);
    const first = { do: 'act', seat: 0, key: keyOf(0), seq: table.match.seq, action: { line: 0 } } as const;
    expect(table.refuses({ ...first, seq: first.seq - 1 })).toBe('stale');
    expect(table.refuses({ ...first, seat: 1, key: keyOf(1) })).toBe('not-your-decision');
    expect(table.refuses({ ...first, seat: 1 })).toBe('not-your-seat');
    expect(table.refuses({ ...first, seat: 7 })).toBe('unknown-seat');
    expect(table.refuses({ ...first, action: { line: 99 } })).toBe('not-an-option');
    expect(table.refuses({ ...first, action: null })).toBe('malformed');
  });

  test('the same request is done once', () => {
    const table = begun('boxes', 2);
    const act = { do: 'act', seat: 0, key: keyOf(0), seq: table.match.seq, action: { line: 0 }, id: 'mine' } as const;
    table.does(act);
    const { seq } = table.match;
    table.does(act);
    expect(table.match.seq).toBe(seq);
    expect(table.match.answers).toHaveLength(1);
    expect(table.refuses({ ...act, id: 'another' })).toBe('not-your-decision');
  });

  test('an undo drops the answer and asks again, others keep their questions', () => {
    const table = begun('bids', 3);
    const others = table.match.asked.filter(({ seat }) => seat !== 1);
    table.answers(1);
    table.does({ do: 'undo', seat: 1, key: keyOf(1), seq: table.match.seq });
    expect(table.match.answers).toEqual([]);
    expect(table.match.asked.filter(({ seat }) => seat !== 1)).toEqual(others);
    expect(table.match.asked.find(({ seat }) => seat === 1)?.seq).toBe(table.match.seq);
  });

  test('an undo is refused past a reveal, and when something has happened since', () => {
    const table = begun('bids', 2);
    table.answers(0);
    expect(table.refuses({ do: 'undo', seat: 0, key: keyOf(0), seq: table.match.seq - 1 })).toBe('stale');
    table.answers(1);
    expect(table.refuses({ do: 'undo', seat: 0, key: keyOf(0), seq: table.match.seq })).toMatch(/^undo-/);
  });
});

describe('the deal', () => {
  test('comes from the committed secret and from every player', () => {
    const table = begun('bids', 2);
    const seed = seedFrom('match', 'a secret', ['luck 0', 'luck 1']);
    expect(table.match.seed).toBe(seed);
    const { deal } = cardOf(table.match);
    expect(deal).toEqual({ commitment: commitmentTo('match', 'a secret') });
    while (table.match.status === 'running') table.answers(table.match.asked[0]?.seat ?? 0);
    expect(cardOf(table.match).deal.opened).toEqual({ secret: 'a secret', luck: ['luck 0', 'luck 1'], seed });
  });

  test('stays closed if that was agreed', () => {
    const table = begun('bids', 2, { openAfter: false });
    while (table.match.status === 'running') table.answers(table.match.asked[0]?.seat ?? 0);
    expect(cardOf(table.match).deal.opened).toBeUndefined();
  });
});

test('every toy can be played to its end', () => {
  for (const game of TOYS) {
    const table = begun(game.id, 2);
    while (table.match.status === 'running') table.answers(table.match.asked[0]?.seat ?? 0);
    expect(table.match.ended).toMatchObject({ why: 'finished' });
  }
});

test('a request is remembered however much another player does in the meantime', () => {
  const table = begun('boxes', 2);
  const revoke: Command = { do: 'revoke', seat: 0, key: keyOf(0), id: 'mine' };
  table.does(revoke);
  for (let count = 0; count < 100; count++) table.does({ do: 'revoke', seat: 1, key: keyOf(1), id: `other ${count}` });
  const { seq } = table.match;
  table.does(revoke);
  expect(table.match.seq).toBe(seq);
  expect(table.match.tickets.length).toBeLessThan(50);
});
