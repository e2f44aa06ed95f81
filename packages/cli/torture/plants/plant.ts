import type { IncomingHttpHeaders } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Game } from '@swordtable/kernel';
import type { AppParts } from '@swordtable/server/http/parts';
import type { Listener, LiveMatch } from '@swordtable/server/registry/live-match';
import type { Registry } from '@swordtable/server/registry/registry';
import type { Storage } from '@swordtable/server/storage/storage';
import type { Violation } from '../world.ts';

/** Other parts of the HTTP server, or a way to misread what clients send. */
interface FrontBug {
  readonly parts?: Partial<AppParts>;
  headers?(headers: IncomingHttpHeaders, url: string): void;
  /** Spoils what a connection carries to its client. */
  wire?(connection: Duplex): void;
}

/** A bug, planted to see whether it's found. */
export interface Plant {
  readonly about: string;
  /** The promises that it breaks: what is found first depends on the seed. */
  readonly breaks: readonly Violation['what'][];
  readonly noSync?: true;
  readonly noMending?: true;
  readonly overwrites?: true;
  readonly isTorn?: true;
  readonly noFanout?: true;
  /** Whether it shows only where the server brings players together. */
  readonly amongStrangers?: true;
  storage?(storage: Storage): Storage;
  registry?(registry: Registry, now: () => number): Registry;
  listener?(listener: Listener, live: LiveMatch): Listener;
  /** Rules that everyone plays by, the oracle as well. */
  rules?(game: Game): Game;
  now?(now: number): number;
  /** A bug in how a process answers over HTTP and WebSocket. */
  front?(parts: AppParts): FrontBug;
}
