import type { Game, OptionSpec } from '@swordtable/kernel';
import { GAMES } from './games.ts';
import { wrap } from './screen/text.ts';

const WIDTH = 80;

const valuesOf = (spec: OptionSpec): string => {
  switch (spec.kind) {
    case 'choice':
      return spec.choices.map(({ value }) => value).join(' | ');
    case 'flag':
      return 'true | false';
    case 'count':
      return `${spec.min} to ${spec.max}`;
    case 'table':
      return 'a JSON file';
  }
};

/** The numbers of players for which an option is available, if limited. */
const seatsText = ({ seats }: OptionSpec): string => {
  if (seats === undefined) return '';
  return ` Only with --seats ${seats.min === seats.max ? seats.min : `${seats.min} to ${seats.max}`}.`;
};

const optionLines = (spec: OptionSpec): readonly string[] => [
  ...wrap(`    ${spec.id}=${valuesOf(spec)}`, WIDTH, '        '),
  ...wrap(`        ${spec.text} Default: ${spec.default ?? 'ours'}.${seatsText(spec)}`, WIDTH, '        '),
];

const namesOf = ({ options }: Game): string => options.map(({ id }) => id).join();

/** A game's options, or only the differences if an earlier game has the same ones. */
const gameLines = (game: Game, earlier: readonly Game[]): readonly string[] => {
  if (game.options.length === 0) return [`  of ${game.id}: none`];
  const same = earlier.find((other) => namesOf(other) === namesOf(game));
  if (same === undefined) return [`  of ${game.id}:`, ...game.options.flatMap(optionLines)];
  const changed = game.options.filter((spec, at) => spec.default !== same.options[at]?.default);
  const defaults = changed.map(({ id, default: value }) => `${id}=${value}`).join(', ');
  return [`  of ${game.id}: the same options${defaults === '' ? '' : `, by default ${defaults}`}`];
};

/** The number of players, if there is a choice. */
const playersText = ({ min, max }: Game['seats']): string => (min < max ? `, ${min} to ${max} players (--seats)` : '');

const BOTS = `
Bots:
  random, greedy, search:2000 (iterations), search:500ms (a time limit),
  learned:2000 (the same, judging by what was learned), learned, bluff, soft,
  or a level: easy, medium, hard, expert
`;

/** Greedy bots that prefer a strategy, for games that name some; only `simulate` and `ladder` accept them. */
const leanings = (): string =>
  GAMES.flatMap(({ id, strategies = {} }) => {
    const bots = Object.keys(strategies).map((way) => `greedy:${way}`);
    return bots.length === 0 ? [] : [...wrap(`  in ${id} also ${bots.join(', ')}`, WIDTH, '      '), ''];
  }).join('\n');

/** The options of each game, from the games' own descriptions. */
const gamesText = (): string => {
  const names = GAMES.map(({ id, name, seats }) => `  ${id.padEnd(14)} ${name}${playersText(seats)}`);
  const options = GAMES.flatMap((game, at) => gameLines(game, GAMES.slice(0, at)));
  return `\nGames:\n${names.join('\n')}\n\nOptions for --option name=value:\n${options.join('\n')}\n`;
};

/** What help says about bots and games. */
export const gamesHelp = (): string => BOTS + gamesText();

/** The same where bots may prefer a strategy. */
export const strategiesHelp = (): string => BOTS + leanings() + gamesText();
