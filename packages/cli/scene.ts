import { readText } from './files.ts';
import { sceneText, stage } from './scenes.ts';
import { lookOf } from './screen/look.ts';
import { wrap } from './screen/text.ts';
import { FAILED, orStop } from './stop.ts';
import { tableOf } from './tables/index.ts';

const SHOWN = 12;

/** Draws a position from its notation, prints it in full, and lists the questions there. */
export const showScene = (path: string): void => {
  const { game, state, decisions } = orStop(stage(readText(path)), FAILED);
  const look = lookOf(process.stdout);
  const [decision] = decisions;
  const view = game.view(state, decision?.seat);
  console.log(tableOf(game).draw({ view, watcher: decision?.seat, decision: undefined, news: [] }, look));
  console.log(`\n${look.paint.bold('The same, in full:')}\n${sceneText(game, state)}\n`);
  if (decisions.length === 0) console.log('The game is over.');
  for (const { seat, prompt, options } of decisions) {
    console.log(wrap(`${game.words.seat(seat)} is asked: ${game.words.prompt(prompt)}`, look.width, '  ').join('\n'));
    const listed = [...options].slice(0, SHOWN).map((option) => game.words.action(option, view));
    const more = options.length > SHOWN ? `; and ${options.length - SHOWN} more` : '';
    console.log(wrap(`  ${options.length} answers: ${listed.join('; ')}${more}.`, look.width, '    ').join('\n'));
  }
};
