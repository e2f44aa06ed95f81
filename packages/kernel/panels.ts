import { plainText, spaced } from './plain-words.ts';
import type { Seat } from './seat.ts';

/** One part of a view, for a table that knows nothing about the game. */
export type Panel =
  | { readonly kind: 'fact'; readonly name: string; readonly text: string }
  | { readonly kind: 'list'; readonly name: string; readonly items: readonly string[] }
  /** The first cell of each row is its name, which may be empty. */
  | { readonly kind: 'table'; readonly name: string; readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'group'; readonly name: string; readonly panels: readonly Panel[] };

type SeatName = (seat: Seat) => string;
type Facets = Readonly<Record<string, unknown>>;

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;
const isFacets = (value: unknown): value is Facets => !isScalar(value) && !Array.isArray(value);
const isFlat = (value: unknown): boolean => isScalar(value) || (Array.isArray(value) && value.every(isScalar));
const hasFlatFacets = (value: unknown): value is Facets => isFacets(value) && Object.values(value).every(isFlat);

/** Lists with one entry per seat, by convention: their rows have the seats' names. */
const BY_SEAT: readonly string[] = ['players', 'seats'];

const titled = (name: string): string => {
  const text = spaced(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** A number called `seat` names a seat, by convention. */
const textOf = (name: string, value: unknown, seatName: SeatName): string => {
  if (name === 'seat' && typeof value === 'number') return seatName(value);
  return value === null ? '–' : plainText(value);
};

const tableOf = (key: string, entries: readonly Facets[], seatName: SeatName): Panel => {
  const names = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  const isBySeat = BY_SEAT.includes(key);
  return {
    kind: 'table',
    name: titled(key),
    columns: [...(isBySeat ? [''] : []), ...names.map(titled)],
    rows: entries.map((entry, at) => [
      ...(isBySeat ? [seatName(at)] : []),
      ...names.map((name) => (entry[name] === undefined ? '' : textOf(name, entry[name], seatName))),
    ]),
  };
};

const panelOf = (key: string, value: unknown, seatName: SeatName): Panel => {
  const name = titled(key);
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every(hasFlatFacets)) return tableOf(key, value, seatName);
    if (value.every(isScalar) && (value.length === 0 || !BY_SEAT.includes(key)))
      return { kind: 'list', name, items: value.map((item) => textOf('', item, seatName)) };
    const entryName = (at: number): string => (BY_SEAT.includes(key) ? seatName(at) : String(at + 1));
    return { kind: 'group', name, panels: value.map((entry, at) => ({ ...panelOf('', entry, seatName), name: entryName(at) })) };
  }
  if (isFacets(value)) return { kind: 'group', name, panels: panelsOf(value, seatName) };
  return { kind: 'fact', name, text: textOf(key, value, seatName) };
};

/** Any view as panels: numbers and words as facts, lists as lists, lists of similar things as tables, the rest nested. */
export const panelsOf = (view: unknown, seatName: SeatName): readonly Panel[] =>
  isFacets(view)
    ? Object.entries(view).flatMap(([key, value]) => (value === undefined ? [] : [panelOf(key, value, seatName)]))
    : [panelOf('view', view, seatName)];
