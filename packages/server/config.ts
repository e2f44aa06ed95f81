import { availableParallelism } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { accept, type Result, refuse } from '@swordtable/kernel';
import { address, count, folder, type Kind, oneOf, origin, proxies, secretText, storeUrl, type TrustedProxies } from './config-values.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Everything that can be configured. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly data: string;
  readonly databaseUrl: string | undefined;
  readonly databaseConnections: number;
  readonly redisUrl: string | undefined;
  readonly publicUrl: string | undefined;
  readonly trustProxy: TrustedProxies;
  readonly metricsHost: string;
  readonly metricsPort: number | undefined;
  readonly operatorKey: string | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly botWorkers: number;
  readonly botSeconds: number;
  readonly streamsPerClient: number;
  readonly streamsMax: number;
  readonly requestsPerMinute: number;
  readonly matchesPerHour: number;
  readonly tablesMax: number;
  readonly keepFinishedDays: number | undefined;
  readonly keepAbandonedDays: number | undefined;
  readonly keepImportedDays: number | undefined;
  readonly pushTestService: string | undefined;
  readonly shutdownSeconds: number;
}

export type Environment = Readonly<Record<string, string | undefined>>;

interface Variable<Value> {
  readonly name: string;
  readonly text: string;
  readonly kind: Kind<Exclude<Value, undefined>>;
  readonly fallback: Default<Value>;
}

/** The default, and its description. */
interface Default<Value> {
  readonly words: string;
  /** There's no default for `data` on a machine without a known home folder. */
  value(env: Environment, cores: number): Value | Missing;
}

const MISSING = Symbol('a value that must be given');
type Missing = typeof MISSING;

const fixed = <Value extends string | number>(value: Value): Default<Value> => ({ words: String(value), value: () => value });
const none: Default<undefined> = { words: 'none', value: () => undefined };
const off: Default<false> = { words: 'off', value: () => false };

const dataFolder: Default<string> = {
  words: '$XDG_DATA_HOME/swordtable, or ~/.local/share/swordtable',
  value: (env) => {
    const { XDG_DATA_HOME: shared = '', HOME: home = '', USERPROFILE: profile = '' } = env;
    // The XDG specification says to ignore a relative path.
    if (isAbsolute(shared)) return join(shared, 'swordtable');
    const own = [home, profile].find(isAbsolute);
    return own === undefined ? MISSING : join(own, '.local', 'share', 'swordtable');
  },
};

const sparingOneCore: Default<number> = {
  words: 'one less than the number of cores, at least 1',
  value: (_, cores) => Math.max(1, cores - 1),
};

/** The one list of variables: for reading and for documentation. */
const variables: { readonly [Key in keyof Config]: Variable<Config[Key]> } = {
  host: { name: 'HOST', kind: address, fallback: fixed('127.0.0.1'), text: 'The interface to listen on; 0.0.0.0 is every interface.' },
  port: { name: 'PORT', kind: count(0, 65535), fallback: fixed(8080), text: 'The port; 0 picks a free one and prints it.' },
  data: { name: 'DATA', kind: folder, fallback: dataFolder, text: 'The folder of the built-in store. Not used with DATABASE_URL.' },
  databaseUrl: {
    name: 'DATABASE_URL',
    kind: storeUrl('postgres', 'postgresql'),
    fallback: none,
    text: 'Stores the matches in this PostgreSQL (15 or newer), which any number of processes can share.',
  },
  databaseConnections: {
    name: 'DATABASE_CONNECTIONS',
    kind: count(1, 1000),
    fallback: fixed(10),
    text: 'The most connections to PostgreSQL for one process, plus one for notifications.',
  },
  redisUrl: {
    name: 'REDIS_URL',
    kind: storeUrl('redis', 'rediss'),
    fallback: none,
    text: 'Sends notifications of new moves between processes through this Redis instead of PostgreSQL.',
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    kind: origin,
    fallback: none,
    text: 'The address players use. Links start with it, and with https cookies are sent only encrypted.',
  },
  trustProxy: {
    name: 'TRUST_PROXY',
    kind: proxies,
    fallback: off,
    text: 'The proxies that may name the real client. Without it, all players behind a proxy share one limit.',
  },
  metricsHost: { name: 'METRICS_HOST', kind: address, fallback: fixed('127.0.0.1'), text: 'The interface for the metrics.' },
  metricsPort: {
    name: 'METRICS_PORT',
    kind: count(0, 65535),
    fallback: none,
    text: 'The port for the metrics. Keep it private. Without it, there are none.',
  },
  operatorKey: {
    name: 'OPERATOR_KEY',
    kind: secretText,
    fallback: none,
    text: 'Anyone who sends this key can read reports, ban players, and end matches. Without it, no one can.',
  },
  logLevel: { name: 'LOG_LEVEL', kind: oneOf(LOG_LEVELS), fallback: fixed('info'), text: 'The least severe level to log.' },
  botWorkers: { name: 'BOT_WORKERS', kind: count(1, 256), fallback: sparingOneCore, text: 'How many bots can think at the same time.' },
  botSeconds: { name: 'BOT_SECONDS', kind: count(1, 600), fallback: fixed(10), text: 'The time limit for one answer of a bot.' },
  streamsPerClient: {
    name: 'STREAMS_PER_CLIENT',
    kind: count(1, 100_000),
    fallback: fixed(32),
    text: 'The most event streams one client can keep open. A socket counts as one, and so does each table it follows.',
  },
  streamsMax: {
    name: 'STREAMS_MAX',
    kind: count(1, 1_000_000),
    fallback: fixed(10_000),
    text: 'The most event streams one process keeps open.',
  },
  requestsPerMinute: {
    name: 'REQUESTS_PER_MINUTE',
    kind: count(1, 1_000_000),
    fallback: fixed(600),
    text: 'The most requests one client can make in a minute.',
  },
  matchesPerHour: {
    name: 'MATCHES_PER_HOUR',
    kind: count(1, 1_000_000),
    fallback: fixed(120),
    text: 'The most matches one client can create in an hour.',
  },
  tablesMax: {
    name: 'TABLES_MAX',
    kind: count(1, 1_000_000),
    fallback: fixed(5000),
    text: 'The most matches one process keeps in memory; others are read again when needed.',
  },
  keepFinishedDays: {
    name: 'KEEP_FINISHED_DAYS',
    kind: count(1, 36_500),
    fallback: none,
    text: 'How long matches are kept after their end. Without it, forever.',
  },
  keepAbandonedDays: {
    name: 'KEEP_ABANDONED_DAYS',
    kind: count(1, 36_500),
    fallback: none,
    text: 'How long matches that haven’t ended are kept after the last move. Without it, forever.',
  },
  keepImportedDays: {
    name: 'KEEP_IMPORTED_DAYS',
    kind: count(1, 36_500),
    fallback: none,
    text: 'How long imported matches are kept. Without it, forever.',
  },
  pushTestService: {
    name: 'PUSH_TEST_SERVICE',
    kind: origin,
    fallback: none,
    text: 'For tests only: push messages may also go to this address, even a private one.',
  },
  shutdownSeconds: {
    name: 'SHUTDOWN_SECONDS',
    kind: count(0, 600),
    fallback: fixed(10),
    text: 'How long running requests may take once the process is told to stop.',
  },
};

const sentence = ({ name, kind }: Variable<unknown>, given: string): string =>
  `${name} is "${kind.shown?.(given) ?? given}", but it takes ${kind.takes}.`;

/** Reads the configuration, or lists everything that is wrong with it and what is allowed. An empty variable counts as unset. */
export const readConfig = (env: Environment, cores: number = availableParallelism()): Result<Config> => {
  const wrong: string[] = [];
  const read = (variable: Variable<unknown>): unknown => {
    const given = env[variable.name]?.trim() ?? '';
    if (given === '') {
      const fallback = variable.fallback.value(env, cores);
      if (fallback === MISSING) wrong.push(`${variable.name} is not set and no home folder is known, but it takes ${variable.kind.takes}.`);
      return fallback;
    }
    const value = variable.kind.read(given);
    if (value === undefined) wrong.push(sentence(variable, given));
    return value;
  };
  // The type of `variables` ensures that every key gets its own value; Object.fromEntries loses that.
  const config = Object.fromEntries(Object.entries(variables).map(([key, variable]) => [key, read(variable)])) as unknown as Config;
  return wrong.length === 0 ? accept(config) : refuse('bad-configuration', wrong.join('\n'));
};

export interface VariableRow {
  readonly name: string;
  readonly takes: string;
  /** The default, in words. */
  readonly fallback: string;
  readonly text: string;
}

/** One row per variable, for tables in docs and help. */
export const describeConfig = (): readonly VariableRow[] =>
  Object.values<Variable<unknown>>(variables).map(({ name, kind, fallback, text }) => ({
    name,
    takes: kind.takes,
    fallback: fallback.words,
    text,
  }));
