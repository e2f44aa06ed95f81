import type { RuleSection } from './rules.ts';
import { match } from './rules-match.de.ts';
import { play } from './rules-play.de.ts';

/** The rules of both tile games in German, in our own words. */
export const de: readonly RuleSection[] = [...play, ...match];
