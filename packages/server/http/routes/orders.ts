import { randomFrom, type Seat } from '@swordtable/kernel';
import type { StandingOrders } from '../../api/play.ts';
import { routes } from '../../api/routes.ts';
import { checked, mayPlan, planned } from '../../match/planning.ts';
import type { VersionedOrders } from '../../registry/order-book.ts';
import { endpoint } from '../endpoint.ts';
import { needKey } from '../identity.ts';
import type { App, AppParts } from '../parts.ts';
import { orRefuse } from '../refusals.ts';

/** Every alternative is tried on a copy of the match, which takes time. */
const CHECKS_PER_MINUTE = 120;

/** Standing orders: what a seat answers while its player is away. No one else hears of them. */
export const orderRoutes = (app: App, { registry, keys }: AppParts): void => {
  const rng = () => randomFrom(keys.secret());
  const told = ({ mark, orders, match }: VersionedOrders, seat: Seat): StandingOrders => checked(match, seat, mark, orders, rng());
  const config = { rateLimit: { max: CHECKS_PER_MINUTE, timeWindow: 60_000 } };
  const described = (summary: string, description: string) => ({ summary, description, tags: ['orders'] });

  app.route({
    ...endpoint(
      routes.orders,
      described(
        'Your standing orders',
        'One for each of your next turns. `now` says whether each alternative could be followed if it were your turn now: `possible`,  ' +
          '`impossible`, `open` as far as anyone can tell, or `unknown` if your next turn can’t be planned. `last` is the outcome of the last one.',
      ),
    ),
    config,
    handler: async (request) => {
      const { match, seat } = request.params;
      return told(orRefuse(await registry.ordersOf(match, seat, needKey(request))), seat);
    },
  });

  app.route({
    ...endpoint(
      routes.putOrders,
      described(
        'Give standing orders',
        'They replace those with this `mark`. When you get the question that the first order names, its alternatives are tried ' +
          'in turn; the first that can be followed is carried out as your answers, once. If none can, all orders are dropped and it’s your turn.',
      ),
    ),
    config,
    handler: async (request) => {
      const { match, seat } = request.params;
      return told(orRefuse(await registry.order(match, seat, needKey(request), request.body)), seat);
    },
  });

  app.route({
    ...endpoint(routes.withdrawOrders, described('Withdraw your standing orders', 'All that haven’t been carried out.')),
    handler: async (request) => {
      const { match, seat } = request.params;
      return told(orRefuse(await registry.order(match, seat, needKey(request), undefined)), seat);
    },
  });

  app.route({
    ...endpoint(
      routes.plan,
      described(
        'Try your next turn',
        'As if it were your turn now and you gave these answers. Nothing is done, and what you don’t know is dealt again. `wanted` are the ' +
          'answers as an order would want them, `rule` and `ask` name the order’s question.',
      ),
    ),
    config,
    handler: async (request) => {
      const { match } = orRefuse(await registry.look(request.params.match));
      const { seat } = request.params;
      orRefuse(mayPlan(match, seat, needKey(request)));
      return orRefuse(planned(match, seat, request.body.answers, rng()));
    },
  });
};
