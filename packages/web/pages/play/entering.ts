import { accept, type Result } from '@swordtable/kernel';
import { loadGame } from '../../table/local/games.ts';
import { type Created, type OneMatch, serviceAt } from '../../table/remote/api.ts';
import { readLink } from '../../table/remote/links.ts';
import { openTable } from '../../table/remote/remote.ts';
import type { Table } from '../../table/table.ts';
import { readChoices } from '../setup/choices.ts';
import { serviceTerms } from '../setup/terms.ts';

const service = serviceAt();

/** Makes the match that the address describes: you, and a link for everybody else. */
export const makeMatch = async (search: string, name: string): Promise<Result<Created>> => {
  const loaded = await loadGame(new URLSearchParams(search).get('game') ?? '');
  if (!loaded.ok) return loaded;
  const choices = readChoices(loaded.value[0], search);
  if (!choices.ok) return choices;
  const { game, seats, options, terms } = choices.value;
  const others = Array.from({ length: seats - 1 }, () => ({ kind: 'person' as const }));
  return service.create({ game, options, ...serviceTerms(terms), seats: [{ kind: 'me', name }, ...others] });
};

/** A match that is open before us, or a seat that waits for somebody with a name. */
export type Entered =
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'invited'; readonly card: OneMatch | undefined; readonly seat: number; readonly invite?: string };

const opened = async (match: string, seat: number | null): Promise<Result<Entered>> => {
  const table = await openTable(match, seat);
  return table.ok ? accept({ kind: 'table', table: table.value }) : table;
};

/** Sits down on the seat that was kept for this browser's player, as after a rematch; without one there is nothing to sit on. */
const keptSeat = async ({ match, seats, after }: OneMatch): Promise<number | undefined> => {
  if (after === undefined) return undefined;
  for (const [seat, { kind, taken }] of seats.entries()) {
    if (kind === 'person' && !taken && (await service.take(match, seat, {})).ok) return seat;
  }
  return undefined;
};

/** Finds out what the link lets the visitor do: sit down, go on playing, or watch. */
export const enter = async (match: string, hash: string): Promise<Result<Entered>> => {
  const link = readLink(`/match/${match}${hash}`);
  const found = await service.one(match);
  const own = found.ok ? found.value.yours[0] : undefined;
  if (own !== undefined) return opened(match, own);
  if (link !== undefined && 'invite' in link) {
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

/** Takes the seat that waits. */
export const sitDown = async (match: string, seat: number, name: string, invite?: string): Promise<Result<Entered>> => {
  const taken = await service.take(match, seat, { name, ...(invite === undefined ? {} : { invite }) });
  return taken.ok ? opened(match, seat) : taken;
};
