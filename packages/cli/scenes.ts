import { asgard, olympus } from '@swordtable/games/tile-battle/rules';
import { readScene } from '@swordtable/games/tile-battle/scene/read';
import type { Game } from '@swordtable/kernel';
import { gameNamed } from './games.ts';

/** The tile game that a scene is of. One that can't be read is refused when it's opened, by either edition. */
export const tileGameIn = (text: string): typeof olympus => {
  const read = readScene(text);
  return read.ok && read.value.setting.flow === 'asgard' ? asgard : olympus;
};

/** The game that a scene names in its line `match`; undefined for the tile games, whose scenes may leave it out. */
export const otherGameIn = (text: string): Game | undefined => {
  const [, named = ''] = /^\s*match\s*:\s*([\w-]+)/m.exec(text) ?? [];
  const game = gameNamed(named);
  return game?.scenes === undefined || named === olympus.id || named === asgard.id ? undefined : game;
};

export const gameInScene = (text: string): Game => otherGameIn(text) ?? tileGameIn(text);

/** The number of players in a scene; undefined for one that can't be read. */
export const seatsIn = (game: Game, scene: string | undefined): number | undefined => {
  const read = scene === undefined ? undefined : game.scenes?.read(scene);
  return read?.ok === true ? game.standing(read.value).points.length : undefined;
};
