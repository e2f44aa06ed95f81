import { programRoutes } from '../../api/program-routes.ts';
import { routes } from '../../api/routes.ts';
import { fingerprint } from '../../keys.ts';
import type { Command } from '../../match/command.ts';
import { seatsOf } from '../../match/match.ts';
import { endpoint } from '../endpoint.ts';
import { keyFor, needKey, ticketFor } from '../identity.ts';
import { keepApart } from '../keep-apart.ts';
import { linkTo } from '../links.ts';
import type { App, AppParts } from '../parts.ts';
import { orRefuse, refuseWith } from '../refusals.ts';
import { seatedPlayer } from '../seated-player.ts';

export const seatRoutes = (app: App, parts: AppParts): void => {
  const { registry, config, keys, people } = parts;
  const perform = async (match: string, command: Command) => {
    const { seq, again } = orRefuse(await registry.perform(match, command));
    return { seq, again };
  };

  app.route({
    ...endpoint(programRoutes.createKey, {
      summary: 'A key for a program',
      description: 'Send it as "Authorization: Bearer KEY". One key works for every seat taken with it. Browsers get a cookie instead.',
      tags: ['seats'],
    }),
    handler: async () => ({ key: keys.issue() }),
  });

  app.route({
    ...endpoint(routes.take, {
      summary: 'Take a seat',
      description:
        'With the secret of a link, which works once, or without one for an open seat. The match begins when all seats are taken.',
      tags: ['seats'],
    }),
    handler: async (request, reply) => {
      const { invite, name, program, luck, id } = request.body;
      const key = await keyFor(request, reply, parts);
      const invited = invite === undefined ? {} : { invite: fingerprint(invite) };
      const { match, seat } = request.params;
      const player = await seatedPlayer(request, match, key, { name, program, luck }, parts);
      const table = orRefuse(await registry.look(match)).match;
      await keepApart(table, { seat, key, player: player.profile?.id, ...invited }, people.blocks);
      return perform(match, { do: 'take', seat, key, player, ...invited, ...ticketFor(key, id, `take ${seat}`) });
    },
  });

  const simple = (does: 'resign' | 'leave' | 'return' | 'revoke', summary: string, description: string): void => {
    app.route({
      ...endpoint(routes[does], { summary, description, tags: ['seats'] }),
      handler: async (request) => {
        const { match, seat } = request.params;
        const key = needKey(request);
        return perform(match, { do: does, seat, key, ...ticketFor(key, request.body.id, `${does} ${seat}`) });
      },
    });
  };
  simple('resign', 'Resign', 'With two players, that ends the match. With more, a bot plays on, and you come last.');
  simple(
    'leave',
    'Leave for good',
    'Before the match begins, the seat becomes free. Afterward, a bot plays on, and your key no longer works for the seat.',
  );
  simple('return', 'Take your seat back from the bot', 'At any time, unless you have left or resigned.');
  simple('revoke', 'Revoke all other keys and links to your seat', 'Other devices are signed out, and unused links stop working.');

  app.route({
    ...endpoint(routes.hand, {
      summary: 'Let a bot play a seat',
      description: 'Your own at any time. Another’s when its player has been away too long and all the others agree.',
      tags: ['seats'],
    }),
    handler: async (request) => {
      const { match: id, seat: absent } = request.params;
      const key = needKey(request);
      const { match } = orRefuse(await registry.look(id));
      const own = seatsOf(match, key);
      const seat = own.includes(absent) ? absent : (own[0] ?? refuseWith('not-your-seat', 'Only players in this match can agree to this.'));
      return perform(id, {
        do: 'hand',
        seat,
        key,
        absent,
        level: request.body.level,
        ...ticketFor(key, request.body.id, `hand ${absent}`),
      });
    },
  });

  app.route({
    ...endpoint(routes.invite, {
      summary: 'A new link to a seat',
      description: 'For the host, to a free seat; for a player, to their own seat, to continue on another device. It works once.',
      tags: ['seats'],
    }),
    handler: async (request) => {
      const { match, seat } = request.params;
      const secret = keys.secret();
      await perform(match, { do: 'invite', seat, key: needKey(request), invite: fingerprint(secret) });
      return { seat, secret, link: linkTo(config.publicUrl, match, `seat=${seat}&invite=${secret}`) };
    },
  });

  app.route({
    ...endpoint(routes.watchLink, {
      summary: 'A new link for spectators',
      description: 'For the host. The old link stops working, and its spectators are disconnected.',
      tags: ['watching'],
    }),
    handler: async (request) => {
      const { match } = request.params;
      const secret = keys.secret();
      await perform(match, { do: 'link', key: needKey(request), watch: fingerprint(secret) });
      return { secret, link: linkTo(config.publicUrl, match, `watch=${secret}`) };
    },
  });

  app.route({
    ...endpoint(routes.watch, {
      summary: 'Watch a private match',
      description: 'With the secret of the spectators’ link, which works any number of times.',
      tags: ['watching'],
    }),
    handler: async (request, reply) => {
      const { secret, id } = request.body;
      const key = await keyFor(request, reply, parts);
      return perform(request.params.match, { do: 'watch', key, link: fingerprint(secret), ...ticketFor(key, id, 'watch') });
    },
  });
};
