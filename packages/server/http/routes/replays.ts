import { accept, type Game, type MatchRecord, type Result, readRecord, replaying } from '@swordtable/kernel';
import type { FastifyRequest } from 'fastify';
import { programRoutes } from '../../api/program-routes.ts';
import { routes } from '../../api/routes.ts';
import { isOpen } from '../../match/card.ts';
import { fileOf, importOf, readNames, recordFrom } from '../../match/file.ts';
import { stepsAfter } from '../../match/history.ts';
import { type Match, mayWatch } from '../../match/match.ts';
import { happenings, tableMessage, viewFor } from '../../match/projection.ts';
import { type Slices, sliced } from '../../registry/slices.ts';
import { watcherFor } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { keyFor, keyOf } from '../identity.ts';
import type { Limiter } from '../limits.ts';
import type { App, AppParts } from '../parts.ts';
import { orRefuse, refuseWith } from '../refusals.ts';

/** Whether a record's match was played to its end; or which answer is illegal. Long ones let others have their turn. */
const endsIn = async (rules: Game, record: MatchRecord, pause: Slices = sliced()): Promise<Result<boolean>> => {
  const steps = replaying(rules, record);
  let next = steps.next();
  for (; !next.done; next = steps.next()) await pause();
  return next.value.ok ? accept(next.value.value.position.decisions.length === 0) : next.value;
};

const RECORD_BYTES = 1_000_000;
const IMPORTS_PER_MINUTE = 20;

export const replayRoutes = (app: App, parts: AppParts, limiter: Limiter): void => {
  const { registry, rulesOf, keys, metrics } = parts;

  /** What happened, from the start or after a number, with a sentence for each event. */
  const steps = async (request: FastifyRequest, id: string, seat: number | undefined, after: number) => {
    const { match } = orRefuse(await registry.look(id));
    const watcher = watcherFor(match, seat, keyOf(request));
    const known = after < match.seq ? stepsAfter(match, after) : [];
    const since = known ?? (await limiter.retold(request, after, async () => orRefuse(await registry.history(id, match.seq))));
    const told = happenings(match, since, watcher);
    const view = viewFor(match, watcher);
    return { steps: told.map((step) => ({ ...step, sentences: step.events.map((event) => match.game.words.event(event, view)) })) };
  };

  /** The table after one of its lines, in the request's current view. */
  const step = async (request: FastifyRequest, id: string, seat: number | undefined, number: number) => {
    const { match } = orRefuse(await registry.look(id));
    const watcher = watcherFor(match, seat, keyOf(request));
    const then = await limiter.replayed(request, async () => orRefuse(await registry.lookBack(id, number)));
    return tableMessage(then, watcher, then.recent.slice(-1));
  };

  const tags = ['replay'];
  const STEPS = 'While the match runs you see what your seat saw; afterwards, if the match allows it, any seat’s view is open to you.';
  app.route({
    ...endpoint(routes.steps, {
      summary: 'What happened, for spectators',
      description: STEPS,
      tags,
    }),
    handler: (request) => steps(request, request.params.match, undefined, request.query.after),
  });
  app.route({
    ...endpoint(routes.seatSteps, {
      summary: 'What happened, from a seat',
      description: STEPS,
      tags,
    }),
    handler: (request) => steps(request, request.params.match, request.params.seat, request.query.after),
  });
  app.route({
    ...endpoint(routes.step, {
      summary: 'The table after a step, for spectators',
      tags,
    }),
    handler: (request) => step(request, request.params.match, undefined, request.params.step),
  });
  app.route({
    ...endpoint(routes.seatStep, {
      summary: 'The table after a step, from a seat',
      tags,
    }),
    handler: (request) => step(request, request.params.match, request.params.seat, request.params.step),
  });

  const readable = (match: Match, request: FastifyRequest): Match => {
    if (!isOpen(match)) {
      const when = match.terms.openAfter ? 'The record is opened when the match is over.' : 'The players agreed to keep this match closed.';
      return refuseWith('not-open', when);
    }
    if (match.position === undefined) return refuseWith('not-begun', 'This match was canceled before it began.');
    return mayWatch(match, keyOf(request)) ? match : refuseWith('may-not-watch', 'This match is private. You need the spectator link.');
  };

  app.route({
    ...endpoint(routes.record, {
      summary: 'The whole match as a file',
      description: 'After the match, if it was created to be open then. "swordtable verify" can check the deal.',
      tags,
    }),
    handler: async (request, reply) => {
      const match = readable(orRefuse(await registry.look(request.params.match)).match, request);
      void reply.header('content-disposition', `attachment; filename="${match.game.id}-${match.id}.json"`);
      return fileOf(match);
    },
  });

  app.route({
    ...endpoint(programRoutes.importRecord, {
      summary: 'Import a record',
      description: 'A file of a match played anywhere. Every answer is checked; then it can be replayed like any finished match.',
      tags,
    }),
    bodyLimit: RECORD_BYTES,
    config: { rateLimit: { max: IMPORTS_PER_MINUTE, timeWindow: 60_000 } },
    handler: async (request, reply) => {
      const record = orRefuse(readRecord(JSON.stringify(request.body)));
      if (record.scene !== undefined)
        return refuseWith(
          'scene-file',
          'This match began with a scene. It can be opened in the browser or the terminal, but not on a server.',
        );
      const rules = rulesOf(record.game, record.version);
      if (rules === undefined) return refuseWith('rules-gone', `This server doesn’t have version ${record.version} of "${record.game}".`);
      const host = await keyFor(request, reply, parts);
      const id = keys.matchId();
      await limiter.replayed(request, async () => {
        const over = orRefuse(await endsIn(rules, record, parts.slices?.()));
        const entries = importOf(recordFrom(record), readNames(request.body, record.seats), host, over);
        return { value: orRefuse(await registry.create(id, entries)), replayed: 2 * record.answers.length };
      });
      metrics.matchCreated();
      void reply.code(201);
      return { match: id };
    },
  });
};
