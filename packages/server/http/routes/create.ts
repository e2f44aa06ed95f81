import { createHash } from 'node:crypto';
import { LEVELS } from '@swordtable/bots';
import { accept, defaultSeats, type Game, type MatchOptions, open, type Result, refuse } from '@swordtable/kernel';
import type { FastifyRequest } from 'fastify';
import type { createBody } from '../../api/requests.ts';
import { routes } from '../../api/routes.ts';
import type { Shape } from '../../api/shape.ts';
import { fingerprint, type Keys, matchIdFrom } from '../../keys.ts';
import { cardOf } from '../../match/card.ts';
import type { KeyHash, SeatTerms, Terms } from '../../match/entry.ts';
import type { Match } from '../../match/match.ts';
import { hasOwnNumbers, ratedTerms } from '../../match/rated.ts';
import { endpoint } from '../endpoint.ts';
import { keyFor } from '../identity.ts';
import { clientOf, type Limiter } from '../limits.ts';
import { linkTo } from '../links.ts';
import type { App, AppParts } from '../parts.ts';
import { orRefuse, refuseWith } from '../refusals.ts';
import { seatedPlayer } from '../seated-player.ts';

type CreateBody = Shape<typeof createBody>;

/** A seat of a new match, with the secret in its link. */
interface Kept {
  readonly terms: SeatTerms;
  readonly secret?: string;
}

const seatsFor = (game: Game, body: CreateBody, host: KeyHash, keys: Keys): readonly Kept[] => {
  const bots = Array.from({ length: defaultSeats(game) - 1 }, () => ({ kind: 'bot' as const, level: 'medium' }));
  return (body.seats ?? [{ kind: 'me' as const, name: '' }, ...bots]).map((seat): Kept => {
    if (seat.kind === 'bot') {
      const name = LEVELS.find(({ id }) => id === seat.level)?.name ?? seat.level;
      return { terms: { kind: 'bot', name: `${name} bot`, level: seat.level, invites: [] } };
    }
    if (seat.kind === 'open') return { terms: { kind: 'open', name: '', invites: [] } };
    if (seat.kind === 'me') return { terms: { kind: 'person', name: seat.name ?? '', invites: [host] } };
    const secret = keys.secret();
    return { terms: { kind: 'person', name: seat.name ?? '', invites: [fingerprint(secret)] }, secret };
  });
};

/** The options with all defaults filled in, if the game can be played with them. */
const optionsFor = (game: Game, body: CreateBody, seats: number): Result<MatchOptions> => {
  // A trial deal: what a game only finds out while dealing is refused now, and not after everyone has joined.
  const opened = open(game, seats, body.options, 'trial');
  return opened.ok ? { ok: true, value: opened.value.options } : opened;
};

const UNRATABLE = refuse(
  'rated-terms',
  'A rated match needs a clock, at least two players, a seat of your own, and open seats for all others; no hints, and no numbers of your own.',
);

/** The terms of an open table that counts for the ratings. */
const ratedTable = ({ clock, ...terms }: Terms, { seats = [], hints, options }: CreateBody): Result<Terms> => {
  const isOpen = seats.length > 1 && seats.every(({ kind }) => kind === 'open' || kind === 'me') && seats.some(({ kind }) => kind === 'me');
  return clock === null || hints || !isOpen || hasOwnNumbers(options) ? UNRATABLE : accept(ratedTerms({ ...terms, clock }));
};

/** With a client's own id, the match has the same name each time, so that it's created once. */
const matchIdFor = (host: KeyHash, id: string): string => matchIdFrom(createHash('sha256').update(`${host}\n${id}`).digest());

/** Links are shown once, and only their fingerprints are stored. */
const recoverySentence = (id: string): string =>
  `The links were in the first response. For new ones, use POST /api/matches/${id}/seats/SEAT/invite and POST /api/matches/${id}/link.`;

export const createRoutes = (app: App, parts: AppParts, limiter: Limiter): void => {
  const { registry, games, config, metrics, keys } = parts;

  app.route({
    ...endpoint(routes.createMatch, {
      summary: 'Create a match',
      description: 'You become its host. The response has the links to reserved seats; they aren’t shown again.',
      tags: ['matches'],
    }),
    handler: async (request, reply) => {
      limiter.creates(request);
      const { body } = request;
      const game = games.find(({ id }) => id === body.game);
      if (game === undefined)
        return refuseWith('unknown-game', `There is no game "${body.game}". The games are ${games.map(({ id }) => id).join(', ')}.`);
      const host = await keyFor(request, reply, parts);
      const kept = seatsFor(game, body, host, keys);
      const options = orRefuse(optionsFor(game, body, kept.length));
      const [id, watch] = [body.id === undefined ? keys.matchId() : matchIdFor(host, body.id), keys.secret()];
      const { listed, openAfter, hints, clock, patience } = body;
      const seats = kept.map(({ terms }) => terms);
      const unrated: Terms = {
        ...{ game: game.id, version: game.version, options, seats, secret: keys.secret(), listed, openAfter, clock, patience },
        ...(hints ? { hints: true } : {}),
        ...{ host, watch: fingerprint(watch) },
      };
      const terms = body.rated ? orRefuse(ratedTable(unrated, body)) : unrated;
      const made = await registry.create(id, [{ kind: 'created', terms }], clientOf(request));
      if (!made.ok && made.refusal.code !== 'match-exists') return orRefuse(made);
      if (made.ok) metrics.matchCreated();
      const mine = body.seats?.findIndex(({ kind }) => kind === 'me') ?? 0;
      const match = await sitDown(request, id, mine, host);
      const invites = kept.flatMap(({ secret }, seat) =>
        made.ok && secret !== undefined ? [{ seat, secret, link: linkTo(config.publicUrl, id, `seat=${seat}&invite=${secret}`) }] : [],
      );
      void reply.code(made.ok ? 201 : 200);
      return {
        match: id,
        card: cardOf(match),
        invites,
        watch: made.ok ? { secret: watch, link: linkTo(config.publicUrl, id, `watch=${watch}`) } : null,
        again: !made.ok,
        ...(made.ok ? {} : { recover: recoverySentence(id) }),
      };
    },
  });

  /** The host sits down immediately, if a seat is theirs and they don't want to see the commitment first. */
  const sitDown = async (request: FastifyRequest<{ Body: CreateBody }>, id: string, seat: number, key: KeyHash): Promise<Match> => {
    const { sit, luck, seats } = request.body;
    const own = seats?.[seat];
    const name = own !== undefined && 'name' in own ? (own.name ?? '') : '';
    if (seat < 0 || !sit) return orRefuse(await registry.look(id)).match;
    const player = await seatedPlayer(request, id, key, { name, program: false, luck }, parts);
    return orRefuse(await registry.perform(id, { do: 'take', seat, key, player })).match;
  };
};
