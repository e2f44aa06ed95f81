import { tileNamed } from '@swordtable/games/tile-battle/catalog';
import { areaOf, columnsOf, rowsOf, STRETCHES, type Stretch } from '@swordtable/games/tile-battle/field/area';
import { areBeside, type Cell, cellName, columnOf, rowOf, SPAN } from '@swordtable/games/tile-battle/field/cells';
import { canLeave } from '@swordtable/games/tile-battle/field/moving';
import { flipForbiddenBy, isImmune, moveForbiddenBy } from '@swordtable/games/tile-battle/hero/questions';
import { TERRAINS } from '@swordtable/games/tile-battle/hero/roster';
import { TERRAIN, type Tile } from '@swordtable/games/tile-battle/tile';
import { type ChoiceAsked, cellObstacle, choiceAsked, handObstacle } from '@swordtable/games/tile-battle/turn/obstacles';
import type { Prompt } from '@swordtable/kernel';
import type { Why } from '../../../kit/why/why.ts';
import { all, type Turn } from './battle.ts';
import { nameBy, once, rulesOf, rulingsOf, type Teller, textBy } from './teller.ts';

/** What is asked, as far as it matters to what is not on offer. */
export interface Asked {
  readonly prompt: Prompt;
  readonly seat: number;
  /** The tiles and cells on offer. */
  readonly tiles: readonly Tile[];
  readonly cells: readonly Cell[];
  /** The turn so far. */
  readonly turn: Turn;
}

/** Why something is not on offer: in two or three words, and at length. */
export interface Reason {
  readonly short: string;
  readonly sentences: readonly string[];
  readonly rules: readonly string[];
}

/** Who asks: a hero, or the terrain; nothing where a step of the game itself does. */
const askerOf = ({ rule }: Prompt): Tile | undefined => tileNamed(rule) ?? (TERRAINS.some(({ id }) => id === rule) ? TERRAIN : undefined);

const reason = (short: string, sentences: readonly string[], ...rules: readonly (readonly string[])[]): Reason => ({
  short,
  sentences: once(sentences),
  rules: rulesOf(...rules),
});

/** What is true of a tile that a text does not name, where the text names all of a kind. */
const unnamed = (teller: Teller, { moment, named }: ChoiceAsked, tile: Tile): Reason | undefined => {
  const { rules: s, words } = teller;
  const { self } = moment;
  const [name, own] = [nameBy(teller, tile), nameBy(teller, self)];
  if (tile === TERRAIN) return reason(words.short.terrain, [words.terrainStays], ['T-7']);
  if (tile === self) return reason(words.short.other, [words.itself(name)]);
  const cellBy = (each: Tile): Cell => s.cellOf[each] ?? -1;
  const isBeside = (each: Tile): boolean => areBeside(cellBy(each), cellBy(self));
  const isAlly = (each: Tile): boolean => s.ownerOf[each] === s.ownerOf[self];
  const heroes = named.filter((each) => each > TERRAIN && each !== self);
  if (heroes.length === 0 || self === TERRAIN) return undefined;
  if (heroes.every(isBeside) && !isBeside(tile)) return reason(words.short.notBeside, [words.notBeside(name, own)]);
  if (heroes.every(isAlly) && !isAlly(tile)) return reason(words.short.enemy, [words.isEnemy(name, own)]);
  if (!heroes.some(isAlly) && isAlly(tile)) return reason(words.short.ally, [words.isAlly(name, own)]);
  return undefined;
};

const flipReason = (teller: Teller, tile: Tile): Reason => {
  const { rules: s, words } = teller;
  const name = nameBy(teller, tile);
  const by = flipForbiddenBy(s, tile, false);
  if (isImmune(tile)) return reason(words.short.immune, [words.immune(name)], ['A-18'], rulingsOf(teller, tile));
  return reason(
    words.short.protectedBy(nameBy(teller, by)),
    [words.protectedBy(name, nameBy(teller, by)), textBy(teller, by)],
    rulingsOf(teller, by),
    ['T-11'],
  );
};

const moveReason = (teller: Teller, { moment: { cause, self } }: ChoiceAsked, tile: Tile): Reason => {
  const { rules: s, words } = teller;
  const name = nameBy(teller, tile);
  if (tile === TERRAIN && s.setting.centred) return reason(words.short.terrain, [words.centred], ['T-25']);
  if (isImmune(tile) && cause.of !== TERRAIN) return reason(words.short.immune, [words.immune(name)], ['A-18'], rulingsOf(teller, tile));
  const by = moveForbiddenBy(s, tile, cause);
  if (by !== TERRAIN)
    return reason(
      words.short.heldBy(nameBy(teller, by)),
      [words.heldBy(name, nameBy(teller, by)), textBy(teller, by)],
      rulingsOf(teller, by),
    );
  const holder = moveForbiddenBy(s, self, cause);
  return reason(
    words.short.selfHeld(nameBy(teller, holder)),
    [words.selfHeld(nameBy(teller, self), nameBy(teller, holder)), textBy(teller, holder)],
    rulingsOf(teller, holder),
  );
};

/** Why an ability does not offer a tile, where the board says so. */
const abilityReason = (teller: Teller, asked: Asked, tile: Tile): Reason | undefined => {
  const { rules: s, words } = teller;
  const choice = choiceAsked(s, asked.seat, asked.prompt, asked.tiles);
  const name = nameBy(teller, tile);
  if (choice === undefined) return undefined;
  switch (choice.obstacleTo(tile)) {
    case undefined:
      return reason(words.short.can, [words.canBeChosen]);
    case 'not named':
      return unnamed(teller, choice, tile);
    case 'canFlip':
      return flipReason(teller, tile);
    case 'canMove':
    case 'canSwap':
    case 'canSwapPlaces':
      return moveReason(teller, choice, tile);
    case 'canTurn':
    case 'canBeChosen':
      return reason(words.short.immune, [words.immune(name)], ['A-18'], rulingsOf(teller, tile));
    case 'canBeCopied':
      return reason(words.short.other, [words.notCopied], ['O-11']);
    case 'nothing follows':
      return reason(words.short.nowhere, [words.nothingFollows(name), words.nowhere(name)], ['T-3', 'T-6']);
    default:
      return undefined;
  }
};

/** Why a tile on the board cannot be chosen for what is asked. */
export const tileReason = (teller: Teller, asked: Asked, tile: Tile): Reason => {
  const { rules: s, words } = teller;
  const { prompt, turn } = asked;
  const name = nameBy(teller, tile);
  const asker = askerOf(prompt);
  if (prompt.rule === 'draft') return reason(words.short.other, [words.fromDraft]);
  if (prompt.rule === 'exchange') return reason(words.short.other, [words.fromHand], ['T-13']);
  if (prompt.rule === 'ragnarok')
    return tile !== TERRAIN && !canLeave(s, tile)
      ? reason(words.short.nowhere, [words.breaksGroup(name)], ['T-3'])
      : reason(words.short.terrain, [words.terrainStays], ['T-7']);
  if (prompt.rule === 'battle') {
    const lost = all(turn, 'compared').some(({ comparison }) => comparison.defender === tile && comparison.beats);
    return lost && flipForbiddenBy(s, tile, true) !== TERRAIN
      ? flipReason(teller, tile)
      : reason(words.short.other, [words.didNotLose(name)], ['T-10']);
  }
  if (asker === undefined) return reason(words.short.other, [words.asksWords]);
  const asks = textBy(teller, asker);
  const found = prompt.ask === 'tile' ? abilityReason(teller, asked, tile) : undefined;
  const { short, sentences, rules } = found ?? {
    short: words.short.other,
    sentences: [prompt.ask === 'tile' || prompt.ask === 'cell' ? words.asksFor(nameBy(teller, asker)) : words.asksWords],
    rules: [],
  };
  return reason(short, [...sentences, asks], rules, rulingsOf(teller, asker));
};

/** In which direction a cell would make the board larger than five. */
const tooLong = ({ rules: s }: Teller, cell: Cell): 'rows' | 'columns' => {
  const cells = areaOf([...s.field, TERRAIN].flatMap((tile) => ((s.cellOf[tile] ?? -1) < 0 ? [] : [s.cellOf[tile] as Cell])).concat(cell));
  const length = (lines: number): number => (STRETCHES[lines] as Stretch).length;
  const outside = (locked: number, line: number): boolean => locked >= 0 && ((line - locked) & 7) >= SPAN;
  if (outside(s.top, rowOf(cell)) || (s.top < 0 && length(rowsOf(cells)) > SPAN)) return 'rows';
  return outside(s.leftmost, columnOf(cell)) || length(columnsOf(cells)) > SPAN ? 'columns' : 'rows';
};

const placementReason = (teller: Teller, asked: Asked, cell: Cell): Reason => {
  const { rules: s, words } = teller;
  const found = cellObstacle(s, asked.seat, cell);
  switch (found?.why) {
    case undefined:
      return reason(words.short.can, [words.canBeChosen]);
    case 'occupied':
      return reason(words.short.other, [words.occupied(nameBy(teller, s.tileAt[cell] ?? TERRAIN))], ['T-2', 'T-4']);
    case 'apart':
      return reason(words.short.other, [words.apart], ['T-2']);
    case 'margin':
      return reason(words.short.other, [tooLong(teller, cell) === 'rows' ? words.marginRows : words.marginColumns], ['T-1']);
    case 'closed':
    case 'drawn':
    case 'gate': {
      const by = nameBy(teller, found.by);
      const sentence = found.why === 'closed' ? words.closed(by) : found.why === 'drawn' ? words.drawn(by) : words.gate(by);
      return reason(words.short.other, [sentence, textBy(teller, found.by)], ['T-23'], rulingsOf(teller, found.by));
    }
  }
};

/** Why an empty cell cannot be chosen. */
const cellReason = (teller: Teller, asked: Asked, cell: Cell): Reason => {
  const { rules: s, words } = teller;
  const { prompt } = asked;
  if (prompt.ask === 'place') return placementReason(teller, asked, cell);
  const asker = askerOf(prompt);
  if (asker === undefined) return tileReason(teller, asked, TERRAIN);
  const name = nameBy(teller, asker);
  if (prompt.ask === 'tile') return reason(words.short.other, [words.asksForTile(name), textBy(teller, asker)], rulingsOf(teller, asker));
  if (prompt.ask !== 'cell') return reason(words.short.other, [words.asksWords]);
  const choice = choiceAsked(s, asked.seat, prompt, asked.cells);
  const moved = prompt.picks?.[0] ?? choice?.moment.self ?? asker;
  const isBarred = choice?.obstacleTo(cell) === 'no destination';
  return reason(
    words.short.other,
    [isBarred ? words.noDestination(nameBy(teller, moved)) : words.asksFor(name), textBy(teller, asker)],
    isBarred ? ['T-6'] : [],
    rulingsOf(teller, asker),
  );
};

/** Why an answer was refused: what was said, and what the one who asks wants. */
export const refusedWhy = (teller: Teller, asked: Asked | undefined, sentence: string): Why => {
  const asker = asked === undefined ? undefined : askerOf(asked.prompt);
  return {
    title: teller.words.refused,
    sentences: once([sentence], asker === undefined ? [] : [textBy(teller, asker)]),
    rules: rulesOf(asker === undefined ? ['T-12'] : rulingsOf(teller, asker)),
  };
};

const notAsked = ({ words }: Teller, waitsFor: string | undefined): readonly string[] => [
  words.notAsked,
  ...(waitsFor === undefined ? [] : [words.waitsFor(waitsFor)]),
];

/** Why a cell, or the tile that lies there, cannot be chosen now. */
export const cellWhy = (teller: Teller, asked: Asked | undefined, cell: Cell, waitsFor: string | undefined): Why => {
  const { view, words } = teller;
  const tile = cell === view.terrainCell ? TERRAIN : view.board.find((lying) => lying.cell === cell)?.tile;
  const title = tile === undefined ? words.notHere(cellName(cell)) : words.notThis(nameBy(teller, tile));
  if (asked === undefined) return { title, sentences: notAsked(teller, waitsFor), rules: [] };
  const { sentences, rules } =
    tile === undefined || asked.prompt.ask === 'place' ? cellReason(teller, asked, cell) : tileReason(teller, asked, tile);
  // While a tile is placed, those that lie there are read rather than chosen.
  const about = tile !== undefined && asked.prompt.ask === 'place' ? [textBy(teller, tile)] : [];
  return { title, sentences: once(sentences, about), rules };
};

/** Why a tile of a hand, of the draft or of the deck cannot be chosen now. `owner` is whose hand it is. */
export const handWhy = (teller: Teller, asked: Asked | undefined, tile: Tile, owner: number, waitsFor: string | undefined): Why => {
  const { rules: s, words } = teller;
  const name = nameBy(teller, tile);
  const told = ({ sentences, rules }: Pick<Reason, 'sentences' | 'rules'>): Why => ({
    title: words.notThis(name),
    sentences: once(sentences, [textBy(teller, tile)]),
    rules: rulesOf(rules, rulingsOf(teller, tile)),
  });
  if (asked === undefined) return told({ sentences: notAsked(teller, waitsFor), rules: [] });
  if (asked.tiles.includes(tile)) return { ...told({ sentences: [words.canBeChosen], rules: [] }), title: words.about(name) };
  if (asked.prompt.rule === 'draft') return told({ sentences: [words.fromDraft], rules: [s.setting.flow === 'olympus' ? 'O-1' : 'A-1'] });
  if (owner !== asked.seat && owner >= 0) return told({ sentences: [words.theirHand(name)], rules: ['T-13'] });
  const obstacle = asked.prompt.ask === 'place' ? handObstacle(s, asked.seat, tile) : undefined;
  if (obstacle !== undefined) {
    const by = nameBy(teller, obstacle.by);
    const sentence = obstacle.why === 'banned' ? words.banned(name, by) : words.forced(nameBy(teller, obstacle.on), by);
    return told({ sentences: [sentence, textBy(teller, obstacle.by)], rules: ['T-22', 'T-23'] });
  }
  return told(tileReason(teller, asked, tile));
};
