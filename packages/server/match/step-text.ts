import type { Watcher } from '@swordtable/kernel';
import type { View } from '../api/table.ts';
import { framesOf } from './frames.ts';
import type { Match, Step } from './match.ts';
import { changesBetween, compactRestOf, facetsOf, redacted, restOf, whatOf } from './projection.ts';

/** What all watchers see alike, where the game says so. */
export const alikeIn = ({ game, position }: Match): View =>
  position === undefined || game.viewParts === undefined ? {} : facetsOf(game.viewParts.alike(position.state));

/** What a watcher sees in addition: everything, where the game doesn't say what all see alike. */
export const ownIn = ({ game, position }: Match, watcher: Watcher): View => {
  if (position === undefined) return {};
  return facetsOf(game.viewParts === undefined ? game.view(position.state, watcher) : game.viewParts.own(position.state, watcher));
};

/** How a listener wants to be told. */
export interface Form {
  /** Whether it wants the view event by event. */
  readonly frames: boolean;
  /** Whether it wants short messages: see `api/compact.ts`. */
  readonly compact: boolean;
}

/** A step's message as text, for a watcher whose own part of the view was and is this. */
export type StepText = (watcher: Watcher, before: View, after: View, form: Form) => string;

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** An object's text without its braces. */
const inside = (object: object): string => {
  for (const _ in object) return JSON.stringify(object).slice(1, -1);
  return '';
};

/**
 * A step's messages, the same as `stepMessage` makes them. What watchers are told alike is compared and written only once: how the view of
 * all has changed, and events of which nothing is hidden.
 *
 * @param before What all saw alike before the step.
 * @param after What all see alike now.
 */
export const stepTexts = (previous: Match, match: Match, step: Step, before: View, after: View): StepText => {
  const { seq, at, events } = step;
  const alike = changesBetween(before, after);
  const alikeText = inside(alike.changes);
  let openEvents: string | undefined;

  const eventsText = (watcher: Watcher): string => {
    const known = redacted(match, events, watcher);
    if (!isSame(known, events)) return JSON.stringify(known);
    openEvents ??= JSON.stringify(events);
    return openEvents;
  };

  return (watcher, ownBefore, ownAfter, { frames, compact }) => {
    const own = changesBetween(ownBefore, ownAfter);
    const ownText = inside(own.changes);
    const changes = alikeText === '' || ownText === '' ? alikeText + ownText : `${alikeText},${ownText}`;
    const gone = [...(alike.gone ?? []), ...(own.gone ?? [])];
    const shown = frames ? framesOf(previous, step, watcher) : [];
    const head = `{"type":"step","seq":${seq},"at":${at},"what":${JSON.stringify(whatOf(match, step.entry, watcher))}`;
    const goneText = gone.length === 0 ? '' : `"gone":${JSON.stringify(gone)},`;
    const framesText = shown.length === 0 ? '' : `"frames":${JSON.stringify(shown)},`;
    const rest = inside((compact ? compactRestOf : restOf)(match, step, watcher));
    return `${head},"events":${eventsText(watcher)},"changes":{${changes}},${goneText}${framesText}${rest}}`;
  };
};
