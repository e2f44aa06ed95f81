import type { Known, Why, WhyQuestion } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { Event } from '../events.ts';
import type { WhyMessage } from '../text/why.ts';
import type { View } from '../view/view.ts';
import { magicWhy, pointsWhy, printedWhy } from './points.ts';

/** What can be asked: the points of a seat or of a finished sword, the ranking for a magic card, or an event, each by its number. */
export type Question = { readonly points: number } | { readonly printed: number } | { readonly magic: number } | { readonly event: number };

const KINDS = ['points', 'printed', 'magic', 'event'] as const;

/** Only the scoring has something to explain; each watcher is told of its own sword first. */
const eventWhy = ({ view, watcher = 0, events }: Known<View, Event, Action>, at: number): Why<WhyMessage> | undefined =>
  events[at]?.what === 'scored' || events[at]?.what === 'over' ? pointsWhy(view, watcher) : undefined;

/** Explains points, from what the watcher sees. */
export const explain = (known: Known<View, Event, Action>, question: WhyQuestion | Question): Why<WhyMessage> | undefined => {
  const kind = KINDS.find((each) => Object.hasOwn(question, each));
  const asked = kind === undefined ? undefined : (question as WhyQuestion)[kind];
  if (typeof asked !== 'number') return undefined;
  switch (kind) {
    case 'points':
      return pointsWhy(known.view, asked);
    case 'printed':
      return printedWhy(known.view, asked);
    case 'magic':
      return magicWhy(known.view, asked);
    default:
      return eventWhy(known, asked);
  }
};
