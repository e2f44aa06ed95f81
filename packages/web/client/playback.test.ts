import type { Event } from '@swordtable/games/tile-battle/events';
import type { View } from '@swordtable/games/tile-battle/view/view';
import { accept } from '@swordtable/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { observable } from './observable.ts';
import { pacedTable } from './paced.ts';
import { isNext, shotsOf } from './playback.ts';
import type { Table, TableState } from './table.ts';
import { endAll, memoryStore, startHere, sure, until } from './testing/local.ts';

type TileState = TableState<View, Event>;

/** Every state of a whole match against a bot. */
let states: readonly TileState[] = [];
let table: Table;

/** The step at which the bot placed a tile that battled more than one other. What others do stays in sight for a while. */
const battle = (): number =>
  states.findIndex(({ steps, watcher }) => {
    const last = steps.at(-1);
    return last !== undefined && last.what.seat !== watcher && last.events.filter(({ what }) => what === 'compared').length > 1;
  });

/** The first state after that in which the player is asked. */
const askedLater = (): number => states.findIndex(({ decision }, index) => decision !== null && index > battle());

const playMatch = async (): Promise<void> => {
  const seats = [{ kind: 'here', name: '' } as const, { kind: 'bot', level: 'random' } as const];
  table = sure(await startHere({ do: 'create', wishes: { game: 'olympus', options: {}, seats } }, memoryStore()));
  const all = [table.state()];
  table.subscribe(() => all.push(table.state()));
  while (table.state().card.status !== 'over') {
    const { decision } = await until(table, (state) => state.decision !== null || state.card.status === 'over');
    if (decision !== null) sure(await table.act(decision.options[0]));
  }
  states = all as TileState[];
};

beforeAll(async () => {
  // Every deal is new, and in a few of them no tile of the bot meets two others, or only the last one does.
  do await playMatch();
  while (battle() < 0 || askedLater() < 0);
});
afterAll(endAll);

const EACH = 100;
const everyShot = () =>
  states.slice(1).flatMap((after, index) => {
    const before = states[index] as TileState;
    const shots = shotsOf(before, after, () => EACH);
    return shots.slice(0, -1).map(({ state }, at) => {
      const events = (state as TileState).steps.at(-1)?.events ?? [];
      return { before, after, shown: state as TileState, events, isLast: at === shots.length - 2 };
    });
  });

describe('a step is shown event by event', () => {
  test('with the events in order', () => {
    const after = states.find(({ steps }) => (steps.at(-1)?.events.length ?? 0) > 3) as TileState;
    const shots = shotsOf(states[states.indexOf(after) - 1] as TileState, after, () => EACH);
    const counts = shots.map(({ state }) => state.steps.at(-1)?.events.length);
    const all = after.steps.at(-1)?.events.length ?? 0;
    expect(counts).toEqual([...Array.from({ length: all }, (_, index) => index + 1), all]);
    expect(shots.at(-1)?.state).toBe(after);
  });

  test('and nothing later shows early', () => {
    let [rounds, drafts, scores, ends] = [0, 0, 0, 0];
    for (const { before, after, shown, events, isLast } of everyShot()) {
      const has = (...kinds: readonly Event['what'][]): boolean => events.some(({ what }) => kinds.includes(what));
      const later = after.view.round !== before.view.round;
      if (later && !has('round')) {
        rounds += 1;
        expect(shown.view.round).toBe(before.view.round);
      }
      if (after.view.pool.length > before.view.pool.length && !has('dealt')) {
        drafts += 1;
        expect(before.view.pool).toEqual(expect.arrayContaining([...shown.view.pool]));
      }
      if (!has('points', 'round', 'over')) {
        scores += Number(!isLast);
        expect(shown.view.score).toEqual(before.view.score);
      }
      if (after.card.status === 'over') ends += 1;
      expect(shown.card.status).toBe('running');
      expect(shown.asked).toBe(before.asked);
      expect([null, before.decision]).toContain(shown.decision);
    }
    expect([rounds, drafts, scores, ends].every((count) => count > 0)).toBe(true);
  });

  test('a tile is on the board before it battles, and flips when its event comes', () => {
    const flips = everyShot().filter(({ events }) => events.at(-1)?.what === 'flipped');
    expect(flips.length).toBeGreaterThan(0);
    for (const { shown, events } of flips) {
      const flipped = events.at(-1) as Extract<Event, { what: 'flipped' }>;
      expect(shown.view.board.find(({ tile }) => tile === flipped.tile)?.owner).toBe(flipped.to);
    }
    for (const { shown, events } of everyShot().filter(({ events }) => events.at(-1)?.what === 'compared')) {
      const { comparison } = events.at(-1) as Extract<Event, { what: 'compared' }>;
      expect(shown.view.board.some(({ tile }) => tile === comparison.attacker)).toBe(true);
    }
  });

  test('a jump isn’t played', () => {
    const [first, second, third] = states as [TileState, TileState, TileState];
    expect([isNext(first, second), isNext(first, third), isNext(second, first), isNext(first, { ...second, watcher: 1 })]).toEqual([
      ...[true, false, false, false],
    ]);
  });
});

describe('a paced table', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** The table as it was, replayed up to some state. */
  const retold = (factor: () => number = () => 1) => {
    const holder = observable<TableState>(states[0] as TileState);
    const acted: unknown[] = [];
    const told: Table = {
      ...table,
      state: holder.get,
      subscribe: holder.subscribe,
      act: async (action) => {
        acted.push(action);
        return accept(undefined);
      },
    };
    const paced = pacedTable(told, { pauseOf: () => EACH, factor });
    const seen: TableState[] = [];
    paced.subscribe(() => seen.push(paced.state()));
    const tell = (upTo: number): void => {
      for (const state of states.slice(states.indexOf(holder.get() as TileState) + 1, upTo + 1)) holder.set(state);
    };
    return { paced, seen, tell, holder, acted };
  };
  test('shows every state in order, and ends where the table is', () => {
    const { paced, seen, tell } = retold();
    tell(states.length - 1);
    vi.runAllTimers();
    expect(paced.state()).toBe(states.at(-1));
    const known = seen.map(({ steps }) => [steps.length, steps.at(-1)?.events.length ?? 0] as const);
    for (const [index, [steps, events]] of known.entries()) {
      const [stepsBefore, eventsBefore] = known[index - 1] ?? [0, 0];
      expect(steps > stepsBefore || (steps === stepsBefore && events >= eventsBefore)).toBe(true);
    }
    expect(states.slice(1).every((state) => seen.includes(state))).toBe(true);
  });

  test('takes its time, and shows results right away if motion is off', () => {
    const slow = retold();
    slow.tell(battle());
    expect(slow.paced.state()).not.toBe(states[battle()]);
    const off = retold(() => 0);
    off.tell(battle());
    expect(off.paced.state()).toBe(states[battle()]);
    expect(off.seen).toEqual(states.slice(1, battle() + 1));
  });

  test('skips the current step, and no other', () => {
    const { paced, tell } = retold();
    tell(battle() - 1);
    vi.runAllTimers();
    tell(battle() + 1);
    expect(paced.state().seq).toBe(states[battle() - 1]?.seq);
    paced.skip();
    // Another player's step stays in sight briefly; one's own makes way immediately.
    expect(paced.state().steps).toEqual(expect.arrayContaining(states[battle()]?.steps as TileState['steps'][number][]));
    expect(paced.state()).not.toBe(states[battle() + 1]);
  });

  test('reports a lost connection immediately, and returns to the same place', () => {
    const { paced, tell, holder } = retold();
    tell(battle());
    holder.set({ ...holder.get(), connection: 'lost' });
    expect(paced.state().connection).toBe('lost');
    expect(paced.state().seq).toBeLessThan(holder.get().seq);
    vi.runAllTimers();
    expect(paced.state()).toBe(holder.get());
  });

  test('gives no answer to a question that wasn’t shown', async () => {
    const { paced, tell, acted } = retold();
    const asked = askedLater();
    tell(asked);
    expect(await paced.act({ pass: true })).toMatchObject({ refusal: { code: 'stale' } });
    expect(paced.state()).toBe(states[asked]);
    await paced.act({ pass: true });
    expect(acted).toEqual([{ pass: true }]);
  });
});
