import type { BetterAnswer } from '@swordtable/bots/review/index';
import type { MatchFile } from '@swordtable/server/api/play';
import { useEffect, useState } from 'react';
import type { Replay } from '../../../client/replay/replay.ts';
import { replayOfFile } from '../../../client/replay/sources.ts';

/** The match as it would have been after a better answer. */
export interface OtherMatch {
  /** How many answers are the same. */
  readonly step: number;
  readonly replay: Replay;
}

const textOf = ({ hash: _, ended: _ended, ...file }: MatchFile, step: number, seat: number, { action }: BetterAnswer): string =>
  JSON.stringify({ ...file, review: undefined, answers: [...file.answers.slice(0, step), { seat, action }] });

/** Plays the better answer instead of one that was given. */
export const useBetter = (
  file: MatchFile | undefined,
  step: number | undefined,
  seat: number,
  better: BetterAnswer | undefined,
): OtherMatch | undefined => {
  const [other, setOther] = useState<OtherMatch>();
  useEffect(() => {
    if (file === undefined || step === undefined || better === undefined) return;
    let wanted = true;
    // A review in a file may have been written by anyone: what can't be played isn't shown.
    const found = replayOfFile(textOf(file, step, seat, better)).catch(() => undefined);
    void found.then((replay) => wanted && replay?.ok === true && setOther({ step, replay: replay.value }));
    return () => {
      wanted = false;
    };
  }, [file, step, seat, better]);
  return other?.step === step ? other : undefined;
};
