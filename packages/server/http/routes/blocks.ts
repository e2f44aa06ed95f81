import type { FastifyRequest } from 'fastify';
import { talkRoutes } from '../../api/talk-routes.ts';
import { seatsOf } from '../../match/match.ts';
import type { Kept } from '../../people/kind.ts';
import type { Player } from '../../people/player.ts';
import { endpoint } from '../endpoint.ts';
import { needKey } from '../identity.ts';
import type { App, AppParts } from '../parts.ts';
import { orRefuse, refuseWith } from '../refusals.ts';
import { cardOf } from './people.ts';
import { playerAt } from './talk.ts';

/** Players that a player doesn't want to meet. */
export const blockRoutes = (app: App, { people, registry }: AppParts): void => {
  const { players, blocks } = people;
  const about = (summary: string, description?: string) => ({
    ...{ summary, tags: ['talk'] },
    ...(description === undefined ? {} : { description }),
  });

  const needPlayer = async (request: FastifyRequest): Promise<Kept<Player>> =>
    (await players.byKey(needKey(request))) ??
    refuseWith('not-a-player', 'Only players with a name can block others. Choose a name first.');

  const blockedBy = async (player: string) => {
    const known = await Promise.all((await blocks.by(player)).map(players.byId));
    return { blocked: known.flatMap((each) => (each === undefined ? [] : [cardOf(each)])) };
  };

  /** The player at another seat of one's own match. */
  const neighbor = async (request: FastifyRequest, id: string, seat: number): Promise<Kept<Player>> => {
    const key = needKey(request);
    const { match } = orRefuse(await registry.look(id));
    if (seatsOf(match, key).length === 0) refuseWith('not-your-seat', 'Only players in this match can do this.');
    return (
      (await playerAt(people, match, seat)) ??
      refuseWith('guest-seat', 'Guests can’t be blocked: you meet them only by link. Mute them instead.')
    );
  };

  app.route({
    ...endpoint(talkRoutes.blocks, about('The players you have blocked')),
    handler: async (request) => blockedBy((await needPlayer(request)).id),
  });

  app.route({
    ...endpoint(
      talkRoutes.block,
      about('Block a player', 'You’re never paired with each other, and don’t hear each other. They aren’t told.'),
    ),
    handler: async (request) => {
      const { match, seat, player } = request.body;
      const own = await needPlayer(request);
      const other = match !== undefined && seat !== undefined ? await neighbor(request, match, seat) : await players.byId(player ?? '');
      if (other === undefined) return refuseWith('unknown-player', 'There is no such player.');
      orRefuse(await blocks.block(own.id, other.id));
      if (match !== undefined) registry.talked(match);
      return blockedBy(own.id);
    },
  });

  app.route({
    ...endpoint(talkRoutes.unblock, about('Unblock a player')),
    handler: async (request) => {
      const own = await needPlayer(request);
      orRefuse(await blocks.unblock(own.id, request.params.player));
      return blockedBy(own.id);
    },
  });
};
