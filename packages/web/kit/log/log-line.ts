import type { ReactNode } from 'react';

/** One line of the log, as a game tells it. */
export interface LogLine {
  readonly key: string;
  readonly sentence: string;
  /** A second, smaller sentence: the reason, in short. */
  readonly reason?: string;
  /** Whether it only follows from another line of its turn: the recap leaves it out. */
  readonly isDetail?: boolean;
  /** The turn to which it belongs; the first line of a turn leads it. */
  readonly turn?: string | undefined;
  /** A heading above the lines that follow: a round begins. */
  readonly isHead?: boolean;
  /** The seat's own class and sign. */
  readonly color?: string;
  readonly sign?: ReactNode;
  /** Shows on the board what the line is about, until somebody points elsewhere. */
  readonly onPoint?: () => void;
  /** Tells why it came so. */
  readonly onWhy?: () => void;
}
