import { type Decision, deferredOptions, type LazyOptions, listOf } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import { COMMONS } from '../actions/work.ts';
import { asEquipment } from '../cards/catalog.ts';
import type { CardId, Slot } from '../cards/terms.ts';
import type { Party } from '../party/party-state.ts';
import { partyAt, planAt, type State } from '../state.ts';
import type { Task } from '../tasks.ts';
import { groupsFor } from './groups-worth.ts';
import { visitsWorthTrying } from './visits-worth-trying.ts';

type TurnDecision = Decision<Action>;

/** How many ways to pay for the same thing are tried, and how many groups for a contract. */
const WAYS = 2;
const GROUPS = 6;

/** The first ones of each sort: whatever is sorted the best first. */
const firstOfEach = <Item>(items: readonly Item[], sortOf: (item: Item) => string, count: number): readonly Item[] => {
  const seen = new Map<string, number>();
  return items.filter((item) => {
    const sort = sortOf(item);
    const before = seen.get(sort) ?? 0;
    seen.set(sort, before + 1);
    return before < count;
  });
};

/** What can be done on a turn: each visit by the companions that fit, each ability paid for in the best ways. */
const inTurn = (s: State, party: Party, options: readonly Action[]): readonly Action[] => {
  const visits: Extract<Action, { visit: number }>[] = [];
  const uses: Extract<Action, { use: CardId }>[] = [];
  const improvements: Action[] = [];
  const quests: Extract<Action, { quest: number }>[] = [];
  const others: Action[] = [];
  for (const action of options) {
    if ('visit' in action) visits.push(action);
    else if ('improve' in action) improvements.push(action);
    else if ('use' in action) uses.push(action);
    else if ('quest' in action) quests.push(action);
    else others.push(action);
  }
  return [
    ...visitsWorthTrying(s, party, visits),
    ...firstOfEach(uses, ({ use, of, effect }) => `${use} ${of} ${effect}`, 1),
    ...improvements,
    ...firstOfEach(quests, ({ quest }) => `${quest}`, WAYS),
    ...others,
  ];
};

/** Whether an answer sets out for something that was gone back from, which would lead round in circles. */
const isGoneBackFrom = (action: Action, not: readonly CardId[]): boolean =>
  ('fulfil' in action && not.includes(action.fulfil)) || ('work' in action && not.includes(COMMONS[action.work] ?? ''));

/** A contract that can still be reached is followed to its end, so that it is rated by what it gives and not by what else there is. */
const orBack = (onward: readonly Action[]): readonly Action[] => (onward.length === 0 ? [{ back: true }] : onward);

/**
 * Those who would be of use for a contract, named in the order in which they stand in the party, and the best ways to pay for it. A player
 * may have named some in another order, or somebody who isn't needed; the others can still follow.
 */
const forContract = (
  s: State,
  { contract, group: named }: Extract<Task, { ask: 'fulfil' }>,
  options: readonly Action[],
): readonly Action[] => {
  const able = groupsFor(s, s.active, contract);
  const fitting = able.filter(({ group }) => named.every((card) => group.includes(card)));
  const groups = (fitting.length === 0 ? able : fitting).slice(0, GROUPS);
  const order = partyAt(s, s.active).fellows.map(({ card }) => card);
  const next = new Set(groups.map(({ group }) => order.find((card) => group.includes(card) && !named.includes(card))));
  const joins = options.filter((action) => 'join' in action && next.has(action.join));
  const last = order.indexOf(named.at(-1) ?? '');
  const ordered = joins.filter((action) => 'join' in action && order.indexOf(action.join) > last);
  const uses = options.filter((action) => 'use' in action);
  const pays = options.filter((action) => 'bonus' in action && 'pay' in action);
  return orBack([
    ...(ordered.length === 0 && pays.length === 0 ? joins : ordered),
    ...firstOfEach(uses, ({ use, of, effect }) => `${use} ${of} ${effect}`, 1),
    ...firstOfEach(pays, ({ bonus }) => `${bonus}`, WAYS),
  ]);
};

/** As little of the party's luck as it takes; the bonus is bought or not. */
const forWork = (options: readonly Action[]): readonly Action[] => {
  const least = options.find((action) => 'contribute' in action);
  const uses = options.filter((action) => 'use' in action);
  const joins = options.filter((action) => 'join' in action);
  const contributions = options.filter((action) => 'contribute' in action && action.contribute === least?.contribute);
  return orBack([...firstOfEach(uses, ({ use, of, effect }) => `${use} ${of} ${effect}`, 1), ...contributions, ...joins]);
};

/** A leader comes first; what can be worn is given to a companion immediately, and comes off only where something else could take its place. */
const forParty = (party: Party, options: readonly Action[]): readonly Action[] => {
  if (party.leaders.length > 0) return options.filter((action) => 'leader' in action);
  const taken = new Set<CardId>();
  for (const action of options) if ('add' in action && 'to' in action) taken.add(action.add);
  const waiting = new Set<Slot | undefined>();
  for (const card of party.hand) waiting.add(asEquipment(card)?.slot);
  for (const card of party.spare) waiting.add(asEquipment(card)?.slot);
  return options.filter((action) => {
    if ('add' in action && !('to' in action)) return !taken.has(action.add);
    if ('unequip' in action) return waiting.has(asEquipment(action.unequip)?.slot) && !party.loosened.includes(action.unequip);
    return true;
  });
};

/** A question that is asked of a state, and its task there. */
interface Asked {
  readonly s: State;
  readonly task: Task;
  readonly decision: TurnDecision;
}

const chosen = ({ s, task, decision: { seat, options, searchOptions } }: Asked): readonly Action[] => {
  if ('ask' in task && task.ask === 'fulfil') return forContract(s, task, listOf(options));
  const all = listOf(searchOptions?.() ?? options);
  if (!('ask' in task)) return all;
  switch (task.ask) {
    case 'turn':
      return inTurn(s, partyAt(s, seat), task.not.length === 0 ? all : all.filter((action) => !isGoneBackFrom(action, task.not)));
    case 'quests':
    case 'house':
      return inTurn(s, partyAt(s, seat), all);
    case 'work':
      return forWork(all);
    case 'equip':
      return forParty(planAt(s, seat), all);
    default:
      return all;
  }
};

/** The questions that belong to an action that has begun. */
const WITHIN: ReadonlySet<string> = new Set<Extract<Task, { ask: string }>['ask']>([
  ...(['quests', 'house', 'fulfil', 'work', 'reequip', 'companion', 'reserve'] as const),
]);

/** What leads to the end of an action: on a visit, free actions can wait. */
const forPlan = (asked: Asked): readonly Action[] => {
  const { task } = asked;
  const options = chosen(asked);
  return 'ask' in task && (task.ask === 'quests' || task.ask === 'house')
    ? options.filter((action) => 'quest' in action || 'recruit' in action || 'buy' in action || 'none' in action)
    : options;
};

/**
 * The decisions with what is worth a thought of those who look ahead: of hundreds of answers that differ by a token or by who goes, those
 * that are hardly ever the best are left out.
 */
export const withWorthTrying = (s: State, decisions: readonly TurnDecision[]): readonly TurnDecision[] => {
  const task = s.agenda.at(-1);
  if (task === undefined) return decisions;
  const isWithin = 'ask' in task && WITHIN.has(task.ask);
  // Written out, because adding to a spread makes the engine build a new kind of object each time.
  return decisions.map((decision) => {
    const { seat, prompt, options } = decision;
    const asked: Asked = { s, task, decision };
    const searchOptions = (): LazyOptions<Action> => deferredOptions(chosen, asked);
    // Leaders are about equally good (docs/balance.md), and it would be dull to always see the same ones.
    if ('ask' in task && task.ask === 'equip' && planAt(s, seat).leaders.length > 0)
      return { seat, prompt, options, searchOptions, shares: () => listOf(searchOptions()).map(() => 1) };
    if (!isWithin) return { seat, prompt, options, searchOptions };
    return { seat, prompt, options, searchOptions, planOptions: () => deferredOptions(forPlan, asked) };
  });
};
