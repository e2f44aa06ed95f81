import {
  type Bot,
  botInput,
  botNamed,
  greedy,
  LEVELS,
  loadLearned,
  outlookOf,
  playGame,
  prepareJob,
  type RatedAction,
  type Report,
  runJob,
  search,
  type Thinking,
  type ThinkJob,
} from '@swordtable/bots';
import { withLearned } from '@swordtable/bots/learned';
import { GAMES } from '@swordtable/games';
import { type Game, type Learned, type MatchRecord, open, optionAt, randomFrom } from '@swordtable/kernel';
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
const firstAnswer = (game: Game, chooser: Bot, report?: Report<unknown>, deal = 'first'): unknown => {
  const opened = open(game, 2, {}, deal);
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  const { state, decisions } = opened.value.position;
  const [decision] = decisions;
  if (decision === undefined) throw new Error('Nobody is asked.');
  return chooser.choose(botInput(game, state, decision), randomFrom('dice'), report);
};

/** How a bot rates the first answers. */
const firstRatings = (game: Game, chooser: Bot, deal = 'first'): readonly RatedAction<unknown>[] => {
  const rated: RatedAction<unknown>[] = [];
  firstAnswer(game, chooser, (thoughts) => rated.push(...thoughts), deal);
  return rated;
};

test.each([
  ['olympus', ['soft', 'learned', 'learned:250,900ms', 'learned:1500,1900ms']],
  ['asgard', ['soft', 'learned', 'learned:250,900ms', 'learned:1500,1900ms']],
  ['battlefields', ['soft:10', 'soft:2.5', 'bluff', 'learned:1500,1900ms']],
  ['swordcrafters', ['soft', 'learned', 'learned:100,900ms', 'learned:1500,1900ms']],
  ['contracts', ['soft:1.2', 'soft:0.6', 'learned', 'learned:1500,1900ms']],
])('the levels of %s are the bots that docs/bots.md measured', (id, bots) => {
  const named = LEVELS.map((level) => botNamed(level.id, gameNamed(id)));
  expect(named.map((found) => found.ok && found.value.id)).toEqual(bots);
});

/** What is added to the estimates of Contracts. */
const ADDED = ['hindsight', 'foresight'] as const;
type Added = (typeof ADDED)[number];

const addedIn = (kind: Added): Learned => {
  const learned = gameNamed('contracts')[kind];
  if (learned === undefined) throw new Error('Nothing was learned.');
  return learned;
};

/** Contracts with one of these alone, not loaded yet, and perhaps with other weights. */
const contractsWith = (kind: Added, weights = addedIn(kind).weights): Game => {
  const { hindsight, foresight, ...rest } = gameNamed('contracts');
  return { ...rest, [kind]: { ...addedIn(kind), weights } };
};

describe('what was learned', () => {
  const beatsGreedy = async (id: string, games: number): Promise<void> => {
    const game = gameNamed(id);
    await loadLearned(game, (sentence) => expect.unreachable(sentence));
    let won = 0;
    const enough = 0.6 * games;
    // Games that could no longer change the verdict aren't played.
    for (let number = 0; number < games && won <= enough && won + games - number > enough; number++) {
      const [deal, seat] = [Math.floor(number / 2), number % 2];
      const bots = seat === 0 ? [bot('learned'), greedy] : [greedy, bot('learned')];
      const played = playGame(game, { seats: 2, options: {}, seed: `learned ${deal}` }, bots);
      if (!played.ok) throw new Error(played.refusal.sentence);
      won += outlookOf(played.value.standing).wins[seat] as number;
    }
    expect(won).toBeGreaterThan(enough);
  };

  const BEATS = 'beats the greedy bot at %s with a look at one answer, in most of %d games';
  test.each([
    ['asgard', 3],
    ['battlefields', 3],
    ['swordcrafters', 3],
    ['contracts', 6],
  ])(BEATS, beatsGreedy);
  test.each([
    ['olympus', 6],
    ['asgard', 6],
    ['battlefields', 6],
    ['swordcrafters', 6],
  ])(BEATS, { tags: ['long'] }, beatsGreedy);

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

  test.each([
    ['missing', async () => Promise.reject(new Error('There is no such file.')), 'There is no such file.'],
    ['cut off', async (learned: Learned) => ({ ...((await learned.weights()) as object), data: 'AAAA' }), 'cut off'],
    ['outdated', async (learned: Learned) => ({ ...((await learned.weights()) as object), features: 'contracts-0' }), 'contracts-0'],
    ['about positions', async () => gameNamed('battlefields').learned?.weights(), 'battlefields-1'],
  ])(
    'of estimates and answers is done without where the weights are %s: levels look ahead and search as they would without it',
    async (_, weights, why) => {
      for (const kind of ADDED) {
        const game = contractsWith(kind, () => weights(addedIn(kind)));
        const told: string[] = [];
        await loadLearned(game, (sentence) => told.push(sentence));
        await loadLearned(game, (sentence) => told.push(sentence));
        expect(told).toEqual([expect.stringContaining(why)]);
        expect(told[0]).toMatch(/The bots search without them\.$/);
        expect(firstRatings(game, bot('learned'))).toEqual(firstRatings(game, greedy));
        expect(firstRatings(game, bot('learned:10'))).toEqual(firstRatings(game, search({ iterations: 40 })));
      }
    },
  );

  test.each(ADDED)('by %s changes how answers are rated once it is loaded, and never before', async (kind) => {
    const game = contractsWith(kind);
    expect(firstRatings(game, bot('learned'))).toEqual(firstRatings(game, greedy));
    await loadLearned(game, (sentence) => expect.unreachable(sentence));
    expect(firstRatings(game, bot('learned'))).not.toEqual(firstRatings(game, greedy));
    const searched = (deal: string) => [firstRatings(game, bot('learned:10'), deal), firstRatings(game, search({ iterations: 40 }), deal)];
    expect(Array.from('abcd', searched).some(([one, other]) => JSON.stringify(one) !== JSON.stringify(other))).toBe(true);
    expect(firstRatings(game, greedy)).toEqual(firstRatings(gameNamed('contracts'), greedy));
  });

  test('by hindsight counts where a search ends, too, and in reviews', async () => {
    const game = contractsWith('hindsight');
    const opened = open(game, 2, {}, 'counts');
    if (!opened.ok) throw new Error(opened.refusal.sentence);
    const { state } = opened.value.position;
    expect(withLearned(game, state).evaluate?.(state)).toEqual(game.evaluate?.(state));
    await loadLearned(game, (sentence) => expect.unreachable(sentence));
    // Before the first card is drafted, there's nothing that games could have shown.
    const [decision] = opened.value.position.decisions;
    if (decision === undefined) throw new Error('Nobody is asked.');
    game.advance(state, decision.seat, optionAt(decision.options, 0));
    const [before, after] = [game.evaluate?.(state), withLearned(game, state).evaluate?.(state)];
    expect(after?.points[decision.seat]).not.toBe(before?.points[decision.seat]);
    expect(after?.ranking.flat().toSorted()).toEqual([0, 1]);
  });

  test('is done without where only the beliefs are damaged', async () => {
    const game = gameNamed('battlefields');
    if (game.learned === undefined) throw new Error('Nothing was learned.');
    const told: string[] = [];
    await loadLearned({ learned: { ...game.learned, beliefs: async () => ({}) } }, (sentence) => told.push(sentence));
    expect(told).toEqual([expect.stringMatching(/damaged\. The bots search without them\.$/)]);
  });

  test('is used once it is loaded, and never before', async () => {
    const game = withWeights(gameNamed('swordcrafters'), () => gameNamed('swordcrafters').learned?.weights() ?? Promise.reject());
    /** The chance to win that a hint names: without what was learned, this game is not played to its end. */
    const chance = (seats: number): number | undefined => {
      const opened = open(game, seats, {}, 'used');
      if (!opened.ok) throw new Error(opened.refusal.sentence);
      const { state, decisions } = opened.value.position;
      const [decision] = decisions;
      if (decision === undefined) throw new Error('Nobody is asked.');
      let wins: number | undefined;
      bot('learned:30').choose(botInput(game, state, decision), randomFrom('dice'), ([best]) => {
        wins = best?.wins;
      });
      return wins;
    };
    expect(chance(2)).toBeUndefined();
    await loadLearned(game, (sentence) => expect.unreachable(sentence));
    expect(chance(2)).toBeGreaterThan(0);
    expect(chance(2)).toBeLessThan(1);
    // Nothing was learned about the solo game.
    expect(chance(1)).toBeUndefined();
  });

  test.each(GAMES.map(({ id }) => id))('has a bot for every level of %s', (id) => {
    const game = gameNamed(id);
    for (const level of ['easy', 'medium', 'hard', 'expert']) {
      const found = botNamed(level, game);
      expect(found.ok && found.value.id).toBe(game.levels?.[level] ?? bot(level).id);
    }
    for (const level of Object.keys(game.levels ?? {})) expect(['easy', 'medium', 'hard', 'expert']).toContain(level);
  });

  test('makes the easy bot choose softly, in matches as in ladders', async () => {
    const game = gameNamed('swordcrafters');
    const record: MatchRecord = { game: game.id, version: game.version, seats: 2, options: {}, seed: 'soft', answers: [] };
    const opened = open(game, 2, {}, 'soft');
    const [first] = opened.ok ? opened.value.position.decisions : [];
    if (!opened.ok || first === undefined) throw new Error('Nobody is asked.');
    const answers = async (level: string): Promise<ReadonlySet<string>> => {
      const found = new Set<string>();
      for (let dice = 0; dice < 30; dice++) {
        const job: ThinkJob = {
          kind: 'think',
          record: { ...record, options: opened.value.options },
          seat: first.seat,
          bot: level,
          seed: `${dice}`,
        };
        await prepareJob(() => game, job, expect.unreachable);
        const thought = runJob(
          () => game,
          job,
          () => undefined,
        );
        if (!thought.ok) throw new Error(thought.refusal.sentence);
        found.add(JSON.stringify((thought.value as Thinking).action));
      }
      return found;
    };
    const [easy, medium] = [await answers('easy'), await answers('medium')];
    expect(easy.size).toBeGreaterThan(medium.size);
  });
});
