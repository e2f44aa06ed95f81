import { BlockList } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { fingerprint } from '../keys.ts';
import type { SeatedPlayer } from '../match/command.ts';
import type { KeyHash } from '../match/entry.ts';
import { clientOf } from './limits.ts';
import type { AppParts } from './parts.ts';
import { orRefuse } from './refusals.ts';

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

/** Few enough that a hash could be almost any network's, and enough that two in a match have the same only if they're the same. */
const NETWORK_DIGITS = 5;

/** Tells whether two players of a match share a network, and nothing else. In a house or behind an unknown proxy, everyone would. */
const networkOf = (request: FastifyRequest, match: string, secret: string): string | undefined => {
  const client = clientOf(request);
  const { ip } = request;
  if (PRIVATE.check(ip, ip.includes(':') ? 'ipv6' : 'ipv4')) return undefined;
  return fingerprint(`${match} ${secret} ${client}`).slice(0, NETWORK_DIGITS);
};

/** How a client sits down: a player under their own name, a guest under any. */
export const seatedPlayer = async (
  request: FastifyRequest,
  match: string,
  key: KeyHash,
  given: Pick<SeatedPlayer, 'name' | 'program' | 'luck'>,
  { people, registry }: Pick<AppParts, 'people' | 'registry'>,
): Promise<SeatedPlayer> => {
  const player = await people.players.byKey(key);
  const { terms } = orRefuse(await registry.look(match)).match;
  if (player === undefined) return given;
  const { name, emblem } = player.value;
  if (terms.rated === undefined) return { ...given, name, profile: { id: player.id, emblem } };
  const { rating } = await people.ratings.ratingOf(player.id, terms.game);
  const known = { ...given, name, profile: { id: player.id, emblem, rating } };
  const network = networkOf(request, match, terms.secret);
  return network === undefined ? known : { ...known, network };
};
