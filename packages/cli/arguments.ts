import { randomBytes } from 'node:crypto';
import { defaultSeats, type Game, type Json, type OptionSpec, type Seat } from '@swordtable/kernel';
import { readJson } from './files.ts';
import { GAMES, gameNamed } from './games.ts';
import { nearest } from './nearest.ts';
import { stop } from './stop.ts';

export const gameOf = (id: string): Game => {
  const known = GAMES.map((game) => game.id);
  return gameNamed(id) ?? stop(`There is no game "${id}".${nearest(id, known)} The games are: ${known.join(', ')}.`);
};

export const newSeed = (): string => randomBytes(16).toString('hex');

const YES: readonly string[] = ['true', 'yes', 'on'];
const NO: readonly string[] = ['false', 'no', 'off'];

const valueFrom = (spec: OptionSpec | undefined, text: string): Json => {
  if (spec?.kind === 'flag') return YES.includes(text) ? true : NO.includes(text) ? false : text;
  if (spec?.kind === 'count') return /^-?\d+$/.test(text) ? Number(text) : text;
  return spec?.kind === 'table' ? readJson(text) : text;
};

/** A game's options from texts such as `terrain=parthenon`; a flag needs no value. The kernel checks them. */
export const optionsFrom = (game: Game, given: readonly string[], numbers: string | undefined): Readonly<Record<string, Json>> => {
  const pairs = given.map((text): readonly [string, Json] => {
    const at = text.indexOf('=');
    const id = at < 0 ? text : text.slice(0, at);
    const spec = game.options.find((known) => known.id === id);
    if (at < 0 && spec !== undefined && spec.kind !== 'flag') stop(`The option "${id}" needs a value: --option ${id}=…`);
    return [id, valueFrom(spec, at < 0 ? 'true' : text.slice(at + 1))];
  });
  return Object.fromEntries(numbers === undefined ? pairs : [...pairs, ['numbers', readJson(numbers)] as const]);
};

/** A seat by its number or its name in the game. */
const seatOf = (game: Game, seats: number, text: string): Seat => {
  const names = Array.from({ length: seats }, (_, seat) => game.words.seat(seat).toLowerCase());
  const seat = /^\d+$/.test(text) ? Number(text) : names.indexOf(text.toLowerCase());
  if (seat >= 0 && seat < seats) return seat;
  return stop(`There is no seat "${text}". The seats are: ${names.map((name, number) => `${number} (${name})`).join(', ')}.`);
};

/** A comma-separated list of seats, without duplicates. */
export const seatsNamed = (game: Game, seats: number, text: string): readonly Seat[] => [
  ...new Set(text.split(',').map((each) => seatOf(game, seats, each.trim()))),
];

/** The number of seats: as requested, or two where the game allows it. */
export const seatsOf = (game: Game, asked: number | undefined): number => asked ?? defaultSeats(game);
