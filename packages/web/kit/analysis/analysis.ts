import type { Refusal } from '@swordtable/kernel';

/** What a page gives a game's analysis board. */
export interface AnalysisProps {
  /** The position it opens with, in the game's notation; empty for a blank one. */
  readonly scene: string;
  /** Opens the rules beside the board, at a section or a ruling. */
  readonly openRule: (id: string) => void;
  /** Starts a match from a position; resolves with why it can't, in a sentence. */
  readonly onPlay: (match: PlayFrom) => Promise<string | undefined>;
  /** Opens a text that is of another game; `own` if it's of this one. Resolves with why it can't. */
  readonly onOther: (text: string) => Promise<Refusal | 'own' | undefined>;
  /** The strengths of bots, weakest first. */
  readonly levels: readonly { readonly id: string; readonly name: string }[];
}

/** A match that begins with a position: each seat is played here, or by a bot of some strength. */
export interface PlayFrom {
  readonly game: string;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly scene: string;
  /** The level of each seat's bot; null for a person here. */
  readonly bots: readonly (string | null)[];
}
