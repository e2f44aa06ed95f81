import { createHash } from 'node:crypto';
import { LEVELS } from '@swordtable/bots';
import { fingerprint, type Keys, matchIdFrom } from '../keys.ts';
import type { SeatTerms, Terms } from '../match/entry.ts';
import { ratedTerms } from '../match/rated.ts';
import type { Kept } from '../people/kind.ts';
import type { Player } from '../people/player.ts';
import type { Entrant, Tournament } from './tournament.ts';

/** The match of a pairing: always the same one, so that no pairing has two. Where someone didn't come, those who are left have another. */
export const matchOfPairing = (id: string, round: number, table: number, left?: number): string =>
  matchIdFrom(
    createHash('sha256')
      .update(`tournament\n${id}\n${round}\n${table}${left === undefined ? '' : `\n${left}`}`)
      .digest(),
  );

/** The host of a tournament's matches: no key has this hash, so only the tournament can cancel them, and no one can remove them early. */
export const hostKeyOf = (id: string): string => `tournament ${id}`;

const levelName = (level: string): string => LEVELS.find(({ id }) => id === level)?.name ?? level;

/** Bots of the same strength are numbered. */
export const botName = (entrants: readonly Entrant[], index: number): string => {
  const level = entrants[index]?.level ?? '';
  const same = entrants.flatMap((entrant, other) => (entrant.level === level ? [other] : []));
  return `${levelName(level)} bot${same.length > 1 ? ` ${same.indexOf(index) + 1}` : ''}`;
};

/** Players take their seats themselves, with their own keys and luck. */
const seatOf = ({ entrants }: Tournament, index: number, player: Kept<Player> | undefined): SeatTerms => {
  const level = entrants[index]?.level;
  if (level !== undefined) return { kind: 'bot', name: botName(entrants, index), level, invites: [] };
  return { kind: 'person', name: player?.value.name ?? '', invites: player === undefined ? [] : [player.value.key] };
};

/** The terms of a match between entrants. Without a player, no rating can change. */
export const termsOf = (
  { id, value }: Kept<Tournament>,
  seats: readonly (readonly [entrant: number, player: Kept<Player> | undefined])[],
  keys: Keys,
): Terms => {
  const clock = { seconds: value.clock, level: 'easy' };
  const terms: Terms = {
    game: value.game,
    version: value.version,
    options: value.options,
    seats: seats.map(([entrant, player]) => seatOf(value, entrant, player)),
    secret: keys.secret(),
    listed: value.listed,
    openAfter: true,
    clock,
    patience: value.clock,
    host: hostKeyOf(id),
    watch: fingerprint(value.watch),
    tournament: { id, round: value.round },
  };
  return value.rated && seats.some(([, player]) => player !== undefined) ? ratedTerms({ ...terms, clock }) : terms;
};
