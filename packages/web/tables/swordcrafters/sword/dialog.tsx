import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useSaying } from './words.ts';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something to look at over the table, under a heading. Escape, the button or a click beside it closes it; the focus goes back by itself. */
export const SwordDialog = ({ title, className = '', onClose, children }: DialogProps) => {
  const { words } = useSaying();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const { current } = dialog;
    if (current?.open === false) current.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`sword-dialog panel ${className}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
      // Keys that are meant for what lies above do nothing on the table.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="sword-dialog-body">
        <header>
          <h2 id={heading} className="display">
            {title}
          </h2>
          <button type="button" className="btn quiet square" onClick={onClose} aria-label={words.close} title={words.close}>
            <svg viewBox="0 0 24 24" className="ico" aria-hidden="true">
              <path d="M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z" />
            </svg>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
};
