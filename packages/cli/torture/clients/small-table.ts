import { bids } from '@swordtable/kernel/toys/bids';
import type { Terms } from '@swordtable/server/match/entry';
import { insist } from './host.ts';
import { type Insistence, newInsistence } from './insistence.ts';
import type { Surroundings } from './network.ts';

const PLAYER_TERMS = { name: '', program: false, luck: 'luck' };

/** A short match for two: the host, and a player with the link. */
export const smallTable = (host: string, name: string): Terms => ({
  ...{ game: bids.id, version: bids.version, options: { cards: 2 }, secret: `secret of ${name}`, watch: `link of ${name}` },
  ...{ listed: false, openAfter: true, patience: 10, clock: null, host },
  seats: [host, ''].map((key) => ({ kind: 'person', name: '', invites: [key] })),
});

/** A match against a bot, which continues without the player if they don't answer in time. */
export const botTable = (host: string, name: string): Terms => ({
  ...{ game: bids.id, version: bids.version, options: { cards: 4 }, secret: `secret of ${name}`, watch: `link of ${name}` },
  ...{ listed: false, openAfter: true, patience: 10, clock: { seconds: 8, level: 'easy' }, host },
  seats: [
    { kind: 'person', name: '', invites: [host] },
    { kind: 'bot', name: '', level: 'easy', invites: [] },
  ],
});

/** A table where two sit. */
interface Taken {
  readonly match: string;
  /** How each gets their way there, by seat. */
  readonly players: readonly Insistence[];
}

/** Two sit down at a table: the first at seat 0. Undefined if they can't. */
export const sitDown = async (surroundings: Surroundings, name: string, host: string, other: string): Promise<Taken | undefined> => {
  const made = await insist(surroundings, (process) => process.create(name, smallTable(host, name)));
  if (made === undefined) return undefined;
  const { match, invites } = made;
  const [first, second] = [newInsistence(surroundings, match, host), newInsistence(surroundings, match, other)];
  const link = `invite to ${name}`;
  const linked = invites.has(1) ? undefined : await first.perform({ do: 'invite', seat: 1, key: host, invite: link });
  const invite = invites.get(1) ?? (linked?.ok === true ? (linked.value.made ?? link) : undefined);
  await first.perform({ do: 'take', seat: 0, key: host, player: PLAYER_TERMS });
  await second.perform({ do: 'take', seat: 1, key: other, player: PLAYER_TERMS, ...(invite === undefined ? {} : { invite }) });
  return { match, players: [first, second] };
};
