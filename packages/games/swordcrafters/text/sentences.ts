import type { Seat } from '@swordtable/kernel';
import type { Event } from '../events.ts';
import type { Cell, Tile } from '../pieces/pieces.ts';

const list = (tiles: readonly Cell[]): string => {
  const kinds = [...new Set(tiles)];
  const counted = kinds.map((kind) => `${tiles.filter((tile) => tile === kind).length} ${kind}`);
  return counted.length === 0 ? 'nothing' : counted.join(', ');
};

const names = (tiles: readonly Tile[]): string => list(tiles);

/** The sentences about what happens, in English. */
export const eventText = (event: Event, seatOf: (seat: Seat) => string): string => {
  const who = 'seat' in event ? seatOf(event.seat) : '';
  switch (event.what) {
    case 'round':
      return `Round ${event.round}: ${seatOf(event.first)} has the first player token.`;
    case 'card':
      return `The card ${event.card.name} asks for the cuts ${event.card.cuts.join(' ')}.`;
    case 'sliced':
      return `${who} cuts a group ${event.cut.axis === 'H' ? 'across' : 'down'} into ${event.tiles.join(' and ')} tiles.`;
    case 'kept':
      return `${who} cuts away ${names(event.gone)}.`;
    case 'took':
      return `${who} takes ${names(event.tiles)}${event.forge ? ' and the forge' : ''}.`;
    case 'returned':
      return `Back to the box: ${names(event.tiles)}.`;
    case 'first':
      return `${who} starts the next round${event.byForge ? ', having taken the forge' : ''}.`;
    case 'assigned':
      return `${who} gives the first group to the ${event.sword === 0 ? 'first' : 'second'} sword.`;
    case 'built':
      return `${who} builds ${event.tile} onto side ${event.side + 1}${event.on > 0 ? ' of the second sword' : ''}.`;
    case 'ready':
      return `${who} has built everything in.`;
    case 'crafted':
      return `${who} shows ${event.swords.length > 1 ? 'two swords' : 'the sword'}.`;
    case 'scored':
      return 'The swords are scored.';
    case 'over':
      if (event.points.length === 1) return `The game is ${event.winners.length > 0 ? 'won' : 'lost'} with ${event.points[0]} points.`;
      return `The game is over: ${event.points.join(' to ')}.`;
  }
};
