import type { Card } from '@swordtable/server/api/match';
import type { Notes } from '@swordtable/server/match/proof';
import { newSeed } from '../../../client/new-seed.ts';
import { readStored, store } from '../../../client/storage.ts';

/** What this browser wrote down about a deal before it added its own luck. */
interface DealNotes {
  readonly match: string;
  readonly commitment: string;
  /** The seats of bots, which add no luck. */
  readonly bots: readonly number[];
  /** By seat. */
  readonly luck: Readonly<Record<string, string>>;
}

const KEY = 'swordtable.deals';
/** More matches than anyone plays at the same time. */
const MOST = 200;

/** This page's own copy, for browsers that store nothing. */
let known: readonly DealNotes[] = [];

const isNotes = (value: unknown): value is DealNotes =>
  typeof value === 'object' &&
  value !== null &&
  'match' in value &&
  'commitment' in value &&
  'bots' in value &&
  'luck' in value &&
  typeof value.commitment === 'string' &&
  Array.isArray(value.bots) &&
  value.bots.every((seat) => typeof seat === 'number') &&
  typeof value.luck === 'object' &&
  value.luck !== null &&
  Object.values(value.luck).every((text) => typeof text === 'string');

/** The newest come first. */
const allNotes = (): readonly DealNotes[] => {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter(isNotes) : known;
};

const foundOn = (match: string): DealNotes | undefined => allNotes().find((each) => each.match === match);

const keep = (notes: DealNotes): void => {
  known = [notes, ...allNotes().filter(({ match }) => match !== notes.match)].slice(0, MOST);
  store(KEY, known);
};

const botsOf = ({ seats }: Pick<Card, 'seats'>): readonly number[] => seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));

/**
 * Random luck for a seat that is about to be taken. The commitment is written down with it, and stays what it was when it was first seen:
 * a server that changes its mind is found out.
 */
export const luckFor = (card: Pick<Card, 'match' | 'deal' | 'seats'>, seat: number): string => {
  const { match } = card;
  const before = foundOn(match) ?? { match, commitment: card.deal.commitment, bots: botsOf(card), luck: {} };
  const luck = before.luck[seat] ?? newSeed();
  keep({ ...before, luck: { ...before.luck, [seat]: luck } });
  return luck;
};

/** Removes the luck of a seat that couldn't be taken: another player has it now, with luck of their own. */
export const forgetLuck = (match: string, seat: number): void => {
  const notes = foundOn(match);
  if (notes === undefined) return;
  const { [seat]: _, ...luck } = notes.luck;
  keep({ ...notes, luck });
};

/** What this browser wrote down about a match that it sees from a seat; undefined if it wrote down nothing. */
export const notesOn = (match: string, watcher: number | null): Required<Notes> | undefined => {
  const notes = foundOn(match);
  if (notes === undefined) return undefined;
  const own = watcher === null ? undefined : notes.luck[watcher];
  const bots = notes.bots.map((seat) => [seat, ''] as const);
  return { commitment: notes.commitment, luck: new Map(own === undefined || watcher === null ? bots : [...bots, [watcher, own]]) };
};
