import { expect, test } from 'vitest';
import { loadGame } from '../local/games.ts';
import { sure } from '../testing/local.ts';
import { analyze, dealtScene } from './analyze.ts';

const BATTLE = `match: battlefields
place 1: Sparta: archers^ / spearmen
red actions: surround
blue actions: flank ambush`;

test.each(['battlefields', 'swordcrafters', 'contracts'])('a dealt position of %s is answered, and written again', async (game) => {
  const scene = sure(await dealtScene(game, loadGame));
  const begun = sure(await analyze({ game, scene }, [], loadGame));
  expect(begun.outlook?.margins).toHaveLength(2);
  const [action] = begun.state.decision?.options ?? [];
  expect(begun.preview(action)).toMatchObject({ ok: true, value: { certain: true } });
  const next = sure(await analyze({ game, scene }, [{ seat: begun.seat, action }], loadGame));
  expect(next.state.steps.at(-1)?.what).toMatchObject({ kind: 'answered', seat: begun.seat });
  const again = sure(await analyze({ game, scene: next.text() }, [], loadGame));
  expect(again.state.decision?.options).toEqual(next.state.decision?.options);
  expect(await analyze({ game, scene: next.shuffled() }, [], loadGame)).toMatchObject({ ok: true });
});

test('a position is dealt again for other numbers of players, for one too', async () => {
  const game = 'swordcrafters';
  const { seats, dealt } = sure(await analyze({ game, scene: sure(await dealtScene(game, loadGame)) }, [], loadGame));
  for (const count of [seats.min, seats.max])
    expect(sure(await analyze({ game, scene: dealt(count) }, [], loadGame)).outlook?.margins).toHaveLength(count);
});

test('everything lies open', async () => {
  const { state, seat } = sure(await analyze({ game: 'battlefields', scene: BATTLE }, [], loadGame));
  expect(seat).toBe(0);
  expect(state.view).toMatchObject({ places: [{ stacks: [[{ warrior: 'archers' }], [{ warrior: 'spearmen', up: false }]] }, {}, {}, {}] });
});

test('what can’t be read or played is refused with a sentence', async () => {
  const refusalOf = async (game: string, scene: string): Promise<unknown> => analyze({ game, scene }, [], loadGame);
  expect(await refusalOf('battlefields', 'match: battlefields\nwishes: three')).toMatchObject({
    ok: false,
    refusal: { code: 'bad-scene' },
  });
  expect(await refusalOf('high-water', '')).toMatchObject({ ok: false, refusal: { code: 'no-scenes' } });
  const refused = await analyze({ game: 'battlefields', scene: BATTLE }, [{ seat: 0, action: { dance: true } }], loadGame);
  expect(refused).toMatchObject({ ok: false });
});

test('an agenda that breaks only when something is answered is refused then', async () => {
  const scene = `${BATTLE}\nred hand: archers\nagenda: [{"do":"dance"},{"ask":"rally","discarded":1}]`;
  const { preview, state, seat } = sure(await analyze({ game: 'battlefields', scene }, [], loadGame));
  const action = state.decision?.options.at(-1);
  const refused = { ok: false, refusal: { code: 'scene-unplayable' } };
  expect(preview(action)).toMatchObject(refused);
  expect(await analyze({ game: 'battlefields', scene }, [{ seat, action }], loadGame)).toMatchObject(refused);
});
