import type { Result } from '@swordtable/kernel';
import type { Line } from '@swordtable/server/match/entry';
import { type BranchWishes, branchLines } from './branch.ts';
import { type LoadGame, rulesAmong } from './games.ts';
import { type LocalSetup, newMatchLines } from './new-match.ts';
import { type ReplayedMatch, readFile, readLines, replayMatch, rulesIn } from './read-match.ts';
import type { LineStore } from './store.ts';
import type { Opening } from './worker-protocol.ts';

export interface FindParts {
  readonly store: LineStore;
  readonly loadGame: LoadGame;
  /** 128 fresh bits as 32 hexadecimal digits. */
  chance(): string;
  now(): number;
}

/** Finds or creates the match that a page wants. It's stored by then. */
export const find = (opening: Opening, parts: FindParts): Promise<Result<ReplayedMatch>> => {
  switch (opening.do) {
    case 'create':
      return made(opening.wishes, parts);
    case 'import':
      return imported(opening.text, parts);
    case 'resume':
      return resumed(opening.match, parts);
    case 'branch':
      return branched(opening.wishes, parts);
  }
};

const made = async (wishes: LocalSetup, parts: FindParts): Promise<Result<ReplayedMatch>> => {
  const versions = await parts.loadGame(wishes.game);
  if (!versions.ok) return versions;
  const lines = newMatchLines(versions.value[0], wishes, parts.chance(), parts.now());
  return lines.ok ? kept(parts, parts.chance(), lines.value, rulesAmong(versions.value)) : lines;
};

const imported = async (text: string, parts: FindParts): Promise<Result<ReplayedMatch>> => {
  const file = readFile(text);
  if (!file.ok) return file;
  const versions = await parts.loadGame(file.value.record.game, file.value.record.version);
  if (!versions.ok) return versions;
  const [id, rulesOf] = [parts.chance(), rulesAmong(versions.value)];
  const lines = file.value.lines(parts.now(), id, rulesOf);
  return lines.ok ? kept(parts, id, lines.value, rulesOf) : lines;
};

const branched = async (wishes: BranchWishes, parts: FindParts): Promise<Result<ReplayedMatch>> => {
  const file = readFile(wishes.text);
  if (!file.ok) return file;
  const versions = await parts.loadGame(file.value.record.game, file.value.record.version);
  if (!versions.ok) return versions;
  const rulesOf = rulesAmong(versions.value);
  const lines = branchLines(file.value.record, wishes, parts.chance(), parts.now(), rulesOf);
  return lines.ok ? kept(parts, parts.chance(), lines.value, rulesOf) : lines;
};

const kept = async (
  { store }: FindParts,
  id: string,
  lines: readonly Line[],
  rulesOf: ReturnType<typeof rulesAmong>,
): Promise<Result<ReplayedMatch>> => {
  const told = replayMatch(id, lines, rulesOf);
  if (!told.ok) return told;
  const saved = await store.save(id, lines);
  return saved.ok ? told : saved;
};

const resumed = async (id: string, { store, loadGame }: FindParts): Promise<Result<ReplayedMatch>> => {
  const stored = await store.read(id);
  if (!stored.ok) return stored;
  const lines = readLines(stored.value);
  if (!lines.ok) return lines;
  const rules = rulesIn(lines.value);
  if (!rules.ok) return rules;
  const versions = await loadGame(rules.value.game, rules.value.version);
  return versions.ok ? replayMatch(id, lines.value, rulesAmong(versions.value)) : versions;
};
