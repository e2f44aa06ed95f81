import type { Append, Storage } from '@swordtable/server/storage/storage';
import type { Plant } from './plant.ts';

const withOrders = (change: (line: Append) => Append) => (storage: Storage) => ({
  ...storage,
  append: (lines: readonly Append[]) => storage.append(lines.map(change)),
});

/** Bugs in standing orders. */
export const ORDERS: Readonly<Record<string, Plant>> = {
  'doubled-order': {
    about: 'an order that was carried out stays',
    breaks: ['order'],
    storage: withOrders(({ orders: _, ...line }) => line),
  },
  'withdrawn-order': {
    about: 'an order is carried out although it was withdrawn in the meantime',
    breaks: ['order'],
    storage: withOrders(({ orders, ...line }) =>
      orders === undefined ? line : { ...line, orders: orders.map(({ seat, text }) => ({ seat, text })) },
    ),
  },
  'lost-order': {
    about: 'orders are acknowledged, but never written',
    breaks: ['lost'],
    storage: (storage) => ({ ...storage, order: async () => true }),
  },
};
