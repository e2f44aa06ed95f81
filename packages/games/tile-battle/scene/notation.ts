import { accept, type Game, type Result, refuse, type SceneNotation } from '@swordtable/kernel';
import type { Edition } from '../catalog.ts';
import type { State } from '../state.ts';
import { readScene } from './read.ts';
import { writeScene } from './write.ts';

type Rules = Pick<Game<State>, 'clone' | 'decisions' | 'faults'>;

const NAMES: Readonly<Record<Edition, string>> = { olympus: 'Olympus', asgard: 'Asgard' };

/** A position that can be played from: valid, and with a legal answer to every question. */
const playable = (state: State, { clone, decisions, faults }: Rules): Result<State> => {
  try {
    const [fault] = faults(state);
    if (fault !== undefined) return refuse('impossible-scene', `The scene isn’t a possible position: ${fault}`);
    if (decisions(clone(state)).some(({ options }) => options.length === 0))
      return refuse('scene-stuck', 'The player to move has no legal answer. A placement needs a tile in hand, such as "red hand: jason".');
    return accept(state);
  } catch {
    // These lines are hardly checked, and the rules' errors about them aren't meant for people.
    return refuse('scene-unplayable', 'The scene can’t be played: its "agenda", "lasting", or "this turn" line doesn’t fit a match.');
  }
};

/** The notation of an edition's positions, on tiles with these numbers if it doesn't name others. A scene names its edition, so that it isn't played with the other one's draft and ties. */
export const notationOf = (edition: Edition, numbers: readonly number[], rules: Rules): SceneNotation<State> => ({
  read: (text) => {
    const read = readScene(text, numbers);
    if (!read.ok) return refuse(read.refusal.code, `The scene can’t be read: ${read.refusal.sentence}`);
    const { flow } = read.value.setting;
    if (flow !== edition) return refuse('other-edition', `This is a scene of ${NAMES[flow]}, not of ${NAMES[edition]}.`);
    return playable(read.value, rules);
  },
  write: writeScene,
});
