import type { Event } from '@swordtable/games/contracts/events';
import { sentenceIn } from '@swordtable/games/contracts/text/sentences/sentences';
import type { Seats } from '@swordtable/games/seat-names';
import { grammarOf } from './grammar.de.ts';
import { rounds } from './sentences-rounds.de.ts';
import { turns } from './sentences-turns.de.ts';

const SENTENCES = { ...rounds, ...turns };

/** What happened, in German. */
export const sentence = (event: Event, seats: Seats): string => sentenceIn(SENTENCES, event, grammarOf(seats));
