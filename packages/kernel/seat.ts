/** A place at the table: 0, 1, 2, … Names, colors, and clocks are outside the rules. */
export type Seat = number;

/** A seat, or null for a spectator, who may know only what is open to all. */
export type Watcher = Seat | undefined;
