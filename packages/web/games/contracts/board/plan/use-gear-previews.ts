import type { Action } from '@swordtable/games/contracts/action';
import type { CardId, CompanionId } from '@swordtable/games/contracts/cards/terms';
import { setsOn } from '@swordtable/games/contracts/party/party';
import { fellowOf, type Party } from '@swordtable/games/contracts/party/party-state';
import { useMemo } from 'react';
import { afterSteps, type Bench, stepsTo } from './steps.ts';
import { type Change, changesOf } from './sums.ts';
import { useBench, useForesight } from './use-bench.ts';

/** What it would lead to if a companion got a card. */
export interface GearPreview {
  readonly steps: readonly Action[];
  readonly changes: readonly Change[];
  /** What has to come off for it. */
  readonly instead: CardId | undefined;
  readonly setsWon: readonly CardId[];
  readonly setsLost: readonly CardId[];
}

/** For everybody who could get a card: how they would stand then, compared with how they stand now. */
export const gearPreviews = (bench: Bench, card: CardId, foresee: (party: Party) => Party): ReadonlyMap<CompanionId, GearPreview> => {
  const now = foresee(bench.party);
  const found = new Map<CompanionId, GearPreview>();
  for (const { card: to } of bench.party.fellows) {
    const steps = stepsTo(bench, card, to);
    if (steps.length === 0) continue;
    const after = afterSteps(bench, steps);
    const [was, is] = [setsOn(fellowOf(bench.party, to), bench.sets), setsOn(fellowOf(after, to), bench.sets)];
    found.set(to, {
      steps,
      changes: changesOf(fellowOf(now, to).pool, fellowOf(foresee(after), to).pool),
      instead: steps.flatMap((step) => ('unequip' in step && step.unequip !== card ? [step.unequip] : []))[0],
      setsWon: is.filter((each) => !was.includes(each)),
      setsLost: was.filter((each) => !is.includes(each)),
    });
  }
  return found;
};

const NONE: ReadonlyMap<CompanionId, GearPreview> = new Map();

/** The same for the card that is taken up; nobody while none is. */
export const useGearPreviews = (card: CardId | undefined): ReadonlyMap<CompanionId, GearPreview> => {
  const bench = useBench();
  const foresee = useForesight();
  return useMemo(() => (card === undefined ? NONE : gearPreviews(bench, card, foresee)), [bench, card, foresee]);
};
