import type { Known, WhyQuestion } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { Event } from '../events.ts';
import type { View } from '../view/view.ts';
import { actionWhy, landWhy, pointsWhy, warriorWhy } from './cards.ts';
import { eventWhy } from './events.ts';
import type { BattleWhy } from './facts.ts';
import { notOfferedWhy } from './not-offered.ts';
import { placeWhy, stackWhy } from './places.ts';
import { type Question, questionFrom } from './question.ts';

/** The explanation that a question asks for. */
export const answerTo = (view: View, events: readonly Event[], question: Question): BattleWhy | undefined => {
  if ('place' in question) return placeWhy(view, question.place);
  if ('stack' in question) return stackWhy(view, question.seat, question.stack);
  if ('warrior' in question) return warriorWhy(view, question.warrior);
  if ('action' in question) return actionWhy(view, question.action);
  if ('land' in question) return landWhy(view, question.land);
  if ('points' in question) return pointsWhy(view, question.points);
  if ('not' in question) return notOfferedWhy(view, question.not);
  const event = events[question.event];
  return event && eventWhy(view, event);
};

/** Explains what a watcher asks about, by what the watcher sees. */
export const explain = (
  { view, events }: Pick<Known<View, Event, Action>, 'view' | 'events'>,
  asked: WhyQuestion,
): BattleWhy | undefined => {
  const question = questionFrom(asked);
  return question && answerTo(view, events, question);
};
