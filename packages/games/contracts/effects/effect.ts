import type { Basic, Tokens, Wild } from '../cards/attributes.ts';
import type { Arc, Class, Domain, Kind, Slot } from '../cards/terms.ts';

/**
 * The one language all cards are written in: when, if, cost, and gain. What a card says on screen is made from the same value that the
 * rules carry out, so the two cannot differ. The bearer is the companion itself, the one that wears the equipment or has learned the
 * skill; what belongs to a whole party (items, rare items that are not worn) has none, and is told of what any companion does.
 */
export interface Effect {
  readonly when: When;
  /** All of these must hold at that moment. */
  readonly if?: readonly Condition[];
  /** Only for what is used on purpose: free actions, actions, and what is used in a contract. */
  readonly cost?: Cost;
  readonly gain: readonly Gain[];
}

export type When =
  /** Automatically, in the Preparation Step. */
  | 'prepare'
  /** A free action, once per round. */
  | 'free'
  /** A free action, once per round, while the bearer is assigned to a contract and before it is paid. */
  | 'assigned'
  /** Instead of another action, once per round (C-28). */
  | 'action'
  /** The same, and the bearer is exhausted by it. */
  | 'exhaust'
  /** Whenever the bearer fulfills a contract, common ones included (C-43). */
  | 'fulfilled'
  /** Whenever the bearer fulfills a basic or follow-up contract together with its bonus. */
  | 'bonus'
  /** Whenever the bearer contributes to a common contract. */
  | 'common'
  /** Whenever the bearer visits a location. */
  | 'visited'
  /** Whenever the bearer fulfills a side quest. */
  | 'quest'
  /** Whenever the party recruits a legendary companion. */
  | 'recruited'
  /** Whenever the party buys a rare item. */
  | 'bought'
  /** Whenever the party reaches a level of its camp. */
  | 'camp'
  /** Once, when the card comes into the party. */
  | 'joined'
  /** Automatically, in the Reward Step. */
  | 'reward'
  /** When the bearer is paid; of a card without a bearer, when pay day is over. */
  | 'paid'
  /** At the end of the game. */
  | 'end';

/** What a player decides to use; everything else happens automatically and costs nothing. */
export const CHOSEN: readonly When[] = ['free', 'assigned', 'action', 'exhaust'];
/** What happens while nobody can be asked; nothing in it may leave a choice. */
export const SILENT: readonly When[] = ['prepare', 'reward', 'paid', 'end'];

export type Condition =
  /** The bearer has equipment of one of these kinds. */
  | { readonly holds: readonly Kind[] }
  /** The bearer has nothing in this slot. */
  | { readonly free: Slot }
  /** The bearer's equipment has at least this many icons of a domain. */
  | { readonly icons: Domain; readonly least: number }
  /** The bearer has a set bonus. */
  | { readonly set: true }
  /** The bearer has reached this level. */
  | { readonly level: number }
  /** The bearer has learned at least this many skills. */
  | { readonly skills: number }
  /** Cursed equipment lies on the bearer. */
  | { readonly cursed: true }
  /** The party has at least or at most this many companions. */
  | { readonly companions: number; readonly or: 'more' | 'fewer' }
  /** The party has at least this many companions of a class. */
  | { readonly class: Class; readonly least: number }
  /** The bearer does it without anybody else. */
  | { readonly alone: true }
  /** The bearer does it in a group of at least this many, itself included. */
  | { readonly group: number }
  /** The contract is a basic or follow-up one, and no common one (C-43). */
  | { readonly listed: true }
  /** The contract has at least this level. */
  | { readonly contractLevel: number }
  /** The contract belongs to this arc. */
  | { readonly arc: Arc }
  /** The party has at least this much luck. */
  | { readonly luck: number }
  /** The party has at most this much gold. */
  | { readonly poor: number }
  /** The party has the start player's token. */
  | { readonly first: true }
  /** It is at least this round. */
  | { readonly round: number }
  /** The bearer is not exhausted: for the Reward Step. */
  | { readonly rested: true };

/** Paid once per round by the bearer (luck and gold by the party); `any` are basic attributes of any type. */
export interface Cost extends Readonly<Partial<Record<Basic, number>>> {
  readonly any?: number;
  readonly luck?: number;
  readonly gold?: number;
}

/** Who gets tokens or experience, or becomes ready. `doer` is the companion, or the whole group, that triggered the effect. */
export type Who = 'bearer' | 'doer' | 'leader' | 'choice' | 'others' | 'all' | Class;

export interface Gain {
  readonly gold?: number;
  readonly luck?: number;
  readonly fame?: number;
  /** Attribute tokens for `to`. */
  readonly tokens?: Tokens;
  /** Experience tokens for `to`. */
  readonly experience?: number;
  /** `to` gets its meeple back and can be used again. */
  readonly ready?: true;
  /** Who; the bearer, or of a card without one the doer, if nobody is named. */
  readonly to?: Who;
  /** Wild tokens that the whole party may use. */
  readonly wilds?: Readonly<Partial<Record<Wild, number>>>;
  /** Encounter cards, drawn into the hand. */
  readonly cards?: number;
  /** One of the open basic or follow-up contracts may be reserved. */
  readonly reserve?: true;
  /** Steps on a track of the camp. */
  readonly camp?: Readonly<Partial<Record<Basic, number>>>;
  /** Salary tokens come off the track for this round. */
  readonly waived?: number;
  /** All numbers above count once for each of these. */
  readonly each?: Per;
}

export interface Per {
  readonly of: Count;
  /** Once for every this many; 1 by default. */
  readonly every?: number;
  readonly most?: number;
}

/** What can be counted. Of the party if it does not say otherwise. */
export type Count =
  | 'companions'
  | 'legendaries'
  | 'rares'
  | 'items'
  /** Skills learned in the party. */
  | 'skills'
  /** Levels of the bearer. */
  | 'level'
  /** Levels above the first, of all companions. */
  | 'levelsGained'
  /** Companions with a set bonus. */
  | 'sets'
  /** Cursed pieces of equipment that are worn. */
  | 'curses'
  /** Pieces of equipment that the bearer wears. */
  | 'equipment'
  /** Free slots of the bearer. */
  | 'freeSlots'
  /** Basic and follow-up contracts fulfilled in the game. */
  | 'contracts'
  /** Side quests fulfilled in the game. */
  | 'quests'
  /** Levels reached in the camp. */
  | 'campLevels'
  /** Salary tokens on the track. */
  | 'salary'
  | 'luck'
  | 'gold'
  /** The level of the contract that was fulfilled. */
  | 'contractLevel'
  /** Those who did it. */
  | 'group'
  /** Attributes contributed just now; in the Reward Step, in the round. */
  | 'contributed'
  | { readonly class: Class }
  | { readonly kind: Kind }
  | { readonly domain: Domain }
  | { readonly arc: Arc };

/** What holds as long as the card is there. */
export type Rule =
  /** The bearer, or companions of a class, want fewer salary tokens; nobody wants less than none. */
  | { readonly salary: number; readonly of: 'bearer' | 'legendary' | Class }
  /** They give more fame on pay day. */
  | { readonly payFame: number; readonly of: 'bearer' | 'legendary' | Class }
  /** Legendary companions cost less gold. */
  | { readonly fee: number }
  /** Rare items cost less gold. */
  | { readonly price: number }
  /** The tavern or the smith may be visited without luck. */
  | { readonly welcome: 'tavern' | 'smith' }
  /** The bearer counts as this class as well. */
  | { readonly countsAs: Class }
  /** The bearer may learn this many more levels of skills. */
  | { readonly memory: number }
  /** Side quests cost the bearer, or everyone if there is no bearer, this many fewer basic attributes. */
  | { readonly questsLess: number }
  /** Drafted cards are discarded for this instead of 2 gold or 1 luck. */
  | { readonly scrap: { readonly gold?: number; readonly luck?: number } };
