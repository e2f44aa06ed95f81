import type { Known, Message, Prompt, Seat, Watcher, Why } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import { tileNamed } from '../catalog.ts';
import type { Event } from '../events.ts';
import { areaOf, columnsOf, rowsOf, STRETCHES, type Stretch } from '../field/area.ts';
import { areBeside, type Cell, columnOf, rowOf, SPAN } from '../field/cells.ts';
import { canLeave } from '../field/moving.ts';
import { flipForbiddenBy, isImmune, moveForbiddenBy } from '../hero/questions.ts';
import { TERRAINS } from '../hero/roster.ts';
import { TERRAIN, type Tile } from '../tile.ts';
import { type ChoiceAsked, cellObstacle, choiceAsked, handObstacle } from '../turn/obstacles.ts';
import type { View } from '../view/view.ts';
import { all, type Turn, turnOf } from './battle.ts';
import { type Facts, once, rulesOf, rulingsOf, say, textOf, thing } from './facts.ts';

/** A question with what it offers. */
export interface Offer {
  readonly prompt: Prompt;
  readonly seat: Seat;
  /** The tiles and cells on offer. */
  readonly tiles: readonly Tile[];
  readonly cells: readonly Cell[];
  /** The turn so far. */
  readonly turn: Turn;
}

const offerMade = ({ watcher, decision, events }: Known<View, Event, Action>): Offer | undefined =>
  watcher === undefined || decision === undefined || decision.options.length === 0
    ? undefined
    : {
        prompt: decision.prompt,
        seat: watcher,
        tiles: [...new Set(decision.options.flatMap((option) => ('tile' in option ? [option.tile] : [])))],
        cells: [...new Set(decision.options.flatMap((option) => ('cell' in option ? [option.cell] : [])))],
        turn: turnOf(events),
      };

const offers = new WeakMap<object, Offer | undefined>();

/** What the watcher is asked, if anything. Everything is asked about one position, so its offer is made once. */
export const offerIn = (known: Known<View, Event, Action>): Offer | undefined => {
  if (!offers.has(known)) offers.set(known, offerMade(known));
  return offers.get(known);
};

/** Why something is not on offer: in two or three words, and at length. */
export interface Reason {
  readonly short: Message;
  readonly because: readonly Message[];
  readonly rules: readonly string[];
}

/** Who asks: a hero, or the terrain; nothing where a step of the game itself does. */
const askerOf = ({ rule }: Prompt): Tile | undefined => tileNamed(rule) ?? (TERRAINS.some(({ id }) => id === rule) ? TERRAIN : undefined);

const reason = (short: Message, because: readonly Message[], ...rules: readonly (readonly string[])[]): Reason => ({
  short,
  because: once(because),
  rules: rulesOf(...rules),
});

/** What is true of a tile that a text does not name, where the text names all of a kind. */
const unnamed = (facts: Facts, { moment, named }: ChoiceAsked, tile: Tile): Reason | undefined => {
  const { board: s } = facts;
  const { self } = moment;
  const [name, own] = [thing(facts, tile), thing(facts, self)];
  if (tile === TERRAIN) return reason(say('shortTerrain'), [say('terrainStays')], ['T-7']);
  if (tile === self) return reason(say('shortOther'), [say('itself', name)]);
  const cellBy = (each: Tile): Cell => s.cellOf[each] ?? -1;
  const isBeside = (each: Tile): boolean => areBeside(cellBy(each), cellBy(self));
  const isAlly = (each: Tile): boolean => s.ownerOf[each] === s.ownerOf[self];
  const heroes = named.filter((each) => each > TERRAIN && each !== self);
  if (heroes.length === 0 || self === TERRAIN) return undefined;
  if (heroes.every(isBeside) && !isBeside(tile)) return reason(say('shortNotBeside'), [say('notBeside', name, own)]);
  if (heroes.every(isAlly) && !isAlly(tile)) return reason(say('shortEnemy'), [say('isEnemy', name, own)]);
  if (!heroes.some(isAlly) && isAlly(tile)) return reason(say('shortAlly'), [say('isAlly', name, own)]);
  return undefined;
};

const flipReason = (facts: Facts, tile: Tile): Reason => {
  const { board: s } = facts;
  const name = thing(facts, tile);
  const by = flipForbiddenBy(s, tile, false);
  if (isImmune(tile)) return reason(say('shortImmune'), [say('immune', name)], ['A-18'], rulingsOf(facts, tile));
  return reason(
    say('shortProtectedBy', thing(facts, by)),
    [say('protectedBy', name, thing(facts, by)), textOf(facts, by)],
    rulingsOf(facts, by),
    ['T-11'],
  );
};

const moveReason = (facts: Facts, { moment: { cause, self } }: ChoiceAsked, tile: Tile): Reason => {
  const { board: s } = facts;
  const name = thing(facts, tile);
  if (tile === TERRAIN && s.setting.centred) return reason(say('shortTerrain'), [say('centred')], ['T-25']);
  if (isImmune(tile) && cause.of !== TERRAIN) return reason(say('shortImmune'), [say('immune', name)], ['A-18'], rulingsOf(facts, tile));
  const by = moveForbiddenBy(s, tile, cause);
  if (by !== TERRAIN)
    return reason(say('shortHeldBy', thing(facts, by)), [say('heldBy', name, thing(facts, by)), textOf(facts, by)], rulingsOf(facts, by));
  const holder = moveForbiddenBy(s, self, cause);
  return reason(
    say('shortSelfHeld', thing(facts, holder)),
    [say('selfHeld', thing(facts, self), thing(facts, holder)), textOf(facts, holder)],
    rulingsOf(facts, holder),
  );
};

/** Why an ability does not offer a tile, where the board says so. */
const abilityReason = (facts: Facts, asked: Offer, tile: Tile): Reason | undefined => {
  const { board: s } = facts;
  const choice = choiceAsked(s, asked.seat, asked.prompt, asked.tiles);
  const name = thing(facts, tile);
  if (choice === undefined) return undefined;
  switch (choice.obstacleTo(tile)) {
    case undefined:
      return reason(say('shortCan'), [say('canBeChosen')]);
    case 'not named':
      return unnamed(facts, choice, tile);
    case 'canFlip':
      return flipReason(facts, tile);
    case 'canMove':
    case 'canSwap':
    case 'canSwapPlaces':
      return moveReason(facts, choice, tile);
    case 'canTurn':
    case 'canBeChosen':
      return reason(say('shortImmune'), [say('immune', name)], ['A-18'], rulingsOf(facts, tile));
    case 'canBeCopied':
      return reason(say('shortOther'), [say('notCopied')], ['O-11']);
    case 'nothing follows':
      return reason(say('shortNowhere'), [say('nothingFollows', name), say('nowhere', name)], ['T-3', 'T-6']);
    default:
      return undefined;
  }
};

/** Why a tile on the board cannot be chosen for what is asked. */
export const tileReason = (facts: Facts, asked: Offer, tile: Tile): Reason => {
  const { board: s } = facts;
  const { prompt, turn } = asked;
  const name = thing(facts, tile);
  const asker = askerOf(prompt);
  if (prompt.rule === 'draft') return reason(say('shortOther'), [say('fromDraft')]);
  if (prompt.rule === 'exchange') return reason(say('shortOther'), [say('fromHand')], ['T-13']);
  if (prompt.rule === 'ragnarok')
    return tile !== TERRAIN && !canLeave(s, tile)
      ? reason(say('shortNowhere'), [say('breaksGroup', name)], ['T-3'])
      : reason(say('shortTerrain'), [say('terrainStays')], ['T-7']);
  if (prompt.rule === 'battle') {
    const lost = all(turn, 'compared').some(({ comparison }) => comparison.defender === tile && comparison.beats);
    return lost && flipForbiddenBy(s, tile, true) !== TERRAIN
      ? flipReason(facts, tile)
      : reason(say('shortOther'), [say('didNotLose', name)], ['T-10']);
  }
  if (asker === undefined) return reason(say('shortOther'), [say('asksWords')]);
  const asks = textOf(facts, asker);
  const found = prompt.ask === 'tile' ? abilityReason(facts, asked, tile) : undefined;
  const { short, because, rules } = found ?? {
    short: say('shortOther'),
    because: [prompt.ask === 'tile' || prompt.ask === 'cell' ? say('asksFor', thing(facts, asker)) : say('asksWords')],
    rules: [],
  };
  return reason(short, [...because, asks], rules, rulingsOf(facts, asker));
};

/** In which direction a cell would make the board larger than five. */
const tooLong = ({ board: s }: Facts, cell: Cell): 'rows' | 'columns' => {
  const cells = areaOf([...s.field, TERRAIN].flatMap((tile) => ((s.cellOf[tile] ?? -1) < 0 ? [] : [s.cellOf[tile] as Cell])).concat(cell));
  const length = (lines: number): number => (STRETCHES[lines] as Stretch).length;
  const outside = (locked: number, line: number): boolean => locked >= 0 && ((line - locked) & 7) >= SPAN;
  if (outside(s.top, rowOf(cell)) || (s.top < 0 && length(rowsOf(cells)) > SPAN)) return 'rows';
  return outside(s.leftmost, columnOf(cell)) || length(columnsOf(cells)) > SPAN ? 'columns' : 'rows';
};

const placementReason = (facts: Facts, asked: Offer, cell: Cell): Reason => {
  const { board: s } = facts;
  const found = cellObstacle(s, asked.seat, cell);
  switch (found?.why) {
    case undefined:
      return reason(say('shortCan'), [say('canBeChosen')]);
    case 'occupied':
      return reason(say('shortOther'), [say('occupied', thing(facts, s.tileAt[cell] ?? TERRAIN))], ['T-2', 'T-4']);
    case 'apart':
      return reason(say('shortOther'), [say('apart')], ['T-2']);
    case 'margin':
      return reason(say('shortOther'), [tooLong(facts, cell) === 'rows' ? say('marginRows') : say('marginColumns')], ['T-1']);
    case 'closed':
    case 'drawn':
    case 'gate': {
      const by = thing(facts, found.by);
      const sentence = found.why === 'closed' ? say('closed', by) : found.why === 'drawn' ? say('drawn', by) : say('gate', by);
      return reason(say('shortOther'), [sentence, textOf(facts, found.by)], ['T-23'], rulingsOf(facts, found.by));
    }
  }
};

/** Why an empty cell cannot be chosen. */
const cellReason = (facts: Facts, asked: Offer, cell: Cell): Reason => {
  const { board: s } = facts;
  const { prompt } = asked;
  if (prompt.ask === 'place') return placementReason(facts, asked, cell);
  const asker = askerOf(prompt);
  if (asker === undefined) return tileReason(facts, asked, TERRAIN);
  const name = thing(facts, asker);
  if (prompt.ask === 'tile') return reason(say('shortOther'), [say('asksForTile', name), textOf(facts, asker)], rulingsOf(facts, asker));
  if (prompt.ask !== 'cell') return reason(say('shortOther'), [say('asksWords')]);
  const choice = choiceAsked(s, asked.seat, prompt, asked.cells);
  const moved = prompt.picks?.[0] ?? choice?.moment.self ?? asker;
  const isBarred = choice?.obstacleTo(cell) === 'no destination';
  return reason(
    say('shortOther'),
    [isBarred ? say('noDestination', thing(facts, moved)) : say('asksFor', name), textOf(facts, asker)],
    isBarred ? ['T-6'] : [],
    rulingsOf(facts, asker),
  );
};

/** Why an answer was refused: what was said, and what the one who asks wants. */
export const refusedWhy = (facts: Facts, asked: Offer | undefined, sentence: string): Why => {
  const asker = asked === undefined ? undefined : askerOf(asked.prompt);
  return {
    title: say('refused'),
    because: once([say('verbatim', sentence)], asker === undefined ? [] : [textOf(facts, asker)]),
    rules: rulesOf(asker === undefined ? ['T-12'] : rulingsOf(facts, asker)),
  };
};

/** The player who places is named, where it is not the watcher; who drafts next the view does not say. */
const notAsked = ({ view: { active, pool, over } }: Facts, watcher: Watcher): readonly Message[] => [
  say('notAsked'),
  ...(over || pool.length > 0 || active === watcher ? [] : [say('waitsFor', { player: active })]),
];

/** Why a cell, or the tile that lies there, cannot be chosen now. */
export const cellWhy = (facts: Facts, asked: Offer | undefined, cell: Cell, watcher: Watcher): Why => {
  const { view } = facts;
  const tile = cell === view.terrainCell ? TERRAIN : view.board.find((lying) => lying.cell === cell)?.tile;
  const what = tile === undefined ? { cell } : thing(facts, tile);
  const whyNot = say(tile === undefined ? 'notHere' : 'notThis', what);
  if (asked === undefined) return { title: whyNot, because: notAsked(facts, watcher), rules: [] };
  const { short, because, rules } =
    tile === undefined || asked.prompt.ask === 'place' ? cellReason(facts, asked, cell) : tileReason(facts, asked, tile);
  // While a tile is placed, those that lie there are read rather than chosen.
  const about = tile !== undefined && asked.prompt.ask === 'place' ? [textOf(facts, tile)] : [];
  const title = short.say === 'shortCan' ? say('canChoose', what) : whyNot;
  return { title, because: once(because, about), rules };
};

/** Why a tile of a hand, of the draft, or of the deck cannot be chosen now. */
export const handWhy = (facts: Facts, asked: Offer | undefined, tile: Tile, watcher: Watcher): Why => {
  const { board, view } = facts;
  const name = thing(facts, tile);
  const answer = (because: readonly Message[], rules: readonly string[] = [], title: 'about' | 'notThis' = 'notThis'): Why => ({
    title: say(title, name),
    because: once(because, [textOf(facts, tile)]),
    rules: rulesOf(rules, rulingsOf(facts, tile)),
  });
  if (asked === undefined) return answer(notAsked(facts, watcher));
  if (asked.tiles.includes(tile)) return answer([say('canBeChosen')], [], 'about');
  if (asked.prompt.rule === 'draft') return answer([say('fromDraft')], [board.setting.flow === 'olympus' ? 'O-1' : 'A-1']);
  if (view.hands[1 - asked.seat]?.includes(tile)) return answer([say('theirHand', name)], ['T-13']);
  const obstacle = asked.prompt.ask === 'place' ? handObstacle(board, asked.seat, tile) : undefined;
  if (obstacle !== undefined) {
    const by = thing(facts, obstacle.by);
    const reasonFor = obstacle.why === 'banned' ? say('banned', name, by) : say('forced', thing(facts, obstacle.on), by);
    return answer([reasonFor, textOf(facts, obstacle.by)], ['T-22', 'T-23']);
  }
  const { because, rules } = tileReason(facts, asked, tile);
  return answer(because, rules);
};
