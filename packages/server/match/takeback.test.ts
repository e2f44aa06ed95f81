import { hashOf } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { begun, keyOf, person, played, termsFor, toyRules } from '../testing/matches.ts';
import { cardOf } from './card.ts';
import { matchFrom } from './fold.ts';
import { undoableFor } from './takeback.ts';

type Seated = ReturnType<typeof begun>;

const wish = (table: Seated, seat: number, what: 'undo' | 'request') =>
  ({ do: what, seat, key: keyOf(seat), seq: table.match.seq }) as const;
const reply = (seat: number, what: 'grant' | 'decline') => ({ do: what, seat, key: keyOf(seat) }) as const;

/** Two people who have each drawn a line. */
const answered = (): Seated => {
  const table = begun('boxes', 2);
  table.answers(0);
  table.answers(1);
  return table;
};

/** The match again, from its lines. */
const retold = ({ lines }: Seated) => {
  const told = matchFrom('match', lines, toyRules);
  if (!told.ok) throw new Error(told.refusal.sentence);
  return told.value;
};

describe('between people', () => {
  test('a takeback needs the other’s consent', () => {
    const table = answered();
    expect(table.refuses(wish(table, 0, 'undo'))).toMatch(/^undo-(redo|turn)$/);
    expect(undoableFor(table.match, 0, keyOf(0))).toMatchObject({ allowed: false, byRequest: true });
    table.does(wish(table, 0, 'request'));
    expect(cardOf(table.match).takeback).toEqual({ seat: 0, granted: [] });
    expect(table.match.answers).toHaveLength(2);
    expect(table.refuses(wish(table, 1, 'request'))).toBe('takeback-pending');
    expect(table.refuses(reply(0, 'grant'))).toBe('takeback-own');
    table.does(reply(1, 'grant'));
    expect(table.match.answers).toEqual([]);
    expect(table.match.asked.map(({ seat }) => seat)).toEqual([0]);
    expect(cardOf(table.match).takeback).toBeUndefined();
    expect(hashOf(retold(table).position?.state)).toBe(hashOf(table.match.position?.state));
    expect(table.refuses(reply(1, 'grant'))).toBe('takeback-none');
  });

  test('even while the other still thinks', () => {
    const table = begun('boxes', 2);
    table.answers(0);
    expect(table.refuses(wish(table, 0, 'undo'))).toBe('undo-turn');
    table.does(wish(table, 0, 'request'));
    table.does(reply(1, 'grant'));
    expect(table.match.answers).toEqual([]);
  });

  test('is declined until the next answer', () => {
    const table = answered();
    table.does(wish(table, 0, 'request'));
    table.does(reply(1, 'decline'));
    expect(table.match.answers).toHaveLength(2);
    expect(cardOf(table.match).takeback).toBeUndefined();
    expect(table.refuses(wish(table, 0, 'request'))).toBe('takeback-declined');
    expect(undoableFor(table.match, 0, keyOf(0))).toMatchObject({ allowed: false, byRequest: false });
    table.answers(0);
    table.answers(1);
    table.does(wish(table, 0, 'request'));
    expect(cardOf(table.match).takeback?.seat).toBe(0);
  });

  test('lapses as soon as anyone answers', () => {
    const table = answered();
    table.does(wish(table, 1, 'request'));
    table.answers(0);
    expect(cardOf(table.match).takeback).toBeUndefined();
    expect(table.refuses(reply(0, 'grant'))).toBe('takeback-none');
  });

  test('never goes back past a reveal', () => {
    const table = begun('carts', 2);
    table.answers(0);
    table.answers(0);
    expect(table.refuses(wish(table, 0, 'request'))).toBe('undo-revealed');
    expect(undoableFor(table.match, 0, keyOf(0))).toMatchObject({ allowed: false, byRequest: false });
  });

  test('is refused when something has happened since, and to a stranger', () => {
    const table = answered();
    expect(table.refuses({ ...wish(table, 0, 'request'), seq: table.match.seq - 1 })).toBe('stale');
    expect(table.refuses({ ...wish(table, 0, 'request'), key: 'another key' })).toBe('not-your-seat');
  });

  test('can be requested a limited number of times', () => {
    const table = answered();
    for (let times = 0; times < 30; times++) {
      table.does(wish(table, times % 2, 'request'));
      table.does(reply(1 - (times % 2), 'grant'));
      for (const { seat } of [...table.match.asked]) table.answers(seat);
      if (table.match.answers.length < 2) table.answers(table.match.asked[0]?.seat ?? 0);
    }
    expect(table.refuses(wish(table, 0, 'request'))).toBe('takeback-too-often');
  });
});

describe('against bots', () => {
  const againstBot = (): Seated => {
    const table = played(termsFor('boxes', [person(0), { kind: 'bot', name: 'Bot', level: 'easy', invites: [] }]));
    table.does({ do: 'take', seat: 0, key: keyOf(0), player: { name: 'Ada', program: false, luck: '' } });
    return table;
  };
  const botAnswers = (table: Seated): void => {
    const { seq } = table.match.asked[0] ?? { seq: -1 };
    table.does({ do: 'answer-for-bot', seat: 1, seq, action: table.match.position?.decisions[0]?.options.at(0) });
  };

  test('an undo goes back to one’s own last decision, including what the bot has answered', () => {
    const table = againstBot();
    table.answers(0);
    botAnswers(table);
    expect(undoableFor(table.match, 0, keyOf(0))).toEqual({ allowed: true });
    table.does(wish(table, 0, 'undo'));
    expect(table.match.answers).toEqual([]);
    expect(table.match.asked.map(({ seat }) => seat)).toEqual([0]);
    expect(table.refuses(wish(table, 0, 'request'))).toBe('takeback-alone');
    expect(hashOf(retold(table).position?.state)).toBe(hashOf(table.match.position?.state));
  });

  test('even while the bot still thinks, whose answer comes too late', () => {
    const table = againstBot();
    table.answers(0);
    const { seq } = table.match.asked[0] ?? { seq: -1 };
    const action = table.match.position?.decisions[0]?.options.at(0);
    table.does(wish(table, 0, 'undo'));
    table.does({ do: 'answer-for-bot', seat: 1, seq, action });
    expect(table.match.answers).toEqual([]);
  });
});
