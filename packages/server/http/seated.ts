import type { Seat } from '@swordtable/kernel';
import type { FastifyRequest } from 'fastify';
import type { KeyHash } from '../match/entry.ts';
import type { Match } from '../match/match.ts';
import { seatFor } from '../match/seating.ts';
import type { Registry } from '../registry/registry.ts';
import { needKey } from './identity.ts';
import { orRefuse } from './refusals.ts';

/** A match, and the key of the player who sits at the seat. Everyone else is refused, even when everything is open to see. */
export const needSeat = async (
  request: FastifyRequest,
  registry: Pick<Registry, 'look'>,
  id: string,
  seat: Seat,
): Promise<{ readonly match: Match; readonly key: KeyHash }> => {
  const key = needKey(request);
  const { match } = orRefuse(await registry.look(id));
  orRefuse(seatFor(match, seat, key));
  return { match, key };
};
