/** A player by name. */
export interface Named {
  readonly key: string;
  readonly player: string;
  readonly name: string;
}

/** A player at a table that the server has chosen for them. */
export interface AtTable extends Named {
  readonly match: string;
  readonly seat: number;
}
