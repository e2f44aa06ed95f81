import { bids } from '@swordtable/kernel/toys/bids';
import { carts } from '@swordtable/kernel/toys/carts';
import { hiddenNumber, inModule, inSteps, type Planted } from './planting.ts';

/** Leaks that hardly any world shows, or that only show in what a world is asked when a step or a match is repeated in it. */
export const RARE: readonly Planted[] = [
  {
    leak: 'one world in fifty is marked',
    ...{ game: bids, seats: 3, worlds: 24, shows: /stream.*marked/s },
    ...inSteps((match) => (hiddenNumber(match) % 50 === 0 ? { marked: true } : {})),
  },
  {
    leak: 'one stored world in ten replays differently',
    ...{ game: bids, seats: 3, worlds: 1, shows: /steps.*created/s },
    ...inModule<typeof import('../registry/past.ts')>('../registry/past.ts', ({ openPast }) => ({
      openPast: (parts) => {
        const past = openPast(parts);
        const lookBack: typeof past.lookBack = async (id, seq) => {
          const recalled = await past.lookBack(id, seq);
          if (!recalled.ok || recalled.value.value.position === undefined || hiddenNumber(recalled.value.value) % 10 > 0) return recalled;
          const { value, replayed } = recalled.value;
          return { ok: true, value: { value: { ...value, created: value.created + 1 }, replayed } };
        };
        return { ...past, lookBack };
      },
    })),
  },
  {
    leak: 'which alternative of an order is followed depends on hidden information',
    ...{ game: carts, seats: 2, worlds: 12, shows: /an order.*alternative/s },
    ...inModule<typeof import('../match/orders.ts')>('../match/orders.ts', ({ carried }) => ({
      carried: (match, seat, { queue, ...orders }, at) => {
        const turned = queue.map((order) => ({ ...order, alternatives: order.alternatives.toReversed() }));
        return carried(match, seat, { ...orders, queue: hiddenNumber(match) % 8 === 0 ? turned : queue }, at);
      },
    })),
  },
  {
    leak: 'a preview is tried in the real world',
    ...{ game: carts, seats: 2, worlds: 12, shows: /preview/ },
    ...inModule<typeof import('../match/preview.ts')>('../match/preview.ts', ({ previewOf }) => ({
      previewOf: (match, ...rest) => previewOf({ ...match, game: { ...match.game, determinize: match.game.clone } }, ...rest),
    })),
  },
  {
    leak: 'when a match is attended to depends on hidden information',
    ...{ game: bids, seats: 2, worlds: 12, shows: /lists.*due/s },
    ...inModule<typeof import('../match/card.ts')>('../match/card.ts', ({ faceOf }) => ({
      faceOf: (match) => ({ ...faceOf(match), due: hiddenNumber(match) % 10 }),
    })),
  },
  {
    leak: 'one clock in ten runs out late',
    ...{ game: bids, seats: 2, worlds: 12, shows: /the clocks/ },
    ...inModule<typeof import('../match/absence.ts')>('../match/absence.ts', ({ overdueSeat }) => ({
      overdueSeat: (match, at) => overdueSeat(match, hiddenNumber(match) % 10 === 0 ? at - 700 : at),
    })),
  },
];
