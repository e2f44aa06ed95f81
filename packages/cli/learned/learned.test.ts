import { type Bot, botInput, botNamed, greedy, loadLearned, outlookOf, playGame, search } from '@swordtable/bots';
import { GAMES } from '@swordtable/games';
import { type Game, open, randomFrom } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';

const gameNamed = (id: string): Game => {
  const game = GAMES.find((each) => each.id === id);
  if (game === undefined) throw new Error(`There is no ${id}.`);
  return game;
};

const bot = (name: string): Bot => {
  const found = botNamed(name);
  if (!found.ok) throw new Error(found.refusal.sentence);
  return found.value;
};

/** A copy of a game whose weights are others. */
const withWeights = (game: Game, weights: () => Promise<unknown>): Game => {
  if (game.learned === undefined) throw new Error('Nothing was learned.');
  return { ...game, learned: { ...game.learned, weights } };
};

/** What a bot answers first, by the same dice. */
const firstAnswer = (game: Game, chooser: Bot): unknown => {
  const opened = open(game, 2, {}, 'first');
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  const { state, decisions } = opened.value.position;
  const [decision] = decisions;
  if (decision === undefined) throw new Error('Nobody is asked.');
  return chooser.choose(botInput(game, state, decision), randomFrom('dice'));
};

describe('what was learned', () => {
  test.each(['olympus', 'asgard', 'battlefields', 'swordcrafters'])('beats the greedy bot at %s with a look at one answer', async (id) => {
    const game = gameNamed(id);
    await loadLearned(game, (sentence) => expect.unreachable(sentence));
    let won = 0;
    const deals = 6;
    for (let deal = 0; deal < deals; deal++)
      for (const seat of [0, 1]) {
        const bots = seat === 0 ? [bot('learned'), greedy] : [greedy, bot('learned')];
        const played = playGame(game, { seats: 2, options: {}, seed: `learned ${deal}` }, bots);
        if (!played.ok) throw new Error(played.refusal.sentence);
        won += outlookOf(played.value.standing).wins[seat] as number;
      }
    expect(won).toBeGreaterThan(0.6 * 2 * deals);
  });

  test.each([
    ['missing', async () => Promise.reject(new Error('There is no such file.')), 'There is no such file.'],
    ['damaged', async () => ({ features: 'tile-battle-1' }), 'damaged'],
    ['outdated', async () => ({ features: 'tile-battle-0', widths: [1, 2], points: 1, scales: [1, 1], data: '' }), 'tile-battle-0'],
  ])('is done without where the weights are %s, and somebody is told once', async (_, weights, why) => {
    const game = withWeights(gameNamed('olympus'), weights);
    const told: string[] = [];
    await loadLearned(game, (sentence) => told.push(sentence));
    await loadLearned(game, (sentence) => told.push(sentence));
    expect(told).toEqual([expect.stringContaining(why)]);
    expect(told[0]).toMatch(/The bots search without them\.$/);
    expect(firstAnswer(game, bot('learned:10'))).toEqual(firstAnswer(game, search({ iterations: 40 })));
    expect(firstAnswer(game, bot('easy'))).toEqual(firstAnswer(game, greedy));
  });

  test('is used once it is loaded, and never before', async () => {
    const game = withWeights(gameNamed('battlefields'), () => gameNamed('battlefields').learned?.weights() ?? Promise.reject());
    const before = firstAnswer(game, bot('learned:30'));
    expect(before).toEqual(firstAnswer(game, search({ iterations: 120 })));
    await loadLearned(game, (sentence) => expect.unreachable(sentence));
    const { choose } = bot('learned:30');
    let wins: number | undefined;
    firstAnswer(game, { ...bot('learned:30'), choose: (input, rng) => choose(input, rng, ([best]) => ([wins] = [best?.wins])) });
    expect(wins).toBeGreaterThan(0);
    expect(wins).toBeLessThan(1);
  });

  test('makes the easy bot choose softly, but its hints are what it thinks best', async () => {
    const game = gameNamed('swordcrafters');
    await loadLearned(game, (sentence) => expect.unreachable(sentence));
    const opened = open(game, 2, {}, 'soft');
    if (!opened.ok) throw new Error(opened.refusal.sentence);
    const { state, decisions } = opened.value.position;
    const [decision] = decisions;
    if (decision === undefined) throw new Error('Nobody is asked.');
    const answers = new Set<string>();
    const hints = new Set<string>();
    for (let dice = 0; dice < 30; dice++) {
      answers.add(JSON.stringify(bot('easy').choose(botInput(game, state, decision), randomFrom(`${dice}`))));
      hints.add(JSON.stringify(bot('easy').choose(botInput(game, state, decision), randomFrom(`${dice}`), () => undefined)));
    }
    expect(answers.size).toBeGreaterThan(hints.size);
  });
});
