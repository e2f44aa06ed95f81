import type { Redeal } from '@swordtable/kernel';
import type { Perspective } from './replay.ts';

/**
 * The only point of view for what precedes a match's branch: that of the player who continued it. The other match may still be running, and
 * what was hidden in it stays hidden. If different seats continued one after another, only a spectator's view is left.
 */
const onlyEyes = (redealt: readonly Redeal[], answers: number): Perspective | undefined => {
  const [first, ...others] = new Set(redealt.flatMap(({ after, seat }) => (after > answers ? [seat] : [])));
  return others.length > 0 ? 'spectator' : first;
};

/** Who may see which part of a match. */
export interface EarlyAccess {
  /** Whether the match is before its last branch after this many answers. */
  isEarly(answers: number): boolean;
  /** The points of view allowed after this many answers. */
  allowed(answers: number): readonly Perspective[];
  /** The requested point of view, or an allowed one instead. */
  instead(answers: number, wished: Perspective): Perspective;
}

export const earlyAccess = (eyes: readonly Perspective[], redealt: readonly Redeal[] = []): EarlyAccess => {
  const allowed = (answers: number): readonly Perspective[] => {
    const only = onlyEyes(redealt, answers);
    return only === undefined ? eyes : [eyes.includes(only) ? only : 'spectator'];
  };
  return {
    isEarly: (answers) => onlyEyes(redealt, answers) !== undefined,
    allowed,
    instead: (answers, wished) => {
      const may = allowed(answers);
      return may.includes(wished) ? wished : (may[0] ?? 'spectator');
    },
  };
};
