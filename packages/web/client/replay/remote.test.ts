import { type Client, startService } from '@swordtable/server/testing/service';
import { describe, expect, test } from 'vitest';
import { serviceAt } from '../remote/api.ts';
import type { Reach } from '../remote/http.ts';
import { openRemote } from '../remote/remote.ts';
import { overStreams } from '../remote/transport.ts';
import type { Table } from '../table.ts';
import { fetchedEvents } from '../testing/events.ts';
import { loadAny, sure, until } from '../testing/local.ts';
import { replayOfMatch } from './remote.ts';

const reachOf = ({ base, key }: Client): Reach => ({ base, headers: { authorization: `Bearer ${key}` } });

const service = await startService();
const [ada, stranger] = [reachOf(await service.newcomer()), reachOf(await service.newcomer())];

/** One of our matches against a bot, open to all, after this many of our answers. */
const played = async (answers: number, openAfter = true): Promise<{ match: string; table: Table }> => {
  const seats = [
    { kind: 'me' as const, name: 'Ada' },
    { kind: 'bot' as const, level: 'easy' as const },
  ];
  const { match } = sure(await serviceAt(ada).create({ game: 'bids', options: { cards: 3 }, seats, listed: true, openAfter }));
  const table = sure(await openRemote({ reach: ada, transport: overStreams(ada, fetchedEvents(ada.headers ?? {})), match, seat: 0 }));
  for (let given = 0; given < answers; given++) {
    const { decision, card } = await until(table, (state) => state.decision !== null || state.card.status === 'over');
    if (decision === null || card.status === 'over') break;
    sure(await table.act(decision.options[0]));
  }
  return { match, table };
};

const lookAt = (match: string, reach: Reach) => replayOfMatch(match, reach, loadAny);

describe('a match on the server', () => {
  test('that is over is open to everyone who may watch; its players start with their own view', async () => {
    const { match, table } = await played(100);
    await until(table, ({ card }) => card.status === 'over');
    const replay = sure(await lookAt(match, ada));
    expect(replay.eyes).toEqual([0, 1, 'spectator', 'open']);
    expect(replay.card.match).toBe(match);
    expect(replay.stateAt(replay.last, 0)?.view).toEqual(table.state().view);
    expect(replay.stateAt(2, 'open')?.view).toHaveProperty('open');
    expect(sure(await lookAt(match, stranger)).isOpen).toBe(true);
    table.close();
  });

  test('that is running is seen from one’s own seat, table by table', async () => {
    const { match, table } = await played(2);
    await until(table, (state) => state.decision !== null);
    const replay = sure(await lookAt(match, ada));
    expect([replay.eyes, replay.isOpen, replay.file]).toEqual([[0, 'spectator'], false, undefined]);
    expect(replay.stateAt(replay.last, 0)).toBeUndefined();
    const last = sure(await replay.look(replay.last, 0));
    expect(last.view).toEqual(table.state().view);
    expect(last.decision).toBeNull();
    expect(replay.stateAt(replay.last, 0)).toBe(last);
    expect(sure(await replay.look(0, 0)).card.status).toBe('running');
    expect(sure(await replay.look(1, 'spectator')).view).toMatchObject({ hand: null });
    expect(await replay.look(replay.last + 1, 0)).toMatchObject({ ok: false, refusal: { code: 'no-step' } });
    expect(sure(await lookAt(match, stranger)).eyes).toEqual(['spectator']);
    table.close();
  });

  test('that stays closed is only ever seen from one’s own seat', async () => {
    const { match, table } = await played(100, false);
    await until(table, ({ card }) => card.status === 'over');
    expect(sure(await lookAt(match, ada)).eyes).toEqual([0, 'spectator']);
    table.close();
  });

  test('that doesn’t exist is refused', async () => {
    expect(await lookAt('nothing', ada)).toMatchObject({ ok: false });
  });
});
