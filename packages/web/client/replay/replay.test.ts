import { canonicalJson, hashText } from '@swordtable/kernel';
import type { bids } from '@swordtable/kernel/toys/bids';
import type { MatchFile } from '@swordtable/server/api/play';
import { afterAll, describe, expect, test } from 'vitest';
import type { LocalTable } from '../local/client.ts';
import type { LocalSeat } from '../local/new-match.ts';
import type { TableState } from '../table.ts';
import { endAll, loadAny, memoryStore, startHere, sure, until } from '../testing/local.ts';
import { perspectiveFrom, type Replay, stepFrom } from './replay.ts';
import { replayOfFile, replayOfLocal } from './sources.ts';

afterAll(endAll);

const here: LocalSeat = { kind: 'here', name: 'Ada' };
const bot: LocalSeat = { kind: 'bot', level: 'easy' };
const store = memoryStore();
const parts = { store, loadGame: loadAny };

/** A toy match, after this many of our answers. */
const played = async (seats: readonly LocalSeat[], answers = Number.POSITIVE_INFINITY): Promise<LocalTable> => {
  const table = sure(await startHere({ do: 'create', wishes: { game: 'bids', options: {}, seats } }, store));
  for (let given = 0; given < answers; given++) {
    const { decision, card } = await until(table, (state) => state.decision !== null || state.card.status === 'over');
    if (decision === null || card.status === 'over') break;
    const index = Number.parseInt(hashText(canonicalJson(decision.options)).slice(0, 6), 16) % decision.options.length;
    sure(await table.act(decision.options[index]));
  }
  return table;
};

const finished = await played([here, bot]);
const file = sure(await finished.file());
const whole = sure(await replayOfLocal(finished.match, parts));

const stateAt = (replay: Replay, step: number, eyes: Parameters<Replay['stateAt']>[1]) => {
  const state = replay.stateAt(step, eyes);
  if (state === undefined) throw new Error(`Step ${step} is there.`);
  // The toy that is played here.
  return state as TableState<ReturnType<typeof bids.view>>;
};

describe('a finished match in this browser', () => {
  test('is replayed answer by answer, from every point of view, its player’s first', () => {
    expect(whole.last).toBe(file.answers.length);
    expect(whole.eyes).toEqual([0, 1, 'spectator', 'open']);
    expect(whole.isOpen).toBe(true);
    expect(stateAt(whole, whole.last, 0).view).toEqual(finished.state().view);
    expect(stateAt(whole, whole.last, 0).card).toMatchObject({ status: 'over', ended: { why: 'finished' } });
    expect(stateAt(whole, 0, 0).card.status).toBe('running');
  });

  test('shows each seat only what it saw, and everything in the open view', () => {
    expect(stateAt(whole, 3, 0).view.hand).not.toEqual(stateAt(whole, 3, 1).view.hand);
    expect(stateAt(whole, 3, 'spectator').view.hand).toBeNull();
    expect(stateAt(whole, 3, 'spectator').view).not.toHaveProperty('open');
    const open = stateAt(whole, 3, 'open').view.open;
    expect(open?.hands).toEqual([stateAt(whole, 3, 0).view.hand, stateAt(whole, 3, 1).view.hand]);
  });

  test('has at each step what had happened by then, no questions, and the players', () => {
    const state = stateAt(whole, 4, 0);
    expect(state.steps.length).toBe(5);
    expect(state.decision).toBeNull();
    expect(state.card.seats.map(({ name, player, level }) => [name, player, level])).toEqual([
      ['Ada', 'person', undefined],
      ['Easy bot', 'bot', 'easy'],
    ]);
    expect(whole.happened(0).length).toBe(whole.last + 1);
  });

  test('is drawn once: stepping back gives the very same table', () => {
    expect(stateAt(whole, 5, 1)).toBe(stateAt(whole, 5, 1));
    expect(whole.stateAt(whole.last + 1, 0)).toBeUndefined();
  });

  test('has the points of each step', () => {
    expect(whole.pointsAt(0)).toEqual([0, 0]);
    expect(whole.pointsAt(whole.last)).toEqual(finished.state().card.ended?.standing?.points);
  });
});

describe('a running match in this browser', () => {
  test('is seen only from its player’s seat', async () => {
    const table = await played([here, bot], 2);
    const running = sure(await replayOfLocal(table.match, parts));
    expect(running.eyes).toEqual([0]);
    expect(running.isOpen).toBe(false);
    expect(running.pointsAt(1)).toBeUndefined();
    expect(JSON.stringify(stateAt(running, running.last, 0).view)).not.toContain('open');
    table.close();
  });

  test('of two at one device is seen as a spectator only: the holder would see the other’s hand', async () => {
    const table = await played([here, { kind: 'here', name: 'Grace' }], 0);
    const running = sure(await replayOfLocal(table.match, parts));
    expect(running.eyes).toEqual(['spectator']);
    expect(stateAt(running, running.last, 'spectator').view.hand).toBeNull();
    table.close();
  });

  test('doesn’t exist if it was never played here', async () => {
    expect(await replayOfLocal('0'.repeat(32), parts)).toMatchObject({ ok: false, refusal: { code: 'unknown-match' } });
  });
});

describe('a file', () => {
  const text = JSON.stringify(file);

  test('shows the same as the match', async () => {
    const replay = sure(await replayOfFile(text, parts));
    expect(replay.eyes).toEqual([0, 1, 'spectator', 'open']);
    expect(stateAt(replay, 3, 1).view).toEqual(stateAt(whole, 3, 1).view);
    expect(replay.card.seats[1]?.name).toBe('Easy bot');
  });

  test('of a match that was resigned ends as it ended', async () => {
    const table = await played([here, bot], 1);
    sure(await table.resign());
    const replay = sure(await replayOfFile(JSON.stringify(sure(await table.file())), parts));
    expect(stateAt(replay, replay.last, 'open').card).toMatchObject({ status: 'over', ended: { why: 'resigned' } });
    expect(stateAt(replay, 0, 'open').card.status).toBe('running');
    // A player who resigned isn't called a bot.
    expect(replay.card.seats.map(({ name, player, level }) => [name, player, level])).toEqual([
      ['Ada', 'person', undefined],
      ['Easy bot', 'bot', 'easy'],
    ]);
    table.close();
  });

  test('names only bots that exist', async () => {
    const odd = { ...file, players: [file.players[0], { name: 'Hal', player: 'bot', level: 'godlike' }] };
    const { card } = sure(await replayOfFile(JSON.stringify(odd), parts));
    expect(card.seats[1]).toMatchObject({ name: 'Hal', player: 'person' });
    expect(card.seats[1]?.level).toBeUndefined();
  });

  test.each<[string, (text: string) => string, string]>([
    ['is cut off', (whole) => whole.slice(0, 100), 'bad-record'],
    ['is something else', () => 'Dear friend,', 'bad-record'],
    ['is of another game', (whole) => whole.replace('"game":"bids"', '"game":"chess"'), 'unknown-game'],
    ['is of other rules', (whole) => whole.replace('"version":"1"', '"version":"99"'), 'rules-gone'],
    ['has another answer', (whole) => whole.replace(/"bid":\d+/, '"bid":99'), 'match-broken'],
    ['has another end', (whole) => whole.replace(/"hash":"..../, '"hash":"zzzz'), 'match-diverged'],
    ['has seats without end', (whole) => whole.replace('"seats":2', '"seats":4294967296'), 'bad-record'],
    ['has more seats than the game', (whole) => whole.replace('"seats":2', '"seats":9'), 'match-broken'],
    ['is longer than any match', (whole) => whole + ' '.repeat(5_000_000), 'too-long'],
  ])('that %s is refused with a sentence', async (_, change, code) => {
    const refused = await replayOfFile(change(text), parts);
    expect(refused).toMatchObject({ ok: false, refusal: { code, sentence: expect.stringMatching(/\w.*\.$/) } });
  });

  test('with nonsense beside the record is still shown', async () => {
    const odd = { ...file, players: [7, { name: {}, player: 'bot', level: 3 }], ended: 'yes' };
    expect((await replayOfFile(JSON.stringify(odd), parts)).ok).toBe(true);
  });
});

describe('playing on from a step', () => {
  const branch = (after: number, from: MatchFile = file) =>
    startHere({ do: 'branch', wishes: { text: JSON.stringify(from), after, seat: 0, name: 'Ada', level: 'easy' } }, store);

  test('is a match of its own: the same table, another world behind it', async () => {
    const table = sure(await branch(4));
    const { card, view, watcher } = table.state();
    expect(watcher).toBe(0);
    expect(card.seats.map(({ name, player }) => [name, player])).toEqual([
      ['Ada', 'person'],
      ['Easy bot', 'bot'],
    ]);
    const then = sure(await table.file());
    expect((view as ReturnType<typeof bids.view>).hand).toEqual(stateAt(whole, 4, 0).view.hand);
    expect(then.answers.slice(0, 4)).toEqual(file.answers.slice(0, 4));
    expect(then.redealt).toMatchObject([{ after: 4, seat: 0 }]);
    const handsOf = async (each: MatchFile) => stateAt(sure(await replayOfFile(JSON.stringify(each), parts)), 4, 'open').view.open?.hands;
    const [now, before] = [await handsOf(then), await handsOf(file)];
    expect(now?.[0]).toEqual(before?.[0]);
    expect(now?.[1]).not.toEqual(before?.[1]);
    table.close();
  });

  test('reveals no more of the other match than its new player knew, from any point of view', async () => {
    const table = sure(await branch(4));
    sure(await table.resign());
    const replay = sure(await replayOfLocal(table.match, parts));
    expect(replay.isOpen).toBe(true);
    expect([3, 4].map((step) => replay.eyesAt(step))).toEqual([[0], [0, 1, 'spectator', 'open']]);
    for (const eyes of replay.eyes) {
      expect(stateAt(replay, 3, eyes).view).toEqual(stateAt(whole, 3, 0).view);
      expect(replay.happened(eyes).slice(0, 5)).toEqual(replay.happened(0).slice(0, 5));
    }
    expect(replay.pointsAt(3)).toBeUndefined();
    expect(replay.pointsAt(4)).toHaveLength(2);
    expect(stateAt(replay, 4, 'open').view).toHaveProperty('open');
    table.close();
  });

  test('is played to its end against the bot, stored, replayed, and branched again', async () => {
    const table = sure(await branch(6));
    for (;;) {
      const { decision, card } = await until(table, (state) => state.decision !== null || state.card.status === 'over');
      if (decision === null || card.status === 'over') break;
      sure(await table.act(decision.options[0]));
    }
    const again = sure(await replayOfLocal(table.match, parts));
    expect(stateAt(again, again.last, 0).view).toEqual(table.state().view);
    const second = sure(await branch(8, again.file));
    expect(sure(await second.file()).redealt).toMatchObject([{ after: 6 }, { after: 8 }]);
    second.close();
    table.close();
  });

  test.each<[string, number, string]>([
    ['the end', file.answers.length, 'game-over'],
    ['beyond the end', file.answers.length + 1, 'bad-redeal'],
    ['half a step', 1.5, 'bad-redeal'],
  ])('from %s is refused', async (_, after, code) => {
    expect(await branch(after)).toMatchObject({ ok: false, refusal: { code } });
  });
});

test('an address names a step and a point of view, or nothing', () => {
  expect([stepFrom('7', 9), stepFrom('70', 9), stepFrom('-1', 9), stepFrom('x', 9), stepFrom(null, 9)]).toEqual([
    7,
    9,
    undefined,
    undefined,
    undefined,
  ]);
  const eyes = [0, 1, 'open'] as const;
  expect([
    perspectiveFrom('1', eyes),
    perspectiveFrom('open', eyes),
    perspectiveFrom('spectator', eyes),
    perspectiveFrom(null, eyes),
  ]).toEqual([1, 'open', undefined, undefined]);
});
