import type { FastifyRequest } from 'fastify';
import type { Kept } from '../people/kind.ts';
import type { People } from '../people/people.ts';
import type { Player } from '../people/player.ts';
import { keyOf } from './identity.ts';
import { refuseWith } from './refusals.ts';

/** The player who asks; undefined for guests. */
export const playerOf = async (request: FastifyRequest, { players }: Pick<People, 'players'>): Promise<Kept<Player> | undefined> => {
  const key = keyOf(request);
  return key === undefined ? undefined : players.byKey(key);
};

export const needPlayer = async (request: FastifyRequest, people: Pick<People, 'players'>): Promise<Kept<Player>> =>
  (await playerOf(request, people)) ?? refuseWith('not-a-player', 'You need a profile for this. Choose a name first.');
