import { randomFrom, type Seat } from '@swordtable/kernel';
import { nearest } from '../nearest.ts';
import type { Look } from '../screen/look.ts';
import { wrap } from '../screen/text.ts';
import type { Table } from '../tables/table.ts';
import { eventLines, eventsSince, lastTurn, logLines } from './event-log.ts';
import { type Match, positionOf } from './match.ts';
import { whyAbout } from './why.ts';

/** What the commands other than answers need. */
export interface CommandContext {
  readonly match: Match;
  readonly seat: Seat;
  readonly table: Table;
  readonly look: Look;
}

const commandsOf = ({ things, whyExample }: Table, explains: boolean, scenes: boolean): readonly (readonly [string, string])[] => [
  ['a number', 'chooses from the list'],
  ['list', 'shows the list again, from the beginning'],
  ['look', 'draws the table again'],
  ['why', 'explains the last turn'],
  ...(explains ? [['why 12', 'explains a line of the log'] as const] : []),
  ...(explains && whyExample !== undefined ? [['why X', `explains what you name: ${whyExample}`] as const] : []),
  ['log', 'shows the whole game so far'],
  ...(things === undefined ? [] : [[`${things.word} NAME`, `shows a ${things.named}`] as const]),
  ['hint', 'asks a bot what it would do'],
  ['undo', 'takes back your last answer, if that’s fair'],
  ['any', 'gives any legal answer'],
  ...(scenes ? [['scene', 'prints the position as text, for a bug report'] as const] : []),
  ['quit', 'leaves the game'],
];

const help = ({ match, table, look }: CommandContext): readonly string[] => [
  ...wrap(`Type an answer, such as ${table.example}. Anything you leave out is asked next. Or:`, look.width),
  ...commandsOf(table, match.game.explain !== undefined, match.game.scenes !== undefined).map(
    ([word, text]) => `  ${look.paint.bold(word.padEnd(10))} ${text}`,
  ),
];

const thing = (
  { table, look }: CommandContext,
  { word, named, example }: NonNullable<Table['things']>,
  name: string,
): readonly string[] => {
  if (name === '') return [`Type the name too, such as: ${word} ${example}.`];
  const text = table.about(name, look);
  return text === undefined ? [`There is no ${named} "${name}".${nearest(name, table.names)}`] : text.split('\n');
};

/** Runs a command that only shows something; nothing if the text is no such command. */
export const runInfoCommand = (context: CommandContext, text: string): readonly string[] | undefined => {
  const { match, seat, table, look } = context;
  const [word = '', ...rest] = text.trim().toLowerCase().split(/\s+/);
  if (table.things !== undefined && word === table.things.word) return thing(context, table.things, rest.join(' '));
  if (word === 'why' && rest.length > 0) return whyAbout(context, rest.join(' '));
  if (rest.length > 0) return undefined;
  const view = match.game.view(positionOf(match).state, seat);
  switch (word) {
    case 'help':
    case '?':
      return help(context);
    case 'why': {
      const events = lastTurn(eventsSince(match, 0, seat), table);
      return events.length === 0 ? ['Nothing has happened yet.'] : eventLines(match.game, events, view, look);
    }
    case 'log':
      return logLines(match.game, eventsSince(match, 0, seat), view, look);
    case 'scene':
      // Everything this seat doesn't know, such as the order of the deck, is dealt again, so the text reveals nothing.
      return [
        match.game.scenes?.write(match.game.determinize(positionOf(match).state, seat, randomFrom('scene'))) ??
          `There’s no notation for positions of ${match.game.name}.`,
      ];
    default:
      return undefined;
  }
};
