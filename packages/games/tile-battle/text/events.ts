import type { Seat } from '@swordtable/kernel';
import { list, plural, possessive } from '../../grammar.ts';
import type { Seats } from '../../seat-names.ts';
import type { Event, LineScore } from '../events.ts';
import { cellName, columnName, HOME, type Origin, rowName } from '../field/coordinates.ts';
import type { Lasting } from '../lasting.ts';
import type { Cause } from '../tasks.ts';
import { TERRAIN, type Tile } from '../tile.ts';
import { HIDDEN } from '../view/view.ts';
import { compared, planned } from './battles.ts';
import { names } from './names.ts';
import type { EventSentence } from './texts.ts';

const COLORS = ['red', 'blue'] as const;
const ROTATIONS = ['0°', '90° clockwise', '180°', '90° counterclockwise'] as const;
const { name } = names;
const all = (tiles: readonly Tile[]): string => list(tiles.map(name));
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const lasting = (effect: Lasting, seats: Seats, origin: Origin): string => {
  const who = name(effect.by);
  const player = effect.seat < 0 ? { name: 'any player', isReader: false } : seats(effect.seat);
  const them = player.isReader ? 'you' : player.name;
  switch (effect.kind) {
    case 'ignore':
      return `${who}: the next ${effect.left === 1 ? 'tile' : plural(effect.left, 'tile')} ${player.isReader ? 'you place' : `${player.name} places`} will have no mandatory or optional ability.`;
    case 'ban':
      return `${who}: ${them} may not place ${name(effect.tile)} next turn.`;
    case 'force':
      return `${who}: ${them} must place ${name(effect.tile)} next turn.`;
    case 'closed':
      return `${who}: ${cellName(effect.cell, origin)} is closed on ${player.isReader ? 'your' : `${player.name}’s`} next turn.`;
    case 'gate':
      return `${who}: ${them} must place on ${cellName(effect.cell, origin)} next turn.`;
  }
};

const linesOf = (scored: readonly LineScore[], seat: Seat, origin: Origin): string => {
  const own = scored.filter(({ points }) => (points[seat] ?? 0) > 0);
  const sum = own.reduce((total, { points }) => total + (points[seat] ?? 0), 0);
  const parts = own.map(({ line, at, tiles, points }) => {
    const which = line === 'row' ? rowName(at - 1, origin) : columnName(at - 1, origin);
    return `${line} ${which}: ${plural(tiles[seat] ?? 0, 'tile')} for ${points[seat]}`;
  });
  return parts.length === 0 ? `${sum}` : `${sum} (${parts.join(', ')})`;
};

/** Whose ability did it, unless the sentence already has that hero for its subject. */
type Because = (cause: Cause, ...subjects: readonly Tile[]) => string;

const told = (event: Event, seats: Seats, origin: Origin, because: Because): string => {
  /** The player as the one who acts, with the verb after "you" and after a name. */
  const does = (seat: Seat, afterYou: string, afterName: string): string => {
    const player = seats(seat);
    return player.isReader ? `You ${afterYou}` : `${player.name} ${afterName}`;
  };
  const them = (seat: Seat): string => (seats(seat).isReader ? 'you' : seats(seat).name);
  switch (event.what) {
    case 'priced':
      return `${does(event.seat, 'say', 'says')} that going second is worth ${plural(event.price, 'point')}.`;
    case 'ordered':
      return event.first === event.seat
        ? `${does(event.seat, 'go', 'goes')} first and ${seats(event.seat).isReader ? 'get' : 'gets'} ${plural(event.price, 'point')}.`
        : `${does(event.seat, 'go', 'goes')} second; ${them(event.first)} ${seats(event.first).isReader ? 'get' : 'gets'} ${plural(event.price, 'point')}.`;
    case 'round':
      return `Round ${event.round}. ${does(event.first, 'go', 'goes')} first${event.byChance ? ', chosen at random' : ''}.`;
    case 'dealt':
      return `Dealt face up: ${all(event.tiles)}.`;
    case 'drafted':
      return `${does(event.by, 'draft', 'drafts')} ${name(event.tile)}${event.to === event.by ? '' : ` for ${them(event.to)}`}.`;
    case 'discarded':
      return `${name(event.tile)} is discarded${event.cause.of === TERRAIN ? '' : because(event.cause, event.tile)}.`;
    case 'drew':
      return `${does(event.seat, 'draw', 'draws')} ${name(event.tile)}${because(event.cause)}.`;
    case 'looked': {
      const tiles = event.tiles.includes(HIDDEN) ? plural(event.tiles.length, 'tile') : all(event.tiles);
      return `${does(event.seat, 'look', 'looks')} at ${tiles} from the deck.`;
    }
    case 'under':
      return `${does(event.seat, 'put', 'puts')} ${name(event.tile)} at the bottom of the deck.`;
    case 'gave':
      return `${does(event.from, 'give', 'gives')} ${name(event.tile)} to ${them(1 - event.from)}${because(event.cause)}.`;
    case 'turn':
      if (event.extra) return `${does(event.seat, 'take', 'takes')} an extra turn.`;
      return `${seats(event.seat).isReader ? 'Your' : `${seats(event.seat).name}’s`} turn.`;
    case 'skipped':
      return `${does(event.seat, 'have nothing left to place and are', 'has nothing left to place and is')} skipped.`;
    case 'placed':
      return `${does(event.seat, 'place', 'places')} ${name(event.tile)} on ${cellName(event.cell, origin)}.`;
    case 'used': {
      const { of, self } = event.cause;
      return `${does(event.by, 'use', 'uses')} ${of === self ? name(of) : `${name(self)}, as ${name(of)}`}.`;
    }
    case 'ignored':
      return `${possessive(name(event.tile))} ability is ignored because of ${name(event.by)}.`;
    case 'silenced':
      return `${name(event.tile)} has no ability next to ${name(event.by)}.`;
    case 'plan':
      return planned(event.change, event.cause);
    case 'compared':
      return compared(event.comparison);
    case 'flipped':
      return `${name(event.tile)} flips to ${COLORS[event.to] ?? ''}${event.inBattle ? '' : because(event.cause, event.tile)}.`;
    case 'spared':
      return `${name(event.tile)} can’t be flipped${event.by === event.tile ? '' : ` because of ${name(event.by)}`}.`;
    case 'replaced':
      return `${name(event.by)} takes the blow for ${all(event.tiles)}.`;
    case 'swapped':
      return `${all(event.tiles)} swap places${because(event.cause, ...event.tiles)}.`;
    case 'moved':
      return `${name(event.tile)} moves from ${cellName(event.from, origin)} to ${cellName(event.to, origin)}${because(event.cause, event.tile)}.`;
    case 'turned':
      return `${name(event.tile)} rotates ${ROTATIONS[event.turns & 3] ?? ''}${because(event.cause, event.tile)}.`;
    case 'copied':
      return `${name(event.cause.self)} copies the ability of ${name(event.tile)}.`;
    case 'rewritten':
      return `${name(event.tile)} takes the numbers of ${name(event.numbersOf)}: ${event.numbers.join('/')}.`;
    case 'lasting':
      return lasting(event.effect, seats, origin);
    case 'anotherTurn':
      return `Another turn follows${because(event.cause)}.`;
    case 'removed':
      return `${does(event.by, 'remove', 'removes')} ${name(event.tile)}.`;
    case 'cleared':
      return 'A tie: all heroes leave the board and another round is played.';
    case 'lines': {
      const line = (seat: Seat): string => `${them(seat)} ${linesOf(event.lines, seat, origin)}`;
      return `Rows and columns: ${line(0)}; ${line(1)}.`;
    }
    case 'points': {
      const verb = event.points < 0 ? does(event.seat, 'lose', 'loses') : does(event.seat, 'gain', 'gains');
      return `${verb} ${plural(Math.abs(event.points), 'point')}${because(event.cause)}.`;
    }
    case 'over': {
      const [high, low] = event.score.toSorted((a, b) => b - a);
      if (event.winner < 0) return `The win is shared, ${high} to ${low}.`;
      const wins = does(event.winner, 'win', 'wins');
      return high === low ? `A tie, ${high} to ${low}. ${wins} for having gone first in round 2.` : `${wins}, ${high} to ${low}.`;
    }
  }
};

/** What happened, in English. */
export const sentence: EventSentence = (event, seats, ground) => {
  const place = ground === undefined ? name(TERRAIN) : names.terrain(ground.terrain).name;
  const because: Because = ({ of, self }, ...subjects) => {
    if (of !== self) return ` (${name(self)} as ${name(of)})`;
    return subjects.includes(of) ? '' : ` (${of === TERRAIN ? place : name(of)})`;
  };
  return capital(told(event, seats, ground?.origin ?? HOME, because));
};
