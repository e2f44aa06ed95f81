import { plural } from '@swordtable/games/grammar';
import type { Action } from '@swordtable/games/tile-battle/action';
import type { Event } from '@swordtable/games/tile-battle/events';
import type { Cell } from '@swordtable/games/tile-battle/field/cells';
import { terrainOf } from '@swordtable/games/tile-battle/hero/roster';
import { words } from '@swordtable/games/tile-battle/text/words';
import type { Tile } from '@swordtable/games/tile-battle/tile';
import type { View } from '@swordtable/games/tile-battle/view/view';
import type { Look } from '../../screen/look.ts';
import { beside, cut, widthOf, wrap } from '../../screen/text.ts';
import { inSeatColor, SIGNS } from '../seats.ts';
import { boardLines, type Marks } from './board.ts';
import { frameOf } from './field.ts';
import { handLines, listLines } from './hands.ts';
import type { Shown } from './typed.ts';

/** What the news changed on the board. */
const changedBy = (event: Event): readonly Tile[] => {
  switch (event.what) {
    case 'flipped':
    case 'moved':
    case 'turned':
    case 'rewritten':
      return [event.tile];
    case 'swapped':
      return event.tiles;
    case 'replaced':
      return [event.by];
    default:
      return [];
  }
};

const marksOf = (options: readonly Action[], news: readonly Event[]): Marks => {
  const placed = news.findLast((event) => event.what === 'placed');
  return {
    open: [...new Set(options.flatMap((option): Cell[] => ('cell' in option ? [option.cell] : [])))],
    placed: placed?.tile,
    changed: news.flatMap(changedBy),
    offered: options.flatMap((option): Tile[] => ('tile' in option && !('cell' in option) ? [option.tile] : [])),
  };
};

const scoreText = (view: View, look: Look): string =>
  [0, 1]
    .map((seat) => inSeatColor(seat, look.paint.bold(`${SIGNS[seat as 0]} ${words.seat(seat)} ${view.score[seat as 0]}`), look))
    .join('   ');

const headLines = (view: View, look: Look): readonly string[] => {
  const terrain = terrainOf(view.setting);
  const rest = [`deck ${view.deck}`, `discard ${view.discard.length}`, ...(view.setting.centred ? ['terrain centre'] : [])].join(' · ');
  const round = view.over ? 'the game is over' : `round ${view.round}, ${words.seat(view.first)} first`;
  return [
    `${scoreText(view, look)}   ${look.paint.dim(`${round} · ${rest}`)}`,
    look.paint.dim(cut(`${terrain.name}: ${terrain.text}`, look.width)),
  ];
};

/** Effects that outlive their turn are part of the position, so they are in the picture. */
const lastingLines = (view: View, look: Look): readonly string[] =>
  view.lasting.flatMap((effect) =>
    wrap(`! ${words.event({ what: 'lasting', effect }, view)}`, look.width, '  ').map((line) => look.paint.yellow(line)),
  );

/** Open tiles and hands, less what the question below the picture lists anyway. */
const handsOf = (view: View, listed: readonly Tile[], width: number, look: Look): readonly (readonly string[])[] => {
  // A single tile is not listed: the list then begins with where to place it.
  const isListed = (tiles: readonly Tile[]): boolean => tiles.length > 1 && tiles.every((tile) => listed.includes(tile));
  const looking = typeof view.looking === 'number' ? [] : view.looking;
  const others = typeof view.looking === 'number' && view.looking > 0 ? `${plural(view.looking, 'tile')} being viewed from the deck.` : '';
  const known = view.known.length > 0 ? `You know ${plural(view.known.length, 'tile')} of the deck.` : '';
  const note = [others, known].filter(Boolean).join(' ');
  return [
    ...(isListed(view.pool) ? [] : [listLines('Open draft', view.pool, view, width, look)]),
    ...(isListed(looking) ? [] : [listLines('From the deck', looking, view, width, look)]),
    ...[0, 1].map((seat) => (isListed(view.hands[seat as 0]) ? [] : handLines(view, seat, `${words.seat(seat)}’s hand`, width, look))),
    note === '' ? [] : [look.paint.dim(note)],
  ].filter((block) => block.length > 0);
};

/** From here on the hands stand to the right of the board instead of below it. */
const WIDE = 132;
/** Six of the widest boxes; and what hands need beside them. */
const BOARD_MAX = 95;
const HANDS_MIN = 60;
const GAP = 3;

export const picture = ({ view, decision, news }: Shown, look: Look): string => {
  const options = [...(decision?.options ?? [])];
  const marks = marksOf(options, news);
  const isWide = look.width >= WIDE;
  const frame = frameOf(view, marks.open, decision !== undefined);
  const board = boardLines(view, frame, marks, { ...look, width: Math.min(BOARD_MAX, isWide ? look.width - HANDS_MIN : look.width) });
  const width = isWide ? look.width - Math.max(...board.map(widthOf)) - GAP : look.width;
  const listed = options.flatMap((option): Tile[] => ('tile' in option ? [option.tile] : []));
  const blocks = handsOf(view, [...new Set(listed)], width, look);
  const hands = isWide ? blocks.flatMap((block) => ['', ...block]) : blocks.flat();
  // Before the first placement the board is only the terrain, and the draft is what matters.
  const bare = view.board.length === 0 && view.pool.length > 0;
  const body = bare ? ['', ...hands] : isWide ? beside(board, hands, GAP) : [...board, ...hands];
  return [...headLines(view, look), ...body, ...lastingLines(view, look)].join('\n');
};
