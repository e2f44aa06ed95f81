import type { ReactNode } from 'react';

/** One line of the log. */
export interface LogLine {
  readonly key: string;
  readonly sentence: string;
  /** A second, smaller sentence with the reason. */
  readonly reason?: string;
  /** Whether it only follows from another line of its turn: the recap leaves it out. */
  readonly isDetail?: boolean;
  /** The turn it belongs to, whose first line is its heading. */
  readonly turn?: string | undefined;
  /** Whether it's a heading for the lines after it, such as the start of a round. */
  readonly isHead?: boolean;
  /** The seat's class and sign. */
  readonly color?: string;
  readonly sign?: ReactNode;
  /** Shows what the line is about on the board, until the pointer leaves. */
  readonly onPoint?: () => void;
  /** Explains it. */
  readonly onWhy?: () => void;
}
