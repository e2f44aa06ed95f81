import type { Seat } from '@swordtable/kernel';
import type { FastifyRequest } from 'fastify';
import { playerRoutes } from '../../api/player-routes.ts';
import { isOpen } from '../../match/card.ts';
import { ownOf } from '../../people/accuracy.ts';
import { endpoint } from '../endpoint.ts';
import { needPlayer } from '../own-player.ts';
import type { App, AppParts } from '../parts.ts';
import { orRefuse, refuseWith } from '../refusals.ts';
import { needSeat } from '../seated.ts';

interface AtSeat {
  readonly match: string;
  readonly seat: Seat;
}

/** How accurately players played, as far as they want others to know. */
export const accuracyRoutes = (app: App, { people, registry }: AppParts): void => {
  const about = (summary: string, description: string) => ({ summary, description, tags: ['people'] });

  /** A player who asks about their own seat. */
  const owner = async (request: FastifyRequest, { match: id, seat }: AtSeat) => {
    const player = await needPlayer(request, people);
    return { player, match: (await needSeat(request, registry, id, seat)).match };
  };

  app.route({
    ...endpoint(playerRoutes.accuracy, about('What you share of a match', 'Nothing is shared unless you do.')),
    handler: async (request) => {
      const { player, match } = await owner(request, request.params);
      const known = await people.accuracies.one(player.id, match.id);
      return { shared: known === undefined ? null : ownOf(known) };
    },
  });

  app.route({
    ...endpoint(
      playerRoutes.shareAccuracy,
      about(
        'Share how accurately you played',
        'On your page, as computed by your device. The match must be over and open. The last 500 are kept, and a second one of the same match replaces the first.',
      ),
    ),
    handler: async (request) => {
      const { player, match } = await owner(request, request.params);
      if (!isOpen(match) || match.imported !== undefined || match.answers.length === 0)
        refuseWith('not-reviewable', 'Only a match that was played here, is over, and is open can be reviewed.');
      const { id, at, game, terms } = match;
      orRefuse(await people.accuracies.share({ ...request.body, player: player.id, match: id, game: game.id, at, listed: terms.listed }));
      return { shared: request.body };
    },
  });

  app.route({
    ...endpoint(playerRoutes.withdrawAccuracy, about('Stop sharing it', 'It’s deleted.')),
    handler: async (request) => {
      const { player, match } = await owner(request, request.params);
      orRefuse(await people.accuracies.withdraw(player.id, match.id));
      return { shared: null };
    },
  });
};
