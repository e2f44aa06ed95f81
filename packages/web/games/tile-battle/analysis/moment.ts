import type { Action } from '@swordtable/games/tile-battle/action';
import type { Event } from '@swordtable/games/tile-battle/events';
import { type Misshape, misshapes } from '@swordtable/games/tile-battle/faults';
import { asgard, olympus } from '@swordtable/games/tile-battle/rules';
import { type Edit, edited } from '@swordtable/games/tile-battle/scene/edit';
import { withMoreToPlace } from '@swordtable/games/tile-battle/scene/more-to-place';
import type { State } from '@swordtable/games/tile-battle/state';
import type { View } from '@swordtable/games/tile-battle/view/view';
import { accept, type Game, type Result, refuse, submit } from '@swordtable/kernel';
import type { Preview, Question } from '../typed.ts';

type TileGame = Game<State, Action, Event, View>;

/** The edition that a position is of. */
export const gameOf = ({ setting }: Pick<State, 'setting'>): TileGame => (setting.flow === 'olympus' ? olympus : asgard);

/** A position on the analysis board, and what led to it since it was last set up by hand. */
export interface Moment {
  readonly state: State;
  readonly view: View;
  readonly events: readonly Event[];
  /** Who has to answer; the player to move where nobody can. */
  readonly seat: number;
  /** What is asked; nothing where there is no legal answer, or the game is over. */
  readonly question: Question | null;
  /** Why no match leads to this position; empty for a possible one. */
  readonly misshapes: readonly Misshape[];
  /** Whether the rules can't be applied to it at all. */
  readonly isBroken: boolean;
}

const decisionIn = (state: State): { readonly decision?: ReturnType<TileGame['decisions']>[number]; readonly isBroken: boolean } => {
  try {
    const [decision] = gameOf(state).decisions(gameOf(state).clone(state));
    return { ...(decision === undefined ? {} : { decision }), isBroken: false };
  } catch {
    // Anything may be in a scene's text.
    return { isBroken: true };
  }
};

const momentAfter = (state: State, events: readonly Event[]): Moment => {
  const { decision, isBroken } = decisionIn(state);
  const isStuck = decision === undefined || decision.options.length === 0;
  return {
    state,
    view: gameOf(state).openView(state),
    events,
    seat: decision?.seat ?? state.active,
    question: isStuck ? null : { seq: events.length, prompt: decision.prompt, sentence: '', options: [...decision.options] },
    misshapes: misshapes(state),
    isBroken,
  };
};

export const momentOf = (state: State): Moment => momentAfter(state, []);

export const change = ({ state }: Moment, edit: Edit): Moment => {
  const next = edited(state, edit);
  return momentOf(next);
};

/** Plays an answer, as the rules have it. */
export const answer = ({ state, seat, events }: Moment, action: Action): Result<Moment> => {
  const game = gameOf(state);
  try {
    const before = withMoreToPlace(state);
    const played = submit(game, { state: before, decisions: game.decisions(game.clone(before)) }, seat, action);
    if (!played.ok) return played;
    return accept(momentAfter(played.value.position.state, [...events, ...played.value.events]));
  } catch {
    return refuse('scene-unplayable', 'The scene can’t be played: its "agenda", "lasting", or "this turn" line doesn’t fit a match.');
  }
};

/** What an answer would lead to. Everything lies open here, so it comes out just so. */
export const preview = (moment: Moment, action: Action): Result<Preview> => {
  const after = answer(moment, action);
  if (!after.ok) return after;
  const { state, view, events } = after.value;
  return accept({ view, events: events.slice(moment.events.length), standing: gameOf(state).standing(state), certain: true });
};

/** A view as it would be scored now, even where the hands are empty. */
export const asScored = (view: View): View => (view.pool.length > 0 || view.over ? view : { ...view, toPlace: [1, 1] });
