import { en as englishCards } from '@swordtable/games/contracts/text/english/cards';
import { sources as englishSources, whyWords } from '@swordtable/games/contracts/text/why';
import { thingNamed } from '@swordtable/games/contracts/text/why-things';
import type { Seats } from '@swordtable/games/seat-names';
import { type Message, sayWith } from '@swordtable/kernel';
import { wordsBy } from '../../../kit/words/language.ts';
import { de as germanCards } from '../words/cards.de.ts';
import { sources as germanSources, de as germanWords } from '../words/why.de.ts';

type Say = (message: Message) => string;

/** What explanations say, in the language of the page. */
export const useContractWhyWords = wordsBy({
  en: {
    sources: englishSources,
    sayFor: (seats: Seats): Say => sayWith(whyWords, thingNamed({ cards: englishCards, sources: englishSources, seats })),
  },
  de: {
    sources: germanSources,
    sayFor: (seats: Seats): Say => sayWith(germanWords, thingNamed({ cards: germanCards, sources: germanSources, seats })),
  },
});
