import { next, type QuestionHandler, type Tell } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import { BASICS, isEmpty, plus, type Tokens, times, WILDS, whole } from '../cards/attributes.ts';
import type { CompanionId, Track } from '../cards/terms.ts';
import type { Event, Got } from '../events.ts';
import { advanceCamp, CAMP_MAX } from '../party/camp.ts';
import { classesOf } from '../party/party.ts';
import { type Fellow, fellowOf, type Party, withFellow } from '../party/party-state.ts';
import { drawEncounter } from '../phases/encounter.ts';
import { draftParty, partyAt, type State, setParty } from '../state.ts';
import type { Cause, Task } from '../tasks.ts';
import { timesOf } from './counting.ts';
import type { Gain, Who } from './effect.ts';
import { laidOut } from './laid-out.ts';

type GainTask = Extract<Task, { do: 'gain' }>;
type CompanionTask = Extract<Task, { ask: 'companion' }>;

/** Tokens, multiplied. */
const scaled = (tokens: Tokens, factor: number): Tokens =>
  Object.fromEntries(Object.entries(tokens).map(([token, count]) => [token, count * factor]));

/** Who gets a gain by default: the bearer of the card, or, without one, the companion who did it. */
export const receiverOf = (gain: Gain, { bearer }: Cause): Who => laidOut(gain).to ?? (bearer === null ? 'doer' : 'bearer');

/** The companions that `who` means. */
export const meant = (s: State, who: Exclude<Who, 'choice'>, cause: Cause): readonly CompanionId[] => {
  const { fellows } = partyAt(s, cause.seat);
  const those = (suits: (fellow: Fellow) => boolean): readonly CompanionId[] => fellows.filter(suits).map(({ card }) => card);
  switch (who) {
    case 'bearer':
      return those(({ card }) => card === cause.bearer);
    case 'doer':
      return those(({ card }) => cause.doers.includes(card));
    case 'leader':
      return fellows.slice(0, 1).map(({ card }) => card);
    case 'others':
      return those(({ card }) => card !== cause.bearer);
    case 'all':
      return those(() => true);
    default:
      return those((fellow) => classesOf(fellow, s.sets).includes(who));
  }
};

/** Gives one companion what a gain gives companions, multiplied. */
const give = (s: State, gain: Gain, count: number, to: CompanionId, cause: Cause, tell: Tell<Event> | undefined): void => {
  const { seat, card } = cause;
  const party = partyAt(s, seat);
  const fellow = fellowOf(party, to);
  const given = laidOut(gain);
  const tokens = times(given.tokens, count);
  const experience = given.experience * count;
  if (!isEmpty(tokens) || experience > 0) {
    setParty(s, seat, withFellow(party, to, { pool: plus(fellow.pool, tokens), learning: fellow.learning + experience }));
    tell?.({
      ...{ what: 'gained', seat, card, to },
      got: { ...(isEmpty(tokens) ? {} : { tokens: scaled(gain.tokens ?? {}, count) }), ...(experience > 0 ? { experience } : {}) },
    });
  }
  if (given.ready && !fellow.ready) {
    setParty(s, seat, withFellow(partyAt(s, seat), to, { ready: true }));
    tell?.({ what: 'stoodUp', seat, card, companion: to });
  }
};

const withWilds = (have: readonly number[], wilds: Tokens, count: number): readonly number[] =>
  WILDS.map((wild, at) => whole((have[at] ?? 0) + (wilds[wild] ?? 0) * count));

/** What a gain gives to the party itself. */
const giveParty = (s: State, gain: Gain, count: number, { seat, card }: Cause, tell: Tell<Event> | undefined): void => {
  const party = partyAt(s, seat);
  const given = laidOut(gain);
  const [gold, luck, fame] = [given.gold * count, given.luck * count, given.fame * count];
  const waived = Math.min(party.salary, given.waived * count);
  if (gold + luck + fame + waived > 0 || given.wilds !== undefined) {
    const after = draftParty(s, seat);
    after.gold += gold;
    after.luck += luck;
    after.fame += fame;
    after.salary -= waived;
    after.waived += waived;
    if (given.wilds !== undefined) after.wilds = withWilds(party.wilds, given.wilds, count);
  }
  if (tell === undefined) return;
  const steps = stepsIn(gain, count, party);
  const got: Got = {
    ...(gold > 0 ? { gold } : {}),
    ...(luck > 0 ? { luck } : {}),
    ...(fame > 0 ? { fame } : {}),
    ...(waived > 0 ? { waived } : {}),
    ...(gain.wilds === undefined ? {} : { wilds: scaled(gain.wilds, count) }),
    ...(steps.length > 0 ? { camp: Object.fromEntries(steps) } : {}),
  };
  if (Object.keys(got).length > 0) tell({ what: 'gained', seat, card, to: null, got });
};

/** Steps that a gain brings on the tracks of a camp; beyond their ends there are none (C-36). */
const stepsIn = (gain: Gain, count: number, { camp }: Party): readonly (readonly [Track, number])[] =>
  BASICS.flatMap((track, at) => {
    const steps = Math.min((gain.camp?.[track] ?? 0) * count, CAMP_MAX - (camp[at] ?? 0));
    return steps > 0 ? [[track, steps] as const] : [];
  });

/** Carries out one gain. What needs an answer is put on the agenda and comes right after it. */
export const gain = (s: State, { gain: all, cause }: GainTask, tell: Tell<Event> | undefined): void => {
  const { reserve, camp, cards, isForCompanions, each } = laidOut(all);
  const count = timesOf(s, each, cause);
  if (count === 0) return;
  giveParty(s, all, count, cause, tell);
  if (reserve) next(s, { ask: 'reserve', seat: cause.seat });
  if (camp !== undefined) {
    for (const track of BASICS) {
      const steps = camp[track] ?? 0;
      if (steps > 0) advanceCamp(s, track, steps * count, cause, tell);
    }
  }
  if (cards > 0) drawEncounter(s, cause.seat, cards * count, cause.card, tell);
  if (!isForCompanions) return;
  const to = receiverOf(all, cause);
  if (to === 'choice') {
    next(s, { ask: 'companion', gain: multiplied(all, count), cause });
    return;
  }
  for (const companion of meant(s, to, cause)) give(s, all, count, companion, cause, tell);
};

/** The part of a gain that a companion is chosen for, counted out. */
const multiplied = ({ tokens, experience, ready }: Gain, count: number): Gain => ({
  ...(tokens === undefined ? {} : { tokens: scaled(tokens, count) }),
  ...(experience === undefined ? {} : { experience: experience * count }),
  ...(ready === true ? { ready } : {}),
});

/** Companions to choose from: to become ready, only exhausted ones and never the bearer; for anything else, all. */
export const companion: QuestionHandler<State, CompanionTask, Action, Event> = {
  decisions: (s, { gain: given, cause }) => {
    const { fellows } = partyAt(s, cause.seat);
    const wanted = given.ready === true ? fellows.filter(({ ready, card }) => !ready && card !== cause.bearer) : fellows;
    const options = wanted.map(({ card }): Action => ({ choose: card }));
    return options.length === 0 ? [] : [{ seat: cause.seat, prompt: { rule: cause.card, ask: 'companion' }, options }];
  },
  answer: (s, { gain: given, cause }, _seat, action, tell) => {
    if ('choose' in action) give(s, given, 1, action.choose, cause, tell);
  },
};
