/** One number of a sum, and what it is. */
export interface Part {
  readonly value: number;
  readonly label: string;
}

/** A number and what it is made of: the first part stands there by itself, the others are added. */
export interface Sum {
  readonly parts: readonly Part[];
  readonly result: number;
  /** Whose number it is. */
  readonly label: string;
  /** The seat's own class. */
  readonly color?: string;
}

/** Why something is as it is. A game gives such values; how they are shown is the same for every game. */
export interface Why {
  readonly title: string;
  readonly sums?: readonly Sum[];
  /** The verb between two sums that are compared, such as "beats". */
  readonly compares?: string;
  readonly sentences: readonly string[];
  /** Sections of the rules and rulings that say so. */
  readonly rules: readonly string[];
}
