import type { Redeal } from '@swordtable/kernel';
import type { Perspective } from './replay.ts';

/**
 * The only eyes for what lies before a match branched off another one: those of whoever plays on. That other match may still run, and
 * what was hidden in it stays hidden. Where different seats played on one after the other, nobody saw more than a spectator.
 */
const onlyEyes = (redealt: readonly Redeal[], answers: number): Perspective | undefined => {
  const [first, ...others] = new Set(redealt.flatMap(({ after, seat }) => (after > answers ? [seat] : [])));
  return others.length > 0 ? 'spectator' : first;
};

/** Who may look at a match how early. */
export interface EarlyAccess {
  /** Whether the match lies before its last branching after so many answers. */
  isEarly(answers: number): boolean;
  /** Those who may look after so many answers. */
  allowed(answers: number): readonly Perspective[];
  /** The eyes that are wished for, or those that may look instead. */
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
