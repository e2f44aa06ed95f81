import type { Action } from '@swordtable/games/tile-battle/action';
import type { Edit } from '@swordtable/games/tile-battle/scene/edit';
import type { State } from '@swordtable/games/tile-battle/state';
import type { Tile } from '@swordtable/games/tile-battle/tile';
import { useMemo, useState } from 'react';
import { begin, goTo, redo, undo } from '../../../kit/analysis/history.ts';
import type { AnsweringTable } from '../typed.ts';
import { answer, change, type Moment, momentOf, preview } from './moment.ts';
import { keepRecent, readRecent, storeRecent } from './recent.ts';
import { type Done, EMPTY_HANDED, letGo, type Tool } from './tool.ts';
import { useSayEdit } from './use-say-edit.ts';
import { useAnalysisWords } from './words.ts';

export const MODES = ['set-up', 'place'] as const;
export type Mode = (typeof MODES)[number];

/** The analysis board: its position with everything before it, what the next tap does, and what is announced. */
export interface Analysis {
  readonly moment: Moment;
  readonly mode: Mode;
  readonly tool: Tool;
  readonly recent: readonly Tile[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Answers what the rules ask. */
  readonly table: AnsweringTable;
  /** What was done last, for screen readers. */
  readonly said: string;
  readonly setMode: (mode: Mode) => void;
  readonly setTool: (tool: Tool) => void;
  readonly do: (done: Done) => void;
  readonly edit: (edit: Edit) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Another position, such as one from a text. */
  readonly open: (state: State) => void;
}

/** A position that is to be answered is opened to be answered; any other, to be set up. */
export const useAnalysis = (start: State, isBlank: boolean): Analysis => {
  const words = useAnalysisWords();
  const [history, setHistory] = useState(() => begin(momentOf(start)));
  const [mode, setMode] = useState<Mode>(isBlank || history.now.question === null ? 'set-up' : 'place');
  const [tool, setTool] = useState(EMPTY_HANDED);
  const [recent, setRecent] = useState(readRecent);
  const [said, setSaid] = useState('');
  const sayEdit = useSayEdit();
  const moment = history.now;
  const remember = (tile: Tile): void => {
    const next = keepRecent(recent, tile);
    setRecent(next);
    storeRecent(next);
  };
  const edit = (next: Edit): void => {
    const after = change(moment, next);
    setHistory(goTo(history, after));
    setSaid(sayEdit(next, after.view));
    if (next.edit === 'put' || next.edit === 'hand') remember(next.tile);
  };
  const step = (by: typeof undo, what: string): void => {
    setHistory(by(history));
    setTool(letGo(tool));
    setSaid(what);
  };
  const table = useMemo<AnsweringTable>(
    () => ({
      act: async (action: Action) => {
        const played = answer(moment, action);
        if (!played.ok) return played;
        setHistory((before) => goTo(before, played.value));
        return { ok: true, value: undefined };
      },
      preview: async (action: Action) => preview(moment, action),
    }),
    [moment],
  );
  return {
    moment,
    mode,
    tool,
    recent,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    table,
    said,
    setMode: (next) => {
      setMode(next);
      setTool(letGo(tool));
    },
    setTool,
    do: (done) => {
      setTool(done.tool);
      if (done.edit !== undefined) edit(done.edit);
    },
    edit,
    undo: () => step(undo, words.said.undone),
    redo: () => step(redo, words.said.redone),
    open: (state) => {
      setHistory(goTo(history, momentOf(state)));
      setTool(letGo(tool));
      setSaid(words.said.read);
    },
  };
};
