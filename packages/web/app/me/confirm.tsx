import './confirm.css';
import { useEffect, useRef, useState } from 'react';

interface ConfirmProps {
  readonly label: string;
  /** For screen readers, where several buttons have the same label. */
  readonly about?: string;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onConfirm: () => void;
  readonly disabled?: boolean;
}

/** A button that asks first, with the focus on the safe answer. */
export const Confirm = ({ label, about = label, question, yes, no, onConfirm, disabled = false }: ConfirmProps) => {
  const [isAsking, setAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const ask = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(() => {
    if (isAsking) keep.current?.focus();
    else if (was.current) ask.current?.focus();
    was.current = isAsking;
  }, [isAsking]);
  if (!isAsking)
    return (
      <button type="button" ref={ask} className="btn" aria-label={about} disabled={disabled} onClick={() => setAsking(true)}>
        {label}
      </button>
    );
  return (
    <div className="confirm" role="alertdialog" aria-label={question}>
      <p>{question}</p>
      <button type="button" ref={keep} className="btn" onClick={() => setAsking(false)}>
        {no}
      </button>
      <button
        type="button"
        className="btn confirm-yes"
        onClick={() => {
          setAsking(false);
          onConfirm();
        }}
      >
        {yes}
      </button>
    </div>
  );
};
