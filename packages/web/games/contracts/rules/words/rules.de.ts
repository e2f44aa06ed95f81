import type { Section } from '../../../../kit/rules/book.ts';
import { contract } from './rules-contract.de.ts';
import { party } from './rules-party.de.ts';
import { after, before } from './rules-round.de.ts';

/** The rules of Sellswords: Contracts in German. */
export const de: readonly Section[] = [...party, ...before, ...contract, ...after];
