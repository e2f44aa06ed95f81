import { type Decision, deferredOptions, next, type Seat, type Tell } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { CardId, CompanionId } from '../cards/terms.ts';
import type { Event } from '../events.ts';
import { bearTheSame } from '../party/bearers.ts';
import { changedFellow, type Draft, draftOf, type Fellow, type Party } from '../party/party-state.ts';
import { draftParty, partyAt, type State } from '../state.ts';
import type { Aid, Task } from '../tasks.ts';
import { apply, type Moment, placedFor } from './use-ability.ts';

/** A group sets out for a contract, whichever sort. */
type GroupTask = Extract<Task, { ask: 'fulfil' | 'work' }>;

/** Who can still come along. */
const joining = (party: Party, group: readonly CompanionId[], suits: (fellow: Fellow) => boolean): readonly CompanionId[] =>
  party.fellows.filter((fellow) => fellow.ready && !group.includes(fellow.card) && suits(fellow)).map(({ card }) => card);

/** What can be answered while a group is put together. */
interface Grouping {
  readonly joining: readonly CompanionId[];
  readonly leaving: readonly CompanionId[];
  more(): readonly Action[];
}

const groupOptions = ({ joining, leaving, more }: Grouping): readonly Action[] => {
  const options: Action[] = [];
  for (const join of joining) options.push({ join });
  for (const action of more()) options.push(action);
  for (const leave of leaving) options.push({ leave });
  return options;
};

/**
 * Those who come along are named one by one, and may be taken out again (C-42). A search names them in the order in which they stand in
 * the party, and takes nobody out, so that it never goes round in circles.
 */
export const groupDecision = (
  party: Party,
  seat: Seat,
  rule: string,
  group: readonly CompanionId[],
  suits: (fellow: Fellow) => boolean,
  more: () => readonly Action[],
): Decision<Action> => {
  const open = joining(party, group, suits);
  const last = group.at(-1);
  const order = party.fellows.map(({ card }) => card);
  const after = open.filter((card) => last === undefined || order.indexOf(card) > order.indexOf(last));
  const prompt = { rule, ask: group.length === 0 ? 'companion' : 'group' };
  const options = deferredOptions(groupOptions, { joining: open, leaving: group, more });
  return { seat, prompt, options, searchOptions: () => deferredOptions(groupOptions, { joining: after, leaving: [], more }) };
};

/** A companion in the group uses an ability. One that did so because it was alone stays alone. */
export const help = (
  s: State,
  seat: Seat,
  task: GroupTask,
  action: Extract<Action, { use: CardId }>,
  moment: Moment,
  tell: Tell<Event> | undefined,
): void => {
  const { fellows, luck, gold, wilds, used } = partyAt(s, seat);
  const { aid } = task;
  const { if: conditions = [] } = placedFor(partyAt(s, seat), s.sets, action).effect;
  const alone = aid?.alone === true || conditions.some((condition) => 'alone' in condition);
  next<Task>(s, { ...task, aid: { before: aid?.before ?? { fellows, luck, gold, wilds, used }, alone } });
  apply(s, seat, action, moment, tell);
};

/** What helps with a contract helps only there and only this group: going back, or taking a companion out, undoes it. */
export const giveBack = (s: State, seat: Seat, aid: Aid | undefined, contract: CardId, tell: Tell<Event> | undefined): void => {
  if (aid === undefined) return;
  const { gold, luck } = partyAt(s, seat);
  Object.assign(draftParty(s, seat), aid.before);
  tell?.({ what: 'calledOff', seat, contract, gold: aid.before.gold - gold, luck: aid.before.luck - luck });
};

/** Everyone who was sent is exhausted and gains experience (C-16). */
export const sent = (party: Party, group: readonly CompanionId[]): Draft<Party> => {
  const after = draftOf(party);
  const fellows: Fellow[] = [];
  for (const fellow of party.fellows)
    fellows.push(group.includes(fellow.card) ? changedFellow(fellow, { ready: false, learning: fellow.learning + 1 }) : fellow);
  bearTheSame(party.fellows, fellows);
  after.fellows = fellows;
  return after;
};
