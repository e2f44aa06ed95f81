import type { Action } from '@swordtable/games/tile-battle/action';
import type { Event } from '@swordtable/games/tile-battle/events';
import { asgard, olympus } from '@swordtable/games/tile-battle/rules';
import { readScene } from '@swordtable/games/tile-battle/scene/read';
import type { State } from '@swordtable/games/tile-battle/state';
import type { View } from '@swordtable/games/tile-battle/view/view';
import type { Game } from '@swordtable/kernel';

/** The game that a scene is of. One that can't be read is refused when it's opened, by either edition. */
export const gameInScene = (text: string): Game<State, Action, Event, View> => {
  const read = readScene(text);
  return read.ok && read.value.setting.flow === 'asgard' ? asgard : olympus;
};
