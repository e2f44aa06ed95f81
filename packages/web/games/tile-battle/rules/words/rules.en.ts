import type { RuleSection } from './rules.ts';
import { match } from './rules-match.en.ts';
import { play } from './rules-play.en.ts';

/** The rules of both tile games in our own words. */
export const en: readonly RuleSection[] = [...play, ...match];
