import { loadLearned } from '@swordtable/bots';
import { type Depth, type Review, type ReviewedStep, reviewOf } from '@swordtable/bots/review/index';
import { type MatchRecord, type Refusal, refuse } from '@swordtable/kernel';
import { type LoadGame, rulesAmong } from '../local/games.ts';

/** A match to review, and what of it is done. */
export interface ReviewRequest {
  readonly record: MatchRecord & { readonly ended?: unknown };
  readonly depth: Depth;
  readonly done: readonly ReviewedStep[];
}

/** What a review tells, in order: how it begins, each step, and that it's whole; or why it can't be done. */
export type ReviewNews =
  | { readonly begun: Review }
  | { readonly step: ReviewedStep }
  | { readonly whole: true }
  | { readonly refused: Refusal };

/** Reviews what is left of a match, step by step. */
export const reviewing = async (
  { record, depth, done }: ReviewRequest,
  loadGame: LoadGame,
  tell: (news: ReviewNews) => void,
): Promise<void> => {
  const versions = await loadGame(record.game, record.version);
  if (!versions.ok) return tell({ refused: versions.refusal });
  const game = rulesAmong(versions.value)(record.game, record.version);
  if (game === undefined)
    return tell({ refused: refuse('rules-gone', `Version ${record.version} of the rules isn’t available here.`).refusal });
  await loadLearned(game, console.warn);
  const found = reviewOf(game, record, depth);
  if (!found.ok) return tell({ refused: found.refusal });
  tell({ begun: { ...found.value.begun, steps: done } });
  for (let index = done.length; index < record.answers.length; index++) tell({ step: found.value.step(index) });
  tell({ whole: true });
};
