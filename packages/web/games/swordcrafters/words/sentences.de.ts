import type { Seats } from '@swordtable/games/seat-names';
import type { Event } from '@swordtable/games/swordcrafters/events';
import { lengthOf } from '@swordtable/games/swordcrafters/pieces/sword';
import type { Seat } from '@swordtable/kernel';
import { asObject, counting, list, names } from './names.de.ts';

/** What happened, in German. Players are always the ones who act: a name can be anything, and would have to be declined elsewhere. */

type Of<What extends Event['what']> = Extract<Event, { readonly what: What }>;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The sizes of two groups: one that has no tiles is the forge alone. */
const sizesOf = ([one, other]: readonly [number, number]): string => {
  if (one > 0 && other > 0) return `${one} und ${other} Plättchen`;
  return `die Schmiede allein und ${names.tileCount(one + other)}`;
};

/** Which group was cut, by its size: groups have numbers only as long as they lie there. */
const groupOf = ({ group: { rows, columns }, tiles }: Of<'sliced'>): string => {
  const size = tiles[0] + tiles[1];
  return `Gruppe von ${size}${size < rows * columns ? ' mit der Schmiede' : ''}`;
};

const lineOf = ({ group, cut: { axis, after } }: Of<'sliced'>): string => {
  const before = after + (axis === 'H' ? group.row : group.column);
  return `zwischen ${axis === 'H' ? 'Zeile' : 'Spalte'} ${before} und ${before + 1}`;
};

const takenOf = ({ tiles, forge }: Of<'took'>, isSolo: boolean): string => {
  if (tiles.length === 0) return isSolo ? 'nur die Schmiede, die kein Plättchen bringt' : 'die Schmiede und kein Plättchen';
  const [only] = tiles;
  const what = only !== undefined && tiles.length === 1 ? asObject(only) : `${names.tileCount(tiles.length)}: ${names.tiles(tiles)}`;
  return `${what}${forge && !isSolo ? ', dazu die Schmiede' : ''}`;
};

const scored = ({ reckoning: scores }: Of<'scored'>): string => {
  const longest = Math.max(...scores.map(({ length }) => length));
  const best = Math.max(...scores.flatMap(({ runs }) => runs));
  const run = best === 0 ? 'keine Seite hat eine Folge' : `die beste Folge sind ${best} Edelsteine`;
  return `Wertung. Das längste Schwert hat ${names.tileCount(longest)}, und ${run}.`;
};

const over = ({ points, winners }: Of<'over'>, seats: Seats): string => {
  const nameOf = (seat: Seat): string => (seats(seat).isReader ? 'du' : seats(seat).name);
  const acts = (seat: Seat, afterYou: string, afterName: string): string =>
    `${nameOf(seat)} ${seats(seat).isReader ? afterYou : afterName}`;
  const withPoints = (count: number): string => `mit ${counting(count, 'Punkt', 'Punkten')}`;
  if (points.length === 1)
    return winners.length > 0
      ? `${acts(0, 'schlägst', 'schlägt')} ${withPoints(points[0] ?? 0)} jedes Schwert.`
      : `${acts(0, 'hast', 'hat')} ${names.points(points[0] ?? 0)}, und das schlägt nicht jedes Schwert.`;
  const [winner = 0] = winners;
  const most = points[winner] ?? 0;
  const others = [...points.keys()].filter((seat) => !winners.includes(seat)).sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  const behind = others.length === 0 ? '' : `; dahinter ${list(others.map((seat) => `${nameOf(seat)} mit ${points[seat]}`))}`;
  if (winners.length > 1) {
    const share = winners.some((seat) => seats(seat).isReader) ? 'teilt euch' : 'teilen sich';
    return `${list(winners.map(nameOf))} ${share} den Sieg ${withPoints(most)}${behind}.`;
  }
  const isTied = others.some((seat) => points[seat] === most);
  return `${acts(winner, 'gewinnst', 'gewinnt')} ${withPoints(most)}${isTied ? ' und dem besseren Schwert' : ''}${behind}.`;
};

const told = (event: Event, seats: Seats, isSolo: boolean): string => {
  /** The player with the verb as it stands after "du" and after a name. */
  const acts = (seat: Seat, afterYou: string, afterName: string): string => {
    const { name, isReader } = seats(seat);
    return isReader ? `du ${afterYou}` : `${name} ${afterName}`;
  };
  /** The same where something else stands before it. */
  const then = (seat: Seat, afterYou: string, afterName: string): string => {
    const { name, isReader } = seats(seat);
    return isReader ? `${afterYou} du` : `${afterName} ${name}`;
  };
  const toSword = (on: number): string => (on === 0 ? 'dem ersten Schwert' : 'dem zweiten Schwert');
  switch (event.what) {
    case 'round':
      return isSolo ? `Runde ${event.round}.` : `Runde ${event.round}. ${capital(acts(event.first, 'hast', 'hat'))} den Startstein.`;
    case 'card':
      return `Gezogen: ${names.smith(event.card)}. Die Schnitte: ${event.card.cuts.map(names.cut).join(', ')}.`;
    case 'sliced':
      return `${acts(event.seat, 'schneidest', 'schneidet')} die ${groupOf(event)} ${lineOf(event)}: ${sizesOf(event.tiles)}.`;
    case 'kept':
      return event.gone.length === 0
        ? `${acts(event.seat, 'schneidest', 'schneidet')} die Schmiede weg.`
        : `${acts(event.seat, 'schneidest', 'schneidet')} weg: ${names.tiles(event.gone)}.`;
    case 'took':
      return `${acts(event.seat, 'nimmst', 'nimmt')} ${takenOf(event, isSolo)}.`;
    case 'returned':
      return event.tiles.length === 0 ? 'Kein Plättchen geht aus dem Spiel.' : `Aus dem Spiel: ${names.tiles(event.tiles)}.`;
    case 'first':
      return event.byForge
        ? `Für die Schmiede ${then(event.seat, 'hast', 'hat')} jetzt den Startstein.`
        : `Niemand nahm die Schmiede: Jetzt ${then(event.seat, 'hast', 'hat')} den Startstein.`;
    case 'assigned':
      return `${acts(event.seat, 'gibst', 'gibt')} die zuerst genommene Gruppe ${toSword(event.sword)}.`;
    case 'built': {
      const at = event.on > 0 ? ` des zweiten Schwerts` : '';
      return `${acts(event.seat, 'baust', 'baut')} ${asObject(event.tile)} auf Seite ${event.side + 1}${at}.`;
    }
    case 'ready':
      return `${acts(event.seat, 'hast', 'hat')} alles verbaut.`;
    case 'crafted': {
      const [first = 0, ...others] = event.swords.map(lengthOf);
      const swords = others.length === 0 ? `ein Schwert aus ${first}` : `zwei Schwerter aus ${[first, ...others].join(' und ')}`;
      return `${acts(event.seat, 'hast', 'hat')} jetzt ${swords} Plättchen.`;
    }
    case 'scored':
      return scored(event);
    case 'over':
      return over(event, seats);
  }
};

/** What happened, in German. */
export const sentence = (event: Event, seats: Seats, isSolo: boolean): string => capital(told(event, seats, isSolo));
