import { expect, test } from 'vitest';
import { loadGame } from '../local/games.ts';
import { sure } from '../testing/local.ts';
import { puzzleHost } from './host.ts';

/** Judges as many answers, or all of them. */
const checkPuzzle = async (answers?: number): Promise<void> => {
  const host = puzzleHost(loadGame);
  const [card] = sure(await host.list('battlefields'));
  const table = sure(await host.open('battlefields', card?.id ?? ''));
  expect(table.decision).not.toBeNull();
  expect(table.watcher).toBe(table.asked.find(({ seat }) => seat === table.watcher)?.seat);
  const options = table.decision?.options ?? [];
  expect(host.preview(table.decision?.seq ?? 0, options[0])).toMatchObject({ ok: true });
  const judged = await Promise.all(options.slice(0, answers).map(async (action) => sure(await host.judge(action))));
  const losses = judged.map(({ loss }) => loss);
  expect(Math.min(...losses)).toBe(0);
  // Whatever was answered, the best answer is played out, as its seat sees it.
  const { played = [], thoughts = [] } = judged[0] ?? {};
  expect(played[0]).toMatchObject({ type: 'step', seq: table.seq + 1, what: { kind: 'answered', seat: table.watcher } });
  expect(played).toHaveLength(1 + (thoughts[0]?.plan?.length ?? 0));
  expect(played.flatMap(({ events }) => events).length).toBeGreaterThan(0);
  expect(Math.max(...losses)).toBeGreaterThanOrEqual(1);
};

const JUDGED = 'a puzzle is listed, opened from its seat’s view, previewed, and judged';
test(JUDGED, () => checkPuzzle(4));
test(`${JUDGED}, whatever is answered`, { tags: ['long'] }, () => checkPuzzle());

test('what isn’t there is refused in one sentence', async () => {
  const host = puzzleHost(loadGame);
  expect(await host.open('battlefields', 'p0-0')).toMatchObject({ ok: false, refusal: { code: 'no-puzzle' } });
  expect(await host.list('high-water')).toMatchObject({ ok: false, refusal: { code: 'no-puzzle' } });
  expect(await host.list('chess')).toMatchObject({ ok: false, refusal: { code: 'unknown-game' } });
  expect(host.preview(0, {})).toMatchObject({ ok: false });
  expect(await host.judge({})).toMatchObject({ ok: false });
});
