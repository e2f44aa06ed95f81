export { type Bot, type Report, type Rules, type Table, type Thought, tableFor } from './bot.ts';
export { greedy } from './greedy.ts';
export { type Job, type Named, type Played, type PlayJob, type Product, perform, type Thinking, type ThinkJob } from './jobs.ts';
export { type Duel, judge, ladderOf, overall, type Rate, type Rung, type Sitting, schedule, scoreOf, wilson } from './ladder.ts';
export { botNamed, LEVELS } from './levels.ts';
export { answerFor, type Deal, type OnStep, type Outcome, playGame } from './match.ts';
export { random } from './random.ts';
export { type Budget, search } from './search.ts';
