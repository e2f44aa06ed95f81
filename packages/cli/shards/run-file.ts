import type { PairSums } from '@swordtable/bots';
import type { MatchOptions } from '@swordtable/kernel';
import type { LawViolation } from '../simulate/batch.ts';
import type { Tally } from '../simulate/collector.ts';
import { portionOf, type Shard } from './shard.ts';

/** What the files of `simulate` and `ladder` begin with: everything that the shards of one run have in common. */
export interface RunHeader {
  /** The version of the program. */
  readonly program: string;
  readonly game: string;
  /** The version of the rules. */
  readonly version: string;
  readonly bots: readonly string[];
  readonly seed: string;
  /** Games in the whole run, for each setting or each pair of bots. */
  readonly games: number;
  /** Left out for a whole run. */
  readonly shard?: Shard;
}

export interface SimulationFile extends RunHeader {
  readonly command: 'simulate';
  readonly laws: number | false;
  readonly settings: readonly SettingFile[];
}

export interface SettingFile {
  readonly setting: string;
  readonly seats: number;
  readonly options: MatchOptions;
  /** The games played here. */
  readonly games: number;
  readonly tally: Tally;
  readonly broken: readonly LawViolation[];
}

export interface LadderFile extends RunHeader {
  readonly command: 'ladder';
  readonly seats: number;
  readonly options: MatchOptions;
  readonly rungs: readonly PairSums[];
}

export type RunFile = SimulationFile | LadderFile;

type Check = (value: unknown) => boolean;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => Number.isFinite(value);
const isWhole: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);
const has =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(checks).every(([name, check]) => check(value[name]));

const isShard: Check = (value) => value === undefined || has({ index: isWhole, of: isWhole })(value);
const isBroken: Check = (value) => Array.isArray(value) && value.every(has({ law: isText, sentence: isText, record: isObject }));
const isTally: Check = (value) => isObject(value) && Object.values(value).every(isNumber);

const HEADER = { program: isText, game: isText, version: isText, bots: isListOf(isText), seed: isText, games: isWhole, shard: isShard };
const FORMS: Readonly<Record<string, Check>> = {
  simulate: has({
    ...HEADER,
    laws: (value) => value === false || isWhole(value),
    settings: isListOf(has({ setting: isText, seats: isWhole, options: isObject, games: isWhole, tally: isTally, broken: isBroken })),
  }),
  ladder: has({
    ...HEADER,
    seats: isWhole,
    options: isObject,
    rungs: isListOf(has({ one: isText, other: isText, games: isWhole, score: isNumber, lead: isNumber })),
  }),
};

/** Whether it's a file of `simulate` or `ladder`, with numbers that fit together. */
export const isRunFile = (content: unknown): content is RunFile => hasForm(content) && isConsistent(content);

const hasForm = (content: unknown): content is RunFile => isObject(content) && FORMS[String(content['command'])]?.(content) === true;

/** Whether a file counts as many games as its shard has. */
const isConsistent = (file: RunFile): boolean => {
  if (file.command === 'simulate') {
    const { from, to } = portionOf(file.games, file.shard);
    return file.settings.every(({ games, tally, broken }) => games === to - from && (tally['games'] ?? 0) + broken.length === games);
  }
  const played = dealsOf(file.games, file.shard) * (file.seats === 1 ? 1 : 2);
  return file.rungs.every(({ games }) => games === played);
};

/** The deals of a ladder, each of which is played from both sides. */
export const dealsIn = (games: number, shard: Shard | undefined): { readonly from: number; readonly to: number } =>
  portionOf(Math.ceil(games / 2), shard);

const dealsOf = (games: number, shard: Shard | undefined): number => {
  const { from, to } = dealsIn(games, shard);
  return to - from;
};
