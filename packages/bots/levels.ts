import { accept, type Game, type Result, refuse } from '@swordtable/kernel';
import { believing } from './believing.ts';
import { biasedTo } from './biased.ts';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { judged } from './learned.ts';
import { random } from './random.ts';
import { type Budget, search } from './search.ts';
import { soft, softBy, softWhereGuessed } from './soft.ts';

/**
 * The bot strengths that people choose from, weakest first, and the bots behind them where a game has no others. They see equally well and look ahead to different
 * depths: the first two only at the position after each answer, and the first chooses less strictly.
 */
export const LEVELS = [
  { id: 'easy', name: 'Easy', bot: 'soft' },
  { id: 'medium', name: 'Medium', bot: 'learned' },
  { id: 'hard', name: 'Hard', bot: 'learned:250,900ms' },
  { id: 'expert', name: 'Expert', bot: 'learned:1500,1900ms' },
] as const;

/** How much worse an answer is that the easy bot chooses a third as often, as a share of what usually separates winner and loser. */
const SOFTNESS = 0.16;
/** The same for a bot that otherwise takes the best, where others guess at its answer. */
const SOFTNESS_GUESSED = 0.04;
/**
 * What plays in place of `learned` where no positions can be judged: a search, or, where something was learned of estimates or answers, a look
 * at each answer. A search needs more tries then, and each takes less time.
 */
const INSTEAD = search({ iterations: 200 });
const instead: Bot = {
  ...INSTEAD,
  choose: (input, rng, report) => {
    const { hindsight, foresight } = input.game;
    return (hindsight === undefined && foresight === undefined ? INSTEAD : greedy).choose(input, rng, report);
  },
};
const TRIES_INSTEAD = 4;

const ITERATIONS = 1_000;
const ITERATIONS_MAX = 1_000_000;
const MILLISECONDS_MAX = 60_000;

const KINDS =
  'random, greedy, soft, soft:2.5 (points), learned, bluff, search, search:2000 (iterations), search:500ms (a time limit), search:2000,500ms (whichever comes first), learned:2000 and so on, easy, medium, hard, and expert';

/** What a game says about its bots; nothing without a game. */
type WithBots = Pick<Game, 'strategies' | 'levels'>;

const strategiesText = ({ strategies = {} }: WithBots): string => {
  const names = Object.keys(strategies).map((strategy) => `greedy:${strategy}`);
  return names.length === 0 ? '' : `; in this game also ${names.join(', ')}`;
};

/** The kind and the budget in a search's name; undefined if it's not a search. */
const budgetOf = (name: string): (Budget & { readonly isLearned: boolean }) | undefined => {
  if (name === 'search') return { iterations: ITERATIONS, isLearned: false };
  const [, kind, iterations, , both] = /^(search|learned):(\d{1,9})(,(\d{1,9})ms)?$/.exec(name) ?? [];
  const [, timed, milliseconds = both] = /^(search|learned):(\d{1,9})ms$/.exec(name) ?? [];
  if (iterations === undefined && milliseconds === undefined) return undefined;
  return {
    isLearned: (kind ?? timed) === 'learned',
    ...(iterations === undefined ? {} : { iterations: Number(iterations) }),
    ...(milliseconds === undefined ? {} : { milliseconds: Number(milliseconds) }),
  };
};

const FIXED: Readonly<Record<string, Bot>> = {
  random,
  greedy,
  soft: judged('soft', soft(SOFTNESS), greedy),
  learned: judged('learned', greedy, instead),
  bluff: judged('bluff', softWhereGuessed(SOFTNESS_GUESSED), instead),
};

/** A bot that chooses softly, by its name: `soft:2.5` for answers up to about 2.5 points worse than the best. */
const softNamed = (name: string): Bot | undefined => {
  const [, points] = /^soft:(\d{1,3}(?:\.\d{1,2})?)$/.exec(name) ?? [];
  if (points === undefined || Number(points) === 0) return undefined;
  const bot = softBy(Number(points));
  return judged(name, bot, bot);
};

const learnedSearch = (name: string, { iterations, milliseconds }: Budget): Bot => {
  const limits = milliseconds === undefined ? {} : { milliseconds };
  const tries = (factor: number): Budget => (iterations === undefined ? limits : { iterations: factor * iterations, ...limits });
  return judged(name, believing(search(tries(1))), search(tries(TRIES_INSTEAD)));
};

/**
 * The bot with a name: `random`, `greedy`, `search`, `search:2000`, `search:500ms`, `search:2000,500ms`, the same with `learned`, which
 * judges positions by what was learned, `bluff`, `soft`, `soft:2.5`, or a level such as `hard`; in a game with strategies also `greedy:` and one of them.
 */
export const botNamed = (text: string, game: WithBots = {}): Result<Bot> => {
  const strategy = text.startsWith('greedy:') ? text.slice('greedy:'.length) : undefined;
  if (strategy !== undefined && Object.hasOwn(game.strategies ?? {}, strategy)) return accept(biasedTo(strategy));
  const level = LEVELS.find(({ id }) => id === text);
  const name: string = level === undefined ? text : (game.levels?.[level.id] ?? level.bot);
  const fixed = Object.hasOwn(FIXED, name) ? FIXED[name] : softNamed(name);
  if (fixed !== undefined) return accept(fixed);
  const found = budgetOf(name);
  if (found === undefined) return refuse('unknown-bot', `There is no bot "${text}". The bots are ${KINDS}${strategiesText(game)}.`);
  const { isLearned, ...budget } = found;
  const { iterations = 1, milliseconds = 1 } = budget;
  if (iterations < 1 || iterations > ITERATIONS_MAX || milliseconds < 1 || milliseconds > MILLISECONDS_MAX)
    return refuse(
      'bad-budget',
      `The bot "${text}" isn’t possible: a search takes from 1 to ${ITERATIONS_MAX} iterations, or from 1 to ${MILLISECONDS_MAX}ms.`,
    );
  return accept(isLearned ? learnedSearch(name, budget) : search(budget));
};
