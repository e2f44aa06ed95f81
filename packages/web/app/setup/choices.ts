import {
  accept,
  appliesToSeats,
  deepEqual,
  defaultSeats,
  type Game,
  type Json,
  type MatchOptions,
  type OptionSpec,
  type Result,
  readOptions,
  refuse,
} from '@swordtable/kernel';
import { readStored, store } from '../../client/storage.ts';
import { typedTable } from '../numbers/draft.ts';
import { nameFrom } from '../play/own-name.ts';
import {
  DEFAULT_LEVEL,
  defaultOpponents,
  OPPONENT_KINDS,
  type Opponent,
  type OpponentKind,
  opponentKindOf,
  readOpponents,
  writeOpponents,
} from './opponents.ts';
import { type LinkTerms, readTerms, TERM_KEYS, writeTerms } from './terms.ts';

/** The choices on the setup page: everything a match needs to begin. They travel in the address. */
export interface Choices {
  readonly game: string;
  /** The bots' level, people at this device, or people with a link. */
  readonly against: OpponentKind;
  /** Everyone at the table, including the visitor. */
  readonly seats: number;
  /** The players on the other seats. */
  readonly others: readonly Opponent[];
  /** The visitor's name if several play at this device; empty if not given. */
  readonly name: string;
  readonly options: MatchOptions;
  /** The further terms of a match by link. */
  readonly terms: LinkTerms;
}

/** A custom table is too long for an address: it's stored in this browser, and the address says so. */
const KEPT = 'kept';
/** The same for one entered on a page. */
const TYPED = 'typed';
const keyOf = (game: string, option: string): string => `swordtable.table.${game}.${option}`;
export const keepTable = (game: string, option: string, table: Json): boolean => store(keyOf(game, option), table ?? undefined);
export const keptTable = (game: string, option: string): Json => (readStored(keyOf(game, option)) ?? null) as Json;

/** Whether a table was entered on a page, and isn't from a file. */
export const isTyped = (game: string, option: string, value: Json): boolean => value !== null && deepEqual(value, typedTable(game, option));

/** A table's name in an address; undefined if this browser doesn't have it. */
export const writtenTable = (game: string, option: string, table: Json): string | undefined => {
  if (isTyped(game, option, table)) return TYPED;
  return deepEqual(table, keptTable(game, option)) ? KEPT : undefined;
};

const written = (game: string, spec: OptionSpec, value: Json): string => {
  if (spec.kind !== 'table') return String(value);
  return isTyped(game, spec.id, value) ? TYPED : KEPT;
};

const read = (game: string, spec: OptionSpec, text: string): Json => {
  if (spec.kind === 'flag') return text === 'true' ? true : text === 'false' ? false : text;
  if (spec.kind === 'count') return Number(text);
  if (spec.kind !== 'table') return text;
  return text === TYPED ? typedTable(game, spec.id) : keptTable(game, spec.id);
};

/** The options of a match with this many seats; those that don't apply keep their defaults. */
export const optionsFor = (game: Game, seats: number, options: MatchOptions): MatchOptions =>
  Object.fromEntries(game.options.map((spec) => [spec.id, (appliesToSeats(spec, seats) ? options[spec.id] : undefined) ?? spec.default]));

/** The opponents as parts of an address. A solo game has none. */
export const writtenPlayers = ({ against, others, name }: Pick<Choices, 'against' | 'others' | 'name'>): [string, string][] => {
  const company = writeOpponents(against, others);
  const players: [string, string][] = [];
  if (others.length > 0) players.push(['against', against]);
  if (company !== undefined) players.push(['with', company]);
  if (others.length > 0 && against === 'hot-seat' && name !== '') players.push(['me', name]);
  return players;
};

/** The address that begins a match with these choices. Defaults are left out. */
export const startAddress = (game: Game, choices: Choices): string => {
  const { seats, terms } = choices;
  const isByLink = choices.against === 'link' && seats > 1;
  const query = new URLSearchParams([['game', game.id], ...writtenPlayers(choices)]);
  if (seats !== defaultSeats(game)) query.set('seats', String(seats));
  const options = optionsFor(game, seats, choices.options);
  for (const spec of game.options) {
    const value = options[spec.id] ?? spec.default;
    if (value !== spec.default) query.set(spec.id, written(game.id, spec, value));
  }
  if (isByLink) for (const [key, text] of writeTerms(terms)) query.set(key, text);
  return `${isByLink ? '/match/new' : '/play/new'}?${query}`;
};

/** The choices in an address's query, checked; whatever is missing has its default. */
export const readChoices = (game: Game, query: string): Result<Choices> => {
  const words = Object.fromEntries(new URLSearchParams(query));
  const { game: _game, against = DEFAULT_LEVEL, seats = String(defaultSeats(game)), with: company, me = '', ...given } = words;
  const opponent = OPPONENT_KINDS.find((one) => one === against);
  if (opponent === undefined)
    return refuse('unknown-opponent', `There is no opponent "${against}". The opponents are ${OPPONENT_KINDS.join(', ')}.`);
  const count = Number(seats);
  if (!Number.isInteger(count) || count < game.seats.min || count > game.seats.max)
    return refuse('bad-seats', `This game is for ${game.seats.min} to ${game.seats.max} players.`);
  const others = company === undefined ? accept(defaultOpponents(opponent, count - 1)) : readOpponents(company, count - 1);
  if (!others.ok) return others;
  const terms = readTerms(given);
  if (!terms.ok) return terms;
  const wanted = Object.entries(given).filter(([id]) => !TERM_KEYS.some((key) => key === id));
  const values = wanted.map(([id, text]): [string, Json] => {
    const spec = game.options.find((known) => known.id === id);
    return [id, spec === undefined ? text : read(game.id, spec, text)];
  });
  const options = readOptions(game.options, Object.fromEntries(values));
  if (!options.ok) return options;
  return accept({
    ...{ game: game.id, against: opponentKindOf(others.value, opponent), seats: count, others: others.value },
    ...{ name: nameFrom(me), options: optionsFor(game, count, options.value), terms: terms.value },
  });
};
