import { costAt } from '@swordtable/games/contracts/actions/visit';
import { COMMONS } from '@swordtable/games/contracts/actions/work';
import { BASICS } from '@swordtable/games/contracts/cards/attributes';
import type { Event } from '@swordtable/games/contracts/events';
import { skillRoom } from '@swordtable/games/contracts/party/party';
import { payFameOf, salaryOf } from '@swordtable/games/contracts/party/salary';
import { GOLD_PER_TOKEN } from '@swordtable/games/contracts/phases/payment';
import { preparedFrom } from '@swordtable/games/contracts/phases/preparation-preview';
import { contracts } from '@swordtable/games/contracts/rules';
import { randomGame } from '@swordtable/games/contracts/scene/random-game';
import type { State } from '@swordtable/games/contracts/state';
import { type View, view } from '@swordtable/games/contracts/view/view';
import { describe, expect, test } from 'vitest';
import type { Why } from '../../../kit/why/why.ts';
import { setSteps, totalOf } from '../board/plan/sums.ts';
import { partyOf } from '../board/seen-party.ts';
import { en as cards } from '../words/cards.en.ts';
import { attributesWhy, shownPool } from './attributes.ts';
import { campWhy, ranksWhy } from './kingdom.ts';
import { payDayWhy, payFameWhy, salaryWhy } from './pay.ts';
import { priceWhy } from './prices.ts';
import { playedFameWhy, resourceWhy, shareWhy } from './resources.ts';
import { cardFameOf, cardFameWhy, endScore, totalWhy } from './score.ts';
import type { Teller } from './teller.ts';
import { type Asked, whyOf } from './why.ts';
import { en as words } from './words/why.en.ts';

const SEATS = Array.from({ length: 5 }, (_, seat) => ({ name: `P${seat + 1}`, you: seat === 0 }));

/** A game by dice: moments of it, each with all that was told until then, the last one being its end. */
const gameOf = (seed: string, seats: number, every: number): { readonly moments: readonly Teller[]; readonly end: State } => {
  const moments: Teller[] = [];
  let events: readonly Event[] = [];
  let count = 0;
  const tellerOf = (state: State): Teller => ({ view: view(state, 0), seats: SEATS, events, cards, words });
  const { told, end } = randomGame(seats, seed, (played) => {
    events = [...events, ...played.events];
    count++;
    if (count % every === 0) moments.push(tellerOf(played.after.state));
  });
  moments.push(tellerOf(end));
  return { moments: moments.map((moment) => ({ ...moment, events: [...told, ...moment.events] })), end };
};

const partsMakeResult = ({ sums = [], title }: Why): void => {
  for (const { parts, result, label } of sums)
    if (parts.length > 0) expect([title, label, parts.reduce((sum, { value }) => sum + value, 0)]).toEqual([title, label, result]);
};

const GAMES = [
  ['two', 2, 7],
  ['five', 5, 29],
] as const;

describe.each(GAMES)('with %s players, every number comes out of its parts', (seed, seats, every) => {
  const { moments, end } = gameOf(seed, seats, every);
  const each = (look: (teller: Teller, seat: number, seen: View) => void): void => {
    expect(moments.length).toBeGreaterThan(10);
    for (const teller of moments) for (let seat = 0; seat < seats; seat++) look(teller, seat, teller.view);
  };

  test('fame, gold and luck, from the first step on', () => {
    each((teller, seat, seen) => {
      for (const of of ['fame', 'gold', 'luck'] as const) {
        const why = resourceWhy(teller, seat, of);
        partsMakeResult(why);
        const [sum] = why.sums ?? [];
        expect(sum?.result).toBe(partyOf(seen, seat)[of]);
        const start = sum?.parts.find(({ label }) => label === words.sources.start)?.value ?? 0;
        expect([of, seen.round, seen.phase, start]).toEqual([of, seen.round, seen.phase, of === 'gold' ? 10 : 0]);
      }
    });
  });

  test('the attributes of every companion, and nothing is left unexplained', () => {
    each((teller, seat, seen) => {
      for (const fellow of partyOf(seen, seat).fellows) {
        const why = attributesWhy(teller, seat, fellow.card);
        partsMakeResult(why);
        expect(why.sums?.reduce((sum, { result }) => sum + result, 0)).toBe(shownPool(seen, fellow).reduce((sum, count) => sum + count, 0));
        for (const { parts } of why.sums ?? []) expect(parts.map(({ label }) => label)).not.toContain(words.otherwise);
      }
    });
  });

  test('what a plan comes to after the preparation, as it is foreseen', () => {
    let plans = 0;
    each((teller, seat, seen) => {
      const plan = seen.parties[seat]?.own?.plan ?? null;
      if (plan === null) return;
      plans++;
      const { setting, round, first, sets } = seen;
      const after = preparedFrom(plan, { seat, seats: setting.seats, round, first, sets });
      const why = (asked: Asked): Why => whyOf(teller, { planned: asked, seat });
      const whole = why({ whole: true, seat });
      expect(whole.sums?.reduce((sum, { result }) => sum + result, 0)).toBe(totalOf(after).reduce((sum, count) => sum + count, 0));
      for (const of of ['fame', 'gold', 'luck'] as const) expect(why({ resource: of, seat }).sums?.[0]?.result).toBe(after[of]);
      expect(why({ payDay: true, seat }).sums?.[0]?.result).toBe(GOLD_PER_TOKEN * after.salary);
      for (const { card, pool } of after.fellows) {
        const attributes = why({ attributes: card, seat });
        partsMakeResult(attributes);
        expect(attributes.sums?.reduce((sum, { result }) => sum + result, 0)).toBe(pool.reduce((sum, count) => sum + count, 0));
        for (const { parts } of attributes.sums ?? []) expect(parts.map(({ label }) => label)).not.toContain(words.otherwise);
      }
      for (const explained of [whole, why({ wilds: true, seat }), why({ resource: 'gold', seat })]) partsMakeResult(explained);
    });
    expect(plans).toBeGreaterThan(0);
  });

  test('sets, and room for skills', () => {
    each((teller, seat, seen) => {
      for (const fellow of partyOf(seen, seat).fellows) {
        const room = whyOf(teller, { room: fellow.card, seat });
        partsMakeResult(room);
        expect(room.sums?.[0]?.result).toBe(skillRoom(fellow, seen.sets));
        for (const { domain, icons } of setSteps(fellow, seen.sets)) {
          const set = whyOf(teller, { set: domain, of: fellow.card, seat });
          partsMakeResult(set);
          expect(set.sums?.[0]?.result).toBe(icons);
        }
      }
    });
  });

  test('salaries, their fame, and what pay day costs', () => {
    each((teller, seat, seen) => {
      const party = partyOf(seen, seat);
      for (const fellow of party.fellows) {
        const [salary, fame] = [salaryWhy(teller, seat, fellow.card), payFameWhy(teller, seat, fellow.card)];
        for (const why of [salary, fame]) partsMakeResult(why);
        expect(salary.sums?.[0]?.result ?? 0).toBe(salaryOf(party, fellow, seen.sets));
        expect(fame.sums?.[0]?.result ?? 0).toBe(payFameOf(party, fellow, seen.sets));
      }
      const due = payDayWhy(teller, seat);
      partsMakeResult(due);
      if (seen.phase === 'contract') expect(due.sums?.[0]?.result).toBe(GOLD_PER_TOKEN * party.salary);
    });
  });

  test('prices, ranks and the camp', () => {
    each((teller, seat, seen) => {
      for (const card of [...seen.tavern, ...seen.smith]) {
        const why = priceWhy(teller, seat, card);
        partsMakeResult(why);
        expect(why.sums?.[0]?.result).toBe(costAt(seen, partyOf(seen, seat), card));
      }
      for (const common of COMMONS.keys()) {
        const { sentences } = ranksWhy(teller, common);
        const among = seen.parties.filter(({ contributed }) => contributed[common] !== null).length;
        expect(sentences).toHaveLength(among === 0 ? 1 : among + 1);
      }
      for (const [at, track] of BASICS.entries()) expect(campWhy(teller, seat, track).sums?.[0]?.result).toBe(partyOf(seen, seat).camp[at]);
    });
  });

  test('the end, as the rules count it', () => {
    const teller = moments.at(-1) as Teller;
    const { events } = teller;
    const { points } = contracts.standing(end);
    for (let seat = 0; seat < seats; seat++) {
      const total = totalWhy(teller, seat);
      partsMakeResult(total);
      expect(total.sums?.[0]?.result).toBe(points[seat]);
      const played = playedFameWhy(teller, seat);
      partsMakeResult(played);
      expect(played.sums?.[0]?.result).toBe(endScore(teller.view, seat).fame);
      expect(played.sums?.[0]?.parts.map(({ label }) => label)).not.toContain(words.sources.start);
      const scored = events.find((event) => event.what === 'scored' && event.seat === seat);
      expect(scored).toEqual({ what: 'scored', seat, score: endScore(teller.view, seat) });
      for (const of of ['gold', 'luck'] as const)
        expect(shareWhy(teller, seat, of).sentences[0]).toMatch(new RegExp(`: ${endScore(teller.view, seat)[of]}\\.$`));
      const onCards = cardFameWhy(teller, seat);
      partsMakeResult(onCards);
      expect(onCards.sums?.[0]?.result).toBe(cardFameOf(endScore(teller.view, seat)));
    }
  });
});
