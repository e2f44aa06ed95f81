import { accessRoutes } from './access-routes.ts';
import { awayRoutes } from './away-routes.ts';
import { operatorRoutes } from './operator-routes.ts';
import { playerRoutes } from './player-routes.ts';
import { programRoutes } from './program-routes.ts';
import { routes } from './routes.ts';
import { talkRoutes } from './talk-routes.ts';
import { tournamentRoutes } from './tournament-routes.ts';

/** Every route of the server. Pages load only those they need. */
export const allRoutes = {
  ...routes,
  ...programRoutes,
  ...accessRoutes,
  ...awayRoutes,
  ...talkRoutes,
  ...playerRoutes,
  ...tournamentRoutes,
  ...operatorRoutes,
} as const;
