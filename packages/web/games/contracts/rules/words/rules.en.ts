import type { Section } from '../../../../kit/rules/book.ts';
import { contract } from './rules-contract.en.ts';
import { party } from './rules-party.en.ts';
import { after, before } from './rules-round.en.ts';

/** The rules of Sellswords: Contracts in our own words. */
export const en: readonly Section[] = [...party, ...before, ...contract, ...after];
