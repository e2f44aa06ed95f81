import type { Seat } from '@swordtable/kernel';
import type { Cell } from '../field/cells.ts';
import type { Board } from '../state.ts';
import type { Cause, Task } from '../tasks.ts';
import type { Tile } from '../tile.ts';

/** The moment an ability is used: on which board, which tile is "this tile", by whose text, and who decides. */
export interface Moment {
  readonly s: Board;
  readonly self: Tile;
  readonly by: Seat;
  readonly cause: Cause;
  readonly carry: readonly number[];
  /** Asks the rules whether something may be done to a tile by this ability. */
  readonly can: (able: Able, tile: Tile) => boolean;
}

/** What is narrowed by rules that heroes need not know: protections, limits of the board, connection. */
export type Able =
  | 'canFlip'
  /** May change places with another tile; `canSwapPlaces`: with this one, which must be free to move as well. */
  | 'canSwap'
  | 'canSwapPlaces'
  | 'canMove'
  | 'canTurn'
  | 'canBeChosen'
  | 'canBeCopied';

export type Facet = 'tile' | 'cell' | 'turns' | 'side' | 'line';

/** One pick of an ability, named as in the action: `{ tile: 7 }`, `{ cell: 31 }`. */
export interface Choice {
  readonly what: Facet;
  readonly from: (moment: Moment, ...earlier: number[]) => readonly number[];
  readonly that: Able | undefined;
  /** Instead of a list: the cells to which this tile may be moved. `from` then narrows nothing. */
  readonly destinationOf: ((moment: Moment, ...earlier: number[]) => Tile) | undefined;
  readonly where: ((moment: Moment, cell: Cell, ...earlier: number[]) => boolean) | undefined;
  /** With fewer than two to pick from there is nothing to ask: the pick is the one there is, or -1. */
  readonly onlyIfSeveral: boolean;
}

export interface Ability {
  /** It can be declined. */
  readonly may: boolean;
  /** How many times in a row it may be used; once unless said. */
  readonly upTo: number;
  /** Used only if this holds. */
  readonly when: ((moment: Moment) => boolean) | undefined;
  /** What is chosen, pick after pick. Without a legal pick the ability is not used. */
  readonly choose: readonly Choice[] | undefined;
  /** What then happens, in order. */
  readonly then: (moment: Moment, ...picks: number[]) => readonly Task[];
}

/** An ability as a hero writes it: what goes without saying is left out. */
type Written = Pick<Ability, 'then'> & { readonly [Field in 'upTo' | 'when' | 'choose']?: NonNullable<Ability[Field]> };

/** All abilities have the same fields in the same order: the engine reads them much faster so. */
const complete = (may: boolean, { upTo = 1, when, choose, then }: Written): Ability => ({ may, upTo, when, choose, then });

/** Answers to questions that the rules ask all the time. They choose nothing and change nothing. */
export interface Continuous {
  /** Added to all of its own numbers. */
  readonly own?: (s: Board, self: Tile) => number;
  /** Added to all numbers of a hero beside it. */
  readonly besideIt?: (s: Board, self: Tile, neighbor: Tile) => number;
  /** All of its own numbers are 0, whatever else says otherwise. */
  readonly zero?: (s: Board, self: Tile) => boolean;
  /** Added to its own number when something compares with it. */
  readonly defending?: number;
  /** Added to the number that is compared with its own. */
  readonly against?: number;
  /** Whatever is compared with it is compared by printed numbers, on both sides. */
  readonly printedOnly?: true;
  /** Asked of the tile itself and of its neighbors. */
  readonly forbidsFlip?: (s: Board, self: Tile, tile: Tile, inBattle: boolean) => boolean;
  readonly forbidsMove?: (s: Board, self: Tile, tile: Tile) => boolean;
  /** Flips itself, once, instead of the allies beside it. */
  readonly takesTheBlow?: true;
  /** Heroes beside it have no abilities. */
  readonly silences?: true;
  /** No ability affects it. */
  readonly immune?: true;
  /** In force at every moment, its own placement included. */
  readonly atOnce?: true;
}

/** Points at the end of a round: who gets them, and how many. */
export interface Gain {
  readonly seat: Seat;
  readonly points: number;
}

export const KINDS = ['mandatory', 'optional', 'continuous', 'end-of-round'] as const;
export type Kind = (typeof KINDS)[number];

/** What a hero or a terrain does, in the order of its tile: name, kind, text, and then the same as rules. */
export interface Text {
  readonly id: string;
  readonly ability: string;
  readonly kind: Kind;
  readonly text: string;
  /** The rulings that settle it. */
  readonly rulings: readonly string[];
  readonly placed?: Ability;
  readonly battled?: Ability;
  readonly flipped?: Ability;
  readonly neighbourPlaced?: Ability;
  readonly neighbourBattled?: Ability;
  readonly turnStart?: Ability;
  readonly turnEnd?: Ability;
  readonly then?: Ability;
  readonly roundEnd?: (s: Board, self: Tile) => readonly Gain[];
}

export interface Hero extends Text {
  readonly always?: Continuous;
  /** Its end-of-round ability counts in the round it was placed in, and only then. */
  readonly scoresOnce?: true;
  /** It copies the ability of another, and is never copied itself (O-11). */
  readonly copies?: true;
}

export const may = (ability: Written): Ability => complete(true, ability);
export const must = (ability: Written): Ability => complete(false, ability);

type Tiles = (moment: Moment, ...earlier: number[]) => readonly Tile[];
type Where = NonNullable<Choice['where']>;
type DestinationOf = NonNullable<Choice['destinationOf']>;

const choice = (what: Facet, from: Choice['from'], that?: Able, destinationOf?: DestinationOf, where?: Where): Choice => ({
  what,
  from,
  that,
  destinationOf,
  where,
  onlyIfSeveral: false,
});

export const tile = (from: Tiles, that?: Able): Choice => choice('tile', from, that);
export const cell = (from: (moment: Moment, ...earlier: number[]) => readonly Cell[]): Choice => choice('cell', from);
export const turns = (...offered: readonly number[]): Choice => choice('turns', () => offered);
export const side = (from: (moment: Moment) => readonly number[]): Choice => choice('side', from);
/** Its row (0) or its column (1). */
export const rowOrColumn: Choice = choice('line', () => [0, 1]);

const nothing = (): readonly number[] => [];

/** The cells to which a tile may be moved (T-6), perhaps only some of them. */
export const destination = (destinationOf: DestinationOf, where?: Where): Choice =>
  choice('cell', nothing, undefined, destinationOf, where);

/** A tile to be moved, and then where to. */
export const moving = (from: Tiles, where?: Where): readonly Choice[] => [
  tile(from, 'canMove'),
  destination((_, picked) => picked ?? 0, where),
];
