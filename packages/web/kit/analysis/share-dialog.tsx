import type { Refusal } from '@swordtable/kernel';
import { useState } from 'react';
import { sceneFragment } from '../../client/scene-link.ts';
import { TableDialog } from '../layout/dialog.tsx';
import { useRefusal } from '../words/refusals.ts';
import { useSharedWords } from './words.ts';
import './share-dialog.css';

interface ShareDialogProps {
  readonly scene: () => string;
  /** Sets up what another text says; resolves with why it can't. */
  readonly onRead: (text: string) => Promise<Refusal | undefined>;
  readonly onClose: () => void;
}

/** The position as text, to be copied, or replaced by another one; and as a link. */
export const ShareDialog = ({ scene: write, onRead, onClose }: ShareDialogProps) => {
  const words = useSharedWords();
  const inWords = useRefusal();
  const [scene] = useState(write);
  const [text, setText] = useState(scene);
  const [note, setNote] = useState<string>();
  const [refused, setRefused] = useState<Refusal>();
  const copy = async (what: string): Promise<void> => {
    setRefused(undefined);
    const isCopied = await navigator.clipboard.writeText(what).then(
      () => true,
      () => false,
    );
    setNote(isCopied ? words.copied : words.notCopied);
  };
  const copyLink = (): void => {
    const fragment = sceneFragment(scene);
    if (fragment.ok) void copy(`${location.origin}/analysis${fragment.value}`);
    else setRefused(fragment.refusal);
  };
  const setUp = async (): Promise<void> => {
    const refusal = await onRead(text);
    if (refusal === undefined) onClose();
    else setRefused(refusal);
  };
  const general = refused && inWords(refused);
  return (
    <TableDialog title={words.shareTitle} className="share-scene" onClose={onClose}>
      <label>
        <span className="eyebrow">{words.sceneText}</span>
        <textarea
          className="field-line"
          spellCheck={false}
          rows={9}
          value={text}
          aria-describedby="scene-help"
          onChange={(event) => {
            setText(event.target.value);
            setRefused(undefined);
          }}
        />
      </label>
      <p id="scene-help" className="muted">
        {words.sceneHelp}
      </p>
      {refused !== undefined && (
        <p role="alert">
          {general}
          {/* The reader's own sentence says what is wrong; it's as English as the notation. */}
          {general !== refused.sentence && <span lang="en"> {refused.sentence}</span>}
        </p>
      )}
      {note !== undefined && <p role="status">{note}</p>}
      <div className="row">
        <button type="button" className="btn lamp" onClick={copyLink}>
          {words.copyLink}
        </button>
        <button type="button" className="btn" onClick={() => void copy(text)}>
          {words.copyText}
        </button>
        <button type="button" className="btn" aria-disabled={text === scene} onClick={() => void setUp()}>
          {words.read}
        </button>
      </div>
    </TableDialog>
  );
};
