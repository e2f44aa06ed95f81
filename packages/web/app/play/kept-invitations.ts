import type { Created } from '@swordtable/server/api/match';
import { readLink } from '../../client/remote/links.ts';
import { readStored, store } from '../../client/storage.ts';

/** Links that the host was given once. */
export interface Kept {
  readonly seats: readonly string[];
  readonly watch: string | null;
}

const NONE: Kept = { seats: [], watch: null };
/** This page's own copy, for browsers that store nothing. */
const known = new Map<string, Kept>();

const keyOf = (match: string): string => `swordtable.invitations.${match}`;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'seats' in value &&
  Array.isArray(value.seats) &&
  value.seats.every((link) => typeof link === 'string') &&
  'watch' in value &&
  (value.watch === null || typeof value.watch === 'string');

const keepLinks = (match: string, links: Kept): boolean => {
  known.set(match, links);
  return store(keyOf(match), links);
};

/** Keeps a new match's links until everyone has joined. Without storage, this page still has them. */
export const keepInvitations = ({ match, invites, watch }: Pick<Created, 'match' | 'invites' | 'watch'>): boolean =>
  keepLinks(match, { seats: invites.map(({ link }) => link), watch: watch?.link ?? null });

export const invitationsOf = (match: string): Kept => {
  const found = known.get(match) ?? readStored(keyOf(match));
  return isKept(found) ? found : NONE;
};

/** Whether the links survive a reload. */
export const areKept = (match: string): boolean => isKept(readStored(keyOf(match)));

/** The link to a seat, if this browser has it. */
export const linkTo = ({ seats }: Kept, seat: number): string | undefined =>
  seats.find((text) => {
    const link = readLink(text);
    return link !== undefined && 'seat' in link && link.seat === seat;
  });

/** Replaces the link to a seat. */
export const renewInvitation = (match: string, seat: number, link: string): boolean => {
  const links = invitationsOf(match);
  const before = linkTo(links, seat);
  return keepLinks(match, { ...links, seats: [...links.seats.filter((each) => each !== before), link] });
};

/** Removes the links once everyone has joined, because none of them works anymore. */
export const forgetInvitations = (match: string): void => {
  known.delete(match);
  store(keyOf(match), undefined);
};
