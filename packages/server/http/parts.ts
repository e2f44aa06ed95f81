import type { Game } from '@swordtable/kernel';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type * as z from 'zod/mini';
import type { Shape } from '../api/shape.ts';
import type { Config } from '../config.ts';
import type { Keys } from '../keys.ts';
import type { RulesOf } from '../match/match.ts';
import type { Metrics } from '../metrics.ts';
import type { People } from '../people/people.ts';
import type { Seeks } from '../people/seeks.ts';
import type { VacationBook } from '../people/vacations.ts';
import type { BotRunner } from '../registry/bot-runner.ts';
import type { Presence } from '../registry/presence.ts';
import type { Registry } from '../registry/registry.ts';
import type { Slices } from '../registry/slices.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { Connections } from './connections.ts';
import type { Sockets } from './sockets.ts';
import type { Streams } from './stream.ts';

/** What the routes work with. */
export interface AppParts {
  readonly registry: Registry;
  readonly storage: Storage;
  readonly keys: Keys;
  readonly people: People;
  readonly vacations: VacationBook;
  readonly now: () => number;
  readonly seeks: Seeks;
  readonly presence: Pick<Presence, 'noted' | 'among'>;
  readonly tournaments: Tournaments;
  readonly players: Pick<BotRunner, 'advise' | 'watched'>;
  readonly streams: Streams;
  readonly sockets: Sockets;
  readonly connections: Connections;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  /** The games for new matches, each in its newest version. */
  readonly games: readonly Game[];
  /** All rules that matches can be played with. */
  readonly rulesOf: RulesOf;
  readonly config: Pick<
    Config,
    'publicUrl' | 'trustProxy' | 'streamsPerClient' | 'streamsMax' | 'requestsPerMinute' | 'matchesPerHour' | 'operatorKey'
  >;
  /** How long work is interrupted, if not as the system does it. */
  readonly slices?: () => Slices;
  /** The folder with the site's files, if it's served. */
  readonly site?: string | undefined;
  /** Whether the process accepts requests: not while it's stopping. */
  readonly ready: () => boolean;
}

/** A handler's input and output, by its route's schemas. */
export interface ShapeProvider extends FastifyTypeProvider {
  readonly validator: this['schema'] extends z.core.$ZodType ? Shape<this['schema']> : unknown;
  readonly serializer: this['schema'] extends z.core.$ZodType ? Shape<this['schema']> : unknown;
}

/** An app whose routes are typed by their schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ShapeProvider
>;
