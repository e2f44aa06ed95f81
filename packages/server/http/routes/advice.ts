import { randomBytes } from 'node:crypto';
import { randomFrom } from '@swordtable/kernel';
import { routes } from '../../api/routes.ts';
import type { Match } from '../../match/match.ts';
import { previewOf } from '../../match/preview.ts';
import { seatFor } from '../../match/seating.ts';
import { endpoint } from '../endpoint.ts';
import { needKey } from '../identity.ts';
import type { App, AppParts } from '../parts.ts';
import { orRefuse, refuseWith } from '../refusals.ts';

const HINTS_PER_MINUTE = 30;

/** Between people, hints are off unless the match was made with them: everybody who sat down has agreed. */
const mayHint = ({ seats, terms }: Match): boolean => terms.hints === true || seats.filter(({ kind }) => kind !== 'bot').length < 2;

/** Looking ahead, by oneself and with the help of a bot. Neither knows more than the seat. */
export const adviceRoutes = (app: App, { registry, players }: AppParts): void => {
  app.route({
    ...endpoint(routes.preview, {
      summary: 'What an answer would lead to',
      description:
        'Nothing is done. It is tried in a world in which everything that you do not know is dealt anew; `certain` says whether that matters.',
      tags: ['play'],
    }),
    handler: async (request) => {
      const { match } = orRefuse(await registry.look(request.params.match));
      const { seat } = request.params;
      orRefuse(seatFor(match, seat, needKey(request)));
      const { seq, action } = request.body;
      return orRefuse(previewOf(match, seat, seq, action, randomFrom(randomBytes(16).toString('hex'))));
    },
  });

  app.route({
    ...endpoint(routes.hint, {
      summary: 'A hint from a strong bot',
      description:
        'Its best answers to the question that stands, with how many points it expects to lead by. It knows what you know. Between people, hints are off unless the match was made with `hints`.',
      tags: ['play'],
    }),
    config: { rateLimit: { max: HINTS_PER_MINUTE, timeWindow: 60_000 } },
    handler: async (request) => {
      const { match } = orRefuse(await registry.look(request.params.match));
      const { seat } = request.params;
      orRefuse(seatFor(match, seat, needKey(request)));
      if (!mayHint(match))
        return refuseWith('hints-off', 'Hints are off in this match: people play each other, and it was made without them.');
      const asked = match.asked.find((entry) => entry.seat === seat);
      if (asked === undefined) return refuseWith('not-your-decision', 'It’s not your decision now.');
      return { seq: asked.seq, thoughts: orRefuse(await players.advise(match, seat)) };
    },
  });
};
