import { LEVELS } from '@swordtable/bots';
import type { App, AppParts } from '../parts.ts';
import { refusals, replies } from '../replies.ts';

export const gameRoutes = (app: App, { games }: AppParts): void => {
  app.get(
    '/api/games',
    {
      schema: {
        summary: 'The games',
        description: 'Each with its options, one sentence for each, and how many can play; and how strong bots can be.',
        tags: ['games'],
        response: { 200: replies.games, ...refusals },
      },
    },
    async () => ({
      games: games.map(({ id, name, version, seats, options }) => ({ id, name, version, seats, options })),
      levels: LEVELS.map(({ id, name }) => ({ id, name })),
    }),
  );
};
