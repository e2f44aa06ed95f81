import { LEVELS } from '@swordtable/bots';
import type { FastifyRequest } from 'fastify';
import { playerRoutes } from '../../api/player-routes.ts';
import type { GameRating, Leaderboard } from '../../api/players.ts';
import { accuraciesIn } from '../../people/accuracy.ts';
import type { Kept } from '../../people/kind.ts';
import type { Player } from '../../people/player.ts';
import { botSkill } from '../../people/ratings/bots.ts';
import type { Rated } from '../../people/ratings/kinds.ts';
import { favoritesIn, matchOf, opponentsIn } from '../../people/ratings/record.ts';
import { ratingFrom } from '../../people/ratings/skill.ts';
import { endpoint } from '../endpoint.ts';
import { keyOf, needKey } from '../identity.ts';
import type { App, AppParts } from '../parts.ts';
import { orRefuse, refuseWith } from '../refusals.ts';
import { cardOf } from './people.ts';

const BEST = 100;
/** What opponents and favorites are counted in. */
const RECENT = 200;

const ratingOf = ({ value }: Kept<Rated>): GameRating => {
  const { game, matches, wins } = value;
  return { ...ratingFrom(value), game, matches, wins };
};

const botsOf = (game: string): Leaderboard['bots'] =>
  LEVELS.map(({ id }) => ({ level: id, rating: ratingFrom(botSkill(game, id)).rating }));

/** Players' pages and leaderboards, for everyone. */
export const playersRoutes = (app: App, { people, games }: AppParts): void => {
  const { players, ratings } = people;
  const about = (summary: string, description: string) => ({ summary, description, tags: ['people'] });

  const visible = async (request: FastifyRequest, id: string): Promise<{ readonly known: Kept<Player>; readonly hidden: boolean }> => {
    const known = (await players.byId(id)) ?? refuseWith('unknown-player', 'There is no such player.');
    const hidden = await ratings.isHidden(id);
    if (hidden && known.value.key !== keyOf(request)) return refuseWith('player-hidden', 'This player’s page is hidden.');
    return { known, hidden };
  };

  app.route({
    ...endpoint(
      playerRoutes.leaderboard,
      about('The best players of a game', 'And our bots, whose ratings were measured. See docs/ratings.md.'),
    ),
    handler: async ({ query: { game } }) => {
      if (!games.some(({ id }) => id === game)) return refuseWith('unknown-game', 'There is no such game.');
      const best = await ratings.best(game, BEST);
      const rows = await Promise.all(
        best.map(async (rated) => {
          const player = await players.byId(rated.value.player);
          return player === undefined ? [] : [{ ...ratingOf(rated), player: cardOf(player), program: rated.value.program }];
        }),
      );
      return { game, players: rows.flat(), bots: botsOf(game) };
    },
  });

  app.route({
    ...endpoint(
      playerRoutes.player,
      about(
        'A player’s page',
        'Ratings, opponents, and favorites in rated matches, and the accuracy they share. Casual matches are otherwise nobody else’s business.',
      ),
    ),
    handler: async (request) => {
      const { known, hidden } = await visible(request, request.params.player);
      const results = (await ratings.results(known.id, { most: RECENT })).map(({ value }) => value);
      return {
        ...{ player: cardOf(known), hidden, ratings: (await ratings.of(known.id)).map(ratingOf) },
        ...{ opponents: opponentsIn(results, known.id), favorites: favoritesIn(results, known.id) },
        accuracies: accuraciesIn(await people.accuracies.of(known.id)),
      };
    },
  });

  app.route({
    ...endpoint(
      playerRoutes.playerMatches,
      about('A player’s rated matches', 'Last first, with the rating after each. All can be replayed: see GET /api/matches/:match/record.'),
    ),
    handler: async (request) => {
      const { known } = await visible(request, request.params.player);
      const { game, before, most } = request.query;
      const [at, match] = before?.split('-') ?? [];
      const after = at === undefined || match === undefined ? {} : { after: { rank: Number(at), id: match } };
      const found = await ratings.results(known.id, { game, most, ...after });
      const last = found.at(-1);
      const next = last === undefined || found.length < most ? null : `${last.value.at}-${last.id}`;
      return { matches: found.map((kept) => matchOf(kept, known.id)), next };
    },
  });

  app.route({
    ...endpoint(
      playerRoutes.setVisibility,
      about(
        'Hide your page, or show it',
        'Hidden players have no page and no place on leaderboards. Others still see their name at tables.',
      ),
    ),
    handler: async (request) => {
      const own = (await players.byKey(needKey(request))) ?? refuseWith('not-a-player', 'You need a name here first: see PUT /api/me.');
      const { hidden } = request.body;
      orRefuse(await ratings.hide(own.id, hidden));
      return { hidden };
    },
  });
};
