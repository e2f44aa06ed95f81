import { rounds } from './telling-rounds.de.ts';
import { turns } from './telling-turns.de.ts';
import { type ContractTexts, sentenceOf } from './texts.ts';
import { tongueOf } from './tongue.de.ts';

const TELLING = { ...rounds, ...turns };

/** German: what happened, in sentences. */
export const de: ContractTexts = { sentence: (event, seats) => sentenceOf(TELLING, event, tongueOf(seats)) };
