import type { Event } from '@swordtable/games/tile-battle/events';
import { SIDES } from '@swordtable/games/tile-battle/field/cells';
import { cellName } from '@swordtable/games/tile-battle/field/coordinates';
import { turnsInWords, words } from '@swordtable/games/tile-battle/text/words';
import { viewOrigin } from '@swordtable/games/tile-battle/view/view';
import { padEnd } from '../../screen/text.ts';
import { about, NAMES } from './about.ts';
import { HEADING, heroLines } from './hands.ts';
import { ARROWS, turned } from './names.ts';
import { picture } from './picture.ts';
import { read } from './reading.ts';
import type { Table } from './typed.ts';
import { whyQuestion } from './why.ts';

const DETAILS: readonly Event['what'][] = ['compared', 'turn'];

/** The numbers that each side would show. */
const facing = (numbers: readonly number[]): string => SIDES.map((side, at) => `${side} ${numbers[at]}`).join(', ');

const label: Table['label'] = (action, facet, { view }, look) => {
  if (facet === 'tile' && 'tile' in action) {
    const onBoard = view.board.find(({ tile }) => tile === action.tile);
    // A hero on the board is named by its place; `hero NAME` shows its text.
    if (onBoard !== undefined)
      return `${padEnd(words.action({ tile: action.tile }), 12)} on ${cellName(onBoard.cell, viewOrigin(view))}, ${words.seat(onBoard.owner)}`;
    if (action.tile > 0) return heroLines(action.tile, view.printed, look.width - 6, look).join('\n');
  }
  if (facet === 'cell' && 'cell' in action) return cellName(action.cell, viewOrigin(view));
  if (facet === 'turns' && 'turns' in action) {
    const text = `${ARROWS[action.turns as 0]} ${turnsInWords(action.turns)}`;
    return 'tile' in action
      ? `${padEnd(text, 34)} ${facing(turned(view.printed.slice(action.tile * 4, action.tile * 4 + 4), action.turns))}`
      : text;
  }
  return words.action(action, view);
};

/** Heroes that are not on the board are listed with their numbers; the later steps of a placement say what they are about. */
const heading: Table['heading'] = (action, facet, { view }) => {
  if ('tile' in action && 'cell' in action && facet !== 'tile')
    return facet === 'cell' ? `Which cell for ${words.action({ tile: action.tile })}?` : 'Which way should its top point?';
  const isOnBoard = 'tile' in action && view.board.some(({ tile }) => tile === action.tile);
  return facet === 'tile' && !isOnBoard ? HEADING : '';
};

const gist: Table['gist'] = (events) => {
  const flipped = events.flatMap((event) => (event.what === 'flipped' ? [words.action({ tile: event.tile })] : []));
  const spared = events.flatMap((event) => (event.what === 'spared' ? [words.action({ tile: event.tile })] : []));
  return [...(flipped.length > 0 ? [`flips ${flipped.join(', ')}`] : []), ...(spared.length > 0 ? [`not ${spared.join(', ')}`] : [])].join(
    ', ',
  );
};

/** The tile battle in a terminal, the same for both editions. */
export const tileBattle: Table = {
  draw: picture,
  read,
  label,
  heading,
  number: (action) => ('price' in action && !('goes' in action) ? action.price : undefined),
  example: '"jason c4 >" (hero, cell, where its top points: ^ > v <), "hydra", "c3", "north", "use" or "pass"',
  isDetail: ({ what }) => DETAILS.includes(what),
  startsTurn: ({ what }) => what === 'turn',
  gist,
  things: { word: 'hero', named: 'hero or terrain', example: 'hydra' },
  about,
  names: NAMES,
  whyQuestion,
  whyExample: '"why hydra", "why battle hydra", "why c4", "why score", "why row 3"',
};
