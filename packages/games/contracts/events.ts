import type { Seat } from '@swordtable/kernel';
import type { Spent } from './action.ts';
import type { Tokens } from './cards/attributes.ts';
import type { CardId, CompanionId, Track } from './cards/terms.ts';

/** What somebody got, added up; only what is more than nothing is named. */
export interface Got {
  readonly gold?: number;
  readonly luck?: number;
  readonly fame?: number;
  readonly tokens?: Tokens;
  readonly wilds?: Tokens;
  readonly experience?: number;
  readonly camp?: Tokens;
  readonly waived?: number;
}

/** The end scoring of one party (C-22). */
export interface Score {
  readonly fame: number;
  /** Fame from cards, by card. */
  readonly cards: readonly { readonly card: CardId; readonly fame: number }[];
  readonly gold: number;
  readonly luck: number;
  readonly total: number;
}

/** What happened, and because of what. */
export type Event =
  | { readonly what: 'round'; readonly round: number; readonly first: Seat }
  | { readonly what: 'dealt'; readonly cards: number; readonly leaders: number }
  /** Which card it was is told to the one who kept it only. */
  | { readonly what: 'kept'; readonly seat: Seat; readonly card: CardId | null }
  | { readonly what: 'drafted' }
  /** Told to the one who does it only, until all are done. */
  | { readonly what: 'planned'; readonly seat: Seat; readonly did: string; readonly card: CardId; readonly to: CompanionId | null }
  | { readonly what: 'ready'; readonly seat: Seat }
  /** What came of the equipment phase, for all to see; cards that stay in the hand are only counted. */
  | {
      readonly what: 'revealed';
      readonly seat: Seat;
      readonly leader: CardId | null;
      readonly added: readonly CardId[];
      readonly forGold: readonly CardId[];
      readonly forLuck: readonly CardId[];
      /** What these brought. */
      readonly gold: number;
      readonly luck: number;
      readonly hand: number;
    }
  | { readonly what: 'prepared'; readonly seat: Seat; readonly salary: number }
  | { readonly what: 'turn'; readonly seat: Seat }
  /** Somebody got something, and the card that says so; `to` is the companion where it went to one. */
  | { readonly what: 'gained'; readonly seat: Seat; readonly card: CardId; readonly to: CompanionId | null; readonly got: Got }
  /** Which cards they are is told to the one who drew them only. */
  | { readonly what: 'drew'; readonly seat: Seat; readonly card: CardId; readonly count: number; readonly cards: readonly CardId[] | null }
  | { readonly what: 'stoodUp'; readonly seat: Seat; readonly card: CardId; readonly companion: CompanionId }
  | { readonly what: 'visited'; readonly seat: Seat; readonly by: CompanionId; readonly spot: number; readonly luck: number }
  | { readonly what: 'quest'; readonly seat: Seat; readonly by: CompanionId; readonly quest: CardId; readonly pay: Spent }
  | { readonly what: 'recruited'; readonly seat: Seat; readonly card: CardId; readonly gold: number }
  | { readonly what: 'bought'; readonly seat: Seat; readonly card: CardId; readonly gold: number }
  | {
      readonly what: 'fulfilled';
      readonly seat: Seat;
      readonly contract: CardId;
      readonly group: readonly CompanionId[];
      readonly pay: Spent;
      readonly bonus: boolean;
    }
  /** A group that had used abilities stayed at home after all: what they had cost is back. */
  | { readonly what: 'calledOff'; readonly seat: Seat; readonly contract: CardId; readonly gold: number; readonly luck: number }
  /** A follow-up contract came; `out` is the one that had to go for it. */
  | { readonly what: 'opened'; readonly contract: CardId; readonly out: CardId | null }
  | { readonly what: 'refilled'; readonly contract: CardId }
  | { readonly what: 'reserved'; readonly seat: Seat; readonly contract: CardId; readonly out: CardId | null }
  | {
      readonly what: 'contributed';
      readonly seat: Seat;
      readonly common: CardId;
      readonly group: readonly CompanionId[];
      readonly pay: Spent;
      readonly attributes: number;
    }
  | {
      readonly what: 'used';
      readonly seat: Seat;
      readonly card: CardId;
      readonly of: CompanionId | null;
      readonly effect: number;
      readonly pay: Spent;
      readonly gold: number;
    }
  | { readonly what: 'improved'; readonly seat: Seat; readonly by: CompanionId; readonly track: Track; readonly pay: Spent }
  | { readonly what: 'campLevel'; readonly seat: Seat; readonly track: Track; readonly level: number }
  /** A card that was drawn in this turn came into the party. */
  | { readonly what: 'added'; readonly seat: Seat; readonly card: CardId }
  | { readonly what: 'equipped'; readonly seat: Seat; readonly card: CardId; readonly to: CompanionId }
  | { readonly what: 'unequipped'; readonly seat: Seat; readonly card: CardId; readonly from: CompanionId }
  | { readonly what: 'passed'; readonly seat: Seat }
  /** The place that a party took at a common contract (C-19); place 0 is alone. */
  | {
      readonly what: 'ranked';
      readonly seat: Seat;
      readonly common: CardId;
      readonly place: number;
      readonly gold: number;
      readonly fame: number;
    }
  | {
      readonly what: 'paid';
      readonly seat: Seat;
      readonly gold: number;
      readonly fame: number;
      readonly companions: readonly CompanionId[];
    }
  | { readonly what: 'left'; readonly seat: Seat; readonly companion: CompanionId; readonly lost: readonly CardId[] }
  | { readonly what: 'levelled'; readonly seat: Seat; readonly companion: CompanionId; readonly level: number }
  | { readonly what: 'cleaned'; readonly basics: readonly CardId[]; readonly tavern: readonly CardId[]; readonly smith: readonly CardId[] }
  | { readonly what: 'scored'; readonly seat: Seat; readonly score: Score }
  | { readonly what: 'over'; readonly points: readonly number[]; readonly winners: readonly Seat[] };
