import type { Comparison, Event } from '@swordtable/games/tile-battle/events';
import { TERRAIN, type Tile } from '@swordtable/games/tile-battle/tile';
import type { What } from '../../../client/table.ts';
import type { Happening } from '../typed.ts';

/** One line of the log: what happened, the comparison that was the reason for it, and by whom. */
export interface Told {
  readonly key: string;
  readonly event: Event;
  readonly why?: Comparison;
  readonly seat?: number;
}

/** A line about a seat, beside the play: somebody resigned, or a bot goes on there. */
export interface Beside {
  readonly key: string;
  readonly beside: What;
}

const BESIDES: readonly What['kind'][] = ['resigned', 'left', 'handed', 'returned'];

/** What is better seen than read: it stands in the picture, or the next event says it. */
const QUIET: readonly Event['what'][] = ['turn', 'compared', 'dealt', 'under'];

const seatOf = (event: Event): number | undefined => {
  if ('seat' in event) return event.seat;
  if ('by' in event && (event.what === 'drafted' || event.what === 'used' || event.what === 'removed')) return event.by;
  if (event.what === 'flipped') return event.to;
  return event.what === 'gave' ? event.from : undefined;
};

/** The lines of the log, oldest first. A flip in battle carries the comparison that was lost. */
export const told = (steps: readonly Omit<Happening, 'at'>[]): readonly (Told | Beside)[] => {
  const lines: (Told | Beside)[] = [];
  for (const { seq, what, events } of steps) {
    // Who came and went before the match began is of no interest any more.
    if (lines.length > 0 && BESIDES.includes(what.kind)) lines.push({ key: `${seq}-beside`, beside: what });
    const lost = new Map<Tile, Comparison>();
    for (const [index, each] of events.entries()) {
      const event = each as Event;
      if (event.what === 'compared' && event.comparison.beats) lost.set(event.comparison.defender, event.comparison);
      if (QUIET.includes(event.what)) continue;
      const about =
        event.what === 'flipped' || event.what === 'spared' ? event.tile : event.what === 'replaced' ? event.tiles[0] : undefined;
      const why = about !== undefined && 'inBattle' in event && event.inBattle ? lost.get(about) : undefined;
      const seat = seatOf(event);
      lines.push({ key: `${seq}-${index}`, event, ...(why === undefined ? {} : { why }), ...(seat === undefined ? {} : { seat }) });
    }
  }
  return lines;
};

/** The tiles that an event is about, to be marked on the board. */
export const tilesOf = ({ event, why }: Pick<Told, 'event' | 'why'>): readonly Tile[] => {
  const named = [
    ...('tile' in event ? [event.tile] : []),
    ...('tiles' in event ? event.tiles : []),
    ...('cause' in event ? [event.cause.self] : []),
    ...('by' in event && (event.what === 'spared' || event.what === 'replaced' || event.what === 'ignored') ? [event.by] : []),
    ...(why === undefined ? [] : [why.attacker, why.defender]),
  ];
  return [...new Set(named)].filter((tile) => tile > TERRAIN);
};

/** The tile that was placed last; the terrain where none was. */
export const lastPlacedIn = (lines: readonly (Told | Beside)[]): Tile => {
  const line = lines.findLast((each) => 'event' in each && each.event.what === 'placed');
  return line !== undefined && 'event' in line && line.event.what === 'placed' ? line.event.tile : TERRAIN;
};

/** Tiles that were flipped by the newest step, in the order of the cascade. */
export const flippedIn = (events: readonly Event[]): readonly Tile[] =>
  events.flatMap((event) => (event.what === 'flipped' ? [event.tile] : []));
