import type { Spent } from '../action.ts';
import { BASICS, TOKENS, type Tokens, WILDS } from '../cards/attributes.ts';
import type { Got } from '../events.ts';
import type { Phrases } from './phrases.ts';

/** Tokens of every sort that is there, each with its number. */
export const tokensSaid = (tokens: Tokens, phrases: Phrases): readonly string[] =>
  TOKENS.flatMap((token) => ((tokens[token] ?? 0) > 0 ? [phrases.tokens(token, tokens[token] ?? 0)] : []));

const SHARED = ['gold', 'luck', 'fame'] as const;

/** What somebody got: "7 gold, 1 luck, and 1 fame". */
export const gotSaid = ({ tokens = {}, wilds = {}, camp = {}, experience = 0, waived = 0, ...got }: Got, phrases: Phrases): string =>
  phrases.list([
    ...SHARED.flatMap((what) => ((got[what] ?? 0) > 0 ? [phrases[what](got[what] ?? 0)] : [])),
    ...tokensSaid(tokens, phrases),
    ...WILDS.flatMap((wild) => ((wilds[wild] ?? 0) > 0 ? [phrases.wilds(wild, wilds[wild] ?? 0)] : [])),
    ...(experience > 0 ? [phrases.experience(experience)] : []),
    ...BASICS.flatMap((track) => ((camp[track] ?? 0) > 0 ? [phrases.camp(track, camp[track] ?? 0)] : [])),
    ...(waived > 0 ? [phrases.waived(waived)] : []),
  ]);

/** What a payment cost in total, no matter who paid; empty if it cost nothing. */
export const spentSaid = (spent: Spent, gold: number, phrases: Phrases): string => {
  const sum: Record<string, number> = {};
  for (const counts of Object.values(spent)) for (const [token, count] of Object.entries(counts)) sum[token] = (sum[token] ?? 0) + count;
  return phrases.list([
    ...tokensSaid(sum, phrases),
    ...((sum['luck'] ?? 0) > 0 ? [phrases.luck(sum['luck'] ?? 0)] : []),
    ...(gold > 0 ? [phrases.gold(gold)] : []),
  ]);
};
