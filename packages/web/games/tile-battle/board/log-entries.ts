import type { Comparison, Event } from '@swordtable/games/tile-battle/events';
import { TERRAIN, type Tile } from '@swordtable/games/tile-battle/tile';
import { entriesOf, isAboutPlay, type LogEntry } from '../../../kit/log/entries.ts';
import type { Happening } from '../typed.ts';
import { turnOf } from './turns.ts';

/** What an entry of the log is about: an event, and the lost comparison that was the reason for it. */
export interface LoggedEvent {
  readonly event: Event;
  readonly lost?: Comparison;
}

/** What is better seen than read: it is in the picture, or the next event says it. */
const QUIET: readonly Event['what'][] = ['turn', 'compared', 'dealt', 'under'];

const seatOf = (event: Event): number | undefined => {
  if ('seat' in event) return event.seat;
  if ('by' in event && (event.what === 'drafted' || event.what === 'used' || event.what === 'removed')) return event.by;
  if (event.what === 'flipped') return event.to;
  return event.what === 'gave' ? event.from : undefined;
};

/** The tile whose fate a battle decided. */
const foughtOver = (event: Event): Tile | undefined => {
  if (!('inBattle' in event && event.inBattle)) return undefined;
  return event.what === 'replaced' ? event.tiles[0] : event.tile;
};

/** The entries of the log, oldest first. A flip in battle carries the comparison that was lost in the same turn. */
export const logEntries = (steps: readonly Omit<Happening, 'at'>[]): readonly LogEntry<LoggedEvent>[] => {
  const lost = new Map<Tile, Comparison>();
  return entriesOf(
    steps,
    (entries, event, key) => {
      if (event.what === 'placed') lost.clear();
      if (event.what === 'compared' && event.comparison.beats) lost.set(event.comparison.defender, event.comparison);
      if (QUIET.includes(event.what)) return;
      const comparison = lost.get(foughtOver(event) ?? TERRAIN);
      entries.push({ key, about: { event, ...(comparison === undefined ? {} : { lost: comparison }) }, seat: seatOf(event) });
    },
    turnOf,
  );
};

/** The tiles that an event is about, to be marked on the board. */
export const tilesOf = ({ event, lost }: LoggedEvent): readonly Tile[] => {
  const named = [
    ...('tile' in event ? [event.tile] : []),
    ...('tiles' in event ? event.tiles : []),
    ...('cause' in event ? [event.cause.self] : []),
    ...('by' in event && (event.what === 'spared' || event.what === 'replaced' || event.what === 'ignored') ? [event.by] : []),
    ...(lost === undefined ? [] : [lost.attacker, lost.defender]),
  ];
  return [...new Set(named)].filter((tile) => tile > TERRAIN);
};

/** The tile that was placed last; the terrain where none was. */
export const lastPlacedIn = (entries: readonly LogEntry<LoggedEvent>[]): Tile =>
  entries.flatMap((entry) => (isAboutPlay(entry) && entry.about.event.what === 'placed' ? [entry.about.event.tile] : [])).at(-1) ?? TERRAIN;

/** Tiles that were flipped by the newest step, in the order of the cascade. */
export const flippedIn = (events: readonly Event[]): readonly Tile[] =>
  events.flatMap((event) => (event.what === 'flipped' ? [event.tile] : []));
