import { deepEqual, randomFrom, type WhyQuestion } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { costAt } from '../actions/visit.ts';
import { COMMONS } from '../actions/work.ts';
import { BASICS } from '../cards/attributes.ts';
import { CARDS } from '../cards/catalog.ts';
import { DOMAINS } from '../cards/terms.ts';
import type { Event } from '../events.ts';
import { iconsOn, skillRoom } from '../party/party.ts';
import { payFameOf, salaryOf } from '../party/salary.ts';
import { GOLD_PER_TOKEN } from '../phases/payment.ts';
import { preparedFrom } from '../phases/preparation-preview.ts';
import { contracts } from '../rules.ts';
import { randomGame } from '../scene/random-game.ts';
import type { State } from '../state.ts';
import { words } from '../text/words.ts';
import { determinize } from '../view/determinize.ts';
import { redact, type View, view } from '../view/view.ts';
import { attributesWhy, shownPool } from './attributes.ts';
import { explain } from './explain.ts';
import { type Facts, partyIn, type Said, sumOf, type Why } from './explanation.ts';
import { campWhy, ranksWhy } from './kingdom.ts';
import { payDayWhy, payFameWhy, salaryWhy } from './pay.ts';
import { priceWhy } from './prices.ts';
import type { Question } from './question.ts';
import { playedFameWhy, resourceWhy, shareWhy } from './resources.ts';
import { cardFameOf, cardFameWhy, endScore, totalWhy } from './score.ts';

interface Moment extends Facts {
  readonly state: State;
}

/** A game by dice as the first seat sees it: moments of it, each with all that happened until then, the last one being its end. */
const gameOf = (seed: string, seats: number, every: number): { readonly moments: readonly Moment[]; readonly end: State } => {
  const moments: Moment[] = [];
  let events: readonly Event[] = [];
  let count = 0;
  const momentOf = (state: State): Moment => ({ view: view(state, 0), events, state });
  const { told, end } = randomGame(seats, seed, (played) => {
    events = [...events, ...played.events.flatMap((event) => redact(event, 0) ?? [])];
    count++;
    if (count % every === 0) moments.push(momentOf(contracts.clone(played.after.state)));
  });
  moments.push(momentOf(end));
  return { moments: moments.map((moment) => ({ ...moment, events: [...told, ...moment.events] })), end };
};

const explained = (facts: Facts, question: Question): Why => {
  const why = explain({ ...facts, watcher: 0 }, question);
  if (why === undefined) throw new Error(`Nothing was said about ${JSON.stringify(question)}.`);
  return why;
};

const total = (why: Why): number => sumOf((why.sums ?? []).map(({ result }) => result));

const partsMakeResult = ({ sums = [], title }: Why): void => {
  for (const { parts, result, label } of sums) {
    const sum = sumOf(parts.map(({ value }) => value));
    // There are thousands of these, and an expectation takes longer than an explanation.
    if (parts.length > 0 && sum !== result) expect([title, label, sum]).toEqual([title, label, result]);
  }
};

const labelsOf = ({ sums = [] }: Why): readonly Said[] => sums.flatMap(({ parts }) => parts.map(({ label }) => label));
const OTHERWISE: Said = { say: 'otherwise' };
const START: Said = { say: 'source', with: [{ source: 'start' }] };

/** Every question that can be asked at a table. */
const questionsAt = (seen: View): readonly Question[] => [
  ...COMMONS.map((_, ranks) => ({ ranks })),
  ...seen.parties.flatMap((_, seat): readonly Question[] => [
    ...(['fame', 'gold', 'luck'] as const).map((resource) => ({ resource, seat })),
    ...(['gold', 'luck'] as const).map((share) => ({ share, seat })),
    ...BASICS.map((camp) => ({ camp, seat })),
    ...[...seen.tavern, ...seen.smith].map((price) => ({ price, seat })),
    ...['harbor', 'tavern', 'the-smith'].filter((card) => CARDS.has(card)).map((visit) => ({ visit, seat })),
    ...[
      { whole: true, seat },
      { wilds: true, seat },
      { payDay: true, seat },
      { played: true, seat },
      { cardFame: true, seat },
    ].map((question) => question as Question),
    { total: true, seat },
    { planned: { whole: true, seat }, seat },
    ...partyIn(seen, seat).fellows.flatMap(({ card }): readonly Question[] => [
      { attributes: card, seat },
      { room: card, seat },
      { salary: card, seat },
      { payFame: card, seat },
      ...DOMAINS.map((set) => ({ set, of: card, seat })),
    ]),
  ]),
];

const GAMES = [
  ['two', 2, 7],
  ['five', 5, 29],
] as const;

describe.each(GAMES)('with %s players, every number comes out of its parts', (seed, seats, every) => {
  const { moments, end } = gameOf(seed, seats, every);
  const each = (look: (facts: Moment, seat: number, seen: View) => void): void => {
    expect(moments.length).toBeGreaterThan(10);
    for (const facts of moments) for (let seat = 0; seat < seats; seat++) look(facts, seat, facts.view);
  };

  test('fame, gold and luck, from the first step on', () => {
    each((facts, seat, seen) => {
      for (const of of ['fame', 'gold', 'luck'] as const) {
        const why = resourceWhy(facts, seat, of);
        partsMakeResult(why);
        const [sum] = why.sums ?? [];
        expect(sum?.result).toBe(partyIn(seen, seat)[of]);
        const start = sum?.parts.find(({ label }) => JSON.stringify(label) === JSON.stringify(START))?.value ?? 0;
        expect([of, seen.round, seen.phase, start]).toEqual([of, seen.round, seen.phase, of === 'gold' ? 10 : 0]);
      }
    });
  });

  test('the attributes of every companion, and nothing is left unexplained', () => {
    each((facts, seat, seen) => {
      for (const fellow of partyIn(seen, seat).fellows) {
        const why = attributesWhy(facts, seat, fellow.card);
        partsMakeResult(why);
        expect(total(why)).toBe(shownPool(seen, fellow).reduce((sum, count) => sum + count, 0));
        expect(labelsOf(why)).not.toContainEqual(OTHERWISE);
      }
    });
  });

  test('what a plan comes to after the preparation, as it is foreseen', () => {
    let plans = 0;
    each((facts, seat, seen) => {
      const plan = seen.parties[seat]?.own?.plan ?? null;
      if (plan === null) return;
      plans++;
      const { setting, round, first, sets } = seen;
      const after = preparedFrom(plan, { seat, seats: setting.seats, round, first, sets });
      const why = (planned: Extract<Question, { planned: unknown }>['planned']): Why => explained(facts, { planned, seat });
      const whole = why({ whole: true, seat });
      expect(total(whole)).toBe(sumOf([...after.fellows.flatMap(({ pool }) => pool), ...after.wilds]));
      for (const of of ['fame', 'gold', 'luck'] as const) expect(why({ resource: of, seat }).sums?.[0]?.result).toBe(after[of]);
      expect(why({ payDay: true, seat }).sums?.[0]?.result).toBe(GOLD_PER_TOKEN * after.salary);
      for (const { card, pool } of after.fellows) {
        const attributes = why({ attributes: card, seat });
        partsMakeResult(attributes);
        expect(total(attributes)).toBe(sumOf(pool));
        expect(labelsOf(attributes)).not.toContainEqual(OTHERWISE);
      }
      for (const explained of [whole, why({ wilds: true, seat }), why({ resource: 'gold', seat })]) partsMakeResult(explained);
    });
    expect(plans).toBeGreaterThan(0);
  });

  test('sets, and room for skills', () => {
    each((facts, seat, seen) => {
      for (const fellow of partyIn(seen, seat).fellows) {
        const room = explained(facts, { room: fellow.card, seat });
        partsMakeResult(room);
        expect(room.sums?.[0]?.result).toBe(skillRoom(fellow, seen.sets));
        for (const domain of DOMAINS) {
          const set = explained(facts, { set: domain, of: fellow.card, seat });
          partsMakeResult(set);
          expect(set.sums?.[0]?.result).toBe(iconsOn(fellow, domain));
        }
      }
    });
  });

  test('salaries, their fame, and what pay day costs', () => {
    each((facts, seat, seen) => {
      const party = partyIn(seen, seat);
      for (const fellow of party.fellows) {
        const [salary, fame] = [salaryWhy(facts, seat, fellow.card), payFameWhy(facts, seat, fellow.card)];
        for (const why of [salary, fame]) partsMakeResult(why);
        expect(salary.sums?.[0]?.result ?? 0).toBe(salaryOf(party, fellow, seen.sets));
        expect(fame.sums?.[0]?.result ?? 0).toBe(payFameOf(party, fellow, seen.sets));
      }
      const due = payDayWhy(facts, seat);
      partsMakeResult(due);
      if (seen.phase === 'contract') expect(due.sums?.[0]?.result).toBe(GOLD_PER_TOKEN * party.salary);
    });
  });

  test('prices, ranks and the camp', () => {
    each((facts, seat, seen) => {
      for (const card of [...seen.tavern, ...seen.smith]) {
        const why = priceWhy(facts, seat, card);
        partsMakeResult(why);
        expect(why.sums?.[0]?.result).toBe(costAt(seen, partyIn(seen, seat), card));
      }
      for (const common of COMMONS.keys()) {
        const { because } = ranksWhy(facts, common);
        const among = seen.parties.filter(({ contributed }) => contributed[common] !== null).length;
        expect(because).toHaveLength(among === 0 ? 1 : among + 1);
      }
      for (const [at, track] of BASICS.entries()) expect(campWhy(facts, seat, track).sums?.[0]?.result).toBe(partyIn(seen, seat).camp[at]);
    });
  });

  test('the end, as the rules count it', () => {
    const facts = moments.at(-1) as Moment;
    const { events } = facts;
    const { points } = contracts.standing(end);
    for (let seat = 0; seat < seats; seat++) {
      const inAll = totalWhy(facts, seat);
      partsMakeResult(inAll);
      expect(inAll.sums?.[0]?.result).toBe(points[seat]);
      const played = playedFameWhy(facts, seat);
      partsMakeResult(played);
      expect(played.sums?.[0]?.result).toBe(endScore(facts.view, seat).fame);
      expect(labelsOf(played)).not.toContainEqual(START);
      const scored = events.find((event) => event.what === 'scored' && event.seat === seat);
      expect(scored).toEqual({ what: 'scored', seat, score: endScore(facts.view, seat) });
      for (const of of ['gold', 'luck'] as const)
        expect(words.message?.(shareWhy(facts, seat, of).because[0] as Said)).toMatch(
          new RegExp(`: ${endScore(facts.view, seat)[of]}\\.$`),
        );
      const onCards = cardFameWhy(facts, seat);
      partsMakeResult(onCards);
      expect(onCards.sums?.[0]?.result).toBe(cardFameOf(endScore(facts.view, seat)));
    }
  });
});

describe('an explanation', () => {
  const { moments } = gameOf('plain', 3, 37);

  test('is plain data with a sentence for every message, made from what the watcher knows and nothing else', () => {
    const dice = randomFrom('explain');
    for (const { state, events, view: seen } of moments) {
      const redealt = view(determinize(contracts.clone(state), 0, dice), 0);
      for (const question of questionsAt(seen)) {
        const why = explained({ view: seen, events }, question);
        const isPlain = deepEqual(JSON.parse(JSON.stringify(why)), why);
        const again = explained({ view: redealt, events }, question);
        const messages: readonly Said[] = [why.title, ...why.because, ...(why.sums ?? []).map(({ label }) => label), ...labelsOf(why)];
        const odd = messages
          .map((message) => words.message?.(message) ?? '')
          .filter((said) => /^$|undefined|NaN|\[object|:\s*\.?$/.test(said));
        // There are thousands of these, and an expectation takes longer than an explanation.
        if (!isPlain || !deepEqual(again, why) || odd.length > 0) expect({ question, isPlain, again, odd }).toEqual('sound');
      }
    }
  });

  test('of something that happened is about the number it changed', () => {
    const { view: seen, events } = moments.at(-1) as Moment;
    const whys = events.map((event, at) => ({ event, why: explain({ view: seen, watcher: 0, events }, { event: at }) }));
    const about = (what: Event['what']): ReadonlySet<string | undefined> =>
      new Set(whys.filter(({ event }) => event.what === what).map(({ why }) => why?.title.say));
    expect(about('scored')).toEqual(new Set(['total']));
    expect(about('campLevel')).toEqual(new Set(['camp']));
    expect(about('prepared')).toEqual(new Set(['payDay']));
    expect(about('turn')).toEqual(new Set([undefined]));
  });

  test.each<WhyQuestion>([
    {},
    { seat: 0 },
    { seat: 9, total: true },
    { seat: -1, total: true },
    { seat: 0.5, total: true },
    { seat: 'you', total: true },
    { attributes: 'nobody' },
    { attributes: ['thug'] },
    { attributes: '__proto__' },
    { salary: 'soldier-work' },
    { price: 'thug' },
    { visit: 'rage' },
    { camp: 'fame' },
    { ranks: 99 },
    { ranks: '0' },
    { resource: 'constructor' },
    { share: 'fame' },
    { set: 'holy' },
    { planned: { planned: { total: true } } },
    { planned: null },
    { planned: 'total' },
    { event: -1 },
    { event: 1e9 },
    { whole: 'yes' },
  ])('of %j is nothing', (question) => {
    const { view: seen, events } = moments[3] as Moment;
    expect(explain({ view: seen, watcher: 0, events }, question)).toBeUndefined();
  });

  test('without a seat is about the watcher, and a spectator has to name one', () => {
    const { view: seen, events } = moments.at(-1) as Moment;
    expect(explain({ view: seen, watcher: 1, events }, { total: true })).toEqual(
      explained({ view: seen, events }, { total: true, seat: 1 }),
    );
    expect(explain({ view: seen, watcher: undefined, events }, { total: true })).toBeUndefined();
  });
});
