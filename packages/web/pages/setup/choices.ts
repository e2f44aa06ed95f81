import { LEVELS } from '@swordtable/bots';
import { alike, type Game, type MatchOptions, type OptionSpec, type Plain, type Result, readOptions, refuse } from '@swordtable/kernel';
import { keep, kept } from '../../kept.ts';
import { typedTable } from '../numbers/typed.ts';
import { type LinkTerms, readTerms, TERM_KEYS, writtenTerms } from './terms.ts';

/** What was chosen on the set-up page: everything that a match is begun with. It travels in the address. */
export interface Choices {
  readonly game: string;
  /** The level of the bots, people at this device, or people with a link. */
  readonly against: Against;
  readonly seats: number;
  readonly options: MatchOptions;
  /** What is agreed besides, where people play by link. */
  readonly terms: LinkTerms;
}

export type Level = (typeof LEVELS)[number]['id'];
export type Against = Level | 'hot-seat' | 'link';

const AGAINST: readonly Against[] = [...LEVELS.map(({ id }) => id), 'hot-seat', 'link'];

/** A table of the owner's own is too long for an address: it is kept in this browser, and the address says so. */
const KEPT = 'kept';
/** The same for one that was typed in on a page of ours. */
const TYPED = 'typed';
const keyOf = (game: string, option: string): string => `swordtable.table.${game}.${option}`;
export const keepTable = (game: string, option: string, table: Plain): boolean => keep(keyOf(game, option), table ?? undefined);
export const keptTable = (game: string, option: string): Plain => (kept(keyOf(game, option)) ?? null) as Plain;

/** Whether a table is the one that was typed in, and not one from a file. */
export const isTyped = (game: string, option: string, value: Plain): boolean => value !== null && alike(value, typedTable(game, option));

/** How an address names a table: nothing where this browser does not keep it. */
export const writtenTable = (game: string, option: string, table: Plain): string | undefined => {
  if (isTyped(game, option, table)) return TYPED;
  return alike(table, keptTable(game, option)) ? KEPT : undefined;
};

const written = (game: string, spec: OptionSpec, value: Plain): string => {
  if (spec.kind !== 'table') return String(value);
  return isTyped(game, spec.id, value) ? TYPED : KEPT;
};

const read = (game: string, spec: OptionSpec, text: string): Plain => {
  if (spec.kind === 'flag') return text === 'true' ? true : text === 'false' ? false : text;
  if (spec.kind === 'count') return Number(text);
  if (spec.kind !== 'table') return text;
  return text === TYPED ? typedTable(game, spec.id) : keptTable(game, spec.id);
};

/** The address at which a match with these choices begins. What is as usual is left out. */
export const startAddress = (game: Game, { against, seats, options, terms }: Choices): string => {
  const query = new URLSearchParams({ game: game.id, against });
  if (seats !== game.seats.min) query.set('seats', String(seats));
  for (const spec of game.options) {
    const value = options[spec.id] ?? spec.default;
    if (value !== spec.default) query.set(spec.id, written(game.id, spec, value));
  }
  if (against === 'link') for (const [key, text] of writtenTerms(terms)) query.set(key, text);
  return `${against === 'link' ? '/match/new' : '/play/new'}?${query}`;
};

/** The choices in the query of an address, checked; what is not in it is as usual. */
export const readChoices = (game: Game, query: string): Result<Choices> => {
  const { game: _game, against = 'medium', seats = String(game.seats.min), ...given } = Object.fromEntries(new URLSearchParams(query));
  const opponent = AGAINST.find((one) => one === against);
  if (opponent === undefined) return refuse('unknown-opponent', `There is no opponent "${against}". There are ${AGAINST.join(', ')}.`);
  const count = Number(seats);
  if (!Number.isInteger(count) || count < game.seats.min || count > game.seats.max)
    return refuse('bad-seats', `This game is for ${game.seats.min} to ${game.seats.max}.`);
  const terms = readTerms(given);
  if (!terms.ok) return terms;
  const wanted = Object.entries(given).filter(([id]) => !TERM_KEYS.some((key) => key === id));
  const values = wanted.map(([id, text]): [string, Plain] => {
    const spec = game.options.find((known) => known.id === id);
    return [id, spec === undefined ? text : read(game.id, spec, text)];
  });
  const options = readOptions(game.options, Object.fromEntries(values));
  if (!options.ok) return options;
  return { ok: true, value: { game: game.id, against: opponent, seats: count, options: options.value, terms: terms.value } };
};
