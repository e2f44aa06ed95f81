import {
  type Known,
  type MatchOptions,
  open,
  type Position,
  randomBelow,
  randomFrom,
  submit,
  type WhyQuestion,
  type WhyText,
  whyText,
} from '@swordtable/kernel';
import { expect, test } from 'vitest';
import type { Action } from '../action.ts';
import type { Event } from '../events.ts';
import { CELLS } from '../field/cells.ts';
import { asgard, olympus } from '../rules.ts';
import type { State } from '../state.ts';
import { words } from '../text/words.ts';
import type { View } from '../view/view.ts';
import { hasWhy } from './events.ts';
import { explain } from './explain.ts';

/** What is wrong with an explanation, whatever it explains. */
const faultsOf = ({ title, sums = [], sentences }: WhyText): readonly string[] => [
  ...[title, ...sentences].filter((text) => text.trim() === '' || /undefined|NaN|\[object/.test(text)).map((text) => `It says "${text}".`),
  ...(sentences.length + sums.length === 0 ? ['It says nothing.'] : []),
  // A sum adds up, or was stopped at nothing.
  ...sums
    .filter(
      ({ parts, result }) =>
        Math.max(
          0,
          parts.reduce((sum, { value }) => sum + value, 0),
        ) !== Math.max(0, result),
    )
    .map((sum) => `The sum does not add up: ${JSON.stringify(sum)}`),
];

/** A number that is explained by what is printed alone is the printed one. */
const isPlain = ({ view }: Known<View, Event, Action>, tile: number): boolean => {
  const seen = view.board.find((lying) => lying.tile === tile);
  return seen?.numbers.every((number, side) => number === view.printed[tile * 4 + ((side - seen.turns) & 3)]) ?? true;
};

const knownTo = (state: State, { decisions }: Position<State, Action>, events: readonly Event[]): Known<View, Event, Action> => {
  const [decision] = decisions;
  const watcher = decision?.seat ?? 0;
  return {
    view: olympus.view(state, watcher),
    watcher,
    events: events.flatMap((event) => olympus.redact(event, watcher) ?? []),
    decision: decision && { prompt: decision.prompt, options: [...decision.options] },
  };
};

/** Everything that can be asked in one position. */
const questionsAt = ({ view, events }: Known<View, Event, Action>): readonly WhyQuestion[] => [
  ...view.board.flatMap(({ tile }) => [{ number: tile }, { battle: tile }, { about: tile }]),
  ...Array.from({ length: CELLS }, (_, cell) => [{ cell }, { look: cell }]).flat(),
  ...view.hands.flat().flatMap((tile) => [{ hand: tile }, { about: tile }]),
  ...[0, 1].flatMap((seat) => [{ row: 3, seat }, { column: 4, seat }, { score: seat }, { score: seat, part: 'lines' }]),
  ...[0, 1].flatMap((seat) => [
    { score: seat, part: 'before' },
    { score: seat, part: 0 },
  ]),
  ...events.flatMap((event, at) => (at >= events.length - 12 && hasWhy(event) ? [{ event: at }] : [])),
];

const PLAYED = [
  [olympus, {}],
  [olympus, { terrain: 'parthenon' }],
  [asgard, { mixed: true }],
  [asgard, { terrain: 'niflheim' }],
  [olympus, { mixed: true, terrain: 'river-styx' }],
  [asgard, { mixed: true, terrain: 'river-styx' }],
] as const;

/** Asks everything in one in `oneIn` of the positions of a game. */
const checkGame = (game: typeof olympus, options: MatchOptions, oneIn: number): void => {
  const opened = open(game, 2, options, 'why');
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  const rng = randomFrom('why');
  let { position } = opened.value;
  const events: Event[] = [...opened.value.events];
  for (let answers = 0; position.decisions[0] !== undefined; answers++) {
    const { seat, options: offered } = position.decisions[0];
    const answered = submit(game, position, seat, offered.at(randomBelow(rng, offered.length)));
    if (!answered.ok) throw new Error(answered.refusal.sentence);
    position = answered.value.position;
    events.push(...answered.value.events);
    if (answers % oneIn > 0) continue;
    const known = knownTo(position.state, position, events);
    const world = game.determinize(position.state, known.watcher, randomFrom(`world ${answers}`));
    const elsewhere = knownTo(world, { state: world, decisions: game.decisions(world) }, events);
    for (const question of questionsAt(known)) {
      const why = explain(known, question);
      if (why === undefined) throw new Error(`Nothing is explained by ${JSON.stringify(question)}.`);
      const wrong = [
        ...faultsOf(whyText(why, words.message)),
        ...('number' in question && why.sums === undefined && !isPlain(known, Number(question['number']))
          ? ['A change is not explained.']
          : []),
      ];
      // There are tens of thousands of these, and an expectation takes longer than an explanation.
      if (wrong.length > 0) expect({ question, wrong }).toEqual({ question, wrong: [] });
      if (JSON.stringify(explain(elsewhere, question)) !== JSON.stringify(why)) expect(explain(elsewhere, question)).toEqual(why);
    }
  }
  expect(events.at(-1)?.what).toBe('over');
};

const EXPLAINED = 'in whole games everything can be explained, by what the watcher knows (%#)';
test.each(PLAYED)(EXPLAINED, (game, options) => checkGame(game, options, 10));
test.each(PLAYED)(EXPLAINED, { tags: ['long'] }, (game, options) => checkGame(game, options, 3));

test('an event without a reason of its own is not explained', () => {
  const opened = open(olympus, 2, {}, 'why');
  const { position, events } = opened.ok ? opened.value : { position: undefined, events: [] };
  if (position === undefined) throw new Error('It cannot be opened.');
  const known = knownTo(position.state, position, events);
  expect(events.map((_, at) => explain(known, { event: at }) !== undefined)).toEqual(events.map(hasWhy));
});
