import type { Json } from './options.ts';
import type { Prompt } from './prompt.ts';
import type { Seat, Watcher } from './seat.ts';

/** Something an explanation names: a number, a text, or a thing of the game, such as `{ tile: 12 }` or `{ seat: 1 }`. */
export type Term = number | string | Readonly<Record<string, Json>>;

/** A sentence as data: its key, and what it names. A game's words put it into any language. */
export interface Message {
  readonly say: string;
  readonly with?: readonly Term[];
}

/** The messages a dictionary can say: each of its keys, with its sentence's parameters. */
export type MessageOf<Dictionary> = {
  readonly [Key in keyof Dictionary & string]: Dictionary[Key] extends (...from: infer From) => string
    ? { readonly say: Key; readonly with: { readonly [At in keyof From]: Term } }
    : { readonly say: Key };
}[keyof Dictionary & string];

/** A number and its parts: the first is the base, the others are added to it. */
export interface WhySum<Said extends Message = Message> {
  readonly parts: readonly { readonly value: number; readonly label: Said }[];
  readonly result: number;
  readonly label: Said;
  /** The seat whose number it is. */
  readonly seat?: Seat;
}

/** Why something is as it is: its subject, the numbers, the reasons, and the rules behind them. */
export interface Why<Said extends Message = Message> {
  readonly title: Said;
  readonly sums?: readonly WhySum<Said>[];
  /** The verb between two sums that are compared, such as "beats". */
  readonly compares?: Said;
  readonly because: readonly Said[];
  /** Sections of the rules and rulings, by their ids. */
  readonly rules: readonly string[];
}

/** What a watcher asks about, in the game's own terms: `{ number: 12 }`, `{ cell: 3 }`, `{ event: 40 }`. */
export type WhyQuestion = Readonly<Record<string, Json>>;

/** What a watcher knows of a match. Explanations use this and nothing else. */
export interface Known<View = unknown, Event = unknown, Action = unknown> {
  readonly view: View;
  readonly watcher: Watcher;
  /** All events without undone ones, oldest first, as the watcher may know them. */
  readonly events: readonly Event[];
  /** The watcher's current question. */
  readonly decision?: { readonly prompt: Prompt; readonly options: readonly Action[] } | undefined;
}

/** Something that speaks for one position rather than another: a phrase such as "leaves Zeus no target", and about how many points it's worth. */
export interface Reason<Said extends Message = Message> {
  readonly message: Said;
  readonly worth: number;
}
