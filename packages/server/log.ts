import pino from 'pino';
import type { Config } from './config.ts';

/** Values under these names are hidden, wherever they are logged. */
const HIDDEN = [
  ...['authorization', 'proxy-authorization', 'cookie', 'cookies', 'set-cookie', 'referer'],
  ...['secret', 'secrets', 'invite', 'invites', 'key', 'keys', 'token', 'password', 'luck', 'seed'],
  ...['body', 'payload', 'query', 'params', 'url', 'originalUrl', 'databaseUrl', 'redisUrl', 'connectionString'],
];
const DEPTHS = ['', '*.', '*.*.', '*.*.*.'];
const MASK = '[hidden]';

/** Text written by people may contain secrets that no key reveals. This second net checks every line on its way out. */
const NETS: readonly (readonly [RegExp, string])[] = [
  // Our secrets have this length and these letters. An escape that ends in a letter, from JSON or an address, may precede one.
  [/(?<=(?<![\w-])|\\[bfnrt]|\\u[\da-f]{4}|%[\da-f]{2})[\w-]{32}(?![\w-])/gi, MASK],
  [/\b(Bearer|Basic) [^\s"\\]+/gi, `$1 ${MASK}`],
  [/:\/\/[^\s"\\/@]*@/g, `://${MASK}@`],
  // The address of a request that found nothing.
  [/\bRoute ([A-Z]+):.*? not found/g, '$1 found no route'],
  [/(\/[^\s"?]*)\?[^\s"\\]+/g, `$1?${MASK}`],
  // Node quotes the text it couldn't read, which may be a request's body.
  [/Unexpected .{0,300}? is not valid JSON/g, 'A text is not valid JSON'],
];

const hideIn = (line: string): string => NETS.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line);

/** What may be logged of a request: never the address itself, since links contain secrets, nor the client. */
const requestOf = (request: { readonly method?: string; readonly routeOptions?: { readonly url?: string | undefined } }) => ({
  method: request.method,
  route: request.routeOptions?.url ?? 'none',
});

interface LogLine {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string | undefined;
  readonly cause?: LogLine;
}

/** An error without what libraries attach to it: an address with its password, a query's values, an unreadable body. */
const errorOf = (error: unknown, depth = 0): LogLine => {
  // Only a refusal's code is logged: its sentence may contain hidden information.
  if (typeof error === 'object' && error !== null && 'code' in error && 'sentence' in error)
    return { type: 'Refusal', message: String(error.code) };
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? { code: error.code } : {};
  return { type: name, message, ...code, stack, ...(cause === undefined || depth > 2 ? {} : { cause: errorOf(cause, depth + 1) }) };
};

/** Logs one line of JSON per event, to standard output by default. */
export const logFor = ({ logLevel }: Pick<Config, 'logLevel'>, destination?: pino.DestinationStream): pino.Logger => {
  const options: pino.LoggerOptions = {
    level: logLevel,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { req: requestOf, err: (error: unknown) => errorOf(error), error: (error: unknown) => errorOf(error) },
    redact: { paths: DEPTHS.flatMap((depth) => HIDDEN.map((name) => `${depth}["${name}"]`.replace('.[', '['))), censor: MASK },
    hooks: { streamWrite: hideIn },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
};
