import type { Card, Deal, ListedMatch, SeatCard } from '../api/match.ts';
import type { Face } from '../storage/storage.ts';
import { dueAt } from './absence.ts';
import type { Match } from './match.ts';

/** Whether everything about the match is open: it's over, and its terms say so. */
export const isOpen = (match: Match): boolean => match.status === 'over' && match.terms.openAfter;

const dealOf = (match: Match): Deal => {
  const { secret } = match.terms;
  const opened = isOpen(match) && match.seed !== undefined && match.imported === undefined;
  return {
    commitment: match.commitment,
    ...(opened ? { opened: { secret, luck: match.seats.map(({ luck }) => luck), seed: match.seed ?? '' } } : {}),
  };
};

/** Built from what is public; nothing is copied wholesale from the match. */
export const cardOf = (match: Match): Card => ({
  match: match.id,
  seq: match.seq,
  game: match.game.id,
  name: match.game.name,
  version: match.game.version,
  options: match.terms.options,
  status: match.status,
  listed: match.terms.listed,
  openAfter: match.terms.openAfter,
  ...(match.terms.hints === undefined ? {} : { hints: match.terms.hints }),
  ...(match.terms.rated === undefined ? {} : { rated: match.terms.rated }),
  clock: match.terms.clock,
  patience: match.terms.patience,
  created: match.created,
  seats: match.seats.map(
    (seatState, seat): SeatCard => ({
      kind: seatState.kind,
      name: seatState.name,
      taken: seatState.taken,
      player: seatState.bot !== undefined ? 'bot' : seatState.program ? 'program' : 'person',
      ...(seatState.bot === undefined ? {} : { level: seatState.bot }),
      ...(seatState.profile === undefined ? {} : { profile: seatState.profile }),
      ...(seatState.away === undefined ? {} : { away: seatState.away }),
      ...(seatState.vacation === undefined ? {} : { vacation: seatState.vacation }),
      ...(match.resigned.includes(seat) ? { resigned: true } : {}),
      ...(seatState.agreed.length === 0 ? {} : { agreed: seatState.agreed }),
    }),
  ),
  asked: match.asked.map(({ seat }) => seat),
  deal: dealOf(match),
  ...(match.ended === undefined ? {} : { ended: match.ended }),
  ...(match.ratings === undefined ? {} : { ratings: match.ratings }),
  ...(match.terms.after === undefined ? {} : { after: match.terms.after }),
  ...(match.terms.tournament === undefined ? {} : { tournament: match.terms.tournament }),
  ...(match.rematch === undefined ? {} : { rematch: match.rematch }),
  ...(match.request === undefined ? {} : { takeback: { seat: match.request.seat, granted: [...match.request.granted] } }),
  ...(match.imported === undefined ? {} : { imported: true }),
});

/** A card for a list, without large custom tables and without what changes on every move. */
const listedCard = ({ options, seq: _seq, asked: _asked, takeback: _takeback, ...card }: Card): Omit<ListedMatch, 'seq' | 'updated'> => ({
  ...card,
  options: Object.fromEntries(Object.entries(options).filter(([, value]) => typeof value !== 'object')),
});

/** A list card's text, cached while the seats stay the same: most lines don't change it. */
const texts = new WeakMap<Match['seats'], { readonly mark: string; readonly text: string }>();

const listedText = (match: Match): string => {
  const known = texts.get(match.seats);
  const mark = `${match.status} ${match.rematch ?? ''} ${match.ratings === undefined ? '' : 'rated'}`;
  if (known?.mark === mark) return known.text;
  const text = JSON.stringify(listedCard(cardOf(match)));
  texts.set(match.seats, { mark, text });
  return text;
};

export const faceOf = (match: Match): Face => ({
  game: match.game.id,
  status: match.status,
  listed: match.terms.listed,
  due: dueAt(match),
  card: listedText(match),
});
