import type { Happening } from '../api/table.ts';

/**
 * What of a match still stands: without the answers that were taken back, and without the taking back. A seat takes back the
 * last of its answers that still stands, whoever has answered since; a takeback takes all answers since along.
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
