import { setImmediate as turn } from 'node:timers/promises';
import type { ListedMatch, YourMatch } from '../../api/match.ts';
import type { listQuery } from '../../api/requests.ts';
import { routes } from '../../api/routes.ts';
import type { Shape } from '../../api/shape.ts';
import { fingerprint } from '../../keys.ts';
import { cardOf } from '../../match/card.ts';
import type { KeyHash } from '../../match/entry.ts';
import { type Match, mayWatch, seatsOf } from '../../match/match.ts';
import type { Listing, ListQuery } from '../../storage/storage.ts';
import { endpoint } from '../endpoint.ts';
import { keyOf, needKey, ticketFor } from '../identity.ts';
import type { Limiter } from '../limits.ts';
import { withoutBlocked } from '../open-seats.ts';
import { playerOf } from '../own-player.ts';
import type { App, AppParts } from '../parts.ts';
import { orRefuse, refuseWith } from '../refusals.ts';

export const listedFrom = ({ card, seq, updated }: Listing): ListedMatch => ({ ...JSON.parse(card), seq, updated });

/** Several matches may have changed at the same time, so the end of a page is a time and a match. */
const endOf = (listing: Listing | undefined): string | null => (listing === undefined ? null : `${listing.updated}-${listing.match}`);

const pageOf = (listings: readonly Listing[], most: number) => ({
  matches: listings.map(listedFrom),
  next: listings.length === most ? endOf(listings.at(-1)) : null,
});

const wanted = ({ before, ...query }: Shape<typeof listQuery>): ListQuery => {
  const [moment, match] = before?.split('-') ?? [];
  return moment === undefined || match === undefined ? query : { ...query, before: Number(moment), beforeMatch: match };
};

/** Free seats that a key may take without an invitation. */
const keptFor = ({ seats, status }: Match, key: KeyHash): number[] =>
  status === 'waiting' ? seats.flatMap(({ taken, invites }, seat) => (!taken && invites.includes(key) ? [seat] : [])) : [];

export const matchRoutes = (app: App, { registry, storage, keys, people }: AppParts, limiter: Limiter): void => {
  /** A listed match, with the client's seats and whether one of them must answer. In a finished match, none must. */
  const mineOf = async (listing: Listing, key: KeyHash): Promise<YourMatch> => {
    const live = await registry.look(listing.match);
    const match = live.ok ? live.value.match : undefined;
    const seats = match === undefined ? [] : seatsOf(match, key);
    const asked = match?.asked.some(({ seat }) => seats.includes(seat) && match.seats[seat]?.bot === undefined);
    return { ...listedFrom(listing), yours: seats, turn: asked ?? false };
  };

  app.route({
    ...endpoint(routes.listMatches, {
      summary: 'Public matches',
      description:
        'With `status=waiting`, those that still need players, except where you and one of them have blocked each other. Most recently ' +
        'active first.',
      tags: ['matches'],
    }),
    handler: async (request) => {
      const page = pageOf(await storage.list(wanted(request.query)), request.query.most);
      const viewer = (await playerOf(request, people))?.id;
      const { matches } = await withoutBlocked({ players: [], matches: page.matches }, viewer, people.blocks);
      return { ...page, matches };
    },
  });

  app.route({
    ...endpoint(routes.listYourMatches, {
      summary: 'Your matches',
      description:
        'Matches in which you have a seat, or that you created. `yours` are your seats; `turn` says whether one of them must answer.',
      tags: ['matches'],
    }),
    handler: async (request) => {
      const key = keyOf(request);
      if (key === undefined) return { matches: [], next: null };
      const listings = await storage.held(key, wanted(request.query));
      const mine: YourMatch[] = [];
      for (const listing of listings) {
        mine.push(await mineOf(listing, key));
        // Reading a match takes time, and there may be many: others get a turn in between.
        await turn();
      }
      return { matches: mine, next: pageOf(listings, request.query.most).next };
    },
  });

  app.route({
    ...endpoint(routes.deleteYourMatch, {
      summary: 'Delete a finished match of yours',
      description: 'It disappears from your list, and is gone for good when everyone who had a part in it has deleted it.',
      tags: ['matches'],
    }),
    handler: async (request) => {
      const { match } = request.params;
      const erased = orRefuse(await registry.erase(match, needKey(request)));
      if (erased.gone) await people.talks.forget([match]);
      const player = await playerOf(request, people);
      if (player !== undefined) orRefuse(await people.accuracies.withdraw(player.id, match));
      return erased;
    },
  });

  app.route({
    ...endpoint(routes.match, {
      summary: 'One match, without its table',
      description: '`yours` are your seats; `host` says whether you can invite others and cancel the match.',
      tags: ['matches'],
    }),
    handler: async (request) => {
      const { match } = orRefuse(await registry.look(request.params.match));
      // A match's name is in every link to it, so anyone who has it may know the game and the players.
      const key = keyOf(request);
      const may = mayWatch(match, key);
      const { deal, ...card } = cardOf(match);
      // What a deal was made from determines every card of it, so it's only for those who may see them.
      const shown = may ? deal : { commitment: deal.commitment };
      return {
        ...card,
        deal: shown,
        yours: seatsOf(match, key ?? ''),
        kept: keptFor(match, key ?? ''),
        host: key === match.terms.host,
        mayWatch: may,
      };
    },
  });

  app.route({
    ...endpoint(routes.cancel, {
      summary: 'Cancel a match',
      description: 'Only the host can, before it begins.',
      tags: ['matches'],
    }),
    handler: async (request) => {
      const { seq, again } = orRefuse(await registry.perform(request.params.match, { do: 'cancel', key: needKey(request) }));
      return { seq, again };
    },
  });

  app.route({
    ...endpoint(routes.rematch, {
      summary: 'Request a rematch',
      description:
        'The same players, each one seat further. Everyone takes the new seat with their existing key. Requested twice, it’s one match.',
      tags: ['matches'],
    }),
    handler: async (request) => {
      const key = needKey(request);
      limiter.creates(request);
      const next = { match: keys.matchId(), secret: keys.secret(), watch: fingerprint(keys.secret()) };
      const done = orRefuse(
        await registry.perform(request.params.match, { do: 'rematch', key, next, ...ticketFor(key, request.body.id, 'rematch') }),
      );
      return { match: done.match.rematch ?? refuseWith('internal', 'The rematch was lost.') };
    },
  });
};
