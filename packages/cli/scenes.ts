import { readScene } from '@swordtable/games/tile-battle/scene/read';
import type { Game, SceneNotation } from '@swordtable/kernel';
import { gameOf } from './arguments.ts';
import { stop } from './stop.ts';

/** The game that a scene is of. One that can't be read is refused when it's opened, by either edition. */
export const gameInScene = (text: string): Game => {
  const read = readScene(text);
  return gameOf(read.ok ? read.value.setting.flow : 'olympus');
};

/** A game's notation of positions. */
export const notationOf = ({ scenes, name }: Game): SceneNotation => scenes ?? stop(`There’s no notation for positions of ${name}.`);
