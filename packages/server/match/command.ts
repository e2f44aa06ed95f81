import type { Seat } from '@swordtable/kernel';
import type { RatingChanges, SeatProfile, Vacation } from '../api/match.ts';
import type { KeyHash, Terms } from './entry.ts';

/** A request to a match. Keys and invitations are hashed: nothing further in needs the secrets. */
export type Command = { readonly id?: string } & (
  | { readonly do: 'take'; readonly seat: Seat; readonly key: KeyHash; readonly player: SeatedPlayer; readonly invite?: KeyHash }
  | { readonly do: 'invite'; readonly seat: Seat; readonly key: KeyHash; readonly invite: KeyHash }
  | { readonly do: 'revoke'; readonly seat: Seat; readonly key: KeyHash }
  | { readonly do: 'link'; readonly key: KeyHash; readonly watch: KeyHash }
  | { readonly do: 'watch'; readonly key: KeyHash; readonly link: KeyHash }
  | { readonly do: 'leave' | 'resign' | 'return'; readonly seat: Seat; readonly key: KeyHash }
  | { readonly do: 'cancel'; readonly key: KeyHash }
  | { readonly do: 'act'; readonly seat: Seat; readonly key: KeyHash; readonly seq: number; readonly action: unknown }
  | { readonly do: 'request'; readonly seat: Seat; readonly key: KeyHash; readonly seq: number }
  | { readonly do: 'grant' | 'decline'; readonly seat: Seat; readonly key: KeyHash }
  | { readonly do: 'undo'; readonly seat: Seat; readonly key: KeyHash; readonly seq: number }
  | { readonly do: 'hand'; readonly seat: Seat; readonly key: KeyHash; readonly absent: Seat; readonly level: string }
  | { readonly do: 'rematch'; readonly key: KeyHash; readonly next: NextMatch }
  /** Ours: what a bot answers, and what the clock demands. */
  | { readonly do: 'answer-for-bot'; readonly seat: Seat; readonly seq: number; readonly action: unknown }
  | { readonly do: 'wake' }
  /** Ours: the player with this key is on vacation, or back from it. */
  | { readonly do: 'vacation'; readonly seat: Seat; readonly key: KeyHash; readonly vacation: Vacation }
  /** Ours: the ratings have changed with the result. */
  | { readonly do: 'rate'; readonly ratings: RatingChanges }
  /** Ours: the guest with the key `from` is the player with the key `to` from now on. */
  | { readonly do: 'move'; readonly from: KeyHash; readonly to: KeyHash }
  /** An operator ends the match. */
  | { readonly do: 'end' }
);

/** The commands with these names. */
export type Of<Do extends Command['do']> = Extract<Command, { do: Do }>;

/** How a player takes a seat. */
export interface SeatedPlayer {
  readonly name: string;
  readonly program: boolean;
  readonly luck: string;
  readonly profile?: SeatProfile;
  readonly network?: string;
}

/** The random values a rematch needs. */
export interface NextMatch {
  readonly match: string;
  readonly secret: string;
  readonly watch: KeyHash;
}

/** A rematch has the same players, each one seat further, and the same rules. */
export interface NewMatch {
  readonly match: string;
  readonly terms: Terms;
}
