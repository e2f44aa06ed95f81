import type { Seat } from '@swordtable/kernel';
import type { KeyHash } from '../match/entry.ts';
import { type Match, seatsOf } from '../match/match.ts';
import type { Blocks } from '../people/blocks.ts';
import { refuseWith } from './refusals.ts';

interface Sitting {
  readonly seat: Seat;
  readonly key: KeyHash;
  /** The player's id; undefined for guests, who can't be blocked. */
  readonly player: string | undefined;
  readonly invite?: KeyHash;
}

/**
 * Refuses an open seat to someone who has blocked a player at the table, or was blocked by one. Those who were invited to their seat, by a
 * link or by a tournament, may sit down.
 */
export const keepApart = async (match: Match, { seat, key, player, invite }: Sitting, blocks: Pick<Blocks, 'among'>): Promise<void> => {
  const wanted = match.seats[seat];
  const isInvited = invite !== undefined && wanted?.invites.includes(invite);
  if (player === undefined || wanted?.kind !== 'open' || isInvited || seatsOf(match, key).length > 0) return;
  const others = match.seats.flatMap(({ profile }) => profile?.id ?? []);
  if ((await blocks.among(player, others)).size > 0)
    refuseWith('blocked', 'You can’t sit at this table: you have blocked someone here, or they have blocked you.');
};
