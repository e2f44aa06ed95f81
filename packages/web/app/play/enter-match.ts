import { accept, type Result, refuse } from '@swordtable/kernel';
import type { Created, MatchDetails } from '@swordtable/server/api/match';
import { loadGame } from '../../client/local/games.ts';
import { serviceAt } from '../../client/remote/api.ts';
import { isPassing } from '../../client/remote/http.ts';
import { readLink } from '../../client/remote/links.ts';
import { openTable } from '../../client/remote/remote.ts';
import type { Table } from '../../client/table.ts';
import { readChoices } from '../setup/choices.ts';
import type { Opponent } from '../setup/opponents.ts';
import { serviceTerms } from '../setup/terms.ts';
import { forgetLuck, luckFor } from './deal/notes.ts';
import { ownName } from './own-name.ts';

const service = serviceAt();

/** A seat as the server's API wants it. A person at this device would have no device of their own, and gets a link too. */
const seatOf = (other: Opponent, anyone: boolean) => {
  if (other.kind === 'bot') return other;
  return anyone ? { kind: 'open' as const } : { kind: 'person' as const, ...(other.name === '' ? {} : { name: other.name }) };
};

/** Creates the match in the address: the visitor, who sits down on entering it, bots, and for everyone else a link or an open seat. */
export const makeMatch = async (search: string, name: string): Promise<Result<Created>> => {
  const loaded = await loadGame(new URLSearchParams(search).get('game') ?? '');
  if (!loaded.ok) return loaded;
  const choices = readChoices(loaded.value[0], search);
  if (!choices.ok) return choices;
  const { game, others, options, terms } = choices.value;
  const seats = [{ kind: 'me' as const, name }, ...others.map((other) => seatOf(other, terms.anyone))];
  return service.create({ game, options, ...serviceTerms(terms), seats, sit: false });
};

/** An open match, a seat that needs a name, or a used link. */
export type Entered =
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'used' }
  | { readonly kind: 'invited'; readonly card: MatchDetails | undefined; readonly seat: number; readonly invite?: string };

const opened = async (match: string, seat: number | null): Promise<Result<Entered>> => {
  const table = await openTable(match, seat);
  return table.ok ? accept({ kind: 'table', table: table.value }) : table;
};

/** Takes a seat with luck of this browser's own, which it adds only now that it knows the commitment. */
const sitDown = async (card: MatchDetails, seat: number, name: string, invite?: string): Promise<Result<unknown>> => {
  const luck = luckFor(card, seat);
  const taken = await service.take(card.match, seat, { name, luck, ...(invite === undefined ? {} : { invite }) });
  if (!taken.ok && !isPassing(taken.refusal.code)) forgetLuck(card.match, seat);
  return taken;
};

/** Takes the seat reserved for this browser's player, if there is one. */
const keptSeat = async (card: MatchDetails): Promise<number | undefined> => {
  const name = ownName();
  for (const seat of card.kept) {
    if ((await sitDown(card, seat, name || (card.seats[seat]?.name ?? ''))).ok) return seat;
  }
  return undefined;
};

/** A link to a taken seat is either for another device of the same player, which needs no name, or used. */
const takenSeat = async ({ match, mayWatch }: MatchDetails, seat: number, invite: string): Promise<Result<Entered>> => {
  const joined = await service.take(match, seat, { invite });
  if (joined.ok) return opened(match, seat);
  return joined.refusal.code === 'seat-taken' && mayWatch ? accept({ kind: 'used' }) : joined;
};

/** Whether the part after the # is meant as an invitation; it can also be an anchor. */
export const isInvitation = (hash: string): boolean => /[#&](invite|watch)=/.test(hash);

/** Finds out what the link allows the visitor to do: join, resume, or watch. */
export const enterMatch = async (match: string, hash: string): Promise<Result<Entered>> => {
  const link = readLink(`/match/${match}${hash}`);
  const found = await service.one(match);
  const own = found.ok ? found.value.yours[0] : undefined;
  if (own !== undefined) return opened(match, own);
  if (!found.ok && found.refusal.code === 'unknown-match') return found;
  if (link === undefined && isInvitation(hash))
    return refuse('no-invitation', 'This link is broken. Copy all of it, or ask for a new one.');
  if (link !== undefined && 'invite' in link) {
    if (found.ok && found.value.seats[link.seat]?.taken === true) return takenSeat(found.value, link.seat, link.invite);
    return accept({ kind: 'invited', card: found.ok ? found.value : undefined, seat: link.seat, invite: link.invite });
  }
  if (link !== undefined && 'watch' in link) {
    const watching = await service.watch(match, link.watch);
    return watching.ok ? opened(match, null) : watching;
  }
  if (!found.ok) return found;
  if (found.value.status !== 'waiting') return opened(match, null);
  const kept = await keptSeat(found.value);
  if (kept !== undefined) return opened(match, kept);
  const free = found.value.seats.findIndex(({ kind, taken }) => kind === 'open' && !taken);
  return free < 0 ? opened(match, null) : accept({ kind: 'invited', card: found.value, seat: free });
};

/** Takes the seat reserved for this browser's player, without opening the table. */
export const sitIn = async (match: string, seat: number): Promise<Result<unknown>> => {
  const found = await service.one(match);
  return found.ok ? sitDown(found.value, seat, ownName()) : found;
};

/** Takes the reserved seat. */
export const takeSeat = async (match: string, seat: number, name: string, invite?: string): Promise<Result<Entered>> => {
  const found = await service.one(match);
  if (!found.ok) return found;
  const taken = await sitDown(found.value, seat, name, invite);
  return taken.ok ? opened(match, seat) : taken;
};
