import type { Seat } from '@swordtable/kernel';
import type { Arc, CardId, CompanionId } from './cards/terms.ts';
import type { Gain } from './effects/effect.ts';
import type { Party } from './party/party-state.ts';

/** What an effect may want to know about what set it off. */
export interface Cause {
  readonly seat: Seat;
  /** The bearer of the card; none for cards of the whole party, locations, quests, and contracts. */
  readonly bearer: CompanionId | null;
  /** Those who did what the effect waited for. */
  readonly doers: readonly CompanionId[];
  /** The card that says so, for the log. */
  readonly card: CardId;
  readonly contract?: { readonly level: number; readonly arc: Arc };
  /** Attributes contributed. */
  readonly contributed?: number;
}

/** Abilities were used by a group that has not paid yet: what the party had before the first of them, and whether they were for one alone. */
export interface Aid {
  readonly before: Pick<Party, 'fellows' | 'luck' | 'gold' | 'wilds' | 'used'>;
  readonly alone: boolean;
}

/** What is still to be done. */
export type Task =
  | { readonly do: 'startRound' }
  /** Everybody keeps a card of the pack in front of them, until all have theirs. */
  | { readonly ask: 'keep' }
  | { readonly do: 'endDraft' }
  /** Everybody puts their party together, until all are done; these are still at it. */
  | { readonly ask: 'equip'; readonly waiting: readonly Seat[] }
  | { readonly do: 'reveal' }
  | { readonly do: 'prepare' }
  | { readonly do: 'startContracts' }
  | { readonly do: 'nextTurn' }
  /** One's turn: an action, and free actions before and after it. A search does not set out again for what was gone back from (C-42). */
  | { readonly ask: 'turn'; readonly acted: boolean; readonly not: readonly CardId[] }
  | { readonly ask: 'quests'; readonly by: CompanionId; readonly fields: readonly number[] }
  | { readonly ask: 'house'; readonly house: 'tavern' | 'smith'; readonly by: CompanionId }
  | {
      readonly ask: 'fulfil';
      readonly contract: CardId;
      readonly group: readonly CompanionId[];
      readonly not: readonly CardId[];
      readonly aid?: Aid;
      /** Every way to pay is offered, and not only the best. */
      readonly all?: true;
    }
  | {
      readonly ask: 'work';
      readonly common: number;
      readonly group: readonly CompanionId[];
      readonly not: readonly CardId[];
      readonly aid?: Aid;
    }
  /** The party is re-equipped; once begun, something must change. */
  | { readonly ask: 'reequip'; readonly changed: boolean }
  | { readonly do: 'gain'; readonly gain: Gain; readonly cause: Cause }
  /** A companion is named who gets what the gain gives. */
  | { readonly ask: 'companion'; readonly gain: Gain; readonly cause: Cause }
  | { readonly ask: 'reserve'; readonly seat: Seat }
  | { readonly do: 'reward' }
  | { readonly do: 'payday' }
  /** Players who are short of gold choose who goes unpaid; these haven't finished. */
  | { readonly ask: 'unpaid'; readonly waiting: readonly Seat[] }
  | { readonly do: 'paid' }
  | { readonly do: 'cleanUp' }
  | { readonly do: 'score' };
