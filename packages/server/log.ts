import pino from 'pino';
import type { Config } from './config.ts';

/** Whatever stands under one of these names is hidden, wherever it is logged. */
const HIDDEN = [
  ...['authorization', 'proxy-authorization', 'cookie', 'cookies', 'set-cookie', 'referer'],
  ...['secret', 'secrets', 'invite', 'invites', 'key', 'keys', 'token', 'password', 'luck', 'seed'],
  ...['body', 'payload', 'query', 'params', 'url', 'originalUrl', 'databaseUrl', 'redisUrl', 'connectionString'],
];
const DEPTHS = ['', '*.', '*.*.', '*.*.*.'];
const MASK = '[hidden]';

/** Texts that people wrote may hold what no name gives away. This is the net below the net: it looks at every line as it goes out. */
const NETS: readonly (readonly [RegExp, string])[] = [
  // Our secrets have this length and these letters. Before one there may be an escape, of JSON or of an address, that ends in a letter.
  [/(?<=(?<![\w-])|\\[bfnrt]|\\u[\da-f]{4}|%[\da-f]{2})[\w-]{32}(?![\w-])/gi, MASK],
  [/\b(Bearer|Basic) [^\s"\\]+/gi, `$1 ${MASK}`],
  [/:\/\/[^\s"\\/@]*@/g, `://${MASK}@`],
  // The address that somebody asked for in vain.
  [/\bRoute ([A-Z]+):.*? not found/g, '$1 found no route'],
  [/(\/[^\s"?]*)\?[^\s"\\]+/g, `$1?${MASK}`],
  // Node repeats the text that it could not read, which may be the body of a request.
  [/Unexpected .{0,300}? is not valid JSON/g, 'A text is not valid JSON'],
];

const hideIn = (line: string): string => NETS.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line);

/** As much of a request as may be known later: never the address itself, since links hold secrets, nor who asked. */
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

/** An error without what libraries hang on it: an address with its password, the values of a query, the body they could not read. */
const errorOf = (error: unknown, depth = 0): LogLine => {
  // Of a refusal only the code is told: its sentence may speak of what is hidden.
  if (typeof error === 'object' && error !== null && 'code' in error && 'sentence' in error)
    return { type: 'Refusal', message: String(error.code) };
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? { code: error.code } : {};
  return { type: name, message, ...code, stack, ...(cause === undefined || depth > 2 ? {} : { cause: errorOf(cause, depth + 1) }) };
};

/** Logs one line of JSON for each thing that happened, to standard output unless told otherwise. */
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
