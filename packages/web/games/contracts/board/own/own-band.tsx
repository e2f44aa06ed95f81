import { PlanParty } from '../plan/plan-party.tsx';
import type { StageName } from '../stage.ts';
import { PartyRow } from './party-row.tsx';
import { Purse } from './purse.tsx';

/** The lower band: what the party has, and its companions. */
export const OwnBand = ({ stage }: { readonly stage: StageName }) => (
  <div className="own">
    <Purse isPlanning={stage === 'plan'} />
    {stage === 'plan' ? <PlanParty /> : <PartyRow />}
  </div>
);
