import { routes } from '../../api/routes.ts';
import { seatFor } from '../../match/seating.ts';
import { undoableFor } from '../../match/takeback.ts';
import { ANSWER_BYTES } from '../depth.ts';
import { endpoint } from '../endpoint.ts';
import { needKey, ticketFor } from '../identity.ts';
import { clientOf, type Limiter } from '../limits.ts';
import type { App, AppParts } from '../parts.ts';
import { orRefuse, statusOf } from '../refusals.ts';

/** Answering, and undoing answers. */
export const playRoutes = (app: App, { registry, metrics }: AppParts, limiter: Limiter): void => {
  app.route({
    ...endpoint(routes.act, {
      summary: 'Answer',
      description: 'The answer is on disk before it’s acknowledged.',
      tags: ['play'],
    }),
    // Anyone may send one, and none is counted before it's read.
    bodyLimit: ANSWER_BYTES,
    // A timely move is never rejected for its number; only refused moves are counted.
    config: { rateLimit: false },
    handler: async (request) => {
      const { seq, action, id } = request.body;
      const key = needKey(request);
      const { match, seat } = request.params;
      const began = performance.now();
      const done = await registry.perform(
        match,
        { do: 'act', seat, key, seq, action, ...ticketFor(key, id, `act ${seat}`) },
        clientOf(request),
      );
      // A failing store isn't the player's fault.
      if (!done.ok && statusOf(done.refusal) < 500) await limiter.refusedMove(request);
      const { seq: line, again } = orRefuse(done);
      metrics.moveAcknowledged((performance.now() - began) / 1_000);
      return { seq: line, again };
    },
  });

  app.route({
    ...endpoint(routes.undo, {
      summary: 'Undo your last answer',
      description:
        'Refused if another person would have to answer again, or if chance or anything revealed is in between. Answers that only bots have given since are undone along with yours.',
      tags: ['play'],
    }),
    handler: async (request) => {
      const { match, seat } = request.params;
      const { seq, id } = request.body;
      const key = needKey(request);
      const done = orRefuse(await registry.perform(match, { do: 'undo', seat, key, seq, ...ticketFor(key, id, `undo ${seat}`) }));
      return { seq: done.seq, again: done.again };
    },
  });

  app.route({
    ...endpoint(routes.requestTakeback, {
      summary: 'Ask the others for a takeback',
      description:
        'Everything since your last answer would be undone. Refused if chance or anything revealed is in between. The request lapses as soon as anyone answers.',
      tags: ['play'],
    }),
    handler: async (request) => {
      const { match, seat } = request.params;
      const { seq, id } = request.body;
      const key = needKey(request);
      const done = orRefuse(await registry.perform(match, { do: 'request', seat, key, seq, ...ticketFor(key, id, `request ${seat}`) }));
      return { seq: done.seq, again: done.again };
    },
  });

  app.route({
    ...endpoint(routes.answerTakeback, {
      summary: 'Answer a request for a takeback',
      description: 'Once everyone has agreed, the match goes back. The player who asked can withdraw the request by declining it.',
      tags: ['play'],
    }),
    handler: async (request) => {
      const { match, seat } = request.params;
      const { agree, id } = request.body;
      const key = needKey(request);
      const wish = agree ? 'grant' : 'decline';
      const done = orRefuse(await registry.perform(match, { do: wish, seat, key, ...ticketFor(key, id, `takeback ${seat}`) }));
      return { seq: done.seq, again: done.again };
    },
  });

  app.route({
    ...endpoint(routes.undoable, {
      summary: 'Whether you can undo your last answer',
      tags: ['play'],
    }),
    handler: async (request) => {
      const { match } = orRefuse(await registry.look(request.params.match));
      const { seat } = request.params;
      const key = needKey(request);
      orRefuse(seatFor(match, seat, key));
      return undoableFor(match, seat, key);
    },
  });
};
