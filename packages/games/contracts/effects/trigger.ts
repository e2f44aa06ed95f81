import { next } from '@swordtable/kernel';
import type { CardId } from '../cards/terms.ts';
import { effectsOn } from '../party/party.ts';
import { partyAt, type State } from '../state.ts';
import type { Cause, Task } from '../tasks.ts';
import { allHold } from './counting.ts';
import type { When } from './effect.ts';

/** What the whole party does or is told; at other times a bearer is only told of what it did itself. */
const OF_THE_PARTY: readonly When[] = ['prepare', 'reward', 'camp', 'recruited', 'bought', 'joined', 'end'];

/** Written out, because adding to a spread makes the engine build a new kind of object each time. */
const causeFor = ({ seat, doers, contract, contributed }: Omit<Cause, 'bearer' | 'card'>, bearer: Cause['bearer'], card: CardId): Cause => {
  if (contract !== undefined) return { seat, doers, contract, bearer, card };
  return contributed === undefined ? { seat, doers, bearer, card } : { seat, doers, contributed, bearer, card };
};

/** Everything triggered by this happens next, automatically, in the order of companions and cards; only that of some cards, if they are named. */
export const trigger = (s: State, when: When, cause: Omit<Cause, 'bearer' | 'card'>, only?: readonly CardId[]): void => {
  const waiting = effectsOn(partyAt(s, cause.seat), s.sets, when);
  if (waiting.length === 0) return;
  const tasks: Task[] = [];
  for (const { borne, effect } of waiting) {
    const { bearer, card } = borne;
    if (only !== undefined && !only.includes(card)) continue;
    if (bearer !== null && !OF_THE_PARTY.includes(when) && !cause.doers.includes(bearer)) continue;
    const told = causeFor(cause, bearer, card);
    if (allHold(s, effect.if, told)) for (const gain of effect.gain) tasks.push({ do: 'gain', gain, cause: told });
  }
  next(s, ...tasks);
};
