import type { Decision, Known, LazyOptions, Watcher, WhyQuestion } from '@swordtable/kernel';
import type { Look } from '../screen/look.ts';

/** What is drawn: the table as one watcher sees it, and what that watcher is asked. */
export interface Shown<View = unknown, Action = unknown, Event = unknown> {
  readonly view: View;
  readonly watcher: Watcher;
  readonly decision: Decision<Action> | undefined;
  /** What happened since the last picture, as the watcher may know it; the picture marks it. */
  readonly news: readonly Event[];
}

/** What was understood of a typed line: one answer, several to choose from, or why it is neither. */
export type Reading<Action = unknown> =
  | { readonly kind: 'one'; readonly action: Action }
  | { readonly kind: 'some'; readonly options: readonly Action[] }
  | { readonly kind: 'none'; readonly sentence: string };

/** How one family of games is shown in a terminal. All else the command knows about a game comes from the kernel's contract. */
export interface Table<View = unknown, Action = unknown, Event = unknown> {
  draw(shown: Shown<View, Action, Event>, look: Look): string;
  read(text: string, options: LazyOptions<Action>, view?: View): Reading<Action>;
  /** The heading of a list of such answers, if it needs one. */
  heading(action: Action, facet: string, shown: Shown<View, Action, Event>): string;
  /** How a facet of an answer, or with `''` the whole answer, is listed, perhaps on several lines: `Jason  5 4 3 2  O  You may swap…`. */
  label(action: Action, facet: string, shown: Shown<View, Action, Event>, look: Look): string;
  /** The number that an answer is listed and chosen by, where it is one itself, such as a price; others are counted from 1. */
  number?(action: Action): number | undefined;
  /** An example of what can be typed. */
  readonly example: string;
  /** Whether an event is left out of the log, because `why` is there for it. */
  isDetail(event: Event): boolean;
  /** Whether a new turn begins with this event. */
  startsTurn(event: Event): boolean;
  /** What some events come to, in a few words: `flips Hydra, Ajax`. */
  gist(events: readonly Event[]): string;
  /** What there is to ask `about`, if anything: the word to ask with, what can be named after it, and one that can. */
  readonly things: undefined | { readonly word: string; readonly named: string; readonly example: string };
  /** What is known about a hero or card of this name. */
  about(name: string, look: Look): string | undefined;
  /** The names that `about` knows. */
  readonly names: readonly string[];
  /** What is asked with `why` and these words; nothing if they name nothing that can be explained. */
  whyQuestion?(text: string, known: Known<View, Event, Action>): WhyQuestion | undefined;
  /** What can be asked about with `why`, with examples. */
  readonly whyExample?: string;
}
