import { tallyOf } from '@swordtable/games/tile-battle/explain/score';
import { withMoreToPlace } from '@swordtable/games/tile-battle/scene/more-to-place';
import type { Game, Position } from '@swordtable/kernel';
import { readText } from './files.ts';
import { eventLines, type Ruled, ruledFrom, rulingLines } from './ruling.ts';
import { otherGameIn, tileGameIn } from './scenes.ts';
import { type Look, lookOf } from './screen/look.ts';
import { wrap } from './screen/text.ts';
import { FAILED, orStop, stop } from './stop.ts';
import { tableOf } from './tables/index.ts';

const SHOWN = 12;

export interface SceneOptions {
  /** Answers in words, to be given one after the other. */
  readonly place?: readonly string[];
}

const draw = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  { state, decisions }: Position<State, Action>,
  look: Look,
): string => {
  const seat = decisions[0]?.seat;
  return tableOf(game).draw({ view: game.view(state, seat), watcher: seat, decision: undefined, news: [] }, look);
};

/** The questions of a position, each with some of its answers. */
const questionLines = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  { state, decisions }: Position<State, Action>,
  { width }: Look,
): readonly string[] => {
  const view = game.view(state, decisions[0]?.seat);
  if (decisions.length === 0) return ['The game is over.'];
  return decisions.flatMap(({ seat, prompt, options }) => {
    const listed = [...options].slice(0, SHOWN).map((option) => game.words.action(option, view));
    const more = options.length > SHOWN ? `; and ${options.length - SHOWN} more` : '';
    return [
      ...wrap(`${game.words.seat(seat)} is asked: ${game.words.prompt(prompt)}`, width, '  '),
      ...wrap(`  ${options.length === 1 ? '1 answer' : `${options.length} answers`}: ${listed.join('; ')}${more}.`, width, '    '),
    ];
  });
};

/** A position that nobody has answered yet, in full. */
const positionLines = <State, Action, Event, View>(game: Game<State, Action, Event, View>, state: State, look: Look): readonly string[] => {
  const position = { state, decisions: game.decisions(game.clone(state)) };
  const full = [`\n${look.paint.bold('The same, in full:')}`, `${game.scenes?.write(state)}\n`];
  return [draw(game, position, look), ...full, ...questionLines(game, position, look)];
};

/** What answers do, then the questions that follow. */
const ruledLines = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  { position }: Ruled<State, Action, Event>,
  steps: readonly string[],
  look: Look,
): readonly string[] => {
  const isAsked = position.decisions.some(({ options }) => options.length > 0);
  return [draw(game, position, look), '', ...steps, ...(isAsked ? questionLines(game, position, look) : [])];
};

const opened = <State, Action, Event, View>(game: Game<State, Action, Event, View>, text: string): State =>
  orStop(game.scenes?.read(text) ?? stop(`There’s no notation for positions of ${game.name}.`), FAILED);

const tileLines = (text: string, place: readonly string[], look: Look): readonly string[] => {
  const game = tileGameIn(text);
  const state = opened(game, text);
  if (place.length === 0) return positionLines(game, state, look);
  const ruled = ruledFrom(game, withMoreToPlace(state), place);
  const view = game.view(ruled.position.state, undefined);
  const points = [0, 1].map((seat) => `${game.words.seat(seat)} ${tallyOf(view, seat).total}`);
  return ruledLines(game, ruled, [...rulingLines(game, ruled, look), '', `If the round were scored now: ${points.join(', ')}.`], look);
};

const otherLines = (game: Game, text: string, place: readonly string[], look: Look): readonly string[] => {
  const state = opened(game, text);
  if (place.length === 0) return positionLines(game, state, look);
  const ruled = ruledFrom(game, state, place);
  return ruledLines(game, ruled, [...eventLines(game, ruled, look), ''], look);
};

/** Draws a position from its notation, and prints it in full with its questions; or what answers do there, step by step. */
export const showScene = (path: string, { place = [] }: SceneOptions = {}): void => {
  const text = readText(path);
  const look = lookOf(process.stdout);
  const other = otherGameIn(text);
  console.log((other === undefined ? tileLines(text, place, look) : otherLines(other, text, place, look)).join('\n'));
};
