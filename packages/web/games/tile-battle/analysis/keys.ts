import { flip, letGo, remove, rotate } from './tool.ts';
import type { Analysis } from './use-analysis.ts';

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly target: EventTarget;
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input:not([type="radio"]), textarea, select') !== null;

/** Does what a key says on the analysis board: whether it meant anything. */
export const keyDone = (pressed: Pressed, analysis: Analysis, search: HTMLInputElement | null): boolean => {
  const key = pressed.key.toLowerCase();
  if (isTyping(pressed.target)) return false;
  if (pressed.ctrlKey || pressed.metaKey) {
    if (key === 'z' && !pressed.shiftKey) analysis.undo();
    else if (key === 'y' || key === 'z') analysis.redo();
    else return false;
    return true;
  }
  if (key === '/') {
    search?.focus();
    return true;
  }
  if (analysis.mode === 'place') return false;
  const { tool, moment } = analysis;
  if (key === 'r') analysis.do(rotate(tool, moment.state, pressed.shiftKey ? -1 : 1));
  else if (key === 'f') analysis.do(flip(tool, moment.state));
  else if (key === 'delete' || key === 'backspace') analysis.do(remove(tool));
  else if (key === 'escape') analysis.setTool(letGo(tool));
  else return false;
  return true;
};
