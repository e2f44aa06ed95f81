import { botInput, botNamed, greedy, loadLearned, type RatedAction, random } from '@swordtable/bots';
import { reviewStep } from '@swordtable/bots/review/index';
import { GAMES } from '@swordtable/games';
import { type Decision, type Game, open, type Position, randomBelow, randomFrom } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';

/** A bad answer is planted in this many of them, where answers differ most at first look. */
const WORST = 3;
/** Between two of them, this many answers at most. */
const STEPS = 14;

interface Asked {
  readonly position: Position;
  readonly decision: Decision<unknown>;
}

/** Questions with a choice from a short match between greedy and random bots. */
const questions = (game: Game, count: number): readonly Asked[] => {
  const opened = open(game, 2, {}, 'what a seat knows');
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  const rng = randomFrom('what a seat knows');
  const { state } = opened.value.position;
  const found: Asked[] = [];
  let wait = randomBelow(rng, STEPS);
  for (let { decisions } = opened.value.position; found.length < count; ) {
    const [decision] = decisions;
    if (decision === undefined) break;
    if (wait-- <= 0 && decision.options.length > 1) {
      const kept = game.clone(state);
      const position = { state: kept, decisions: game.decisions(kept) };
      found.push({ position, decision: position.decisions[0] ?? decision });
      wait = randomBelow(rng, STEPS);
    }
    const bot = decision.seat === 0 ? greedy : random;
    decisions = game.advance(state, decision.seat, bot.choose(botInput(game, state, decision), rng));
  }
  return found;
};

/** The answers, best first by a first look. */
const ratedIn = (game: Game, { position, decision }: Asked): readonly RatedAction<unknown>[] => {
  const looker = botNamed('soft');
  if (!looker.ok) throw new Error(looker.refusal.sentence);
  let rated: readonly RatedAction<unknown>[] = [];
  looker.value.choose(botInput(game, position.state, decision), randomFrom('rated'), (thoughts) => {
    rated = thoughts;
  });
  return rated;
};

/** Two games in which much is hidden, and matches are short. */
const SHORT = GAMES.filter(({ id }) => id === 'battlefields' || id === 'swordcrafters');

// Among many questions, one matters much.
describe.each([
  { games: SHORT, samples: 2, many: 12, tags: [] },
  { games: GAMES, samples: 3, many: 40, tags: ['long'] },
])('a review, at $samples of $many questions,', ({ games, samples, many, tags }) => {
  test.each(games)('of $id uses only what the seat knew: dealt again, the same answer has the same review', { tags }, async (game) => {
    await loadLearned(game, (sentence) => expect.unreachable(sentence));
    let differing = 0;
    for (const [at, { position, decision }] of questions(game, samples).entries()) {
      const { seat, options } = decision;
      const answer = { seat, action: options.at(randomBelow(randomFrom(`answer ${at}`), options.length)) };
      const redealt = game.determinize(position.state, seat, randomFrom(`redealt ${at}`));
      if (JSON.stringify(redealt) !== JSON.stringify(position.state)) differing++;
      const again = { state: redealt, decisions: game.decisions(redealt) };
      expect(reviewStep(game, again, answer, at, 'quick')).toEqual(reviewStep(game, position, answer, at, 'quick'));
    }
    // Otherwise nothing was hidden, and this says nothing.
    expect(differing).toBeGreaterThan(samples / 2);
  });

  test.each(games)('of $id finds a planted blunder, and a better answer', { tags }, async (game) => {
    await loadLearned(game, (sentence) => expect.unreachable(sentence));
    const planted = questions(game, many)
      .map((asked) => ({ asked, rated: ratedIn(game, asked) }))
      .sort((a, b) => spread(b.rated) - spread(a.rated))
      .slice(0, WORST)
      .map(({ asked: { position, decision }, rated }) => {
        const bad = { seat: decision.seat, action: rated.at(-1)?.action };
        return { position, seat: decision.seat, review: reviewStep(game, position, bad, 0, 'quick') };
      })
      .sort((a, b) => b.review.loss - a.review.loss);
    const [worst] = planted;
    if (worst === undefined) throw new Error('The match has questions.');
    expect(worst.review.grade).toBe('blunder');
    if (worst.review.better === undefined) throw new Error('A blunder has a better answer.');
    const mended = reviewStep(game, worst.position, { seat: worst.seat, action: worst.review.better.action }, 0, 'quick');
    expect(mended.grade).toBe('good');
  });
});

const spread = (rated: readonly RatedAction<unknown>[]): number => (rated[0]?.margin ?? 0) - (rated.at(-1)?.margin ?? 0);
