import type { Seat } from '@swordtable/kernel';
import { list, plural } from '../../grammar.ts';
import type { Seats } from '../../seat-names.ts';
import type { Event } from '../events.ts';
import { lengthOf } from '../pieces/sword.ts';
import { aTile, names } from './names.ts';

type Of<What extends Event['what']> = Extract<Event, { readonly what: What }>;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The sizes of two groups; a group without tiles is the forge alone. */
const sizesOf = ([one, other]: readonly [number, number]): string => {
  if (one > 0 && other > 0) return `groups of ${one} and ${other}`;
  return `the forge alone and ${plural(one + other, 'tile')}`;
};

/** Which group was cut, by its size: numbers change with every cut. */
const groupOf = ({ group: { rows, columns }, tiles }: Of<'sliced'>): string => {
  const size = tiles[0] + tiles[1];
  return `group of ${size}${size < rows * columns ? ' with the forge' : ''}`;
};

const lineOf = ({ group, cut: { axis, after } }: Of<'sliced'>): string => {
  const before = after + (axis === 'H' ? group.row : group.column);
  return `between ${axis === 'H' ? 'rows' : 'columns'} ${before} and ${before + 1}`;
};

const takenOf = ({ tiles, forge }: Of<'took'>, isSolo: boolean): string => {
  if (tiles.length === 0) return isSolo ? 'only the forge, and no tiles' : 'the forge and no tiles';
  const [only] = tiles;
  const what = only !== undefined && tiles.length === 1 ? aTile(only) : `${plural(tiles.length, 'tile')}: ${names.tiles(tiles)}`;
  return `${what}${forge && !isSolo ? ', with the forge' : ''}`;
};

const scored = ({ reckoning: scores }: Of<'scored'>): string => {
  const longest = Math.max(...scores.map(({ length }) => length));
  const best = Math.max(...scores.flatMap(({ runs }) => runs));
  const run = best === 0 ? 'no side has a run' : `the best run is ${plural(best, 'gem')}`;
  return `Scoring. The longest sword has ${plural(longest, 'tile')}; ${run}.`;
};

const over = ({ points, winners }: Of<'over'>, seats: Seats): string => {
  const nameOf = (seat: Seat): string => (seats(seat).isReader ? 'you' : seats(seat).name);
  const verb = (seat: Seat, afterYou: string, afterName: string): string =>
    `${nameOf(seat)} ${seats(seat).isReader ? afterYou : afterName}`;
  if (points.length === 1) {
    const own = plural(points[0] ?? 0, 'point');
    return winners.length > 0
      ? `${verb(0, 'beat', 'beats')} every sword with ${own}.`
      : `${verb(0, 'have', 'has')} ${own}, which doesn’t beat every sword.`;
  }
  const [winner = 0] = winners;
  const most = points[winner] ?? 0;
  const others = [...points.keys()].filter((seat) => !winners.includes(seat)).sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  const behind = others.length === 0 ? '' : `, ahead of ${list(others.map((seat) => `${nameOf(seat)} with ${points[seat]}`))}`;
  if (winners.length > 1) return `${list(winners.map(nameOf))} share the win with ${plural(most, 'point')}${behind}.`;
  const isTied = others.some((seat) => points[seat] === most);
  return `${verb(winner, 'win', 'wins')} with ${plural(most, 'point')}${isTied ? ' and the better sword' : ''}${behind}.`;
};

const told = (event: Event, seats: Seats, isSolo: boolean): string => {
  /** The player, with the verb for "you" or for a name. */
  const does = (seat: Seat, afterYou: string, afterName: string): string => {
    const { name, isReader } = seats(seat);
    return isReader ? `you ${afterYou}` : `${name} ${afterName}`;
  };
  switch (event.what) {
    case 'round':
      return isSolo
        ? `Round ${event.round}.`
        : `Round ${event.round}. ${capital(does(event.first, 'have', 'has'))} the first player token.`;
    case 'card':
      return `${names.smith(event.card)} is drawn. Cuts: ${event.card.cuts.map(names.cut).join(', ')}.`;
    case 'sliced':
      return `${does(event.seat, 'cut', 'cuts')} the ${groupOf(event)} ${lineOf(event)}, into ${sizesOf(event.tiles)}.`;
    case 'kept':
      return `${does(event.seat, 'cut', 'cuts')} away ${event.gone.length === 0 ? 'the forge' : names.tiles(event.gone)}.`;
    case 'took':
      return `${does(event.seat, 'take', 'takes')} ${takenOf(event, isSolo)}.`;
    case 'returned':
      return event.tiles.length === 0 ? 'No tiles are left over.' : `Left over and discarded: ${names.tiles(event.tiles)}.`;
    case 'first':
      return event.byForge
        ? `${does(event.seat, 'take', 'takes')} the first player token with the forge.`
        : `No one took the forge, so ${does(event.seat, 'get', 'gets')} the first player token.`;
    case 'assigned':
      return `${does(event.seat, 'assign', 'assigns')} the first group to the ${names.sword(event.sword)}.`;
    case 'built': {
      const of = event.on > 0 ? ` of the ${names.sword(event.on)}` : '';
      return `${does(event.seat, 'add', 'adds')} ${aTile(event.tile)} to side ${event.side + 1}${of}.`;
    }
    case 'ready':
      return `${does(event.seat, 'are', 'is')} done crafting.`;
    case 'crafted': {
      const [first = 0, ...others] = event.swords.map(lengthOf);
      const swords =
        others.length === 0 ? `a sword of ${plural(first, 'tile')}` : `two swords of ${[first, ...others].join(' and ')} tiles`;
      return `${does(event.seat, 'reveal', 'reveals')} ${swords}.`;
    }
    case 'scored':
      return scored(event);
    case 'over':
      return over(event, seats);
  }
};

/** What happened, in English. */
export const sentence = (event: Event, seats: Seats, isSolo: boolean): string => capital(told(event, seats, isSolo));
