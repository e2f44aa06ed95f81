import { LEVELS } from '@swordtable/bots';
import { accept, type Result, refuse } from '@swordtable/kernel';
import { nameFrom } from '../play/own-name.ts';

type Level = (typeof LEVELS)[number]['id'];

/** The player on another seat: a bot, a person at this device, or a person with a link, optionally with a name. */
export type Opponent =
  | { readonly kind: 'bot'; readonly level: Level }
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'link'; readonly name: string };

/** The main choice: the bots' level, people at this device, or people with a link. All seats follow it until one is changed. */
export type OpponentKind = Level | 'hot-seat' | 'link';

export const DEFAULT_LEVEL: Level = 'medium';
export const OPPONENT_KINDS: readonly OpponentKind[] = [...LEVELS.map(({ id }) => id), 'hot-seat', 'link'];

export const isLevel = (against: OpponentKind): against is Level => against !== 'hot-seat' && against !== 'link';

/** The player on a seat that hasn't been changed. */
const defaultOther = (against: OpponentKind): Opponent => {
  if (isLevel(against)) return { kind: 'bot', level: against };
  return { kind: against === 'link' ? 'link' : 'here', name: '' };
};

export const defaultOpponents = (against: OpponentKind, count: number): readonly Opponent[] =>
  Array.from({ length: count }, () => defaultOther(against));

/** The same players with more or fewer seats; those who are there stay. */
export const resized = (against: OpponentKind, others: readonly Opponent[], count: number): readonly Opponent[] => [
  ...others.slice(0, count),
  ...defaultOpponents(against, Math.max(0, count - others.length)),
];

/** The main choice that the seats amount to: one person with a link makes it a match by link. Without other seats, it stays. */
export const opponentKindOf = (others: readonly Opponent[], before: OpponentKind): OpponentKind => {
  if (others.some(({ kind }) => kind === 'link')) return 'link';
  if (others.some(({ kind }) => kind === 'here')) return 'hot-seat';
  const levels = others.flatMap((other) => (other.kind === 'bot' ? [other.level] : []));
  return levels.find((level) => level === before) ?? levels[0] ?? before;
};

/** Whether a player of this kind can take the seat: people at this device and people with a link don't mix. */
export const canSit = (kind: Opponent['kind'], others: readonly Opponent[], at: number): boolean => {
  const barred = { bot: undefined, here: 'link', link: 'here' }[kind];
  return !others.some((other, seat) => seat !== at && other.kind === barred);
};

const sameAs = (one: Opponent, other: Opponent): boolean =>
  one.kind === 'bot' || other.kind === 'bot'
    ? one.kind === 'bot' && other.kind === 'bot' && one.level === other.level
    : one.kind === other.kind && one.name === other.name;

const writtenOther = (other: Opponent): string => {
  if (other.kind === 'bot') return other.level;
  // Half a character can't be written in an address.
  const name = encodeURIComponent(nameFrom(other.name));
  return name === '' ? other.kind : `${other.kind}:${name}`;
};

/** The players as part of an address: `here:Ada,medium`. Undefined if everything is at its default. */
export const writeOpponents = (against: OpponentKind, others: readonly Opponent[]): string | undefined => {
  const fallback = defaultOther(against);
  if (others.every((other) => sameAs(other, fallback))) return undefined;
  return others.map(writtenOther).join(',');
};

const decoded = (text: string): string => {
  try {
    return nameFrom(decodeURIComponent(text));
  } catch {
    // Half an encoded character isn't a name; the seat has none then.
    return '';
  }
};

const readOther = (text: string): Opponent | undefined => {
  const level = LEVELS.find(({ id }) => id === text)?.id;
  if (level !== undefined) return { kind: 'bot', level };
  const [kind, name = ''] = text.split(':');
  return kind === 'here' || kind === 'link' ? { kind, name: decoded(name) } : undefined;
};

/** Reads players from an address, checked, because anyone may have written it. */
export const readOpponents = (text: string, count: number): Result<readonly Opponent[]> => {
  const texts = text === '' ? [] : text.split(',');
  const others = texts.flatMap((each) => readOther(each) ?? []);
  if (others.length !== texts.length) return refuse('unknown-opponent', `"${text}" isn’t a valid player.`);
  if (others.length !== count) return refuse('bad-company', `There are ${count} other seats, but ${others.length} players for them.`);
  const isMixed = others.some(({ kind }, at) => !canSit(kind, others, at));
  if (isMixed) return refuse('bad-company', 'People at this device and people with a link can’t play in the same match.');
  return accept(others);
};
