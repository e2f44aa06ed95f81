import { accept, type Game, type Result, refuse } from '@swordtable/kernel';
import { biasedTo } from './biased.ts';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { type Budget, search } from './search.ts';

/** The bot strengths that people choose from, weakest first, and the bots behind them. */
export const LEVELS = [
  { id: 'easy', name: 'Easy', bot: 'greedy' },
  { id: 'medium', name: 'Medium', bot: 'search:200' },
  { id: 'hard', name: 'Hard', bot: 'search:1000' },
  { id: 'expert', name: 'Expert', bot: 'search:5000' },
] as const;

const ITERATIONS = 1_000;
const ITERATIONS_MAX = 1_000_000;
const MILLISECONDS_MAX = 60_000;

const KINDS =
  'random, greedy, search, search:2000 (iterations), search:500ms (a time limit), search:2000,500ms (whichever comes first), easy, medium, hard, and expert';

/** The strategies that a bot can prefer in a game; empty without a game. */
type WithStrategies = Pick<Game, 'strategies'>;

const strategiesText = ({ strategies = {} }: WithStrategies): string => {
  const names = Object.keys(strategies).map((strategy) => `greedy:${strategy}`);
  return names.length === 0 ? '' : `; in this game also ${names.join(', ')}`;
};

/** The budget in a search's name; undefined if it's not a search. */
const budgetOf = (name: string): Budget | undefined => {
  if (name === 'search') return { iterations: ITERATIONS };
  const [, iterations, , both] = /^search:(\d{1,9})(,(\d{1,9})ms)?$/.exec(name) ?? [];
  const [, milliseconds = both] = /^search:(\d{1,9})ms$/.exec(name) ?? [];
  if (iterations === undefined && milliseconds === undefined) return undefined;
  return {
    ...(iterations === undefined ? {} : { iterations: Number(iterations) }),
    ...(milliseconds === undefined ? {} : { milliseconds: Number(milliseconds) }),
  };
};

/**
 * The bot with a name: `random`, `greedy`, `search`, `search:2000`, `search:500ms`, `search:2000,500ms`, or a level such as `hard`; in a
 * game with strategies also `greedy:` and one of them.
 */
export const botNamed = (text: string, game: WithStrategies = {}): Result<Bot> => {
  const strategy = text.startsWith('greedy:') ? text.slice('greedy:'.length) : undefined;
  if (strategy !== undefined && Object.hasOwn(game.strategies ?? {}, strategy)) return accept(biasedTo(strategy));
  const level = LEVELS.find(({ id }) => id === text);
  const name: string = level?.bot ?? text;
  if (name === 'random') return accept(random);
  if (name === 'greedy') return accept(greedy);
  const budget = budgetOf(name);
  if (budget === undefined) return refuse('unknown-bot', `There is no bot "${text}". The bots are ${KINDS}${strategiesText(game)}.`);
  const { iterations = 1, milliseconds = 1 } = budget;
  if (iterations < 1 || iterations > ITERATIONS_MAX || milliseconds < 1 || milliseconds > MILLISECONDS_MAX)
    return refuse(
      'bad-budget',
      `The bot "${text}" isn’t possible: a search takes from 1 to ${ITERATIONS_MAX} iterations, or from 1 to ${MILLISECONDS_MAX}ms.`,
    );
  return accept(search(budget));
};
