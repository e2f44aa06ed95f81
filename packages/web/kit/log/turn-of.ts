/** The seat whose turn begins with an event; null if a turn ends without another; undefined if neither happens. */
export type TurnOf<Event> = (event: Event) => number | null | undefined;
