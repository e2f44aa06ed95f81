import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Finds the addresses of a host, as the system does it. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

export const systemResolve: Resolve = (host) =>
  new Promise((resolve, reject) => {
    lookup(host, { all: true }, (error, addresses) => (error === null ? resolve(addresses) : reject(error)));
  });

/** The addresses of a host, if all of them are on the open internet. */
export const publicAddresses = async (host: string, resolve: Resolve): Promise<readonly LookupAddress[]> => {
  const addresses = await resolve(host);
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) throw new Error(`${host} isn’t public.`);
  return addresses;
};

/** For a connection: it goes to the address that was checked, however the name resolves a moment later. */
export const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (host, { all }, done) => {
    publicAddresses(host, resolve).then(
      (addresses) => {
        const [first] = addresses;
        if (all === true) done(null, [...addresses]);
        else done(null, first?.address ?? '', first?.family);
      },
      (error) => done(error, ''),
    );
  };
