import type { Action } from '@swordtable/games/tile-battle/action';
import { tallyOf } from '@swordtable/games/tile-battle/explain/score';
import type { State } from '@swordtable/games/tile-battle/state';
import type { Position } from '@swordtable/kernel';
import { readText } from './files.ts';
import { ruledFrom, rulingLines } from './ruling.ts';
import { gameInScene } from './scenes.ts';
import { type Look, lookOf } from './screen/look.ts';
import { wrap } from './screen/text.ts';
import { FAILED, orStop, stop } from './stop.ts';
import { tableOf } from './tables/index.ts';

const SHOWN = 12;

export interface SceneOptions {
  /** Answers in words, to be given one after the other. */
  readonly place?: readonly string[];
}

type TileGame = ReturnType<typeof gameInScene>;

const draw = (game: TileGame, { state, decisions }: Position<State, Action>, look: Look): string => {
  const seat = decisions[0]?.seat;
  return tableOf(game).draw({ view: game.view(state, seat), watcher: seat, decision: undefined, news: [] }, look);
};

/** The questions of a position, each with some of its answers. */
const questionLines = (game: TileGame, { state, decisions }: Position<State, Action>, { width }: Look): readonly string[] => {
  const view = game.view(state, decisions[0]?.seat);
  if (decisions.length === 0) return ['The game is over.'];
  return decisions.flatMap(({ seat, prompt, options }) => {
    const listed = [...options].slice(0, SHOWN).map((option) => game.words.action(option, view));
    const more = options.length > SHOWN ? `; and ${options.length - SHOWN} more` : '';
    return [
      ...wrap(`${game.words.seat(seat)} is asked: ${game.words.prompt(prompt)}`, width, '  '),
      ...wrap(`  ${options.length} answers: ${listed.join('; ')}${more}.`, width, '    '),
    ];
  });
};

/** Draws a position from its notation, and prints it in full with its questions; or the ruling of a placement, step by step. */
export const showScene = (path: string, { place = [] }: SceneOptions = {}): void => {
  const text = readText(path);
  const game = gameInScene(text);
  const notation = game.scenes ?? stop(`There’s no notation for positions of ${game.name}.`);
  const state = orStop(notation.read(text), FAILED);
  const look = lookOf(process.stdout);
  if (place.length === 0) {
    const position = { state, decisions: game.decisions(game.clone(state)) };
    const full = [`\n${look.paint.bold('The same, in full:')}`, `${notation.write(state)}\n`];
    console.log([draw(game, position, look), ...full, ...questionLines(game, position, look)].join('\n'));
    return;
  }
  const ruled = ruledFrom(game, state, place);
  const { position } = ruled;
  const view = game.view(position.state, undefined);
  const points = [0, 1].map((seat) => `${game.words.seat(seat)} ${tallyOf(view, seat).total}`);
  const isAsked = position.decisions.some(({ options }) => options.length > 0);
  console.log(
    [draw(game, position, look), '', ...rulingLines(game, ruled, look), '', `If the round were scored now: ${points.join(', ')}.`].join(
      '\n',
    ),
  );
  if (isAsked) console.log(questionLines(game, position, look).join('\n'));
};
