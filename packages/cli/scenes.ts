import { readScene } from '@swordtable/games/tile-battle/scene/read';
import { writeScene } from '@swordtable/games/tile-battle/scene/write';
import type { State } from '@swordtable/games/tile-battle/state';
import { accept, type Decision, type Game, type MatchRecord, type Result, refuse } from '@swordtable/kernel';
import { gameOf } from './arguments.ts';
import { FAILED, orStop, stop } from './stop.ts';

/** The games with a scene notation. */
const HAVE_SCENES: readonly string[] = ['olympus', 'asgard'];

export const hasScenes = (game: Game): boolean => HAVE_SCENES.includes(game.id);

export const sceneText = (game: Game, state: unknown): string =>
  // Only games with scenes get here, and their states are tile battles'.
  hasScenes(game) ? writeScene(state as State) : stop(`There’s no notation for positions of ${game.name}.`);

export interface Staged {
  readonly game: Game;
  readonly state: State;
  readonly decisions: readonly Decision<unknown>[];
}

/** A scene that can be played from: readable, valid, and with a legal answer. */
export const stage = (text: string): Result<Staged> => {
  const read = readScene(text);
  if (!read.ok) return refuse(read.refusal.code, `The scene can’t be read: ${read.refusal.sentence}`);
  const state = read.value;
  const game = gameOf(state.setting.flow);
  try {
    const faults = game.faults(state);
    if (faults.length > 0) return refuse('bad-scene', `The scene isn’t a possible position: ${faults[0]}`);
    const decisions = game.decisions(game.clone(state));
    for (const { options } of decisions)
      if (options.length === 0)
        return refuse('bad-scene', 'The player to move has no legal answer. A placement needs a tile in hand, such as "red hand: jason".');
    return accept({ game, state, decisions });
  } catch {
    // These lines are read unchecked, and the rules' errors about them aren't meant for people.
    return refuse('bad-scene', 'The scene can’t be played: its "agenda", "lasting", or "this turn" line doesn’t fit a match.');
  }
};

/** The same game, started from a position instead of a deal, so that records, replays, and undo just work. */
export const gameFrom = ({ game, state }: Staged): Game => ({ ...game, setup: () => game.clone(state) });

/** How a recorded match began: from a deal, or from the scene in the record. */
export const begunBy = (
  record: MatchRecord & { readonly scene?: unknown },
): { readonly game: Game; readonly scene: string | undefined } => {
  const { scene } = record;
  if (typeof scene !== 'string') return { game: gameOf(record.game), scene: undefined };
  return { game: gameFrom(orStop(stage(scene), FAILED)), scene };
};
