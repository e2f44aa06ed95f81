import type { LogLine } from '../log/log-line.ts';

/** One turn of the recap, in one line. */
export interface RecapLine extends Pick<LogLine, 'key' | 'color' | 'sign'> {
  readonly sentences: readonly string[];
}

/** The step of a log line: its key begins with the number. */
const seqOf = ({ key }: LogLine): number => Number.parseInt(key, 10);

/** What happened after a step: one line per turn, without details. Events outside turns have lines of their own. */
export const recapOf = (lines: readonly LogLine[], since: number): readonly RecapLine[] => {
  const recap: (RecapLine & { readonly turn: string | undefined })[] = [];
  for (const line of lines) {
    if (seqOf(line) <= since || line.isDetail === true) continue;
    const { key, turn, color, sign, sentence } = line;
    const last = recap.at(-1);
    if (last !== undefined && turn !== undefined && last.turn === turn)
      recap[recap.length - 1] = { ...last, sentences: [...last.sentences, sentence] };
    else recap.push({ key, turn, sentences: [sentence], ...(color === undefined ? {} : { color }), sign });
  }
  return recap.map(({ turn: _, ...line }) => line);
};
