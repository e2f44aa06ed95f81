import type { Happening } from '../../client/table.ts';
import type { GameTable } from './game-table.ts';

/** A step as a spectator may know it. */
export const spectatorStep = <Event>(
  step: Happening<Event>,
  redact: NonNullable<GameTable<unknown, Event>['redact']>,
): Happening<Event> => ({ ...step, events: step.events.flatMap((event) => redact(event, undefined) ?? []) });
