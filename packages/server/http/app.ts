import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import fastify, { type FastifyError, type FastifyReply, LogController } from 'fastify';
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { countsBy } from './counts.ts';
import { ANSWER_BYTES, BODY_BYTES, DEPTH, isDeeperThan } from './depth.ts';
import { keepDoors } from './doors.ts';
import { refusalOf } from './errors.ts';
import { cookieName, identifyClients } from './identity.ts';
import { clientOf, isSiteFile, limiterFor } from './limits.ts';
import type { App, AppParts, ShapeProvider } from './parts.ts';
import { Refused, statusOf } from './refusals.ts';
import { accessRoutesOf } from './routes/access.ts';
import { accuracyRoutes } from './routes/accuracy.ts';
import { adviceRoutes } from './routes/advice.ts';
import { blockRoutes } from './routes/blocks.ts';
import { createRoutes } from './routes/create.ts';
import { gameRoutes } from './routes/games.ts';
import { leavingRoutes } from './routes/leaving.ts';
import { matchRoutes } from './routes/matches.ts';
import { operationRoutes } from './routes/operation.ts';
import { operatorRoutesOf } from './routes/operators.ts';
import { orderRoutes } from './routes/orders.ts';
import { pageRoutes } from './routes/pages.ts';
import { peopleRoutes } from './routes/people.ts';
import { playRoutes } from './routes/play.ts';
import { playersRoutes } from './routes/players.ts';
import { pushRoutes } from './routes/push.ts';
import { replayRoutes } from './routes/replays.ts';
import { seatRoutes } from './routes/seats.ts';
import { seekRoutes } from './routes/seeks.ts';
import { isForPeople, showPageIn, siteRoutes } from './routes/site.ts';
import { socketRoutes } from './routes/socket.ts';
import { talkRoutesOf } from './routes/talk.ts';
import { tournamentRoutesOf } from './routes/tournaments.ts';
import { vacationRoutes } from './routes/vacation.ts';
import { watchRoutes } from './routes/watching.ts';
import { whyRoutes } from './routes/why.ts';
import { securityHeaders } from './security.ts';
import { answerUnreadable } from './unreadable.ts';

// Zod's mini variant has no messages of its own, and errors in a request are explained in words.
z.config(en());

/** Trusts this many proxies, counted from here, or those at these addresses. */
const trustOf = (trust: AppParts['config']['trustProxy']) => {
  if (typeof trust === 'number') return (_: string, hop: number) => hop < trust;
  return trust === false ? false : [...trust];
};

const noCompiler = (): never => {
  throw new Error('A schema came before its compiler.');
};

export const openApp = async (parts: AppParts): Promise<App> => {
  const { config, log, metrics } = parts;
  const headers = securityHeaders(config.publicUrl);
  const show = parts.site === undefined ? undefined : showPageIn(parts.site);
  const app: App = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(config.trustProxy),
    bodyLimit: BODY_BYTES,
    routerOptions: { maxParamLength: 64 },
    // Otherwise it would load its own compilers before it's told of ours.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    requestTimeout: 30_000,
    // Requests in flight when the process is told to stop are still answered, in our own words.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    // No hook has run before this, and this reply has the types of an unknown route.
    frameworkErrors: (_error, request, reply) => {
      const answer = (reply as FastifyReply).headers(headers);
      if (show !== undefined && isForPeople(request)) void show(answer.code(404));
      else void answer.code(400).send({ code: 'malformed', sentence: 'The address of the request can’t be read.' });
    },
  }).withTypeProvider<ShapeProvider>();
  // A logger per request would cost more than most requests log.
  app.setChildLoggerFactory((logger) => logger);
  app.setValidatorCompiler<z.core.$ZodType>((route) => {
    const validate = validatorCompiler(route);
    // A missing body arrives as null, and its schema may have a default for it.
    return (data: unknown) => validate(data ?? undefined);
  });
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));

  // A request that announces JSON and sends nothing counts as having no body.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, {}) : parseJson(request, body, done),
  );

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = refusalOf(error);
    const status = statusOf(refused.refusal);
    if (status === 500) log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    if (refused.refusal.code === 'malformed' || status === 429 || status === 413) metrics.refused(refused.refusal.code);
    if (refused.retryAfter !== undefined) void reply.header('retry-after', Math.max(1, Math.ceil(refused.retryAfter)));
    void reply.code(status).send(refused.refusal);
  });
  app.setNotFoundHandler((request, reply) => {
    void reply.code(404);
    if (show !== undefined && isForPeople(request)) return show(reply);
    return reply.send({ code: 'unknown-address', sentence: 'There’s nothing at this address. See /api for what there is.' });
  });
  app.addHook('preValidation', ({ body }, _, done) => {
    done(isDeeperThan(body, DEPTH) ? new Refused({ code: 'malformed', sentence: 'The request is nested too deeply.' }) : undefined);
  });
  // These hooks run on every request, so they're synchronous.
  app.addHook('onRequest', ({ url }, reply, done) => {
    void reply.headers(headers);
    // Answers may contain secrets, and are out of date soon. A route for files says otherwise.
    if (url.startsWith('/api')) void reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('onSend', (_, reply, payload, done) => {
    if (!parts.ready()) void reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    metrics.requested(request.method, request.routeOptions.url, reply.statusCode, reply.elapsedTime / 1_000);
    done();
  });

  await app.register(cookie);
  await app.register(rateLimit, {
    ...{ max: config.requestsPerMinute, timeWindow: 60_000, keyGenerator: clientOf, allowList: isSiteFile },
    store: countsBy(parts.now),
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Swordtable', version: '1', description: 'Matches of all games: create, join, play, watch, and replay them.' },
      components: {
        securitySchemes: {
          key: { type: 'http', scheme: 'bearer', description: 'A program’s key, from POST /api/keys.' },
          cookie: { type: 'apiKey', in: 'cookie', name: cookieName(true), description: 'A browser’s key. The server sets it.' },
        },
      },
      // Public matches can be watched without either.
      security: [{ key: [] }, { cookie: [] }, {}],
      tags: [
        'games',
        'people',
        'seeks',
        'tournaments',
        'matches',
        'seats',
        'play',
        'orders',
        'talk',
        'watching',
        'replay',
        'operation',
      ].map((name) => ({
        name,
      })),
    },
    transform: jsonSchemaTransform,
  });

  await app.register(websocket, {
    // Compressing small messages takes longer than sending them.
    options: { maxPayload: ANSWER_BYTES, perMessageDeflate: false },
    // Sockets are closed before the app is, when their moves are acknowledged.
    preClose: (done) => done(),
    errorHandler: (_, socket) => socket.terminate(),
  });

  identifyClients(app, parts);
  keepDoors(app, parts);
  const limiter = limiterFor(app, config, parts.now);
  gameRoutes(app, parts);
  peopleRoutes(app, parts);
  playersRoutes(app, parts);
  accuracyRoutes(app, parts);
  pushRoutes(app, parts);
  vacationRoutes(app, parts);
  accessRoutesOf(app, parts);
  leavingRoutes(app, parts);
  tournamentRoutesOf(app, parts, limiter);
  createRoutes(app, parts, limiter);
  matchRoutes(app, parts, limiter);
  seekRoutes(app, parts, limiter);
  seatRoutes(app, parts);
  playRoutes(app, parts, limiter);
  adviceRoutes(app, parts);
  orderRoutes(app, parts);
  watchRoutes(app, parts, limiter);
  socketRoutes(app, parts, limiter);
  replayRoutes(app, parts, limiter);
  whyRoutes(app, parts, limiter);
  talkRoutesOf(app, parts);
  blockRoutes(app, parts);
  operationRoutes(app, parts);
  operatorRoutesOf(app, parts);
  pageRoutes(app, parts);
  if (parts.site !== undefined && show !== undefined) await siteRoutes(app, parts.site, show);
  await app.ready();
  return app;
};
