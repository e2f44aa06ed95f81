import { nearest } from '../nearest.ts';
import { stop } from '../stop.ts';
import { STORES, type Store } from './stores.ts';
import { TRANSPORTS, type Transport } from './swordtable.ts';

const isStore = (name: string): name is Store => STORES.some((store) => store === name);

export const storesFrom = (text: string, processes: number): readonly Store[] => {
  const names = text.split(',').map((name) => name.trim());
  return names.map((name) => {
    if (!isStore(name)) return stop(`There is no store "${name}".${nearest(name, STORES)} The stores are: ${STORES.join(', ')}.`);
    if (name === 'sqlite' && processes > 1) return stop('SQLite belongs to one process: with --processes take --stores postgres.');
    return name;
  });
};

export const transportFrom = (text: string): Transport =>
  TRANSPORTS.find((transport) => transport === text) ??
  stop(`"${text}" is no way to play.${nearest(text, TRANSPORTS)} The ways are: ${TRANSPORTS.join(', ')}.`);

export const addressesFrom = (text: string): readonly string[] =>
  text.split(',').map((address) => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
      return stop(`"${address}" is no address of a service, such as http://127.0.0.1:8080.`);
    return address;
  });

const MATCHES_MAX = 100_000;

/** Growing numbers from a list such as `100,1000`. */
export const sizesFrom = (text: string): readonly number[] => {
  const sizes = text.split(',').map((part) => (/^\s*\d{1,6}\s*$/.test(part) ? Number(part) : Number.NaN));
  const isGrowing = sizes.every((size, at) => size > (sizes[at - 1] ?? 0) && size <= MATCHES_MAX);
  return isGrowing ? sizes : stop(`"${text}" isn’t a list of growing numbers up to ${MATCHES_MAX}, such as 100,1000,10000.`);
};

/** Two streams and a request for each match, in the driver and again in the server. */
export const tooMany = (matches: number, allowed: number): string | undefined => {
  const needed = matches * 3 + 200;
  if (allowed >= needed) return undefined;
  return `${matches} matches need about ${needed} open connections, but a process may have ${allowed} here: say "ulimit -n ${needed}" first.`;
};
