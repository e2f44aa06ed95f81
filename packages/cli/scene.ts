import { readText } from './files.ts';
import { gameInScene, notationOf } from './scenes.ts';
import { lookOf } from './screen/look.ts';
import { wrap } from './screen/text.ts';
import { FAILED, orStop } from './stop.ts';
import { tableOf } from './tables/index.ts';

const SHOWN = 12;

/** Draws a position from its notation, prints it in full, and lists the questions there. */
export const showScene = (path: string): void => {
  const text = readText(path);
  const game = gameInScene(text);
  const notation = notationOf(game);
  const state = orStop(notation.read(text), FAILED);
  const decisions = game.decisions(game.clone(state));
  const look = lookOf(process.stdout);
  const [decision] = decisions;
  const view = game.view(state, decision?.seat);
  console.log(tableOf(game).draw({ view, watcher: decision?.seat, decision: undefined, news: [] }, look));
  console.log(`\n${look.paint.bold('The same, in full:')}\n${notation.write(state)}\n`);
  if (decisions.length === 0) console.log('The game is over.');
  for (const { seat, prompt, options } of decisions) {
    console.log(wrap(`${game.words.seat(seat)} is asked: ${game.words.prompt(prompt)}`, look.width, '  ').join('\n'));
    const listed = [...options].slice(0, SHOWN).map((option) => game.words.action(option, view));
    const more = options.length > SHOWN ? `; and ${options.length - SHOWN} more` : '';
    console.log(wrap(`  ${options.length} answers: ${listed.join('; ')}${more}.`, look.width, '    ').join('\n'));
  }
};
