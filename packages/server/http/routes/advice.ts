import { hintText } from '@swordtable/bots';
import { randomFrom } from '@swordtable/kernel';
import { routes } from '../../api/routes.ts';
import { isStrict, type Match } from '../../match/match.ts';
import { previewOf } from '../../match/preview.ts';
import { viewFor } from '../../match/projection.ts';
import { seatFor } from '../../match/seating.ts';
import { endpoint } from '../endpoint.ts';
import { needKey } from '../identity.ts';
import { clientOf } from '../limits.ts';
import type { App, AppParts } from '../parts.ts';
import { orRefuse, refuseWith } from '../refusals.ts';

const HINTS_PER_MINUTE = 30;

/** Between people, hints are off unless the match was created with them: everyone who joined has agreed. */
const mayHint = ({ seats, terms }: Match): boolean =>
  !isStrict({ terms }) && (terms.hints === true || seats.filter(({ kind }) => kind !== 'bot').length < 2);

/** Previews and hints. Neither knows more than the seat. */
export const adviceRoutes = (app: App, { registry, players, keys }: AppParts): void => {
  app.route({
    ...endpoint(routes.preview, {
      summary: 'The result of an answer',
      description:
        'Nothing is done. It’s tried in a copy in which everything you don’t know is dealt again; `certain` says whether that matters.',
      tags: ['play'],
    }),
    handler: async (request) => {
      const { match } = orRefuse(await registry.look(request.params.match));
      const { seat } = request.params;
      orRefuse(seatFor(match, seat, needKey(request)));
      const { seq, action } = request.body;
      return orRefuse(previewOf(match, seat, seq, action, randomFrom(keys.secret())));
    },
  });

  app.route({
    ...endpoint(routes.hint, {
      summary: 'A hint from a strong bot',
      description:
        'Its best answers to the current question, with the lead it expects, the rest of the action, and what speaks for each. It knows what you know. Between people, hints are off unless the match was created with `hints`.',
      tags: ['play'],
    }),
    config: { rateLimit: { max: HINTS_PER_MINUTE, timeWindow: 60_000 } },
    handler: async (request) => {
      const { match } = orRefuse(await registry.look(request.params.match));
      const { seat } = request.params;
      orRefuse(seatFor(match, seat, needKey(request)));
      if (!mayHint(match)) return refuseWith('hints-off', 'Hints are off in rated matches, and between people.');
      const asked = match.asked.find((entry) => entry.seat === seat);
      if (asked === undefined) return refuseWith('not-your-decision', 'It’s not your decision now.');
      const thoughts = orRefuse(await players.advise(match, seat, clientOf(request)));
      const spoken = { words: match.game.words, view: viewFor(match, seat), seats: match.seats.length };
      return { seq: asked.seq, thoughts, text: hintText(thoughts, spoken) };
    },
  });
};
