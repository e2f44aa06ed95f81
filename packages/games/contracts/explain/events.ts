import type { Event } from '../events.ts';
import { SPOTS } from '../kingdom.ts';
import type { Question } from './question.ts';

type Gained = Extract<Event, { what: 'gained' }>;

const aboutGain = ({ seat, to, got }: Gained): Question | undefined => {
  if (to !== null && got.tokens !== undefined) return { attributes: to, seat };
  if (got.wilds !== undefined) return { wilds: true, seat };
  if (got.waived !== undefined) return { payDay: true, seat };
  const resource = (['fame', 'gold', 'luck'] as const).find((each) => got[each] !== undefined);
  return resource === undefined ? undefined : { resource, seat };
};

/** The number that something changed, as it can be asked about; nothing where it changed none that has reasons. */
export const aboutEvent = (event: Event): Question | undefined => {
  switch (event.what) {
    case 'gained':
      return aboutGain(event);
    case 'revealed':
    case 'contributed':
    case 'ranked':
    case 'calledOff':
      return { resource: 'gold', seat: event.seat };
    case 'prepared':
      return { payDay: true, seat: event.seat };
    case 'paid':
      return { resource: 'fame', seat: event.seat };
    case 'visited':
      return { visit: SPOTS[event.spot]?.location ?? '', seat: event.seat };
    case 'recruited':
    case 'bought':
      return { price: event.card, seat: event.seat };
    case 'quest':
    case 'improved':
      return { attributes: event.by, seat: event.seat };
    case 'fulfilled':
      return { whole: true, seat: event.seat };
    case 'campLevel':
      return { camp: event.track, seat: event.seat };
    case 'levelled':
      return { room: event.companion, seat: event.seat };
    case 'scored':
      return { total: true, seat: event.seat };
    default:
      return undefined;
  }
};
