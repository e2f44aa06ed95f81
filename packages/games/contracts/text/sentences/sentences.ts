import type { Event } from '../../events.ts';

export type EventOf<What extends Event['what']> = Extract<Event, { readonly what: What }>;

/** A sentence for every kind of event: a language that lacks one doesn't compile. `Grammar` is how it refers to players. */
export type SentencesIn<Grammar, What extends Event['what'] = Event['what']> = {
  readonly [Kind in What]: (event: EventOf<Kind>, grammar: Grammar) => string;
};

/** Capitalizes the first letter, for the start of a sentence. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Finds the sentence by the kind of the event. The type of the sentences has made sure that it takes such an event. */
export const sentenceIn = <Grammar>(sentences: SentencesIn<Grammar>, event: Event, grammar: Grammar): string =>
  capital((sentences[event.what] as (event: Event, grammar: Grammar) => string)(event, grammar));
