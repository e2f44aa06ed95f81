import { isImmune, silencedBy } from '@swordtable/games/tile-battle/hero/questions';
import { ALWAYS } from '@swordtable/games/tile-battle/hero/roster';
import { TERRAIN, type Tile } from '@swordtable/games/tile-battle/tile';
import type { Sum, Why } from '../../../kit/why/why.ts';
import { faceOnBoard } from '../board/labels.ts';
import { holderOf, isAsleep, modifiersOf, protectorOf } from './rules-view.ts';
import { nameBy, once, rulesOf, rulingsOf, type Teller, textBy } from './teller.ts';

const SIDES = [0, 1, 2, 3] as const;

/** What keeps a tile from being flipped, moved or from using its ability, in sentences, with the rules. */
const standingOf = (teller: Teller, tile: Tile): { readonly sentences: readonly string[]; readonly rules: readonly string[] } => {
  const { view, rules, words } = teller;
  const name = nameBy(teller, tile);
  const [protector, holder, silencer] = [protectorOf(rules, tile), holderOf(rules, tile), silencedBy(rules, tile)];
  const found: (readonly [string, readonly string[], Tile?])[] = [];
  if (isAsleep(view, tile)) found.push([words.asleep(name), ['A-4']]);
  if (silencer !== TERRAIN) found.push([words.silenced(name, nameBy(teller, silencer)), ['A-5'], silencer]);
  if (tile === view.placed && view.ignoredBy !== TERRAIN)
    found.push([words.ignored(name, nameBy(teller, view.ignoredBy)), ['O-5'], view.ignoredBy]);
  if (isImmune(tile)) found.push([words.immune(name), ['A-18']]);
  else {
    if (protector !== TERRAIN) found.push([words.protectedBy(name, nameBy(teller, protector)), ['T-11'], protector]);
    if (holder !== TERRAIN) found.push([words.heldBy(name, nameBy(teller, holder)), [], holder]);
  }
  return {
    sentences: found.flatMap(([sentence, , by]) => (by === undefined ? [sentence] : [sentence, textBy(teller, by)])),
    rules: found.flatMap(([, ids, by]) => [...ids, ...(by === undefined ? [] : rulingsOf(teller, by))]),
  };
};

/** What counts only in a comparison, by the tile's own text. */
const comparingOf = (teller: Teller, tile: Tile): readonly string[] => {
  const { defending = 0, against = 0, printedOnly = false } = ALWAYS[tile] ?? {};
  return defending !== 0 || against !== 0 || printedOnly ? [`${teller.words.inComparison} ${textBy(teller, tile)}`] : [];
};

/** The numbers of a tile on the board: printed, every change with the hero that makes it, and what else is laid on the tile. */
export const numberWhy = (teller: Teller, tile: Tile): Why | undefined => {
  const { view, rules, words, tileWords } = teller;
  const face = faceOnBoard(view, tile);
  if (face === undefined) return undefined;
  const modifiers = SIDES.map((side) => modifiersOf(rules, tile, side));
  const sources = [...new Set(modifiers.flat().map(({ by }) => by))];
  const sums = SIDES.map(
    (side): Sum => ({
      parts: [
        { value: face.printed[side] ?? 0, label: words.printed },
        ...(modifiers[side] ?? []).map(({ by, amount }) => ({ value: amount, label: nameBy(teller, by) })),
      ],
      result: face.numbers[side] ?? 0,
      label: tileWords.side(side),
    }),
  );
  const original = view.setting.numbers.slice(tile * 4, tile * 4 + 4);
  const isRewritten = original.some((number, side) => number !== view.printed[tile * 4 + side]);
  const isFloored = sums.some(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0) < 0);
  const standing = standingOf(teller, tile);
  return {
    title: words.numbersOf(nameBy(teller, tile)),
    ...(sources.length > 0 ? { sums } : {}),
    sentences: once(
      sources.length === 0 ? [words.asPrinted] : sources.map((by) => textBy(teller, by)),
      isFloored ? [words.floored] : [],
      isRewritten ? [words.rewritten(original.join('/'))] : [],
      comparingOf(teller, tile),
      standing.sentences,
    ),
    rules: rulesOf(sources.length > 0 ? ['T-8'] : [], ...sources.map((by) => rulingsOf(teller, by)), standing.rules),
  };
};
