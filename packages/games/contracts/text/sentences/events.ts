import type { Seats } from '../../../seat-names.ts';
import type { Event } from '../../events.ts';
import { grammarOf } from './grammar.ts';
import { rounds } from './rounds.ts';
import { sentenceIn } from './sentences.ts';
import { turns } from './turns.ts';

const SENTENCES = { ...rounds, ...turns };

/** What happened, in English. */
export const eventText = (event: Event, seats: Seats): string => sentenceIn(SENTENCES, event, grammarOf(seats));
