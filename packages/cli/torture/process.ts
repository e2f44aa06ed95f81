import type { MatchRecord, Result, Watcher } from '@swordtable/kernel';
import type { Command } from '@swordtable/server/match/command';
import type { Terms } from '@swordtable/server/match/entry';
import type { OrdersWish } from '@swordtable/server/match/orders';
import type { Registry } from '@swordtable/server/registry/registry';
import type { Life } from './agenda.ts';
import type { Operator } from './operator.ts';
import type { Served } from './people.ts';

/** A simulated server process: the real registry, bot runner, and watchdog. */
export interface Process {
  readonly life: Life;
  readonly registry: Pick<Registry, 'onRemoteWrite'>;
  /** Nothing more happens here. */
  stop(): void;
  /** Creates a match. The name is only a wish. */
  create(match: string, terms: Terms): Promise<Result<Created>>;
  /** Imports the record of a match that was played elsewhere. */
  bring(match: string, record: MatchRecord, key: string, isOver: boolean): Promise<Result<Brought>>;
  /** Performs a client's command. */
  perform(match: string, command: Command, id: string, key: string): Promise<Result<Done>>;
  ordersOf(match: string, seat: number, key: string): Promise<Result<Marked>>;
  order(match: string, seat: number, key: string, wish: OrdersWish | undefined): Promise<Result<Marked>>;
  readonly people: Served;
  /** Those who run the server, or someone else with this key. Only over HTTP. */
  operator?(key?: string): Operator;
  erase(match: string, key: string): Promise<Result<unknown>>;
  /** Follows a match from a line on. `take` gets the texts in order; `end` says that no more will come. */
  follow(place: Following, after: number | undefined, take: (text: string) => void, end: () => void): Promise<Followed>;
}

/** A new match, and the links to it, if the server has made any. */
export interface Created {
  readonly match: string;
  /** The spectators' link; none if it was told before, in an answer that may be lost. */
  readonly watch: string | undefined;
  /** The links to seats that others take. */
  readonly invites: ReadonlyMap<number, string>;
}

export interface Brought {
  readonly match: string;
}

/** What was acknowledged: a line, or something that a line contains. */
export interface Done {
  readonly seq?: number | undefined;
  /** The id under which it's stored. */
  readonly ticket?: string | undefined;
  /** What the server has made up for it: a link, or the name of a match. */
  readonly made?: string | undefined;
}

/** How often a seat's orders were changed. */
export interface Marked {
  readonly mark: number;
}

/** What comes of it: it's final that someone may not watch; those who ask too often may ask again later. */
export type Followed = 'ok' | 'refused' | 'limited' | 'failed';

export interface Following {
  readonly match: string;
  readonly watcher: Watcher;
  readonly key: string;
  readonly connection: Life;
}
