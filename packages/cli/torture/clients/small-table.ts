import { bids } from '@swordtable/kernel/toys/bids';
import type { Terms } from '@swordtable/server/match/entry';

/** A short match for two: the host, and a player with the link. */
export const smallTable = (host: string, name: string): Terms => ({
  ...{ game: bids.id, version: bids.version, options: { cards: 2 }, secret: `secret of ${name}`, watch: `link of ${name}` },
  ...{ listed: false, openAfter: true, patience: 10, clock: null, host },
  seats: [host, ''].map((key) => ({ kind: 'person', name: '', invites: [key] })),
});
