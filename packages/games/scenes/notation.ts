import { accept, type Game, type Result, refuse, type SceneNotation } from '@swordtable/kernel';
import { Unreadable } from './lines.ts';

const SCENE_MAX = 40_000;

/** How a game writes and reads its positions. */
interface Writing<State> {
  /** Throws `Unreadable` for a text that it can't read. */
  readonly read: (text: string) => State;
  readonly write: (state: State) => string;
}

const readBy = <State>(read: (text: string) => State, text: string): Result<State> => {
  if (text.length > SCENE_MAX) return refuse('bad-scene', `A scene has at most ${SCENE_MAX} characters.`);
  try {
    return accept(read(text));
  } catch (error) {
    if (error instanceof Unreadable) return refuse('bad-scene', `The scene can’t be read: ${error.message}`);
    throw error;
  }
};

/** A position that can be played from: valid, and at a question that has an answer. */
const settled = <State>(state: State, { decisions, faults }: Pick<Game<State>, 'decisions' | 'faults'>): Result<State> => {
  try {
    const [fault] = faults(state);
    if (fault !== undefined) return refuse('impossible-scene', `The scene isn’t a possible position: ${fault}`);
    const asked = decisions(state);
    if (asked.length === 0 || asked.some(({ options }) => options.length === 0))
      return refuse('scene-over', 'Nobody has anything to decide in this position.');
    return accept(state);
  } catch {
    // What is still to be done is hardly checked, and the rules' errors about it aren't meant for people.
    return refuse('scene-unplayable', 'The scene can’t be played: its "agenda" line doesn’t fit a match.');
  }
};

/** A notation whose positions are valid and wait for an answer. */
export const notationBy = <State>(
  { read, write }: Writing<State>,
  rules: Pick<Game<State>, 'decisions' | 'faults'>,
): SceneNotation<State> => ({
  read: (text) => {
    const position = readBy(read, text);
    return position.ok ? settled(position.value, rules) : position;
  },
  write,
});
