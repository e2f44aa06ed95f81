import { printedTile } from '@swordtable/games/tile-battle/catalog';
import type { Hero } from '@swordtable/games/tile-battle/hero/hero';
import { HEROES } from '@swordtable/games/tile-battle/hero/roster';
import type { Tile } from '@swordtable/games/tile-battle/tile';
import type { View } from '@swordtable/games/tile-battle/view/view';
import type { Look } from '../../screen/look.ts';
import { cut, padEnd, wrap } from '../../screen/text.ts';
import { inSeatColor, SIGNS } from '../seats.ts';
import { KIND_SIGNS } from './names.ts';

export const heroOf = (tile: Tile): Hero => HEROES[tile] as Hero;

const NAME_WIDTH = 12;
/** Where the text of an ability begins: after name, numbers and kind. */
const TEXT_AT = NAME_WIDTH + 13;

/** The header above the numbers. */
export const HEADING = `${' '.repeat(NAME_WIDTH + 1)}N E S W`;

const factsOf = (tile: Tile, printed: readonly number[], { paint }: Look): string => {
  const numbers = printed.slice(tile * 4, tile * 4 + 4).join(' ');
  const name = padEnd(cut(printedTile(tile).name, NAME_WIDTH), NAME_WIDTH);
  return padEnd(`${name} ${paint.bold(numbers)}  ${paint.dim(KIND_SIGNS[heroOf(tile).kind])}`, TEXT_AT);
};

/** One hero on one line: name, the four numbers of the upright tile, kind and text of the ability. */
const heroLine = (tile: Tile, printed: readonly number[], width: number, look: Look): string =>
  factsOf(tile, printed, look) + look.paint.dim(cut(heroOf(tile).text, width - TEXT_AT));

/** The same with the whole text, on as many lines as it takes. */
export const heroLines = (tile: Tile, printed: readonly number[], width: number, look: Look): readonly string[] =>
  wrap(heroOf(tile).text, width - TEXT_AT).map(
    (line, at) => (at === 0 ? factsOf(tile, printed, look) : ' '.repeat(TEXT_AT)) + look.paint.dim(line),
  );

/** Hands are open (T-13): both are drawn, with a mark on what cannot be placed next turn or must be. */
export const handLines = (view: View, seat: number, title: string, width: number, look: Look): readonly string[] => {
  const hand = view.hands[seat as 0];
  const left = view.toPlace[seat as 0];
  const head = `${SIGNS[seat as 0]} ${title}`;
  if (hand.length === 0)
    return [inSeatColor(seat, head, look) + look.paint.dim(left > 0 ? `: ${left} to place from the deck` : ': no tiles')];
  const bound = (tile: Tile): string => {
    const effect = view.lasting.find((lasting) => 'tile' in lasting && lasting.tile === tile && lasting.seat === seat);
    return effect === undefined ? '' : look.paint.yellow(effect.kind === 'ban' ? ' (not next turn)' : ' (must be next)');
  };
  return [
    inSeatColor(seat, padEnd(head, NAME_WIDTH + 3), look) + look.paint.dim('N E S W'),
    ...hand.map((tile) => `  ${heroLine(tile, view.printed, width - 2 - (bound(tile) === '' ? 0 : 16), look)}${bound(tile)}`),
  ];
};

/** A row of other open tiles: the pool of a draft, or tiles being viewed. */
export const listLines = (title: string, tiles: readonly Tile[], view: View, width: number, look: Look): readonly string[] =>
  tiles.length === 0
    ? []
    : [
        look.paint.yellow(padEnd(title, NAME_WIDTH + 3)) + look.paint.dim('N E S W'),
        ...tiles.map((tile) => `  ${heroLine(tile, view.printed, width - 2, look)}`),
      ];
