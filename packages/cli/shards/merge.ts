import { mergeLadders, type Rung } from '@swordtable/bots';
import { accept, canonicalJson, type Result, refuse } from '@swordtable/kernel';
import { addUp } from '../simulate/collector.ts';
import { isRunFile, type LadderFile, type RunFile, type SettingFile, type SimulationFile } from './run-file.ts';
import type { Shard } from './shard.ts';

/** A file that was read, by its name. */
export interface NamedContent {
  readonly name: string;
  readonly content: unknown;
}

interface ShardFile {
  readonly name: string;
  readonly file: RunFile & { readonly shard: Shard };
}

/** The whole run, as it would have been written by one machine. */
export type Merged = Omit<SimulationFile, 'shard'> | (Omit<LadderFile, 'shard' | 'rungs'> & { readonly rungs: readonly Rung[] });

/** One run from the files of all its shards. Everything is added up; intervals are computed from the sums. */
export const mergeShards = (contents: readonly NamedContent[]): Result<Merged> => {
  const files: ShardFile[] = [];
  for (const { name, content } of contents) {
    if (!isRunFile(content)) return refuse('not-a-run', `"${name}" isn’t a complete file of "simulate --json" or "ladder --json".`);
    const { shard } = content;
    if (shard === undefined) return refuse('not-a-shard', `"${name}" is a whole run, not a shard: there is nothing to merge it with.`);
    files.push({ name, file: { ...content, shard } });
  }
  const wrong = mixed(files) ?? incomplete(files);
  if (wrong !== undefined) return wrong;
  return accept(mergedFrom(files.map(({ file }) => file).toSorted((one, other) => one.shard.index - other.shard.index)));
};

/** What all shards of a run have in common. */
const commonOf = ({ file }: ShardFile): Readonly<Record<string, unknown>> => {
  const { shard, ...rest } = file;
  if (rest.command === 'ladder') return { ...rest, shards: shard.of, rungs: rest.rungs.map(({ one, other }) => ({ one, other })) };
  return { ...rest, shards: shard.of, settings: rest.settings.map(({ setting, seats, options }) => ({ setting, seats, options })) };
};

const mixed = ([first, ...others]: readonly ShardFile[]): ReturnType<typeof refuse> | undefined => {
  if (first === undefined) return refuse('no-shards', 'There is nothing to merge.');
  const expected = commonOf(first);
  for (const other of others) {
    const found = commonOf(other);
    const what = Object.keys({ ...expected, ...found }).find(
      (name) => canonicalJson(found[name] ?? null) !== canonicalJson(expected[name] ?? null),
    );
    if (what !== undefined)
      return refuse('mixed-shards', `"${first.name}" and "${other.name}" are from different runs: they differ in "${what}".`);
  }
  return undefined;
};

const incomplete = (files: readonly ShardFile[]): ReturnType<typeof refuse> | undefined => {
  const known = new Map<number, string>();
  for (const { name, file } of files) {
    const { index, of } = file.shard;
    const before = known.get(index);
    if (before !== undefined) return refuse('doubled-shard', `"${before}" and "${name}" are both shard ${index}/${of}.`);
    known.set(index, name);
  }
  const of = files[0]?.file.shard.of ?? 0;
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter((index) => !known.has(index));
  if (missing.length === 0) return undefined;
  const shown = missing.slice(0, MISSING_SHOWN).join(', ');
  const more = missing.length > MISSING_SHOWN ? `, and ${missing.length - MISSING_SHOWN} more` : '';
  return refuse('missing-shards', `${missing.length} of ${of} shards ${missing.length === 1 ? 'is' : 'are'} missing: ${shown}${more}.`);
};

const MISSING_SHOWN = 10;

/** Shards of one run, all of them, in their order. */
const mergedFrom = (files: readonly RunFile[]): Merged => {
  const simulations = files.flatMap((file) => (file.command === 'simulate' ? [file] : []));
  const ladders = files.flatMap((file) => (file.command === 'ladder' ? [file] : []));
  const [simulation] = simulations;
  const [ladder] = ladders;
  if (simulation !== undefined) {
    const { shard: _, ...common } = simulation;
    return { ...common, settings: simulation.settings.map((setting, at) => mergedSetting(setting, simulations, at)) };
  }
  const { shard: _, ...common } = ladder as LadderFile;
  return { ...common, rungs: mergeLadders(ladders.map(({ rungs }) => rungs)) };
};

const mergedSetting = (first: SettingFile, simulations: readonly SimulationFile[], at: number): SettingFile => {
  const parts = simulations.flatMap(({ settings }) => settings[at] ?? []);
  return {
    ...first,
    games: parts.reduce((sum, { games }) => sum + games, 0),
    tally: addUp(parts.map(({ tally }) => tally)),
    broken: parts.flatMap(({ broken }) => broken),
  };
};
