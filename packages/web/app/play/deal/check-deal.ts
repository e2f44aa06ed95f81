import { accept, deepEqual, type Refusal, type Result, refuse } from '@swordtable/kernel';
import type { MatchFile } from '@swordtable/server/api/play';
import { checkDeal, type Notes, proofIn } from '@swordtable/server/match/proof';
import { fileNameOf } from '../../../client/local/export.ts';
import { serviceAt } from '../../../client/remote/api.ts';
import { replayOfFile } from '../../../client/replay/sources.ts';
import type { TableState } from '../../../client/table.ts';
import { notesOn } from './notes.ts';

/** What this browser can say about a deal when the match is over. */
export type DealVerdict =
  /** It depended on this browser's own luck, and on what the server had committed to before. The command checks that without this page. */
  | { readonly kind: 'fair'; readonly command: string }
  /** It's what the server had committed to; this browser added nothing to it. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'unfair'; readonly why: Refusal }
  | { readonly kind: 'closed' }
  /** The record or the rules couldn't be fetched. */
  | { readonly kind: 'unknown'; readonly why: Refusal };

type Seen = Pick<TableState, 'card' | 'watcher' | 'view'>;

/** Rules that this page doesn't have, or can't load now. */
const WITHOUT_RULES = ['game-away', 'rules-gone', 'unknown-game'];

/** Plays the record again: it must lead to the table that was seen. */
const checkTable = async (file: MatchFile, { watcher, view }: Seen): Promise<Result<void>> => {
  const replay = await replayOfFile(JSON.stringify(file));
  if (!replay.ok) return WITHOUT_RULES.includes(replay.refusal.code) ? accept(undefined) : replay;
  const end = replay.value.stateAt(replay.value.last, watcher ?? 'spectator');
  return deepEqual(end?.view, view)
    ? accept(undefined)
    : refuse('other-table', 'The record of the match doesn’t lead to the table you saw.');
};

/** Checks a match file against what was written down during the match, and against the table as it was seen. */
export const checkFile = async (file: MatchFile, seen: Seen, notes: Notes): Promise<Result<void>> => {
  const proof = proofIn(file);
  if (proof === undefined) return refuse('no-proof', 'The server doesn’t say how it dealt.');
  const dealt = checkDeal(proof, file, notes);
  return dealt.ok ? checkTable(file, seen) : dealt;
};

/** Whether a finished match has a deal of its server to check: not if it was imported, or canceled before it began. */
export const hasDeal = ({ card }: Pick<Seen, 'card'>): boolean =>
  card.status === 'over' && card.imported !== true && card.ended?.standing !== undefined;

export const checkFinished = async (seen: Seen, service = serviceAt()): Promise<DealVerdict> => {
  const { match, openAfter, deal } = seen.card;
  if (!openAfter) return { kind: 'closed' };
  const file = await service.record(match);
  if (!file.ok) return { kind: 'unknown', why: file.refusal };
  const notes = notesOn(match, seen.watcher);
  const checked = await checkFile(file.value, seen, notes ?? { commitment: deal.commitment });
  if (!checked.ok) return { kind: 'unfair', why: checked.refusal };
  const own = seen.watcher === null ? undefined : notes?.luck.get(seen.watcher);
  if (notes === undefined || own === undefined) return { kind: 'unchanged' };
  const name = fileNameOf(file.value.game, match);
  return { kind: 'fair', command: `swordtable verify ${name} --commitment ${notes.commitment} --luck ${seen.watcher}=${own}` };
};
