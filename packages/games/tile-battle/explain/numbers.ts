import type { Message, Why, WhySum } from '@swordtable/kernel';
import { isImmune, printedNumber, silencedBy } from '../hero/questions.ts';
import { ALWAYS } from '../hero/roster.ts';
import { TERRAIN, type Tile } from '../tile.ts';
import { holderOf, isAsleep, modifiersOf, protectorOf } from './board.ts';
import { type Facts, once, rulesOf, rulingsOf, say, textOf, thing } from './facts.ts';

const SIDES = [0, 1, 2, 3] as const;

/** What keeps a tile from being flipped, moved or from using its ability, in sentences, with the rules. */
const standingOf = (facts: Facts, tile: Tile): { readonly because: readonly Message[]; readonly rules: readonly string[] } => {
  const { view, board } = facts;
  const name = thing(facts, tile);
  const [protector, holder, silencer] = [protectorOf(board, tile), holderOf(board, tile), silencedBy(board, tile)];
  const found: (readonly [Message, readonly string[], Tile?])[] = [];
  if (isAsleep(view, tile)) found.push([say('asleep', name), ['A-4']]);
  if (silencer !== TERRAIN) found.push([say('silenced', name, thing(facts, silencer)), ['A-5'], silencer]);
  if (tile === view.placed && view.ignoredBy !== TERRAIN)
    found.push([say('ignored', name, thing(facts, view.ignoredBy)), ['O-5'], view.ignoredBy]);
  if (isImmune(tile)) found.push([say('immune', name), ['A-18']]);
  else {
    if (protector !== TERRAIN) found.push([say('protectedBy', name, thing(facts, protector)), ['T-11'], protector]);
    if (holder !== TERRAIN) found.push([say('heldBy', name, thing(facts, holder)), [], holder]);
  }
  return {
    because: found.flatMap(([sentence, , by]) => (by === undefined ? [sentence] : [sentence, textOf(facts, by)])),
    rules: found.flatMap(([, ids, by]) => [...ids, ...(by === undefined ? [] : rulingsOf(facts, by))]),
  };
};

/** What counts only in a comparison, by the tile's own text. */
const comparingOf = (facts: Facts, tile: Tile): readonly Message[] => {
  const { defending = 0, against = 0, printedOnly = false } = ALWAYS[tile] ?? {};
  return defending !== 0 || against !== 0 || printedOnly ? [say('inComparison'), textOf(facts, tile)] : [];
};

/** The numbers of a tile on the board: printed, every change with the hero that makes it, and what else is laid on the tile. */
export const numberWhy = (facts: Facts, tile: Tile): Why | undefined => {
  const { view, board } = facts;
  const seen = view.board.find((lying) => lying.tile === tile);
  if (seen === undefined) return undefined;
  const modifiers = SIDES.map((side) => modifiersOf(board, tile, side));
  const sources = [...new Set(modifiers.flat().map(({ by }) => by))];
  const sums = SIDES.map(
    (side): WhySum => ({
      parts: [
        { value: printedNumber(board, tile, side), label: say('printed') },
        ...(modifiers[side] ?? []).map(({ by, amount }) => ({ value: amount, label: say('name', thing(facts, by)) })),
      ],
      result: seen.numbers[side] ?? 0,
      label: say('name', { side }),
    }),
  );
  const original = view.setting.numbers.slice(tile * 4, tile * 4 + 4);
  const isRewritten = original.some((number, side) => number !== view.printed[tile * 4 + side]);
  const isFloored = sums.some(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0) < 0);
  const standing = standingOf(facts, tile);
  return {
    title: say('numbersOf', thing(facts, tile)),
    ...(sources.length > 0 ? { sums } : {}),
    because: once(
      sources.length === 0 ? [say('asPrinted')] : sources.map((by) => textOf(facts, by)),
      isFloored ? [say('floored')] : [],
      isRewritten ? [say('rewritten', original.join('/'))] : [],
      comparingOf(facts, tile),
      standing.because,
    ),
    rules: rulesOf(sources.length > 0 ? ['T-8'] : [], ...sources.map((by) => rulingsOf(facts, by)), standing.rules),
  };
};
