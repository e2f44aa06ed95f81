import { LEVELS } from '@swordtable/bots';
import { accept, type Result, refuse } from '@swordtable/kernel';
import { nameFrom } from '../play/own-name.ts';

type Level = (typeof LEVELS)[number]['id'];

/** Who sits on one of the other seats: a bot, somebody at this device, or whoever is sent a link. A name may be given at once. */
export type Opponent =
  | { readonly kind: 'bot'; readonly level: Level }
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'link'; readonly name: string };

/** The one big choice: the level of bots, people at this device, or people with a link. All seats follow it until one is changed. */
export type OpponentKind = Level | 'hot-seat' | 'link';

export const DEFAULT_LEVEL: Level = 'medium';
export const OPPONENT_KINDS: readonly OpponentKind[] = [...LEVELS.map(({ id }) => id), 'hot-seat', 'link'];

export const isLevel = (against: OpponentKind): against is Level => against !== 'hot-seat' && against !== 'link';

/** Who sits on a seat that nobody has changed. */
const usualOther = (against: OpponentKind): Opponent => {
  if (isLevel(against)) return { kind: 'bot', level: against };
  return { kind: against === 'link' ? 'link' : 'here', name: '' };
};

export const defaultOpponents = (against: OpponentKind, count: number): readonly Opponent[] =>
  Array.from({ length: count }, () => usualOther(against));

/** The same company with more or fewer of them: those who are there stay. */
export const resized = (against: OpponentKind, others: readonly Opponent[], count: number): readonly Opponent[] => [
  ...others.slice(0, count),
  ...defaultOpponents(against, Math.max(0, count - others.length)),
];

/** The choice that a company comes down to: one person with a link makes it a match by link. Where nobody else sits, it stays. */
export const opponentKindOf = (others: readonly Opponent[], before: OpponentKind): OpponentKind => {
  if (others.some(({ kind }) => kind === 'link')) return 'link';
  if (others.some(({ kind }) => kind === 'here')) return 'hot-seat';
  const levels = others.flatMap((other) => (other.kind === 'bot' ? [other.level] : []));
  return levels.find((level) => level === before) ?? levels[0] ?? before;
};

/** Whether somebody of this kind can sit there: people at this device and people with a link do not meet in one match. */
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
  // Half of a character cannot be written in an address.
  const name = encodeURIComponent(nameFrom(other.name));
  return name === '' ? other.kind : `${other.kind}:${name}`;
};

/** The company as a word of an address: `here:Ada,medium`. Nothing where everybody is as usual. */
export const writeOpponents = (against: OpponentKind, others: readonly Opponent[]): string | undefined => {
  const usual = usualOther(against);
  if (others.every((other) => sameAs(other, usual))) return undefined;
  return others.map(writtenOther).join(',');
};

const decoded = (text: string): string => {
  try {
    return nameFrom(decodeURIComponent(text));
  } catch {
    // Half of a written character is no name; the seat has none then.
    return '';
  }
};

const readOther = (text: string): Opponent | undefined => {
  const level = LEVELS.find(({ id }) => id === text)?.id;
  if (level !== undefined) return { kind: 'bot', level };
  const [kind, name = ''] = text.split(':');
  return kind === 'here' || kind === 'link' ? { kind, name: decoded(name) } : undefined;
};

/** A company in the words of an address, checked: anybody may have written them. */
export const readOpponents = (text: string, count: number): Result<readonly Opponent[]> => {
  const texts = text === '' ? [] : text.split(',');
  const others = texts.flatMap((each) => readOther(each) ?? []);
  if (others.length !== texts.length) return refuse('unknown-opponent', `"${text}" names somebody who cannot sit at a table.`);
  if (others.length !== count) return refuse('bad-company', `There are ${count} other seats, and ${others.length} are to sit there.`);
  const isMixed = others.some(({ kind }, at) => !canSit(kind, others, at));
  if (isMixed) return refuse('bad-company', 'People at this device and people with a link do not meet in one match.');
  return accept(others);
};
