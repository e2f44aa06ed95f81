import { projectedOutcome } from '@swordtable/games/battlefields/phases/projection';
import { PLACES, type PlaceNo } from '@swordtable/games/battlefields/places';
import { opponent } from '@swordtable/games/battlefields/state';
import { words } from '@swordtable/games/battlefields/text/words';
import type { SeenPlace, View } from '@swordtable/games/battlefields/view/view';
import type { Seat } from '@swordtable/kernel';
import type { Look } from '../../screen/look.ts';
import { cut, padEnd, widthOf } from '../../screen/text.ts';
import { inSeatColor, SIGNS } from '../seats.ts';
import { colorName, fighterText, inLandColor, landOf, landText } from './names.ts';

/** Marks in the picture other than the cards. */
export interface Marks {
  /** Places that an answer may name. */
  readonly offered: readonly PlaceNo[];
  /** Places at which something has changed since the last picture. */
  readonly changed: readonly PlaceNo[];
}

const BORDERS = { still: '╭─╮│╰╯', changed: '┏━┓┃┗┛' } as const;

/** The stack of one side, the topmost card nearest to the land; what lies below it waits and is drawn fainter. */
const stackLines = ({ stacks }: SeenPlace, seat: Seat, width: number, look: Look): readonly string[] => {
  const lines = (stacks[seat] ?? []).map((fighter, index, stack) => {
    const text = ` ${fighterText(fighter, width - 1)}`;
    return index === stack.length - 1 ? inSeatColor(seat, look.paint.bold(text), look) : look.paint.dim(text);
  });
  return lines.toReversed();
};

const lyingLines = ({ lying }: SeenPlace, seat: Seat, width: number, { paint }: Look): readonly string[] => {
  const card = lying[seat] ?? null;
  return card === null ? [] : [paint.yellow(paint.bold(cut(` « ${words.action({ play: card })} »`, width)))];
};

const landLines = (view: View, place: PlaceNo, marks: Marks, inner: number, look: Look): readonly string[] => {
  const { lands } = view.places[place] as SeenPlace;
  const style = marks.changed.includes(place) ? BORDERS.changed : BORDERS.still;
  const [nw, flat, ne, upright, sw, se] = [...style] as [string, string, string, string, string, string];
  const newest = lands.at(-1);
  const land = newest === undefined ? undefined : landOf(view, newest);
  const color = (text: string): string => (land === undefined ? text : inLandColor(land.colour, text, look));
  const number = marks.offered.includes(place) ? `[${place + 1}]` : ` ${place + 1} `;
  const outcome = projectedOutcome(view, place);
  const holder = typeof outcome === 'number' ? outcome : undefined;
  const sign = holder === undefined ? '' : ` ${SIGNS[holder as 0]} `;
  const framed = (text: string): string => color(upright) + padEnd(text, inner) + color(upright);
  const line = (text: string): string => framed(cut(text, inner));
  const facts =
    land === undefined
      ? [line(' no land'), line('')]
      : [
          framed(` ${padEnd(cut(land.name, inner - 4), inner - 4)} ${look.paint.bold(String(land.value))}`),
          line(` ${land.kind}, ${colorName(land.colour)}`),
        ];
  const below = lands
    .slice(0, -1)
    .toReversed()
    .map((lower) => ` + ${landText(view, lower)}`);
  const deepest = Math.max(1, ...view.places.map((other) => other.lands.length)) - 1;
  return [
    color(nw + flat) + look.paint.bold(number) + color(flat.repeat(inner - 4) + ne),
    ...facts,
    ...Array.from({ length: deepest }, (_, depth) => line(below[depth] ?? '')),
    color(sw + flat) + (holder === undefined ? '' : inSeatColor(holder, sign, look)) + color(flat.repeat(inner - 1 - widthOf(sign)) + se),
  ];
};

/** Columns of different height next to each other, filled up above or below. */
const joined = (columns: readonly (readonly string[])[], width: number, fill: 'above' | 'below'): readonly string[] => {
  const height = Math.max(...columns.map((lines) => lines.length));
  const filled = columns.map((lines) => {
    const blank = Array.from({ length: height - lines.length }, () => '');
    return fill === 'above' ? [...blank, ...lines] : [...lines, ...blank];
  });
  return Array.from({ length: height }, (_, at) =>
    filled
      .map((lines) => padEnd(lines[at] as string, width))
      .join(' ')
      .trimEnd(),
  );
};

const COLUMN_MAX = 26;

/** The four places in columns: the other side above the lands, the near side below. */
export const placeLines = (view: View, near: Seat, marks: Marks, look: Look): readonly string[] => {
  const width = Math.min(COLUMN_MAX, Math.floor((look.width - 3) / PLACES.length));
  const at = (place: PlaceNo): SeenPlace => view.places[place] as SeenPlace;
  const side = (seat: Seat) =>
    PLACES.map((place) => [...lyingLines(at(place), seat, width, look), ...stackLines(at(place), seat, width, look)]);
  const far = side(opponent(near)).map((lines) => lines.toReversed());
  return [
    ...joined(far, width, 'above'),
    ...joined(
      PLACES.map((place) => landLines(view, place, marks, width - 2, look)),
      width,
      'below',
    ),
    ...joined(side(near), width, 'below'),
  ];
};
