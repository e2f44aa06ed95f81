import { type Decision, deepEqual, fork, optionAt, type Position, randomBelow, randomFrom, submit, type Watcher } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../action.ts';
import { contracts } from '../rules.ts';
import { randomGame } from '../scene/random-game.ts';
import { type Scene, scene } from '../scene/scene.ts';
import { clone, partyAt, type State, setParty } from '../state.ts';
import { redact, view } from './view.ts';

type Now = Position<State, Action>;

const watchersOf = ({ state }: Now): readonly Watcher[] => [undefined, ...state.parties.keys()];

/** What a watcher is shown and asked, and who else is asked, to the byte. */
const shownTo = ({ state, decisions }: Now, watcher: Watcher): string =>
  JSON.stringify([
    view(state, watcher),
    decisions.map(({ seat }) => seat),
    decisions.filter(({ seat }) => seat === watcher).map(({ prompt, options }) => [prompt, [...options]]),
  ]);

const at = (state: State): Now => ({ state, decisions: contracts.decisions(state) });

/** Numbers of seats, in a short test run and in a long one. */
const GAMES = [2, 4] as const;
const MORE_GAMES = [3, 5] as const;

describe('Secrets in whole games', () => {
  const compared = new Set<string>();

  test('C-27, C-31 whether somebody is asked about a card that was drawn does not tell what it is, in a full party either', () => {
    const idle = ['Poacher', 'Lumberjack', 'Buckler', 'Brawler', 'Knight', 'Archer', 'Pikeman', 'Healer', 'Ashane', 'Thug'];
    const drawing = (card: string): Scene =>
      scene({
        parties: [{ fellows: [...idle.map((name) => ({ card: name, pool: {}, ready: false })), { card: 'Scholar', pool: {} }] }, {}],
        ...{ encounter: [card], quests: [] },
      }).play(0, { visit: 3, by: 'scholar' });
    const [person, thing] = [drawing('Elementalist'), drawing('Lucky Charm')];
    expect([person.asks(0), person.offered(0)]).toEqual(['turn free', [{ end: true }]]);
    for (const watcher of [1, undefined]) expect(shownTo(person.position, watcher)).toBe(shownTo(thing.position, watcher));
  });

  const checkDealtAgain = (seats: number): void => {
    const rng = randomFrom(`again ${seats}`);
    const [looked, changed] = [new Map<string, number>(), new Map<string, number>()];
    let step = 0;
    randomGame(seats, `again ${seats}`, ({ before }) => {
      if (step++ % 9 !== 0) return;
      const { phase } = before.state;
      for (const watcher of watchersOf(before)) {
        const world = contracts.determinize(before.state, watcher, fork(rng));
        expect(shownTo(at(world), watcher), `${phase}, step ${step}, watcher ${watcher}`).toBe(shownTo(before, watcher));
        looked.set(phase, (looked.get(phase) ?? 0) + 1);
        const hands = (s: State): unknown => s.parties.map(({ hand }) => hand);
        if (!deepEqual(hands(world), hands(before.state))) changed.set(phase, (changed.get(phase) ?? 0) + 1);
      }
    });
    // In each phase it was looked, and what is hidden in the hands of others was indeed another in most of these worlds.
    expect([...looked.keys()]).toEqual(expect.arrayContaining(['encounter', 'equipment', 'contract']));
    for (const phase of ['encounter', 'equipment']) expect(changed.get(phase) ?? 0).toBeGreaterThan((looked.get(phase) ?? 0) / 2);
  };
  const DEALT_AGAIN = 'C-11, C-12, C-20 everything unknown dealt again: the same bytes for everyone, at every ninth step: %d seats';
  test.each(GAMES)(DEALT_AGAIN, checkDealtAgain);
  test.each(MORE_GAMES)(DEALT_AGAIN, { tags: ['long'] }, checkDealtAgain);

  const checkExchanges = (seats: number): void => {
    const rng = randomFrom(`hands ${seats}`);
    let exchanges = 0;
    randomGame(seats, `hands ${seats}`, ({ before }) => {
      const { phase, encounter } = before.state;
      // While the draft is remembered a pack knows who took what, and a plan has the hand in it: these are checked below.
      if (phase !== 'contract' && phase !== 'payment') return;
      const holding = before.state.parties.flatMap(({ hand }, seat) =>
        hand.length > 0 && before.state.plans[seat] === null ? [seat] : [],
      );
      const owner = holding[randomBelow(rng, Math.max(1, holding.length))];
      if (owner === undefined || encounter.length === 0) return;
      const [mine, other] = [partyAt(before.state, owner).hand[0], encounter[randomBelow(rng, encounter.length)]];
      if (mine === undefined || other === undefined) return;
      const s = clone(before.state);
      const swap = (cards: readonly string[]): readonly string[] =>
        cards.map((card) => (card === mine ? other : card === other ? mine : card));
      const party = partyAt(s, owner);
      setParty(s, owner, { ...party, hand: swap(party.hand), gained: swap(party.gained), fresh: swap(party.fresh) });
      s.encounter = swap(s.encounter);
      expect(contracts.faults(s)).toEqual([]);
      exchanges++;
      for (const watcher of watchersOf(before)) {
        if (watcher !== owner) expect(JSON.stringify(view(s, watcher))).toBe(JSON.stringify(view(before.state, watcher)));
        else expect(view(s, owner)).not.toEqual(view(before.state, owner));
      }
    });
    expect(exchanges).toBeGreaterThan(20);
  };
  const EXCHANGED = 'C-27 a card in a hand could be any other: it shows to its owner alone, at every step: %d seats';
  test.each([2])(EXCHANGED, checkExchanges);
  test.each([5])(EXCHANGED, { tags: ['long'] }, checkExchanges);

  const checkTwoAnswers = (seats: number): void => {
    const rng = randomFrom(`two answers ${seats}`);
    const answered = (now: Now, { seat }: Decision<Action>, action: Action) => {
      const reply = submit(contracts, now, seat, action);
      if (!reply.ok) throw new Error(reply.refusal.sentence);
      return reply.value;
    };
    randomGame(seats, `two answers ${seats}`, ({ before, decision, seat }) => {
      const { sealed, rule } = decision.prompt;
      // That somebody is done is no secret.
      const options = [...decision.options].filter((action) => !('done' in action));
      if (sealed !== 'apart' || options.length < 2) return;
      const first = randomBelow(rng, options.length);
      const second = (first + 1 + randomBelow(rng, options.length - 1)) % options.length;
      const [one, two] = [first, second].map((index) => answered(before, decision, optionAt(options, index))) as [
        ReturnType<typeof answered>,
        ReturnType<typeof answered>,
      ];
      // What comes to hand or to light with the answer may differ; everything else is the same until then.
      const horizons = [before, one.position, two.position].map(({ state }) => contracts.revealCount(state));
      if (new Set(horizons).size > 1) return;
      compared.add(rule);
      for (const watcher of watchersOf(before)) {
        if (watcher === seat) continue;
        expect(shownTo(one.position, watcher), `${rule}, watcher ${watcher}`).toBe(shownTo(two.position, watcher));
        const heard = [one, two].map(({ events }) => JSON.stringify(events.map((event) => redact(event, watcher) ?? null)));
        expect(heard[0]).toBe(heard[1]);
      }
      expect(shownTo(one.position, seat)).not.toBe(shownTo(two.position, seat));
    });
  };
  const TWO_ANSWERS = 'C-11, C-12, C-20 of two answers that are given unseen nobody else can tell which it was: %d seats';
  test.each(GAMES)(TWO_ANSWERS, checkTwoAnswers);
  test.each(MORE_GAMES)(TWO_ANSWERS, { tags: ['long'] }, checkTwoAnswers);

  test('C-11, C-12, C-20 answers to each question that is answered unseen were among them', () => {
    expect([...compared].sort()).toEqual(['encounter', 'equipment', 'payment']);
  });
});
