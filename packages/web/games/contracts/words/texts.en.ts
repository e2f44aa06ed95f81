import { rounds } from './telling-rounds.en.ts';
import { turns } from './telling-turns.en.ts';
import { type ContractTexts, sentenceOf } from './texts.ts';
import { tongueOf } from './tongue.en.ts';

const TELLING = { ...rounds, ...turns };

/** English: what happened, in sentences. */
export const en: ContractTexts = { sentence: (event, seats) => sentenceOf(TELLING, event, tongueOf(seats)) };
