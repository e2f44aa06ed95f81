import type { Refusal } from '@swordtable/kernel';
import { matchFrom } from './match/fold.ts';
import type { RulesOf } from './match/match.ts';
import type { Storage } from './storage/storage.ts';

/** A stored match that these rules wouldn't play as it was played. */
export interface Divergence {
  readonly match: string;
  readonly game: string;
  readonly version: string;
  readonly refusal: Refusal;
}

export interface RerunTotals {
  readonly matches: number;
  readonly lines: number;
  readonly divergences: readonly Divergence[];
}

const PAGE = 100;

/** Replays every stored match from its log: every answer must still be legal, and every hash must match. */
export const rerun = async (storage: Storage, rulesOf: RulesOf, onProgress?: (matches: number) => void): Promise<RerunTotals> => {
  const divergences: Divergence[] = [];
  let [matches, count, last] = [0, 0, ''];
  for (;;) {
    const ids = await storage.ids(last, PAGE);
    for (const id of ids) {
      const lines = await storage.read(id, -1);
      const match = matchFrom(id, lines, rulesOf);
      count += lines.length;
      matches += 1;
      if (match.ok) continue;
      const first = lines[0]?.entry;
      const { game = '?', version = '?' } = first?.kind === 'created' ? first.terms : first?.kind === 'imported' ? first.setup : {};
      divergences.push({ match: id, game, version, refusal: match.refusal });
    }
    onProgress?.(matches);
    last = ids.at(-1) ?? last;
    if (ids.length < PAGE) return { matches, lines: count, divergences };
  }
};
