import type { Event } from '@swordtable/games/tile-battle/events';
import { rulingOf } from '@swordtable/games/tile-battle/explain/ruling';
import type { View } from '@swordtable/games/tile-battle/view/view';
import { type Decision, type Game, type Position, submit, whyText } from '@swordtable/kernel';
import { sumLines } from './play/why.ts';
import type { Look } from './screen/look.ts';
import { wrap } from './screen/text.ts';
import { FAILED, orStop, stop } from './stop.ts';
import { tableOf } from './tables/index.ts';

/** The answer that some words name. A tile whose rotation isn't named is upright. */
const answerIn = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  { seat, options }: Decision<Action>,
  text: string,
  state: State,
): unknown => {
  const reading = tableOf(game).read(text, options, game.view(state, seat));
  if (reading.kind === 'none') return stop(reading.sentence, FAILED);
  if (reading.kind === 'one') return reading.action;
  const upright = reading.options.filter(
    (option) => typeof option === 'object' && option !== null && 'turns' in option && option.turns === 0,
  );
  return upright.length === 1
    ? upright[0]
    : stop(`"${text}" could be ${reading.options.length} answers. Name one of them in full.`, FAILED);
};

export interface Ruled<State, Action, Event> {
  readonly position: Position<State, Action>;
  readonly events: readonly Event[];
}

/** Gives answers in words, one after the other, from a position. */
export const ruledFrom = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  state: State,
  answers: readonly string[],
): Ruled<State, Action, Event> => {
  let position: Position<State, Action> = { state, decisions: game.decisions(game.clone(state)) };
  const events: Event[] = [];
  for (const text of answers) {
    const [decision] = position.decisions;
    if (decision === undefined) return stop(`Nobody is asked anything, so "${text}" is no answer.`, FAILED);
    const played = orStop(submit(game, position, decision.seat, answerIn(game, decision, text, position.state)), FAILED);
    position = played.position;
    events.push(...played.events);
  }
  return { position, events };
};

/** Every step, numbered. */
export const eventLines = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  { position, events }: Ruled<State, Action, Event>,
  { width }: Look,
): readonly string[] => {
  const view = game.openView(position.state);
  return events.flatMap((event, index) => wrap(`${index + 1}. ${game.words.event(event, view)}`, width, '   '));
};

/** Every step of a tile battle, numbered, with its numbers, its reasons, and its rules. */
export const rulingLines = <State, Action>(
  game: Game<State, Action, Event, View>,
  { position, events }: Ruled<State, Action, Event>,
  { width, paint }: Look,
): readonly string[] => {
  const view = game.view(position.state, undefined);
  return rulingOf(view, events).flatMap(({ event, why }, index) => {
    const head = wrap(`${index + 1}. ${game.words.event(event, view)}`, width, '   ');
    if (why === undefined) return head;
    const text = whyText(why, (message) => game.words.message?.(message, view));
    const rules = text.rules.length === 0 ? [] : [paint.dim(`   Rules: ${text.rules.join(', ')}`)];
    return [...head, ...[...sumLines(text), ...text.sentences].flatMap((line) => wrap(`   ${line}`, width, '   ')), ...rules];
  });
};
