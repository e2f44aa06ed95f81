import { accept, type Json, type Result, refuse } from '@swordtable/kernel';
import { isName, isOneOf, isRow, NAME_MAX, type Row, strayIn } from '../../piece-files.ts';
import file from './cards.json' with { type: 'json' };
import {
  ACTIONS,
  type ActionCard,
  type Cards,
  COLORS,
  type Color,
  type Land,
  type LandNo,
  sortedWarriors,
  WARRIORS,
  type Warrior,
} from './cards.ts';

/** Bounds within which a file of cards makes a game: three rounds take twelve lands and twelve actions. */
const LIMITS = { warriors: [8, 60], actions: [12, 60], lands: [12, 60], ares: [0, 20], count: [0, 20], value: [0, 20] } as const;

const isWithin = (value: unknown, [least, most]: readonly [number, number]): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const bad = (sentence: string) => refuse('bad-cards', sentence);
const between = ([least, most]: readonly [number, number]): string => `a whole number from ${least} to ${most}`;

const nameIn = (rows: readonly { readonly id: string; readonly name: string }[], id: string): string =>
  rows.find((row) => row.id === id)?.name ?? id;

/** What the rows of one part of the file say, by id; a row that is left out says nothing. */
const rowsOf = <Id extends string>(part: 'warriors' | 'actions', given: unknown, ids: readonly Id[]): Result<ReadonlyMap<Id, Row>> => {
  const rows = new Map<Id, Row>();
  if (given === undefined) return accept(rows);
  if (!Array.isArray(given) || given.length > ids.length) return bad(`"${part}" is a list of at most ${ids.length} rows.`);
  for (const [index, row] of given.entries()) {
    const where = `Row ${index + 1} of "${part}"`;
    if (!isRow(row) || !isOneOf(ids, row['id'])) return bad(`${where} has no "id" that is one of ${ids.join(', ')}.`);
    const stray = strayIn(row, part === 'warriors' ? ['id', 'name', 'count', 'beats'] : ['id', 'name', 'count']);
    if (stray !== undefined) return bad(`${where}, "${row['id']}": there is no "${stray}".`);
    const name = nameIn(file[part], row['id']);
    if (row['name'] !== undefined && row['name'] !== name)
      return bad(`${where}, "${row['id']}" is called ${name}; only lands can be renamed.`);
    if (rows.has(row['id'])) return bad(`${where}: "${row['id']}" appears twice.`);
    if (row['count'] !== undefined && !isWithin(row['count'], LIMITS.count))
      return bad(`${where}, "${row['id']}": "count" should be ${between(LIMITS.count)}.`);
    rows.set(row['id'], row);
  }
  return accept(rows);
};

/** Of two different types one defeats the other, and not the other way round. */
const readBeats = (rows: ReadonlyMap<Warrior, Row>): Result<Cards['beats']> => {
  const beats = {} as Record<Warrior, readonly Warrior[]>;
  for (const id of WARRIORS) {
    const given = rows.get(id)?.['beats'];
    if (!Array.isArray(given) || given.length > WARRIORS.length || !given.every((each) => isOneOf(WARRIORS, each)))
      return bad(`"${id}": "beats" should be a list of types out of ${WARRIORS.join(', ')}.`);
    beats[id] = sortedWarriors(given);
  }
  for (const one of WARRIORS) {
    for (const other of WARRIORS) {
      const [wins, loses] = [beats[one].includes(other), beats[other].includes(one)];
      if (one === other && wins) return bad(`"${one}" cannot beat its own type.`);
      if (one !== other && wins === loses) return bad(`Of "${one}" and "${other}" exactly one should beat the other.`);
    }
  }
  return accept(beats);
};

const readLands = (given: unknown): Result<readonly Land[]> => {
  const [least, most] = LIMITS.lands;
  if (!Array.isArray(given) || given.length < least || given.length > most)
    return bad(`"lands" is a list of ${least} to ${most} lands, all that are in the deck.`);
  const lands: Land[] = [];
  for (const [index, row] of given.entries()) {
    const where = `Land ${index + 1}`;
    if (!isRow(row) || !isName(row['name']) || !isName(row['kind']))
      return bad(`${where} needs a "name" and a "kind" of at most ${NAME_MAX} letters.`);
    const stray = strayIn(row, ['name', 'kind', 'color', 'colour', 'value']);
    if (stray !== undefined) return bad(`${where}, ${row['name']}: there is no "${stray}".`);
    // Files written before the American spelling say "colour", and so do the cards of stored matches.
    const { name, kind, value } = row as { name: string; kind: string; value: unknown };
    const color = row['color'] ?? row['colour'];
    if (!isOneOf<Color>(COLORS, color)) return bad(`${where}, ${name}: "color" should be one of ${COLORS.join(', ')}.`);
    if (!isWithin(value, LIMITS.value)) return bad(`${where}, ${name}: "value" should be ${between(LIMITS.value)}.`);
    if (lands.some((land) => land.name === name)) return bad(`${where}: there are two lands called ${name}.`);
    lands.push({ name, kind, colour: color, value });
  }
  return accept(lands);
};

/** Rows of ours, and over them those of the file that is read. */
const merged = <Id extends string>(
  part: 'warriors' | 'actions',
  table: Row,
  ours: Row,
  ids: readonly Id[],
): Result<ReadonlyMap<Id, Row>> => {
  const [own, given] = [rowsOf(part, ours[part], ids), rowsOf(part, table[part], ids)];
  if (!own.ok || !given.ok) return own.ok ? given : own;
  return accept(new Map(ids.map((id) => [id, { ...own.value.get(id), ...given.value.get(id) }])));
};

const counted = <Id extends string>(part: string, rows: ReadonlyMap<Id, Row>, limits: readonly [number, number]): Result<readonly Id[]> => {
  const cards = [...rows].flatMap(([id, row]) => Array.from({ length: row['count'] as number }, () => id));
  return isWithin(cards.length, limits)
    ? accept(cards)
    : bad(`The ${part} of one player should be ${between(limits)}, not ${cards.length}.`);
};

const read = (table: Row, ours: Row): Result<Cards> => {
  const rows = merged<Warrior>('warriors', table, ours, WARRIORS);
  if (!rows.ok) return rows;
  const actionRows = merged<ActionCard>('actions', table, ours, ACTIONS);
  if (!actionRows.ok) return actionRows;
  const warriors = counted('warriors', rows.value, LIMITS.warriors);
  if (!warriors.ok) return warriors;
  const actions = counted('actions', actionRows.value, LIMITS.actions);
  if (!actions.ok) return actions;
  const beats = readBeats(rows.value);
  if (!beats.ok) return beats;
  const lands = readLands(table['lands'] === undefined ? ours['lands'] : table['lands']);
  if (!lands.ok) return lands;
  const ares = table['ares'] === undefined ? ours['ares'] : table['ares'];
  if (!isWithin(ares, LIMITS.ares)) return bad(`"ares" should be ${between(LIMITS.ares)}.`);
  return accept({ warriors: warriors.value, actions: actions.value, beats: beats.value, lands: lands.value, ares });
};

const PARTS = ['warriors', 'actions', 'lands', 'ares'];

/** Reads a file of cards, which may have any of the parts of `cards.json`; what it leaves out is as in ours (B-1 to B-3). */
export const readCards = (table: Json): Result<Cards> => {
  if (table === null) return read({}, file);
  if (!isRow(table)) return bad('A file of cards is an object.');
  const stray = strayIn(table, PARTS);
  if (stray !== undefined) return bad(`A file of cards has ${PARTS.join(', ')}, but no "${stray}".`);
  return read(table, file);
};

/** Our cards. */
export const CARDS: Cards = (() => {
  const ours = readCards(null);
  if (!ours.ok) throw new Error(ours.refusal.sentence);
  return ours.value;
})();

/** What lands are called, where a match has others than ours: the sentences about events know only ours by heart. */
export const ownNames = (cards: Cards, lands: readonly LandNo[]): { readonly names?: readonly string[] } => {
  const names = lands.map((land) => cards.lands[land]?.name ?? '?');
  return names.every((name, index) => name === CARDS.lands[lands[index] as LandNo]?.name) ? {} : { names };
};

export const warriorName = (warrior: Warrior): string => nameIn(file.warriors, warrior);
export const actionName = (card: ActionCard): string => nameIn(file.actions, card);
