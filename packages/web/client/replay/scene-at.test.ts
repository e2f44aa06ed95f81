import { playGame } from '@swordtable/bots';
import { random } from '@swordtable/bots/random';
import { olympus } from '@swordtable/games/tile-battle/rules';
import { readScene } from '@swordtable/games/tile-battle/scene/read';
import { type Game, replay } from '@swordtable/kernel';
import { carts } from '@swordtable/kernel/toys/carts';
import { expect, test } from 'vitest';
import { loadAny, sure } from '../testing/local.ts';
import { sceneAt } from './scene-at.ts';

const playedOut = (game: Game) => {
  const { record } = sure(playGame(game, { seats: 2, options: {}, seed: 'scene' }, [random, random]));
  return { file: { ...record, players: [] }, isOpen: true };
};

test('a step of a match is the scene of its position', async () => {
  const played = playedOut(olympus);
  const steps = sure(replay(olympus, played.file));
  const stateAt = async (step?: number) => sure(readScene(sure(await sceneAt(played, step, loadAny))));
  expect(await stateAt(20)).toEqual(steps[20]?.position.state);
  // At the end nothing is left to decide, so it is the position before.
  expect(await stateAt()).toEqual(steps.at(-2)?.position.state);
  expect(await stateAt(steps.length - 1)).toEqual(await stateAt());
});

test('what isn’t open, or has no notation, is refused', async () => {
  expect(await sceneAt({ ...playedOut(olympus), isOpen: false }, 3, loadAny)).toMatchObject({ refusal: { code: 'not-open' } });
  expect(await sceneAt(playedOut(carts), 3, loadAny)).toMatchObject({ refusal: { code: 'no-scenes' } });
});
