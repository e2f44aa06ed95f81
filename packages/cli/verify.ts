import { list, plural } from '@swordtable/games/grammar';
import { type MatchRecord, readRecord, replay, type Seat } from '@swordtable/kernel';
import { checkDeal, type Notes, type Proof, proofIn } from '@swordtable/server/match/proof';
import { gameOf } from './arguments.ts';
import { readText } from './files.ts';
import { FAILED, orStop, stop } from './stop.ts';

/** Describes a record's deal; ends the command if it wasn't the committed one. */
export const dealText = (proof: Proof, record: Parameters<typeof checkDeal>[1], notes?: Notes): string => {
  orStop(checkDeal(proof, record, notes), FAILED);
  const players = proof.luck.filter((luck) => luck !== '').length;
  const added = players === 0 ? 'No player added luck.' : `${plural(players, 'player')} added luck.`;
  return `The deal came from the secret the server committed to (${proof.commitment}). ${added}`;
};

/** The luck in texts such as `0=seven`. The server removes spaces around what players send, and so do we. */
const luckFrom = (given: readonly string[], { seats }: MatchRecord): ReadonlyMap<Seat, string> =>
  new Map(
    given.map((text) => {
      const [, seat, luck = ''] = /^(\d+)=(.*)$/s.exec(text) ?? stop(`"${text}" isn’t a seat and its luck: --luck 0=TEXT.`);
      if (Number(seat) >= seats) stop(`There is no seat ${seat}; the match has seats 0 to ${seats - 1}.`);
      return [Number(seat), luck.trim()] as const;
    }),
  );

const seatsText = (seats: readonly Seat[]): string => `${seats.length === 1 ? 'seat' : 'seats'} ${list(seats.map(String))}`;

/** What the file alone leaves open: a forger can write anything into it that nobody else has written down. */
const openPoints = ({ luck, bots }: Proof, { commitment, luck: noted = new Map() }: Notes): readonly string[] => {
  const people = luck.flatMap((_, seat) => (bots.includes(seat) ? [] : [seat]));
  const added = people.filter((seat) => luck[seat] !== '');
  const claimed = added.filter((seat) => !noted.has(seat));
  const own = added.filter((seat) => noted.has(seat));
  return [
    ...(own.length === 0 ? [] : [`Proven: the deal depends on the luck you named for ${seatsText(own)}.`]),
    ...(commitment === undefined
      ? ['Not proven: when the server committed to its secret. Pass the commitment you saw before you added luck, with --commitment.']
      : []),
    ...(claimed.length === 0
      ? []
      : [`Not proven: that the luck of ${seatsText(claimed)} is what was added there. Players can name theirs, with --luck SEAT=TEXT.`]),
    ...(added.length === 0
      ? ['Not proven: that the server didn’t choose the deal before it committed to it, because no player added luck.']
      : []),
  ];
};

export interface VerifyOptions {
  readonly commitment?: string;
  readonly luck?: readonly string[];
}

/** Proves a finished match: the deal was the committed one, every answer was legal, and the end matches. */
export const verify = (path: string, { commitment, luck = [] }: VerifyOptions): void => {
  const text = readText(path);
  const record = orStop(readRecord(text), FAILED);
  const notes: Notes = { commitment: commitment?.toLowerCase(), luck: luckFrom(luck, record) };
  const proof =
    proofIn(JSON.parse(text)) ?? stop('This file doesn’t say how it was dealt. Only matches from a server can be verified.', FAILED);
  const deal = dealText(proof, record, notes);
  const steps = orStop(replay(gameOf(record.game), record), FAILED);
  const end = record.hash === undefined ? 'the file has no final hash' : 'the end matches the file';
  for (const line of [deal, `${plural(steps.length - 1, 'answer')}, all legal; ${end}.`, ...openPoints(proof, notes)]) console.log(line);
};
