import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { hasKeyboard } from '../keyboard.ts';
import { FieldRow } from './field-row.tsx';
import type { FieldGroup } from './fields.ts';
import { useSetUpWords } from './words.ts';
import './set-up-panel.css';

interface SetUpPanelProps {
  readonly groups: readonly FieldGroup[];
  /** Why the last change wasn't made, in a sentence. */
  readonly trouble: string | undefined;
  readonly closeLabel: string;
  readonly onChange: (scene: string) => void;
  readonly onClose: () => void;
}

/** All that can be changed in a position, beside the board; on a phone, below it. It takes the focus and returns it. */
export const SetUpPanel = ({ groups, trouble, closeLabel, onChange, onClose }: SetUpPanelProps) => {
  const words = useSetUpWords();
  const title = useId();
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    before.current ??= document.activeElement;
    if (panel.current?.matches(':popover-open') === false) panel.current.showPopover();
  }, []);
  useEffect(() => {
    panel.current?.focus();
    // On a phone, the panel covers the lower half, so the board moves above it.
    if (!hasKeyboard()) document.querySelector('main')?.scrollIntoView();
  }, []);
  const close = (): void => {
    onClose();
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Escape') close();
  };
  return (
    <div ref={panel} popover="manual" role="dialog" aria-labelledby={title} tabIndex={-1} className="set-up-panel" onKeyDown={onKeyDown}>
      <header>
        <h2 id={title} className="display">
          {words.setUp}
        </h2>
        <button type="button" className="btn quiet square" onClick={close} aria-label={closeLabel} title={closeLabel}>
          <svg viewBox="0 0 24 24" className="ico" aria-hidden="true">
            <path d="M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z" />
          </svg>
        </button>
      </header>
      <p className={trouble === undefined ? 'muted' : 'trouble'} role="status">
        {trouble ?? words.text}
      </p>
      <div className="fields">
        {groups.map(({ id, name, fields }, at) => (
          <details key={id} open={at === 0}>
            <summary>{name}</summary>
            {fields.map((field) => (
              <FieldRow key={field.id} field={field} onChange={onChange} />
            ))}
          </details>
        ))}
      </div>
    </div>
  );
};
