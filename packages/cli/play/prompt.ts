import { type Decision, type LazyOptions, randomBelow, randomFrom } from '@swordtable/kernel';
import type { Look } from '../screen/look.ts';
import { wrap } from '../screen/text.ts';
import type { Shown, Table } from '../tables/table.ts';
import { runInfoCommand } from './info-commands.ts';
import type { Lines } from './lines.ts';
import type { Match } from './match.ts';
import { positionOf } from './match.ts';
import { type Entry, type Menu, menuLines, menuOf } from './menu.ts';
import { questionLines } from './page.ts';
import { previewOf } from './preview.ts';

/** The reply to a question: an answer, or another wish. */
export type Reply = { readonly action: unknown } | { readonly wish: 'undo' | 'hint' | 'look' | 'quit' };

export interface PlayerPrompt {
  readonly match: Match;
  readonly decision: Decision<unknown>;
  readonly shown: Shown;
  readonly table: Table;
  readonly look: Look;
  readonly lines: Lines;
  say(text: string): void;
}

const WISHES = ['undo', 'hint', 'look', 'quit'] as const;
const PREVIEWS_MAX = 12;

/** Adds a preview of each answer, if the list has only complete answers and few enough to try. */
const withPreviews = (prompt: PlayerPrompt, menu: Menu): Menu => {
  const { entries } = menu;
  if (entries.length > PREVIEWS_MAX || entries.some(({ options }) => options.length > 1)) return menu;
  const { match, decision, table, look } = prompt;
  const previewed = entries.map((entry): Entry => {
    const preview = previewOf(match.game, positionOf(match).state, decision.seat, entry.options[0], table);
    return preview === '' ? entry : { ...entry, label: `${entry.label}  ${look.paint.green(preview)}` };
  });
  return { ...menu, entries: previewed };
};

/** Asks one question until it is answered. A partial answer narrows the list. */
export const promptPlayer = async (prompt: PlayerPrompt): Promise<Reply> => {
  const { match, decision, shown, table, look, lines, say } = prompt;
  let options: LazyOptions<unknown> = decision.options;
  let menu = withPreviews(prompt, menuOf(options, table, shown, look));
  const show = (): void => say(menuLines(menu, look).join('\n'));
  const narrow = (to: LazyOptions<unknown>): void => {
    options = to;
    menu = withPreviews(prompt, menuOf(options, table, shown, look));
    show();
  };
  say(questionLines(match, decision, look).join('\n'));
  show();
  for (;;) {
    const typed = await lines.next(look.paint.bold(`${match.game.words.seat(decision.seat)}> `));
    if (typed === undefined) return { wish: 'quit' };
    const text = typed.trim();
    const wish = WISHES.find((known) => known === text.toLowerCase());
    if (wish !== undefined) return { wish };
    const info = runInfoCommand({ match, seat: decision.seat, table, look }, text);
    if (info !== undefined) say(info.join('\n'));
    else if (text === '' || text === 'list' || text === 'back') narrow(decision.options);
    else if (text === 'any') return { action: anyOf(options, match) };
    else {
      const chosen = chooseFrom(menu.entries, [options, decision.options], text, prompt);
      if (typeof chosen === 'string') say(wrap(chosen, look.width).join('\n'));
      else if (chosen.length === 1) return { action: chosen.at(0) };
      else narrow(chosen);
    }
  }
};

/** Any legal answer, for impatient players and scripts. */
const anyOf = (options: LazyOptions<unknown>, { record }: Match): unknown =>
  options.at(randomBelow(randomFrom(`any ${record.seed} ${record.answers.length}`), options.length));

/** The options that a number or words select, first among the current list, then among all answers; else an error. */
const chooseFrom = (
  entries: readonly Entry[],
  among: readonly LazyOptions<unknown>[],
  text: string,
  { table, shown }: Pick<PlayerPrompt, 'table' | 'shown'>,
): readonly unknown[] | string => {
  if (/^\d+$/.test(text)) {
    const chosen = entries.find(({ number }) => number === Number(text));
    return chosen?.options ?? `Choose a number from ${entries[0]?.number} to ${entries.at(-1)?.number}.`;
  }
  const readings = among.map((options) => table.read(text, options, shown.view));
  const reading = readings.find(({ kind }) => kind !== 'none') ?? readings[0];
  if (reading?.kind === 'one') return [reading.action];
  return reading?.kind === 'some' ? reading.options : (reading?.sentence ?? '');
};
