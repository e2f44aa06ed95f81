import { createHash } from 'node:crypto';
import { type Game, open, type Result } from '@swordtable/kernel';
import type { FastifyRequest } from 'fastify';
import { SEATS_MIN } from '../../api/seeks.ts';
import type { Shape } from '../../api/shape.ts';
import { tournamentRoutes } from '../../api/tournament-routes.ts';
import type { createTournamentBody, TournamentDetails } from '../../api/tournaments.ts';
import { type Keys, matchIdFrom } from '../../keys.ts';
import { hasOwnNumbers } from '../../match/rated.ts';
import type { Kept } from '../../people/kind.ts';
import { tournamentCard } from '../../tournaments/details.ts';
import type { Tournament } from '../../tournaments/tournament.ts';
import { endpoint } from '../endpoint.ts';
import { keyOf, needKey } from '../identity.ts';
import type { Limiter } from '../limits.ts';
import type { App, AppParts } from '../parts.ts';
import { orRefuse, refuseWith } from '../refusals.ts';

type Wish = Shape<typeof createTournamentBody>;

const ARRIVE_LEAST = 300;

const newTournament = (game: Game, wish: Wish, host: string, keys: Keys, now: number): Tournament => {
  const { name, format, seats, rounds, clock, arrive, starts, most, rated, listed, bots } = wish;
  if (format === 'round-robin' && seats > SEATS_MIN) refuseWith('bad-seats', 'In a round robin, two sit at each table.');
  // Trial deals: what a game only finds out while dealing is refused now, and not after everyone has entered. Tables may be smaller.
  const deals = Array.from({ length: seats - SEATS_MIN + 1 }, (_, fewer) => orRefuse(open(game, seats - fewer, wish.options, 'trial')));
  const options = deals[0]?.options ?? {};
  if (bots.length > most) refuseWith('tournament-full', 'The tournament is full.');
  if (rated && hasOwnNumbers(options)) refuseWith('rated-terms', 'A rated tournament can’t have numbers of your own.');
  return {
    ...{ name, game: game.id, version: game.version, options, format, seats, clock, rated, listed, most, host },
    rounds: rounds ?? null,
    arrive: arrive ?? Math.max(clock, ARRIVE_LEAST),
    starts: starts ?? null,
    watch: keys.secret(),
    status: 'open',
    entrants: bots.map((level) => ({ level })),
    round: 0,
    created: now,
    due: starts ?? null,
  };
};

/** With a client's own id, it's the same tournament each time. */
const idFor = (host: string, id: string): string => matchIdFrom(createHash('sha256').update(`tournament\n${host}\n${id}`).digest());

export const tournamentRoutesOf = (app: App, parts: AppParts, limiter: Limiter): void => {
  const { people, tournaments, games, keys } = parts;

  const viewerOf = async (request: FastifyRequest): Promise<string | undefined> => {
    const key = keyOf(request);
    return key === undefined ? undefined : (await people.players.byKey(key))?.id;
  };
  const needPlayer = async (request: FastifyRequest): Promise<string> => {
    needKey(request);
    return (await viewerOf(request)) ?? refuseWith('not-a-player', 'Tournaments are for players. Choose a name first.');
  };
  const detailsFor = async (known: Kept<Tournament> | undefined, viewer: string | undefined): Promise<TournamentDetails> =>
    tournaments.details(known ?? refuseWith('unknown-tournament', 'There is no such tournament.'), viewer);

  app.route({
    ...endpoint(tournamentRoutes.createTournament, {
      summary: 'Create a tournament',
      description: 'You become its host. Anyone with its address can enter until it begins.',
      tags: ['tournaments'],
    }),
    handler: async (request, reply) => {
      const host = await needPlayer(request);
      limiter.creates(request);
      const { body } = request;
      const game = games.find(({ id }) => id === body.game);
      if (game === undefined) return refuseWith('unknown-game', `There is no game "${body.game}".`);
      const id = body.id === undefined ? keys.matchId() : idFor(host, body.id);
      const made = orRefuse(await tournaments.create(id, newTournament(game, body, host, keys, tournaments.now())));
      void reply.code(201);
      return detailsFor(made, host);
    },
  });

  app.route({
    ...endpoint(tournamentRoutes.listTournaments, {
      summary: 'Tournaments',
      description: 'The public ones, or yours. Newest first.',
      tags: ['tournaments'],
    }),
    handler: async (request) => {
      const { status, mine, before, most } = request.query;
      const viewer = mine === undefined ? undefined : await viewerOf(request);
      if (mine !== undefined && viewer === undefined) return { tournaments: [], next: null };
      const [rank, id] = before?.split('-') ?? [];
      const found = await tournaments.list({
        ...(viewer === undefined ? {} : { player: viewer }),
        ...(status === undefined ? {} : { status }),
        ...(rank === undefined || id === undefined ? {} : { after: { rank: Number(rank), id } }),
        most,
      });
      const last = found.at(-1);
      return {
        tournaments: found.filter(({ value }) => status === undefined || value.status === status).map(tournamentCard),
        next: last === undefined || found.length < most ? null : `${last.value.created}-${last.id}`,
      };
    },
  });

  app.route({
    ...endpoint(tournamentRoutes.tournament, {
      summary: 'One tournament',
      description: 'Its entrants, standings, and current round. `you.match` is the match in which you must take your seat.',
      tags: ['tournaments'],
    }),
    handler: async (request) => detailsFor(await tournaments.find(request.params.tournament), await viewerOf(request)),
  });

  app.route({
    ...endpoint(tournamentRoutes.tournamentRound, { summary: 'One round of a tournament', tags: ['tournaments'] }),
    handler: async ({ params: { tournament, round } }) =>
      (await tournaments.round(tournament, round)) ?? refuseWith('unknown-round', 'The tournament has no such round yet.'),
  });

  /** What a player does with a tournament, and how it is afterward. */
  const changes =
    (act: (player: string, id: string) => Promise<Result<Kept<Tournament>>>) =>
    async (request: FastifyRequest, id: string): Promise<TournamentDetails> => {
      const player = await needPlayer(request);
      orRefuse(await act(player, id));
      await tournaments.attend(id);
      return detailsFor(await tournaments.find(id), player);
    };
  const tags = ['tournaments'];

  app.route({
    ...endpoint(tournamentRoutes.enterTournament, {
      ...{ summary: 'Enter a tournament', tags },
      description: 'Until it begins; or again, if you had withdrawn or missed a match. Programs are welcome.',
    }),
    handler: (request) => changes((player, id) => tournaments.enter(id, player, request.body.program))(request, request.params.tournament),
  });

  app.route({
    ...endpoint(tournamentRoutes.withdraw, {
      ...{ summary: 'Withdraw from a tournament', tags },
      description: 'You get no more opponents. A match that has begun still counts.',
    }),
    handler: (request) => changes((player, id) => tournaments.withdraw(id, player))(request, request.params.tournament),
  });

  app.route({
    ...endpoint(tournamentRoutes.addBots, { summary: 'Add bots to a tournament', description: 'For the host, until it begins.', tags }),
    handler: (request) => changes((player, id) => tournaments.addBots(id, player, request.body.bots))(request, request.params.tournament),
  });

  app.route({
    ...endpoint(tournamentRoutes.removeEntrant, {
      ...{ summary: 'Remove an entrant', tags },
      description: 'For the host. Once the tournament has begun, they get no more opponents.',
    }),
    handler: (request) =>
      changes((player, id) => tournaments.removeEntrant(id, player, request.body.entrant, request.body.player))(
        request,
        request.params.tournament,
      ),
  });

  app.route({
    ...endpoint(tournamentRoutes.startTournament, {
      ...{ summary: 'Start a tournament', tags },
      description: 'For the host, with at least four entrants. The first round is paired immediately.',
    }),
    handler: (request) => changes((player, id) => tournaments.start(id, player))(request, request.params.tournament),
  });

  app.route({
    ...endpoint(tournamentRoutes.cancelTournament, {
      ...{ summary: 'Cancel a tournament', tags },
      description: 'For the host. Its matches can still be played, but no longer count. Who hasn’t sat down in time isn’t waited for.',
    }),
    handler: (request) => changes((player, id) => tournaments.cancel(id, player))(request, request.params.tournament),
  });
};
