import type { OptionSpec, Plain, Result } from '@swordtable/kernel';
import type { MatchFile } from '@swordtable/server/api/play';
import type { TableMessage } from '@swordtable/server/api/table';
import type { Card } from '../table.ts';
import { askService, HOME, type Reach } from './http.ts';

export interface GameCard {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
}

export interface Games {
  readonly games: readonly GameCard[];
  readonly levels: readonly { readonly id: string; readonly name: string }[];
}

export type RemoteSeat =
  | { readonly kind: 'me' | 'person'; readonly name?: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string };

export interface RemoteWishes {
  readonly game: string;
  readonly options?: Readonly<Record<string, Plain>>;
  readonly seats: readonly RemoteSeat[];
  readonly listed?: boolean;
  readonly openAfter?: boolean;
  readonly clock?: { readonly seconds: number; readonly level: string } | null;
  readonly patience?: number;
  /** One's own part of the seed. */
  readonly luck?: string;
  /** The same id makes the same match, however often it is sent. */
  readonly id?: string;
}

export interface Invite {
  readonly seat: number;
  readonly secret: string;
  readonly link: string;
}

export interface Created {
  readonly match: string;
  readonly card: Card;
  /** Links to seats, each of which works once. They are told only now. */
  readonly invites: readonly Invite[];
  readonly watch: { readonly secret: string; readonly link: string } | null;
  readonly again: boolean;
}

/** A match in a list. Large options are left out of it. */
export type Listed = Omit<Card, 'asked'> & { readonly updated: number };
export type Mine = Listed & { readonly yours: readonly number[]; readonly turn: boolean };
export interface Page<Entry> {
  readonly matches: readonly Entry[];
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
}

export interface ListWishes {
  readonly status?: 'waiting' | 'running' | 'over';
  readonly game?: string;
  readonly before?: string;
  readonly most?: number;
}

export interface OneMatch extends Card {
  readonly yours: readonly number[];
  /** Whether one made the match, and so may make links to its free seats. */
  readonly host: boolean;
  readonly mayWatch: boolean;
}

export interface Done {
  readonly seq: number;
  readonly again: boolean;
}

const query = (wishes: ListWishes): string => {
  const given = Object.entries(wishes).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return given.length === 0 ? '' : `?${given.join('&')}`;
};

/** The path of a match, or of one of its seats. */
export const pathOf = (match: string, seat?: number | null): string => {
  const path = `/api/matches/${encodeURIComponent(match)}`;
  return seat === undefined || seat === null ? path : `${path}/seats/${seat}`;
};

/** Everything that a page asks of the service besides the play itself. */
export const serviceAt = (reach: Reach = HOME) => {
  const get = <Body>(path: string): Promise<Result<Body>> => askService(reach, 'GET', path);
  const post = <Body>(path: string, body: object = {}): Promise<Result<Body>> => askService(reach, 'POST', path, body);
  return {
    games: () => get<Games>('/api/games'),
    create: (wishes: RemoteWishes) => post<Created>('/api/matches', wishes),
    take: (match: string, seat: number, wishes: { readonly invite?: string; readonly name?: string; readonly luck?: string }) =>
      post<Done>(`${pathOf(match, seat)}/take`, wishes),
    /** Shows the secret of a spectators' link, after which the match may be watched. */
    watch: (match: string, secret: string) => post<Done>(`${pathOf(match)}/watch`, { secret }),
    /** A new link for spectators; earlier ones no longer work. */
    watchLink: (match: string) => post<{ readonly secret: string; readonly link: string }>(`${pathOf(match)}/link`),
    /** The table as it was after a line, with the eyes of a seat or of a spectator. */
    tableAt: (match: string, seat: number | null, seq: number) => get<TableMessage>(`${pathOf(match, seat)}/steps/${seq}`),
    one: (match: string) => get<OneMatch>(pathOf(match)),
    mine: (wishes: ListWishes = {}) => get<Page<Mine>>(`/api/mine${query(wishes)}`),
    list: (wishes: ListWishes = {}) => get<Page<Listed>>(`/api/matches${query(wishes)}`),
    invite: (match: string, seat: number) => post<Invite>(`${pathOf(match, seat)}/invite`),
    leave: (match: string, seat: number) => post<Done>(`${pathOf(match, seat)}/leave`),
    /** Takes the own seat back from the bot. */
    comeBack: (match: string, seat: number) => post<Done>(`${pathOf(match, seat)}/return`),
    hand: (match: string, seat: number, level: string) => post<Done>(`${pathOf(match, seat)}/hand`, { level }),
    cancel: (match: string) => askService<Done>(reach, 'DELETE', pathOf(match)),
    rematch: (match: string) => post<{ readonly match: string }>(`${pathOf(match)}/rematch`),
    record: (match: string) => get<MatchFile>(`${pathOf(match)}/record`),
  };
};
