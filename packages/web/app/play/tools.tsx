import type { Refusal } from '@swordtable/kernel';
import { useEffect, useState } from 'react';
import type { Table, TableState } from '../../client/table.ts';
import { useTableWords } from '../../kit/layout/table-words.ts';
import { useRefusal } from '../../kit/words/refusals.ts';

/** Why the last answer can't be undone; undefined if it can. Checked again after each line. */
const useUndoRefusal = (table: Table, { seq, watcher }: TableState): Refusal | undefined => {
  const [refused, setRefused] = useState<Refusal>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reply may change with each line.
  useEffect(() => {
    let isCurrent = true;
    void table.undoable().then((allowed) => isCurrent && setRefused(allowed.ok ? undefined : allowed.refusal));
    return () => {
      isCurrent = false;
    };
  }, [table, seq, watcher]);
  return refused;
};

interface ToolsProps {
  readonly table: Table;
  readonly state: TableState;
  /** Left out if there are no hints. */
  readonly onHint: (() => void) | undefined;
  readonly say: (sentence: string | undefined) => void;
}

/** Undo and Hint. Undo can be pressed even if it isn't allowed: then it says why. */
export const Tools = ({ table, state, onHint, say }: ToolsProps) => {
  const words = useTableWords();
  const inWords = useRefusal();
  const why = useUndoRefusal(table, state);
  const refused = why === undefined ? undefined : inWords(why);
  const { takeback } = table;
  // If other people would have to answer again, they're asked.
  const canAsk = why?.code === 'undo-ask' && takeback !== undefined && state.card.takeback === undefined;
  const ask = async (): Promise<void> => {
    const done = await takeback?.request();
    if (done?.ok === false) say(inWords(done.refusal));
  };
  const undo = async (): Promise<void> => {
    if (canAsk) return ask();
    if (refused !== undefined) return say(refused);
    const done = await table.undo();
    say(done.ok ? undefined : inWords(done.refusal));
  };
  return (
    <>
      <button
        type="button"
        className="btn small"
        data-tool="undo"
        onClick={() => void undo()}
        aria-disabled={refused !== undefined && !canAsk}
        title={canAsk ? undefined : refused}
      >
        <svg viewBox="0 0 24 24" className="ico" aria-hidden="true">
          <path d="M9 3v5h5.500a6.500 6.500 0 1 1 0 13H8v-3h6.500a3.500 3.500 0 1 0 0-7H9v5L2 9.500z" />
        </svg>
        <span>{canAsk ? words.askBack : words.undo}</span>
      </button>
      {state.decision !== null && onHint !== undefined && (
        <button type="button" className="btn small" data-tool="hint" onClick={onHint}>
          <svg viewBox="0 0 24 24" className="ico" aria-hidden="true">
            <path d="M12 1a8 8 0 0 0-4.500 14.600V18h9v-2.400A8 8 0 0 0 12 1zM8.500 20h7v1.500h-1.500V23h-4v-1.500H8.500z" />
          </svg>
          <span>{words.hint}</span>
        </button>
      )}
    </>
  );
};
