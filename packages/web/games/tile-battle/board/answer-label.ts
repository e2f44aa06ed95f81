import type { Action } from '@swordtable/games/tile-battle/action';
import { tileNamed } from '@swordtable/games/tile-battle/catalog';
import type { Event } from '@swordtable/games/tile-battle/events';
import { columnOf, rowOf } from '@swordtable/games/tile-battle/field/cells';
import { cellName, columnName, rowName } from '@swordtable/games/tile-battle/field/coordinates';
import { TERRAINS } from '@swordtable/games/tile-battle/hero/roster';
import type { TileTexts } from '@swordtable/games/tile-battle/text/texts';
import type { View } from '@swordtable/games/tile-battle/view/view';
import type { Prompt } from '@swordtable/kernel';
import type { TileWhy } from '../why/use-tile-why.ts';
import type { TileWords } from '../words/en.ts';

export const isDraft = (view: View): boolean => view.pool.length > 0;

/** The hero or terrain that asks, by the rule's name; a hero that copies another asks as that one. */
export const asker = (
  { rule, by }: Prompt,
  words: Pick<TileWords, 'actsAs'>,
  texts: TileTexts,
): { readonly name: string; readonly text: string } | undefined => {
  const [tile, user] = [tileNamed(rule), by === undefined ? undefined : tileNamed(by)];
  if (tile !== undefined) {
    const name = texts.name(tile);
    return { name: user === undefined ? name : words.actsAs(texts.name(user), name), text: texts.text(tile) };
  }
  return TERRAINS.some(({ id }) => id === rule) ? texts.terrain(rule) : undefined;
};

/** Whether the hero that asks has acted in this turn before: then declining means that it was enough. */
const wasUsed = (events: readonly Event[], rule: string): boolean => {
  const turn = events.slice(events.findLastIndex(({ what }) => what === 'turn' || what === 'round') + 1);
  return turn.some((event) => event.what === 'used' && event.cause.of === tileNamed(rule));
};

interface Asked {
  readonly view: View;
  readonly prompt: Prompt | undefined;
  readonly words: TileWords;
  readonly why: Pick<TileWhy, 'texts' | 'origin' | 'events'>;
}

/** The row or the column of the hero that asks. */
const lineLabel = (line: number, { view, prompt, words, why }: Asked): string => {
  const hero = tileNamed(prompt?.by ?? prompt?.rule ?? '');
  const cell = view.board.find(({ tile }) => tile === hero)?.cell ?? view.terrainCell;
  return line === 0 ? words.row(rowName(rowOf(cell), why.origin)) : words.column(columnName(columnOf(cell), why.origin));
};

/** An answer as its button and the hint name it. */
export const answerLabel = (action: Action, asked: Asked): string => {
  const { prompt, words, why } = asked;
  const name = prompt === undefined ? undefined : asker(prompt, words, why.texts)?.name;
  if ('goes' in action) return words.goes(action.goes, action.price);
  if ('price' in action) return words.price(action.price);
  if ('pass' in action) return wasUsed(why.events, prompt?.rule ?? '') ? words.enough(name) : words.notUse(name);
  if ('use' in action) return words.use(name);
  if ('line' in action) return lineLabel(action.line, asked);
  if ('side' in action) return words.side(action.side);
  if ('tile' in action) return 'cell' in action ? why.texts.action(action, why.origin) : why.texts.name(action.tile);
  return 'cell' in action ? words.takeIt(cellName(action.cell, why.origin)) : words.turns(action.turns);
};
