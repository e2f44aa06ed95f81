import { hashOf, type MatchRecord } from '@swordtable/kernel';
import type { MatchFile } from '../api/play.ts';
import { cardOf } from './card.ts';
import type { Entry, KeyHash } from './entry.ts';
import { recordOf } from './gameplay.ts';
import type { Match, SeatState } from './match.ts';

/** The original players, without stand-in bots. */
const playerOf = ({ kind, name, program, bot }: SeatState): MatchFile['players'][number] => {
  if (kind === 'bot') return { name, player: 'bot', ...(bot === undefined ? {} : { level: bot }) };
  return { name, player: program ? 'program' : 'person' };
};

export const fileOf = (match: Match): MatchFile => {
  const { deal, ended } = cardOf(match);
  const { commitment, opened } = deal;
  const proof = opened === undefined ? {} : { deal: { match: match.id, commitment, secret: opened.secret, luck: opened.luck } };
  return {
    ...recordOf(match),
    ...(match.position === undefined ? {} : { hash: hashOf(match.position.state) }),
    players: match.seats.map(playerOf),
    ...(ended === undefined ? {} : { ended }),
    ...proof,
  };
};

/** The record alone, without the rest of the file. */
export const recordFrom = ({ game, version, seats, options, seed, scene, redealt, answers, hash }: MatchRecord): MatchRecord => ({
  ...{ game, version, seats, options, seed, answers },
  ...(scene === undefined ? {} : { scene }),
  ...(redealt === undefined ? {} : { redealt }),
  ...(hash === undefined ? {} : { hash }),
});

/** The lines of an imported match. An unfinished one stays as it was left. */
export const importOf = (
  { answers, hash, ...setup }: MatchRecord,
  names: readonly string[],
  host: KeyHash,
  over: boolean,
  levels?: readonly (string | null)[],
): readonly Entry[] => [
  { kind: 'imported', setup, names, host, ...(levels === undefined ? {} : { levels }) },
  ...answers.map(({ seat, action }, index): Entry => {
    const last = hash !== undefined && index === answers.length - 1;
    return { kind: 'answered', seat, action, ...(last ? { hash } : {}) };
  }),
  ...(over ? [] : [{ kind: 'cancelled' } as const]),
];

const NAME_LENGTH = 40;

/** Removes invisible characters, text direction marks, and half characters. */
const plainName = (name: string): string => name.replace(/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu, '').slice(0, NAME_LENGTH);

/** The names in a file that anyone may have written. */
export const readNames = (file: Readonly<Record<string, unknown>>, seats: number): readonly string[] => {
  const players = Array.isArray(file['players']) ? file['players'].slice(0, seats) : [];
  return players.map((player: unknown) =>
    typeof player === 'object' && player !== null && 'name' in player && typeof player.name === 'string' ? plainName(player.name) : '',
  );
};
