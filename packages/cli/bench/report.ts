import { numberText, ratioOf, spreadOf, spreadText } from '../measuring/spread.ts';
import { KERNEL_COSTS, PLACEMENT_GAMES, SEARCH_BOT } from '../peers.ts';
import type { Grid } from '../screen/grid.ts';
import type { Result } from './contestant.ts';

type Rates = readonly number[];

const ratesOf = (results: readonly Result[], id: string, what: string): Rates =>
  results.find((result) => result.id === id)?.rates[what] ?? [];
const middle = (rates: Rates): number => Math.round(spreadOf(rates).median);

/** Our games, with their full rules. */
export const gamesGrid = (games: readonly Result[]): Grid => ({
  title: 'One core, full rules, random play',
  columns: ['game', 'games/s', 'quartiles', 'decisions/s', 'ns per clone', 'search iterations/s'],
  rows: games.map(({ name, rates: { games: played = [], decisions = [], clones = [], iterations = [] } }) => {
    const { low, high } = spreadOf(played);
    const nanoseconds = spreadOf(clones.map((rate) => 1e9 / rate)).median;
    return [
      name,
      middle(played),
      `${numberText(low)} to ${numberText(high)}`,
      middle(decisions),
      Math.round(nanoseconds),
      middle(iterations),
    ];
  }),
});

/** The same small game on every engine, and one of our games with its full rules beside it. */
export const peersGrid = (first: Result, results: readonly Result[]): Grid => {
  const [base, plain] = [ratesOf(results, 'boardgameio', 'games'), ratesOf(results, 'plainObjects', 'games')];
  const row = (name: string, rates: Rates) => [name, middle(rates), spreadText(ratioOf(rates, base)), spreadText(ratioOf(rates, plain))];
  return {
    title: `The simplified placement game on every engine, beside ${first.name} with its full rules`,
    columns: ['written with', 'games/s', 'to boardgame.io', 'to plain objects'],
    rows: [
      ...Object.entries(PLACEMENT_GAMES).map(([id, name]) => row(name, ratesOf(results, id, 'games'))),
      row(`${first.name}, full rules`, first.rates['games'] ?? []),
    ],
  };
};

/** What the kernel's services cost, in the time that the rules alone take. */
export const kernelGrid = (results: readonly Result[]): Grid => {
  const alone = ratesOf(results, 'swordtableWithoutAgenda', 'games');
  return {
    title: 'What the kernel costs: the placement game on our kernel',
    columns: ['', 'games/s', 'µs per game', 'time, to the rules alone'],
    rows: Object.entries(KERNEL_COSTS).map(([id, name]) => {
      const rates = ratesOf(results, id, 'games');
      return [name, middle(rates), numberText(1e6 / spreadOf(rates).median), spreadText(ratioOf(alone, rates))];
    }),
  };
};

/** Search iterations: ours with the full rules, theirs with the simplified game. */
export const searchGrid = (first: Result, results: readonly Result[]): Grid => {
  const ours = first.rates['iterations'] ?? [];
  const [[id, name] = ['', '']] = Object.entries(SEARCH_BOT);
  const theirs = ratesOf(results, id, 'iterations');
  return {
    title: 'Tree search',
    columns: ['', 'iterations/s', 'to boardgame.io'],
    rows: [
      [`${first.name}, full rules`, middle(ours), spreadText(ratioOf(ours, theirs))],
      [`${name}, simplified game`, middle(theirs), spreadText(ratioOf(theirs, theirs))],
    ],
  };
};
