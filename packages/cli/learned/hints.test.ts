import { asHint, type Bot, botInput, botNamed, greedy, loadLearned, type RatedAction } from '@swordtable/bots';
import { GAMES } from '@swordtable/games';
import { type Decision, type Game, open, type Random, randomBelow, randomFrom } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';

const SAMPLES = 4;
const MORE_SAMPLES = 12;
/** Between two of them, this many answers at most. */
const STEPS = 14;

const adviser = (): Bot => {
  const bot = botNamed('learned:30');
  if (!bot.ok) throw new Error(bot.refusal.sentence);
  return bot.value;
};

const hintIn = (game: Game, state: unknown, decision: Decision<unknown>, rng: Random): readonly RatedAction<unknown>[] => {
  const input = botInput(game, state, decision);
  let thoughts: readonly RatedAction<unknown>[] = [];
  adviser().choose(input, rng, (reported) => {
    thoughts = reported;
  });
  return asHint(input, game.reasons, thoughts, rng);
};

/** Positions of a game between greedy bots, each with one of its questions. */
const positions = (game: Game, samples: number): readonly { readonly state: unknown; readonly decision: Decision<unknown> }[] => {
  const opened = open(game, 2, {}, 'advice');
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  const rng = randomFrom('advice');
  const { state } = opened.value.position;
  const found: { readonly state: unknown; readonly decision: Decision<unknown> }[] = [];
  let wait = randomBelow(rng, STEPS);
  for (let { decisions } = opened.value.position; found.length < samples; ) {
    const [decision] = decisions;
    if (decision === undefined) break;
    if (wait-- === 0) {
      const kept = game.clone(state);
      found.push({ state: kept, decision: game.decisions(kept)[0] ?? decision });
      wait = randomBelow(rng, STEPS);
    }
    decisions = game.advance(state, decision.seat, greedy.choose(botInput(game, state, decision), rng));
  }
  return found;
};

describe.each([
  [SAMPLES, []],
  [MORE_SAMPLES, ['long']],
])('hints, at %d positions,', (samples, tags) => {
  const name = 'of $id give reasons in words, from what the seat knows: a position dealt again has the same hint';
  test.each(GAMES)(name, { tags }, async (game) => {
    await loadLearned(game, (sentence) => expect.unreachable(sentence));
    let reasons = 0;
    for (const [at, { state, decision }] of positions(game, samples).entries()) {
      const told = hintIn(game, state, decision, randomFrom(`hint ${at}`));
      const redealt = game.determinize(state, decision.seat, randomFrom(`redealt ${at}`));
      expect(hintIn(game, redealt, decision, randomFrom(`hint ${at}`))).toEqual(told);
      const view = game.view(state, decision.seat);
      for (const message of told.flatMap(({ because = [] }) => because)) {
        reasons++;
        // A phrase that continues "It", not the key of one that has no words.
        expect(game.words.message?.(message, view)).toMatch(/^(?!hint)[a-z]+ [^.]+$/);
      }
    }
    expect(reasons).toBeGreaterThan(2);
  });
});
