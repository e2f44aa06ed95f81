import type { Known, WhyQuestion } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { Event } from '../events.ts';
import type { View } from '../view/view.ts';
import { attributesWhy } from './attributes.ts';
import { aboutEvent } from './events.ts';
import type { Facts, Why } from './explanation.ts';
import { campWhy, ranksWhy } from './kingdom.ts';
import { payDayWhy, payFameWhy, salaryWhy } from './pay.ts';
import { foreseen } from './planned.ts';
import { priceWhy, visitWhy } from './prices.ts';
import { type Question, questionOf } from './question.ts';
import { playedFameWhy, resourceWhy, shareWhy } from './resources.ts';
import { cardFameWhy, totalWhy } from './score.ts';
import { roomWhy, setWhy } from './sets.ts';
import { wholeWhy, wildsWhy } from './whole.ts';

/** Why a number is what it is. */
const whyOf = (facts: Facts, asked: Question): Why => {
  if ('ranks' in asked) return ranksWhy(facts, asked.ranks);
  const { seat } = asked;
  if ('planned' in asked) return whyOf(foreseen(facts, seat), asked.planned);
  if ('attributes' in asked) return attributesWhy(facts, seat, asked.attributes);
  if ('whole' in asked) return wholeWhy(facts, seat);
  if ('wilds' in asked) return wildsWhy(facts, seat);
  if ('set' in asked) return setWhy(facts, seat, asked.of, asked.set);
  if ('room' in asked) return roomWhy(facts, seat, asked.room);
  if ('salary' in asked) return salaryWhy(facts, seat, asked.salary);
  if ('payFame' in asked) return payFameWhy(facts, seat, asked.payFame);
  if ('payDay' in asked) return payDayWhy(facts, seat);
  if ('resource' in asked) return resourceWhy(facts, seat, asked.resource);
  if ('price' in asked) return priceWhy(facts, seat, asked.price);
  if ('visit' in asked) return visitWhy(facts, seat, asked.visit);
  if ('camp' in asked) return campWhy(facts, seat, asked.camp);
  if ('played' in asked) return playedFameWhy(facts, seat);
  if ('share' in asked) return shareWhy(facts, seat, asked.share);
  return 'cardFame' in asked ? cardFameWhy(facts, seat) : totalWhy(facts, seat);
};

/** Explains a number of the table, or of something that happened the number that it changed. */
export const explain = (known: Known<View, Event, Action>, question: WhyQuestion): Why | undefined => {
  const { event: at } = question;
  const event = typeof at === 'number' ? known.events[at] : undefined;
  const asked = questionOf(known, event === undefined ? question : (aboutEvent(event) ?? {}));
  return asked === undefined ? undefined : whyOf(known, asked);
};
