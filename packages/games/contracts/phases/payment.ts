import { next, type QuestionHandler, type Seat, type Tell } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import { asEquipment, cardOf, isOfEncounterDeck } from '../cards/catalog.ts';
import type { CardId, CompanionId, Sets } from '../cards/terms.ts';
import { trigger } from '../effects/trigger.ts';
import type { Event } from '../events.ts';
import { memoizedWithSets } from '../party/memoize.ts';
import { wornBy } from '../party/party.ts';
import { type Draft, draftOf, type Fellow, fellowOf, type OpenParty, type Party } from '../party/party-state.ts';
import { payFameOf, salaryOf } from '../party/salary.ts';
import { inTurnOrder, partyAt, planAt, type State, setParty, setPlan } from '../state.ts';
import type { Task } from '../tasks.ts';

type UnpaidTask = Extract<Task, { ask: 'unpaid' }>;

/** Gold for each salary token (C-20). */
export const GOLD_PER_TOKEN = 4;

/** A party that some have left. */
const without = (party: Party, gone: readonly CompanionId[]): Draft<Party> => {
  const after = draftOf(party);
  after.fellows = party.fellows.filter(({ card }) => !gone.includes(card));
  return after;
};

/** Companions that want to be paid, with their salary tokens. Leaders and thugs are not among them. */
export const wanting = (party: OpenParty, sets: Sets): readonly { readonly card: CompanionId; readonly tokens: number }[] =>
  party.fellows.flatMap((fellow) => {
    const tokens = salaryOf(party, fellow, sets);
    return tokens > 0 ? [{ card: fellow.card, tokens }] : [];
  });

/** What is due when some go unpaid; tokens that were waived come off the rest. */
export const dueWithout = (party: OpenParty, sets: Sets, unpaid: readonly CompanionId[]): number => {
  let tokens = party.salary;
  for (const each of wanting(party, sets)) if (unpaid.includes(each.card)) tokens -= each.tokens;
  return GOLD_PER_TOKEN * Math.max(0, tokens);
};

/** Ways to leave some unpaid: the gold is enough for the others, but for none of those left out as well (C-20). */
const waysUnpaid = memoizedWithSets((party: Party, sets: Sets): readonly (readonly CompanionId[])[] => {
  const all = wanting(party, sets);
  const affordable = Math.floor(party.gold / GOLD_PER_TOKEN);
  const ways: (readonly CompanionId[])[] = [];
  for (let chosen = 0; chosen < 1 << all.length; chosen++) {
    let tokens = party.salary;
    for (let at = 0; at < all.length; at++) if ((chosen >> at) % 2 === 1) tokens -= all[at]?.tokens ?? 0;
    if (tokens > affordable) continue;
    const unpaid = all.filter((_, at) => (chosen >> at) % 2 === 1);
    if (unpaid.every((each) => Math.max(0, tokens + each.tokens) > affordable)) ways.push(unpaid.map(({ card }) => card));
  }
  return ways;
});

const isShort = (party: Party, sets: Sets): boolean => dueWithout(party, sets, []) > party.gold;

/** Who was named so far: those of the party who are not in the plan any more. */
export const namedUnpaid = (party: OpenParty, plan: Party | null | undefined): readonly CompanionId[] =>
  party.fellows.filter(({ card }) => plan?.fellows.some((fellow) => fellow.card === card) === false).map(({ card }) => card);

/** Companions who could be named next: together with those already named, part of a way that fits. */
const nextUnpaid = (party: Party, sets: Sets, gone: readonly CompanionId[]): readonly CompanionId[] => {
  const fitting = waysUnpaid(party, sets).filter((way) => gone.every((card) => way.includes(card)));
  return wanting(party, sets)
    .map(({ card }) => card)
    .filter((card) => !gone.includes(card) && fitting.some((way) => way.includes(card)));
};

/** Pay day: those who have enough gold pay; the others choose in secret who goes unpaid. */
export const payday = (s: State): void => {
  s.phase = 'payment';
  const waiting = s.parties.flatMap((party, seat) => (isShort(party, s.sets) ? [seat] : []));
  s.plans = s.parties.map((party, seat) => (waiting.includes(seat) ? party : null));
  next<Task>(s, { ask: 'unpaid', waiting }, { do: 'paid' });
};

const isSettled = (party: Party, plan: Party | null | undefined, sets: Sets): boolean =>
  dueWithout(party, sets, namedUnpaid(party, plan)) <= party.gold;

/** Those who cannot stay are named one by one, and then that is said to be all: how many they are shows when everybody pays. */
export const unpaid: QuestionHandler<State, UnpaidTask, Action, Event> = {
  decisions: (s, { waiting }) =>
    waiting.map((seat) => {
      const [party, plan] = [partyAt(s, seat), s.plans[seat]];
      const options: readonly Action[] = isSettled(party, plan, s.sets)
        ? [{ done: true }]
        : nextUnpaid(party, s.sets, namedUnpaid(party, plan)).map((card): Action => ({ dismiss: card }));
      return { seat, prompt: { rule: 'payment', ask: 'companion', sealed: 'apart', anyOrder: true }, options };
    }),
  answer: (s, { waiting }, seat, action, tell) => {
    if ('done' in action) {
      tell?.({ what: 'ready', seat });
      next<Task>(s, { ask: 'unpaid', waiting: waiting.filter((each) => each !== seat) });
      return;
    }
    if (!('dismiss' in action)) throw new Error('Somebody is to be named.');
    const plan = planAt(s, seat);
    setPlan(s, seat, without(plan, [action.dismiss]));
    tell?.({ what: 'planned', seat, did: 'dismiss', card: action.dismiss, to: null });
    next<Task>(s, { ask: 'unpaid', waiting });
  },
};

/** A plan for pay day as somebody could have made it who is done: for those who imagine what others do. */
export const settledPlan = (party: Party, sets: Sets): Party => {
  const [way = []] = waysUnpaid(party, sets);
  return without(party, way);
};

/** Somebody leaves with skills and cursed equipment; other equipment stays with the party, off (C-20). */
export const partedFrom = (fellow: Fellow): { readonly lost: readonly CardId[]; readonly stays: readonly CardId[] } => {
  const worn = wornBy(fellow);
  const cursed = worn.filter((card) => asEquipment(card)?.cursed === true);
  return { lost: [...fellow.skills, ...cursed], stays: worn.filter((card) => !cursed.includes(card)) };
};

/** Those who are there for their salary; who would come for nothing, thanks to some card, counts as paid too. */
const paidIn = ({ fellows }: Party): readonly CompanionId[] => fellows.map(({ card }) => card).filter((card) => 'salary' in cardOf(card));

/** Everyone pays at the same time: unpaid companions leave, paid ones give fame. */
export const paid = (s: State, tell: Tell<Event> | undefined): void => {
  s.shown++;
  for (const seat of inTurnOrder(s)) settle(s, seat, tell);
  s.plans = s.plans.map(() => null);
  next<Task>(s, { do: 'cleanUp' });
  for (const seat of inTurnOrder(s).toReversed()) trigger(s, 'paid', { seat, doers: paidIn(partyAt(s, seat)) });
};

const settle = (s: State, seat: Seat, tell: Tell<Event> | undefined): void => {
  const before = partyAt(s, seat);
  const gone = s.plans[seat] === null ? [] : namedUnpaid(before, s.plans[seat]);
  const gold = dueWithout(before, s.sets, gone);
  const party = without(before, gone);
  for (const card of gone) {
    const { lost, stays } = partedFrom(fellowOf(before, card));
    party.spare = [...party.spare, ...stays];
    s.encounterGone = [...s.encounterGone, ...[card, ...lost].filter(isOfEncounterDeck)];
    tell?.({ what: 'left', seat, companion: card, lost });
  }
  const fame = party.fellows.reduce((sum, fellow) => sum + payFameOf(party, fellow, s.sets), 0);
  party.gold -= gold;
  party.fame += fame;
  party.salary = gold / GOLD_PER_TOKEN;
  setParty(s, seat, party);
  const companions = paidIn(party);
  if (companions.length > 0) tell?.({ what: 'paid', seat, gold, fame, companions });
};
