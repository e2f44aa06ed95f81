import type { FastifyReply } from 'fastify';
import { matchParams } from '../../api/requests.ts';
import { apiPage } from '../page/api-page.ts';
import { documentFrom } from '../page/document.ts';
import { frontPage, matchPage } from '../page/plain-pages.ts';
import { STYLE } from '../page/style.ts';
import type { App, AppParts } from '../parts.ts';

/** The few pages for people. No page has scripts, and none is told a secret: those follow the # of a link. */
export const pageRoutes = (app: App, { games, config, site }: AppParts): void => {
  const hidden = { schema: { hide: true } };
  // Texts are sent verbatim: everything else the app sends is JSON.
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply
      .header('content-type', `${type}; charset=utf-8`)
      .serializer((whole: unknown) => String(whole))
      .send(text);

  app.get('/api', hidden, (request, reply) =>
    send(reply, 'text/html', apiPage(documentFrom(app.swagger()), config.publicUrl ?? `${request.protocol}://${request.host}`)),
  );
  app.get('/api/page.css', hidden, (_, reply) => send(reply.header('cache-control', 'public, max-age=3600'), 'text/css', STYLE));
  app.get('/api/openapi.json', hidden, async () => documentFrom(app.swagger()));
  // If the site is served, it has these pages itself.
  if (site !== undefined) return;
  app.get('/', hidden, (_, reply) => send(reply, 'text/html', frontPage(games.map(({ name }) => name))));
  app.get('/match/:match', { schema: { hide: true, params: matchParams } }, (request, reply) =>
    send(reply, 'text/html', matchPage(request.params.match)),
  );
};
