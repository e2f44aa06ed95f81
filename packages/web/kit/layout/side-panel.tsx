import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import './side-panel.css';
import { CloseButton } from './close-button.tsx';

interface SidePanelProps {
  readonly className: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something to read or change beside the board, which stays in sight. It takes the focus and returns it. */
export const SidePanel = ({ className, title, closeLabel, onClose, children }: SidePanelProps) => {
  const heading = useId();
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    before.current ??= document.activeElement;
    if (panel.current?.matches(':popover-open') === false) panel.current.showPopover();
  }, []);
  useEffect(() => {
    // What is in it may already have the focus if it didn't have to load.
    if (panel.current?.contains(document.activeElement) === false) panel.current.focus();
  }, []);
  const close = (): void => {
    onClose();
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Escape') close();
  };
  const classes = `side-panel ${className}`;
  return (
    <div ref={panel} popover="manual" role="dialog" aria-labelledby={heading} tabIndex={-1} className={classes} onKeyDown={onKeyDown}>
      <div className="side-head">
        <h2 id={heading} className="display">
          {title}
        </h2>
        <CloseButton label={closeLabel} onClose={close} />
      </div>
      {children}
    </div>
  );
};
