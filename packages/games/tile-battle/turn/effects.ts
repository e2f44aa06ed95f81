import { next, type QuestionHandler, randomBelow, type Tell } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { Event } from '../events.ts';
import type { Cell } from '../field/cells.ts';
import { lockMargins, putDown, takeOff } from '../field/moving.ts';
import { numberShown } from '../hero/questions.ts';
import { ANSWERED } from '../hero/roster.ts';
import { cellOf, handOf, opponent, type State } from '../state.ts';
import type { Cause, Task } from '../tasks.ts';
import { EMPTY, type Tile } from '../tile.ts';
import { enter, putUnder, takeFromHand } from './place.ts';

type Telling = Tell<Event> | undefined;
type Of<Name> = Extract<Task, { do: Name }>;

/** What the verbs of the heroes do to the board, the hands and the deck. */

export const swap = (s: State, { tiles, cause }: Of<'swap'>, tell: Telling): void => {
  const [a, b] = tiles;
  const [here, there] = [cellOf(s, a), cellOf(s, b)];
  s.tileAt[here] = b;
  s.tileAt[there] = a;
  s.cellOf[a] = there;
  s.cellOf[b] = here;
  tell?.({ what: 'swapped', tiles, cause });
};

export const move = (s: State, { tile, to, cause }: Of<'move'>, tell: Telling): void => {
  const from = cellOf(s, tile);
  putDown(s, tile, to);
  lockMargins(s);
  tell?.({ what: 'moved', tile, from, to, cause });
};

export const shift = (s: State, { tiles, cells, cause }: Of<'shift'>, tell: Telling): void => {
  const from = tiles.map((tile) => cellOf(s, tile));
  for (const cell of from) s.tileAt[cell] = EMPTY;
  for (const [i, tile] of tiles.entries()) {
    s.tileAt[cells[i] as Cell] = tile;
    s.cellOf[tile] = cells[i] as Cell;
    tell?.({ what: 'moved', tile, from: from[i] as Cell, to: cells[i] as Cell, cause });
  }
  lockMargins(s);
};

export const turn = (s: State, { tiles, turns, cause }: Of<'turn'>, tell: Telling): void => {
  for (const tile of tiles) {
    s.turnsOf[tile] = ((s.turnsOf[tile] as number) + turns) & 3;
    tell?.({ what: 'turned', tile, turns, cause });
  }
};

export const points = (s: State, { seat, points: gained, cause }: Of<'points'>, tell: Telling): void => {
  s.score[seat] = (s.score[seat] as number) + gained;
  tell?.({ what: 'points', seat, points: gained, cause });
};

export const last = (s: State, { effects }: Of<'last'>, tell: Telling): void => {
  s.lasting = [...s.lasting, ...effects];
  for (const effect of effects) tell?.({ what: 'lasting', effect });
};

/** The current numbers of a tile, as if it lay upright, become the printed ones of another. */
export const rewrite = (s: State, { tile, numbersOf }: Of<'rewrite'>, tell: Telling): void => {
  const upright = (s.turnsOf[numbersOf] as number) & 3;
  const numbers = [0, 1, 2, 3].map((side) => numberShown(s, numbersOf, (side + upright) & 3));
  const printed = s.printed.slice();
  for (let side = 0; side < 4; side++) printed[tile * 4 + side] = numbers[side] as number;
  s.printed = printed;
  tell?.({ what: 'rewritten', tile, numbersOf, numbers });
};

/** Takes a hero off the board for good: its printed numbers are again those it came with. */
export const leave = (s: State, tile: Tile): void => {
  takeOff(s, tile);
  s.field = s.field.filter((other) => other !== tile);
  s.fresh = s.fresh.filter((other) => other !== tile);
  s.present = s.field.reduce((present, other) => present | (ANSWERED[other] as number), 0);
  const at = tile * 4;
  const original = s.setting.numbers.slice(at, at + 4);
  if (original.some((number, i) => s.printed[at + i] !== number)) {
    s.printed = [...s.printed.slice(0, at), ...original, ...s.printed.slice(at + 4)];
  }
};

export const redraw = (s: State, { seat, tile, cause }: Of<'redraw'>, tell: Telling): void => {
  takeFromHand(s, seat, tile);
  s.discard.push(tile);
  tell?.({ what: 'discarded', tile, cause });
  const drawn = drawTop(s);
  handOf(s, seat).push(drawn);
  tell?.({ what: 'drew', seat, tile: drawn, cause });
};

const drawTop = (s: State): Tile => {
  const tile = s.deck.pop();
  s.known.pop();
  if (tile === undefined) throw new Error('The deck is empty.');
  s.shown++;
  return tile;
};

const give = (s: State, from: number, tile: Tile, cause: Cause, tell: Telling): void => {
  takeFromHand(s, from, tile);
  handOf(s, opponent(from)).push(tile);
  tell?.({ what: 'gave', from, tile, cause });
};

export const trade = (s: State, { mine, theirs, seat, cause }: Of<'trade'>, tell: Telling): void => {
  give(s, seat, mine, cause, tell);
  give(s, opponent(seat), theirs, cause, tell);
};

/** T-17: chance comes from the match's own generator. */
export const flipAtRandom = (s: State, { tiles, cause }: Of<'flipAtRandom'>): void => {
  if (tiles.length > 0) next(s, { do: 'flip', tiles: [tiles[randomBelow(s.random, tiles.length)] as Tile], cause });
};

/** The active player takes tiles off the deck; nobody else sees them. */
export const look = (s: State, count: number, cause: Cause, tell: Telling): void => {
  while (s.looking.length < count && s.deck.length > 0) s.looking.push(drawTop(s));
  tell?.({ what: 'looked', seat: s.active, tiles: s.looking.slice(), cause });
};

/** the summoner is discarded, the rest goes under the deck, and the summoned tile is a new placement in its cell. */
export const summon = (s: State, { tile, turns, under, cause }: Of<'summon'>, tell: Telling): void => {
  const cell = cellOf(s, cause.self);
  leave(s, cause.self);
  s.discard.push(cause.self);
  tell?.({ what: 'discarded', tile: cause.self, cause });
  const rest = s.looking.filter((other) => other !== tile && other !== under);
  putUnder(s, s.active, under < 0 ? rest : [under, ...rest], tell);
  s.shown++;
  next(s, { do: 'usePlaced' });
  enter(s, tile, cell, turns, tell);
};

/** Aristotle: both choose secretly, and nothing shows before both have chosen. */
export const exchange: QuestionHandler<State, Extract<Task, { ask: 'exchange' }>, Action, Event> = {
  decisions: (s, { given }) => {
    if (handOf(s, 0).length === 0 || handOf(s, 1).length === 0) return [];
    return [0, 1]
      .filter((seat) => (given[seat] as Tile) < 0)
      .map((seat) => ({
        seat,
        prompt: { rule: 'exchange', ask: 'tile' },
        options: handOf(s, seat).map((tile) => ({ tile })),
      }));
  },
  answer: (s, task, seat, action, tell) => {
    if (!('tile' in action)) throw new Error('A tile is to be given.');
    const given = task.given.map((tile, other) => (other === seat ? action.tile : tile));
    if (given.some((tile) => tile < 0)) {
      next(s, { ...task, given });
      return;
    }
    s.shown++;
    for (const [from, tile] of given.entries()) give(s, from, tile, task.cause, tell);
  },
};
