import { tileName } from '@swordtable/games/tile-battle/catalog';
import type { Event, LineScore } from '@swordtable/games/tile-battle/events';
import { cellName } from '@swordtable/games/tile-battle/field/cells';
import type { Lasting } from '@swordtable/games/tile-battle/lasting';
import type { Cause } from '@swordtable/games/tile-battle/tasks';
import { eventText as gameSentence } from '@swordtable/games/tile-battle/text/sentences';
import { TERRAIN, type Tile } from '@swordtable/games/tile-battle/tile';
import { HIDDEN } from '@swordtable/games/tile-battle/view/view';
import type { Seat } from '@swordtable/kernel';
import type { Seats } from '../../../kit/words/seats.ts';

/**
 * The games tell their events of Red and Blue. On the page one of the players may be the reader, who is spoken to: those sentences are
 * made here, and all that name no player are the games' own.
 */

const COLOURS = ['red', 'blue'] as const;
const colour = (seat: Seat): string => COLOURS[seat] ?? '';
const plural = (count: number, noun: string): string => `${count} ${noun}${Math.abs(count) === 1 ? '' : 's'}`;
const named = (tile: Tile): string => (tile === HIDDEN ? 'a tile' : tileName(tile));
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const lasting = (effect: Lasting, seats: Seats): string => {
  const who = named(effect.by);
  const { name, isReader } = effect.seat < 0 ? { name: 'anyone', isReader: false } : seats(effect.seat);
  const player = isReader ? 'you' : name;
  switch (effect.kind) {
    case 'ignore':
      return `${who}: the next ${effect.left === 1 ? 'tile' : plural(effect.left, 'tile')} placed by ${player} will have no mandatory or optional ability.`;
    case 'ban':
      return `${who}: ${player} may not place ${named(effect.tile)} next turn.`;
    case 'force':
      return `${who}: ${player} must place ${named(effect.tile)} next turn.`;
    case 'closed':
      return `${who}: ${cellName(effect.cell)} is closed on ${isReader ? 'your' : `${name}’s`} next turn.`;
    case 'gate':
      return `${who}: ${player} must place on ${cellName(effect.cell)} next turn.`;
  }
};

const linesOf = (scored: readonly LineScore[], seat: Seat): string => {
  const own = scored.filter(({ points }) => (points[seat] ?? 0) > 0);
  const sum = own.reduce((total, { points }) => total + (points[seat] ?? 0), 0);
  const parts = own.map(({ line, at, tiles, points }) => {
    const which = line === 'row' ? at : 'abcdefgh'[at - 1];
    return `${line} ${which}: ${plural(tiles[seat] ?? 0, 'tile')} for ${points[seat]}`;
  });
  return parts.length === 0 ? `${sum}` : `${sum} (${parts.join(', ')})`;
};

const told = (event: Event, seats: Seats, because: (cause: Cause) => string): string => {
  /** The player as the one who acts, with the verb as it stands after "you" and after a name. */
  const does = (seat: Seat, afterYou: string, afterName: string): string => {
    const { name, isReader } = seats(seat);
    return isReader ? `You ${afterYou}` : `${name} ${afterName}`;
  };
  const whom = (seat: Seat): string => (seats(seat).isReader ? 'you' : seats(seat).name);
  switch (event.what) {
    case 'round':
      return `Round ${event.round}. ${does(event.first, 'go', 'goes')} first${event.byChance ? ', by chance' : ''}.`;
    case 'drafted':
      return `${does(event.by, 'take', 'takes')} ${named(event.tile)}${event.to === event.by ? '' : ` for ${whom(event.to)}`}.`;
    case 'drew':
      return `${does(event.seat, 'draw', 'draws')} ${named(event.tile)}${because(event.cause)}.`;
    case 'looked': {
      const tiles = event.tiles.includes(HIDDEN) ? plural(event.tiles.length, 'tile') : event.tiles.map(named).join(', ');
      return `${does(event.seat, 'look', 'looks')} at ${tiles} of the deck.`;
    }
    case 'under':
      return `${does(event.seat, 'put', 'puts')} ${named(event.tile)} under the deck.`;
    case 'gave':
      return `${does(event.from, 'give', 'gives')} ${named(event.tile)} to ${whom(1 - event.from)}${because(event.cause)}.`;
    case 'turn':
      return `${seats(event.seat).isReader ? 'Your' : `${seats(event.seat).name}’s`} turn${event.extra ? ', an extra one' : ''}.`;
    case 'skipped':
      return `${does(event.seat, 'have', 'has')} nothing left to place and ${seats(event.seat).isReader ? 'are' : 'is'} skipped.`;
    case 'placed':
      return `${does(event.seat, 'place', 'places')} ${named(event.tile)} on ${cellName(event.cell)}.`;
    case 'used': {
      const { of, self } = event.cause;
      return `${does(event.by, 'use', 'uses')} ${of === self ? named(of) : `${named(self)}, as ${named(of)}`}.`;
    }
    case 'removed':
      return `${does(event.by, 'remove', 'removes')} ${named(event.tile)}.`;
    case 'lasting':
      return lasting(event.effect, seats);
    case 'lines': {
      const line = (seat: Seat): string => `${whom(seat)} ${linesOf(event.lines, seat)}`;
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
    default:
      // Where the games name a player here, it is by the colour that a tile turns to.
      return gameSentence(event, colour);
  }
};

/** What happened, in English. The terrain is called by its name where it is the reason. */
export const sentenceIn =
  (terrainName: (id: string) => string) =>
  (event: Event, seats: Seats, terrain?: string): string => {
    const place = terrain === undefined ? named(TERRAIN) : terrainName(terrain);
    const because = ({ of, self }: Cause): string => ` (${of === self ? named(of) : `${named(self)} as ${named(of)}`})`;
    return capital(told(event, seats, because).replace(`(${named(TERRAIN)})`, `(${place})`));
  };
