import type { Watcher } from '@swordtable/kernel';
import type { View } from '../api/table.ts';
import { framesOf } from './frames.ts';
import type { Match, Step } from './match.ts';
import { changesBetween, compactRestOf, facetsOf, redacted, restOf, whatOf } from './projection.ts';

/** What all watchers see alike, where the game says so. */
const alikeIn = ({ game, position }: Match): View =>
  position === undefined || game.viewParts === undefined ? {} : facetsOf(game.viewParts.alike(position.state));

/** What a watcher sees in addition: everything, where the game doesn't say what all see alike. */
const ownIn = ({ game, position }: Match, watcher: Watcher): View => {
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

/** A step's message to a watcher as text. */
export type StepText = (form: Form) => string;

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** An object's text without its braces. */
const inside = (object: object): string => {
  for (const _ in object) return JSON.stringify(object).slice(1, -1);
  return '';
};

/**
 * A step's messages, the same as `stepMessage` makes them. What watchers are told alike is compared and written only once: how the view of
 * all has changed, and events of which nothing is hidden. How they saw the match before is worked out again: views that are kept until the next
 * step would be a fifth of V8's old garbage.
 */
export const stepTexts = (previous: Match, match: Match, step: Step): ((watcher: Watcher) => StepText) => {
  const { seq, at, events } = step;
  const alike = changesBetween(alikeIn(previous), alikeIn(match));
  const alikeText = inside(alike.changes);
  let openEvents: string | undefined;

  const eventsText = (watcher: Watcher): string => {
    const known = redacted(match, events, watcher);
    if (!isSame(known, events)) return JSON.stringify(known);
    openEvents ??= JSON.stringify(events);
    return openEvents;
  };

  return (watcher) => {
    const own = changesBetween(ownIn(previous, watcher), ownIn(match, watcher));
    const ownText = inside(own.changes);
    const changes = alikeText === '' || ownText === '' ? alikeText + ownText : `${alikeText},${ownText}`;
    const gone = [...(alike.gone ?? []), ...(own.gone ?? [])];
    const goneText = gone.length === 0 ? '' : `"gone":${JSON.stringify(gone)},`;
    const head = `{"type":"step","seq":${seq},"at":${at},"what":${JSON.stringify(whatOf(match, step.entry, watcher))}`;
    const happened = `${head},"events":${eventsText(watcher)},"changes":{${changes}},${goneText}`;
    return ({ frames, compact }) => {
      const shown = frames ? framesOf(previous, step, watcher) : [];
      const framesText = shown.length === 0 ? '' : `"frames":${JSON.stringify(shown)},`;
      const rest = inside((compact ? compactRestOf : restOf)(match, step, watcher));
      return `${happened}${framesText}${rest}}`;
    };
  };
};
