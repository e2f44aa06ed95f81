import type { Happening } from '../api/table.ts';

/**
 * A match's log without undone answers and without the undos. A seat undoes the last of its remaining answers, even if others have answered
 * since; a takeback undoes all answers since as well.
 */
export const standing = <Step extends Pick<Happening, 'what'>>(steps: readonly Step[]): readonly Step[] => {
  const kept: Step[] = [];
  for (const step of steps) {
    const { kind, seat } = step.what;
    if (kind === 'rewound') {
      const from = kept.findLastIndex(({ what }) => what.kind === 'answered' && what.seat === seat);
      kept.push(...kept.splice(from < 0 ? kept.length : from).filter(({ what }) => what.kind !== 'answered'));
    } else if (kind !== 'undone') kept.push(step);
    else {
      const taken = kept.findLastIndex(({ what }) => what.kind === 'answered' && what.seat === seat);
      if (taken >= 0) kept.splice(taken, 1);
    }
  }
  return kept;
};
