import {
  canonicalJson,
  deepEqual,
  type Game,
  type Json,
  open,
  openSetup,
  optionAt,
  randomBelow,
  randomFrom,
  submit,
} from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { battlefields } from '../battlefields/rules.ts';
import { contracts } from '../contracts/rules.ts';
import { swordcrafters } from '../swordcrafters/rules.ts';
import { brief } from './brief.ts';

const GAMES: readonly (readonly [Game, number, Readonly<Record<string, Json>>])[] = [
  [battlefields as Game, 2, {}],
  [swordcrafters as Game, 1, {}],
  [swordcrafters as Game, 2, { dual: true }],
  [swordcrafters as Game, 5, { lightweight: true }],
  [contracts as Game, 3, {}],
];

const scenesOf = ({ scenes }: Game): NonNullable<Game['scenes']> => {
  if (scenes === undefined) throw new Error('This game has no notation.');
  return scenes;
};

/** This many states, from the whole game. */
const someOf = (states: readonly unknown[], count: number): readonly unknown[] =>
  Array.from({ length: count }, (_, at) => states[Math.floor(((at + 0.5) / count) * states.length)]);

/** The states of a game played by dice, at every question. */
const statesOf = (game: Game, seats: number, options: Readonly<Record<string, Json>>, seed: string): readonly unknown[] => {
  const rng = randomFrom(`notation ${seed}`);
  const opened = open(game, seats, options, seed);
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  let { position } = opened.value;
  const states: unknown[] = [];
  for (;;) {
    const [decision] = position.decisions;
    if (decision === undefined) return states;
    states.push(position.state);
    const reply = submit(game, position, decision.seat, optionAt(decision.options, randomBelow(rng, decision.options.length)));
    if (!reply.ok) throw new Error(reply.refusal.sentence);
    position = reply.value.position;
  }
};

const asks = (decisions: ReturnType<Game['decisions']>): string =>
  canonicalJson(decisions.map(({ seat, prompt, options }) => ({ seat, prompt, options: [...options] })));

describe('Positions as text', () => {
  test.each(GAMES)(
    'a position is the same after writing and reading it, and asks the same after a short text (%#)',
    (game, seats, options) => {
      const { read, write } = scenesOf(game);
      const states = statesOf(game, seats, options, 'one');
      for (const state of someOf(states, 40)) {
        const again = read(write(state));
        // An expectation about every position takes longer than the game.
        const expected = { ok: true, value: state };
        if (!deepEqual(again, expected)) expect(again).toEqual(expected);
      }
      for (const state of someOf(states, 3)) {
        const scene = brief(write(state), read);
        const opened = openSetup(game, { seats, options, seed: 'any', scene });
        if (!opened.ok) throw new Error(opened.refusal.sentence);
        expect(asks(opened.value.position.decisions)).toBe(asks(game.decisions(game.clone(state))));
        // A longer one doesn't fit into a link.
        expect(scene.length).toBeLessThan(5_000);
      }
    },
  );
});

describe('A scene that can’t be played is refused with a sentence', () => {
  const BATTLE = 'match: battlefields\nplace 1: Sparta: archers^ / spearmen\nred actions: surround\nblue actions: flank';

  test.each([
    [battlefields, BATTLE.replace('surround', 'siege'), 'bad-scene', 'There is no "siege" among'],
    [battlefields, BATTLE.replace('Sparta', 'Rome'), 'bad-scene', 'There is no land "Rome".'],
    [battlefields, `${BATTLE}\nred hand: archers archers archers`, 'bad-scene', 'There are more archers in red than the box has.'],
    [battlefields, `${BATTLE}\nwishes: three`, 'bad-scene', 'Line 5: there is nothing called "wishes" in a scene.'],
    [battlefields, `${BATTLE}\nround: many`, 'bad-scene', '"round" is a number up to 1000, not "many".'],
    [battlefields, `${BATTLE}\nred passed: perhaps`, 'bad-scene', '"red passed" is "yes" or "no", not "perhaps".'],
    [battlefields, `${BATTLE}\nphase: war`, 'bad-scene', '"phase" is one of round, muster, placement, battle, not "war".'],
    [battlefields, `${BATTLE}\nrandom: 7`, 'bad-scene', 'The line "random" is not from a match.'],
    [battlefields, `${BATTLE}\nround: 1\nround: 2`, 'bad-scene', 'Line 6: "round" was said before.'],
    [battlefields, `${BATTLE}\n?`, 'bad-scene', 'Line 5 isn’t written as "name: value".'],
    [battlefields, `${BATTLE}\nagenda: [`, 'bad-scene', 'The line "agenda" is not from a match.'],
    [battlefields, `${BATTLE}\nagenda: [{"do":"dance"}]`, 'scene-unplayable', 'its "agenda" line doesn’t fit a match.'],
    [battlefields, `${BATTLE}\nagenda: []`, 'scene-over', 'Nobody has anything to decide'],
    [battlefields, `${BATTLE}\nplace 2: Sparta: /`, 'impossible-scene', 'The lands are'],
    [battlefields, 'match: chess', 'bad-scene', 'Its line "match" should say "battlefields".'],
    [battlefields, 'x'.repeat(50_000), 'bad-scene', 'A scene has at most 40000 characters.'],
  ] as const)('%#', (game, text, code, sentence) => {
    const refused = game.scenes?.read(text);
    expect(refused).toMatchObject({ ok: false, refusal: { code, sentence: expect.stringContaining(sentence) } });
  });
});
