import { usePromptWords } from '../prompt-words.ts';
import { toOffered } from './use-board-keys.ts';
import './board-keys.css';

/** The keys that lead from the question to the board and back; the first is a button too, for those whose reader takes letters. */
export const BoardKeys = () => {
  const { keys } = usePromptWords();
  return (
    <p className="board-keys">
      <button type="button" aria-keyshortcuts="N" onClick={() => toOffered(1)}>
        <kbd className="kbd">N</kbd> {keys.offered}
      </button>
      <span>
        <kbd className="kbd">Q</kbd> {keys.question}
      </span>
      <span>
        <kbd className="kbd">I</kbd> {keys.read}
      </span>
      <span className="spoken">{keys.more}</span>
    </p>
  );
};
