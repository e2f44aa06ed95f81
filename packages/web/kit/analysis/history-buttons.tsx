import { useSharedWords } from './words.ts';
import './history-buttons.css';

interface ArrowProps {
  readonly label: string;
  readonly isBack: boolean;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

const Arrow = ({ label, isBack, isDisabled, onClick }: ArrowProps) => (
  <button
    type="button"
    className={`btn quiet square history-arrow${isBack ? '' : ' again'}`}
    aria-label={label}
    title={label}
    aria-disabled={isDisabled}
    onClick={onClick}
  >
    <svg viewBox="0 0 24 24" className="ico" aria-hidden="true">
      <path d="M9 3v5h5.500a6.500 6.500 0 1 1 0 13H8v-3h6.500a3.500 3.500 0 1 0 0-7H9v5L2 9.500z" />
    </svg>
  </button>
);

interface HistoryButtonsProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Back and forth through everything that was done on the board. */
export const HistoryButtons = ({ canUndo, canRedo, undo, redo }: HistoryButtonsProps) => {
  const words = useSharedWords();
  return (
    <>
      <Arrow label={words.undo} isBack isDisabled={!canUndo} onClick={undo} />
      <Arrow label={words.redo} isBack={false} isDisabled={!canRedo} onClick={redo} />
    </>
  );
};
