import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTableWords } from './table-words.ts';
import './dialog.css';
import { CloseButton } from './close-button.tsx';

interface DialogProps {
  readonly title: string;
  readonly className?: string;
  /** What comes before the button that closes it. */
  readonly tools?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the table, with a heading. Escape, the button, or a click outside closes it, and the focus returns automatically. */
export const TableDialog = ({ title, className = '', tools, onClose, children }: DialogProps) => {
  const words = useTableWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Closed before it's removed: only then does the focus return.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current?.open === false) current.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`table-dialog panel ${className}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
      // Keys meant for the dialog do nothing on the table.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="table-dialog-body">
        <header>
          <h2 id={heading} className="display">
            {title}
          </h2>
          {tools}
          <CloseButton label={words.close} onClose={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
};
