import type { WhyQuestion } from '@swordtable/kernel';
import type { FastifyRequest } from 'fastify';
import { programRoutes } from '../../api/program-routes.ts';
import { explanationOf } from '../../match/explain.ts';
import { watcherFor } from '../access.ts';
import { isDeeperThan } from '../depth.ts';
import { endpoint } from '../endpoint.ts';
import { keyOf } from '../identity.ts';
import type { Limiter } from '../limits.ts';
import type { App, AppParts } from '../parts.ts';
import { orRefuse, refuseWith } from '../refusals.ts';

/** No question needs deeper nesting. */
const DEPTH = 3;

const questionFrom = (text: string): WhyQuestion => {
  const malformed = (what: string): never => refuseWith('malformed', `The question is invalid: ${what}, such as {"event":12}.`);
  let question: unknown;
  try {
    question = JSON.parse(text);
  } catch {
    return malformed('write it as JSON');
  }
  if (typeof question !== 'object' || question === null || Array.isArray(question)) return malformed('it must be a JSON object');
  return isDeeperThan(question, DEPTH) ? malformed('it is nested too deeply') : (question as WhyQuestion);
};

/** Why something is as it is, for anyone who may watch. */
export const whyRoutes = (app: App, { registry }: AppParts, limiter: Limiter): void => {
  const explain = async (request: FastifyRequest, id: string, seat: number | undefined, question: string) => {
    const { match } = orRefuse(await registry.look(id));
    const watcher = watcherFor(match, seat, keyOf(request));
    const asked = questionFrom(question);
    const steps = await limiter.retold(request, -1, async () => orRefuse(await registry.history(id, match.seq)));
    return orRefuse(explanationOf(match, steps, watcher, asked));
  };

  const description =
    'Each game has its own questions: see docs/api.md. Every game that explains anything understands `{"event":N}`: the event number N, ' +
    'counted from 0, without undone ones, as you saw it. The explanation uses only what you know.';
  app.route({
    ...endpoint(programRoutes.seatWhy, { summary: 'An explanation for your seat', description, tags: ['watching'] }),
    handler: (request) => explain(request, request.params.match, request.params.seat, request.query.question),
  });
  app.route({
    ...endpoint(programRoutes.why, { summary: 'An explanation for spectators', description, tags: ['watching'] }),
    handler: (request) => explain(request, request.params.match, undefined, request.query.question),
  });
};
