import { type Config, describeConfig, type Environment, readConfig } from '@swordtable/server/config';
import { type Finding, ok, problem, warning } from './finding.ts';

/** One finding for every invalid setting, or the settings. */
export const checkSettings = (env: Environment): { readonly findings: readonly Finding[]; readonly config?: Config } => {
  const read = readConfig(env);
  if (!read.ok) return { findings: read.refusal.sentence.split('\n').map((sentence) => problem('Settings', sentence)) };
  const given = describeConfig().filter(({ name }) => (env[name]?.trim() ?? '') !== '');
  const names = given.map(({ name }) => name).join(', ');
  return { findings: [ok('Settings', given.length === 0 ? 'All have their defaults.' : `Valid: ${names}.`)], config: read.value };
};

const isLocal = (host: string): boolean => /^(?:localhost|127\..*|::1|\[::1\])$/.test(host);

/** Whether what is said about the network fits together. */
export const checkNetwork = ({ host, publicUrl, trustProxy, redisUrl, databaseUrl }: Config): readonly Finding[] => {
  const found: Finding[] = [];
  const say = (text: string): unknown => found.push(warning('Network', text));
  const isOpen = !isLocal(host);
  const { protocol, hostname } = new URL(publicUrl ?? 'http://localhost');
  if (protocol === 'https:' && trustProxy === false)
    say('PUBLIC_URL has https, so there is a proxy, but TRUST_PROXY is off: all players share one limit. Set it to the number of proxies.');
  if (protocol === 'http:' && !isLocal(hostname))
    say('PUBLIC_URL has no https: others on the way can read keys and hidden cards. On the internet, use a proxy with HTTPS.');
  if (trustProxy !== false && publicUrl === undefined)
    say('TRUST_PROXY is set, but PUBLIC_URL isn’t. Set it to the address that players use.');
  if (isOpen && typeof trustProxy === 'number')
    say(
      `HOST is ${host}, and TRUST_PROXY is a number: clients that reach the port directly can fake their address. Let only the proxy reach it.`,
    );
  if (isOpen && trustProxy === false && protocol === 'http:')
    say(`HOST is ${host} without a proxy: anyone on the network can reach the server, unencrypted. That’s for networks you trust.`);
  if (redisUrl !== undefined && databaseUrl === undefined)
    say('REDIS_URL does nothing without DATABASE_URL: the built-in store is for one process.');
  return found.length > 0 ? found : [ok('Network', publicUrl === undefined ? 'For this machine only.' : `Players use ${publicUrl}.`)];
};

const kept = (days: number | undefined): string => (days === undefined ? 'forever' : `${days} days`);

export const checkRetention = ({ keepFinishedDays, keepAbandonedDays, keepImportedDays }: Config): Finding => {
  const [finished, abandoned, imported] = [keepFinishedDays, keepAbandonedDays, keepImportedDays].map(kept);
  return ok('Retention', `Matches are kept: finished ${finished}, abandoned ${abandoned}, imported ${imported}.`);
};

export const checkOperator = ({ operatorKey }: Config): Finding =>
  ok('Operator', operatorKey === undefined ? 'OPERATOR_KEY isn’t set, so no one can end others’ matches.' : 'OPERATOR_KEY is set.');
