import { type Bot, botInput, botNamed, greedy, loadLearned, outlookOf } from '@swordtable/bots';
import { battlefields } from '@swordtable/games/battlefields/rules';
import { contracts } from '@swordtable/games/contracts/rules';
import { scene } from '@swordtable/games/contracts/scene/scene';
import { bladeOf } from '@swordtable/games/swordcrafters/phases/scoring';
import { swordcrafters } from '@swordtable/games/swordcrafters/rules';
import { type State as Forge, smithAt } from '@swordtable/games/swordcrafters/state';
import { type Decision, deepEqual, type Game, randomFrom } from '@swordtable/kernel';
import { beforeAll, expect, test } from 'vitest';
import { positionOf } from './endings.ts';

const bot = (name: string): Bot => {
  const found = botNamed(name);
  if (!found.ok) throw new Error(found.refusal.sentence);
  return found.value;
};

/** A position, a question in it, and what each answer leads to if everybody then plays their best. */
interface Ending<State, Action> {
  readonly state: State;
  readonly decision: Decision<Action>;
  readonly values: readonly number[];
}

const valuesOf = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  state: State,
  { seat, options }: Decision<Action>,
  worthOf: (state: State, seat: number) => number,
): readonly number[] =>
  Array.from(options, (option) => {
    const after = game.clone(state);
    game.advance(after, seat, option);
    return worthOf(after, seat);
  });

/** How many points an answer gives away. */
const regretOf = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  { state, decision, values }: Ending<State, Action>,
  chooser: Bot,
): number => {
  const answer = chooser.choose(botInput(game, state, decision), randomFrom('endgame'));
  const index = Array.from(decision.options).findIndex((option) => deepEqual(option, answer));
  return Math.max(...values) - (values[index] ?? Number.NEGATIVE_INFINITY);
};

/** The margin of a seat if both play their best to the end, every answer tried. */
const solved = <State, Action, Event, View>(game: Game<State, Action, Event, View>, state: State, seat: number): number => {
  const [asked] = game.decisions(state);
  if (asked === undefined) return outlookOf(game.standing(state)).margins[seat] as number;
  const values = valuesOf(game, state, asked, (after) => solved(game, after, seat));
  return asked.seat === seat ? Math.max(...values) : Math.min(...values);
};

beforeAll(async () => {
  for (const game of [battlefields, swordcrafters] as readonly Game[]) await loadLearned(game, (sentence) => expect.unreachable(sentence));
});

/** In these, what is hidden no longer matters. */
const solvesBattle = (deal: number): void => {
  const { state, decision } = positionOf(battlefields, deal);
  const values = valuesOf(battlefields, state, decision, (after, seat) => solved(battlefields, after, seat));
  for (let redeal = 0; redeal < 2; redeal++) {
    const world = battlefields.determinize(state, decision.seat, randomFrom(`${redeal}`));
    expect(valuesOf(battlefields, world, decision, (after, seat) => solved(battlefields, after, seat))).toEqual(values);
  }
  const ending = { state, decision, values };
  expect(regretOf(battlefields, ending, greedy)).toBeGreaterThan(0);
  expect(regretOf(battlefields, ending, bot('learned:1500'))).toBe(0);
};

const BATTLE = 'the last battle of Battlefields, deal %d, is solved by a search where the greedy bot gives points away';
test.each([0])(BATTLE, solvesBattle);
test.each([15, 33])(BATTLE, { tags: ['long'] }, solvesBattle);

/** The state in which a smith has built the longest runs there can be: no other points depend on where the tiles go. */
const bestBuilt = (state: Forge, seat: number): Forge => {
  const known = new Set<string>();
  let best = { state, runs: -1 };
  const build = (from: Forge): void => {
    const { bench, left, swords } = smithAt(from, seat);
    const key = JSON.stringify([bench, left]);
    if (known.has(key)) return;
    known.add(key);
    const own = from.phase === 'craft' ? swordcrafters.decisions(from).find((each) => each.seat === seat) : undefined;
    if (own === undefined) {
      const runs = (bench ?? swords).flatMap((sword) => bladeOf(sword, seat).runs).reduce((sum, run) => sum + run, 0);
      if (runs > best.runs) best = { state: from, runs };
    }
    for (const option of own?.searchOptions?.() ?? own?.options ?? []) {
      const after = swordcrafters.clone(from);
      swordcrafters.advance(after, seat, option);
      build(after);
    }
  };
  build(state);
  return best.state;
};

/** The margin of a seat in the last round, if both take what is best for them and build it in as well as possible. */
const forged = (state: Forge, seat: number): number => {
  const [asked] = swordcrafters.decisions(state);
  if (asked === undefined) return outlookOf(swordcrafters.standing(state)).margins[seat] as number;
  if (state.phase === 'craft') return forged(bestBuilt(state, asked.seat), seat);
  const values = valuesOf(swordcrafters, state, asked, (after) => forged(after, seat));
  return asked.seat === seat ? Math.max(...values) : Math.min(...values);
};

const solvesChoice = (deal: number): void => {
  const { state, decision } = positionOf(swordcrafters, deal);
  expect([state.round, state.phase]).toEqual([6, 'select']);
  const ending = { state, decision, values: valuesOf(swordcrafters, state, decision, forged) };
  expect(regretOf(swordcrafters, ending, greedy)).toBeGreaterThan(0);
  expect(regretOf(swordcrafters, ending, bot('learned:1500'))).toBe(0);
};

const CHOICE = 'the last choice of tiles in Swordcrafters, deal %d, is solved by a search where the greedy bot gives points away';
test.each([12])(CHOICE, solvesChoice);
test.each([8, 15])(CHOICE, { tags: ['long'] }, solvesChoice);

/** Parties that can't pay everyone on the last pay day. */
const PAYDAYS: readonly (readonly [number, readonly string[]])[] = [
  [14, ['Ashane', 'Outrider', 'Lumberjack', 'Buckler', 'Sapper']],
  [20, ['Ashane', 'Knight', 'Court Wizard', 'Sergeant', 'Hexblade', 'Messenger']],
  [16, ['Ashane', 'Hedge Witch', 'Old Campaigner', 'Court Wizard']],
];

test.each(PAYDAYS)(
  'the last pay day of Contracts, with %d gold for %s, is solved by a search where the greedy bot gives fame away',
  (gold, fellows) => {
    const { state } = scene({ phase: 'payment', round: 3, parties: [{ gold, fellows }, {}] });
    const fameBy = (chooser: Bot): number => {
      const paid = contracts.clone(state);
      const rng = randomFrom('pay');
      for (let [asked] = contracts.decisions(paid); asked !== undefined; )
        [asked] = contracts.advance(paid, asked.seat, chooser.choose(botInput(contracts, paid, asked), rng));
      return contracts.standing(paid).points[0] as number;
    };
    // Nobody else has anything to decide, so the best margin is the most fame.
    const [, theirs] = contracts.standing(state).points as readonly [number, number];
    const best = solved(contracts, state, 0) + theirs;
    expect(fameBy(greedy)).toBeLessThan(best);
    expect(fameBy(bot('learned:100'))).toBe(best);
  },
);
