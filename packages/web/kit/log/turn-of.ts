/** The seat whose turn begins with an event; null where the turn before it ends without another; undefined where nothing of this happens. */
export type TurnOf<Event> = (event: Event) => number | null | undefined;
