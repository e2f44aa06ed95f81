import { LEVELS } from '@swordtable/bots';
import { programRoutes } from '../../api/program-routes.ts';
import { endpoint } from '../endpoint.ts';
import type { App, AppParts } from '../parts.ts';

export const gameRoutes = (app: App, { games }: AppParts): void => {
  app.route({
    ...endpoint(programRoutes.games, {
      summary: 'The games',
      description: 'Each with its options and player counts; and the bot strengths.',
      tags: ['games'],
    }),
    handler: async () => ({
      games: games.map(({ id, name, version, seats, options }) => ({ id, name, version, seats, options })),
      levels: LEVELS.map(({ id, name }) => ({ id, name })),
    }),
  });
};
