import { readScene } from '@swordtable/games/tile-battle/scene/read';
import { writeScene } from '@swordtable/games/tile-battle/scene/write';
import type { State } from '@swordtable/games/tile-battle/state';
import { accept, type Decision, type Game, type MatchRecord, type Result, refuse } from '@swordtable/kernel';
import { gameOf } from './arguments.ts';
import { FAILED, orStop, stop } from './stop.ts';

/** The games whose positions have a notation. */
const HAVE_SCENES: readonly string[] = ['olympus', 'asgard'];

export const hasScenes = (game: Game): boolean => HAVE_SCENES.includes(game.id);

export const sceneText = (game: Game, state: unknown): string =>
  // Only a game that has scenes gets here, and its states are those of the tile battle.
  hasScenes(game) ? writeScene(state as State) : stop(`There is no notation for positions of ${game.name}.`);

export interface Staged {
  readonly game: Game;
  readonly state: State;
  readonly decisions: readonly Decision<unknown>[];
}

/** A scene that can be played on from: read, sound, and with something that its game can make of it. */
export const stage = (text: string): Result<Staged> => {
  const read = readScene(text);
  if (!read.ok) return refuse(read.refusal.code, `The scene cannot be read: ${read.refusal.sentence}`);
  const state = read.value;
  const game = gameOf(state.setting.flow);
  try {
    const faults = game.faults(state);
    if (faults.length > 0) return refuse('bad-scene', `The scene is not a possible position: ${faults[0]}`);
    const decisions = game.decisions(game.clone(state));
    for (const { options } of decisions)
      if (options.length === 0)
        return refuse(
          'bad-scene',
          'Whoever is to move in this scene has no answer: a placement needs a tile in hand, such as "red hand: jason".',
        );
    return accept({ game, state, decisions });
  } catch {
    // What these lines hold is read as it stands; what the rules say to it is not meant for people.
    return refuse(
      'bad-scene',
      'The scene cannot be played on: one of its lines "agenda", "lasting", "this turn" is not as a match has it.',
    );
  }
};

/** The same game, begun from a position instead of a deal. Records, replays and undo then work as ever. */
export const gameFrom = ({ game, state }: Staged): Game => ({ ...game, setup: () => game.clone(state) });

/** How a recorded match began: from a deal, or from the scene that then stands beside the record. */
export const begunBy = (
  record: MatchRecord & { readonly scene?: unknown },
): { readonly game: Game; readonly scene: string | undefined } => {
  const { scene } = record;
  if (typeof scene !== 'string') return { game: gameOf(record.game), scene: undefined };
  return { game: gameFrom(orStop(stage(scene), FAILED)), scene };
};
