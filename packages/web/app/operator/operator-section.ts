import type { Result } from '@swordtable/kernel';
import type { Operator } from '../../client/remote/operator.ts';

/** What each part of the operator's page works with. */
export interface OperatorSectionProps {
  readonly operator: Operator;
  /** Counts what was done: every part looks again. */
  readonly round: number;
  /** Does something, and says whether it was done. */
  readonly run: (doing: Promise<Result<unknown>>) => Promise<boolean>;
}
