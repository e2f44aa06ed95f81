import { useEffect } from 'react';
import { hasKeyboard } from '../keyboard.ts';
import { SidePanel } from '../layout/side-panel.tsx';
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

/** All that can be changed in a position, beside the board; on a phone, below it. */
export const SetUpPanel = ({ groups, trouble, closeLabel, onChange, onClose }: SetUpPanelProps) => {
  const words = useSetUpWords();
  useEffect(() => {
    // On a phone, the panel covers the lower half, so the board moves above it.
    if (!hasKeyboard()) document.querySelector('main')?.scrollIntoView();
  }, []);
  return (
    <SidePanel className="set-up-panel" title={words.setUp} closeLabel={closeLabel} onClose={onClose}>
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
    </SidePanel>
  );
};
