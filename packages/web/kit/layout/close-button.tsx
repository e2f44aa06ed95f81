import { CROSS } from '../icons/cross.ts';

interface CloseButtonProps {
  readonly label: string;
  readonly onClose: () => void;
}

/** A cross in the head of a dialog or a panel. */
export const CloseButton = ({ label, onClose }: CloseButtonProps) => (
  <button type="button" className="btn quiet square" onClick={onClose} aria-label={label} title={label}>
    <svg viewBox="0 0 24 24" className="ico" aria-hidden="true">
      <path d={CROSS} />
    </svg>
  </button>
);
