import type { Event } from '@swordtable/games/contracts/events';
import type { Seats } from '../../../kit/words/seats.ts';

/** What Sellswords: Contracts says of what happens, in one language. */
export interface ContractTexts {
  readonly sentence: (event: Event, seats: Seats) => string;
}

export type Of<What extends Event['what']> = Extract<Event, { readonly what: What }>;

/** A sentence for every kind of event: a language that lacks one does not compile. `Tongue` is how it speaks of players. */
export type Telling<Tongue, What extends Event['what'] = Event['what']> = {
  readonly [Kind in What]: (event: Of<Kind>, tongue: Tongue) => string;
};

/** The first letter as it stands at the head of a sentence. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Finds the sentence by the kind of the event. The type of the telling has made sure that it takes such an event. */
export const sentenceOf = <Tongue>(telling: Telling<Tongue>, event: Event, tongue: Tongue): string =>
  capital((telling[event.what] as (event: Event, tongue: Tongue) => string)(event, tongue));
