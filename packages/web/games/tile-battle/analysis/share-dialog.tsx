import { briefScene } from '@swordtable/games/tile-battle/scene/brief';
import { readScene } from '@swordtable/games/tile-battle/scene/read';
import type { Refusal } from '@swordtable/kernel';
import { useState } from 'react';
import { sceneFragment } from '../../../client/scene-link.ts';
import { TableDialog } from '../../../kit/layout/dialog.tsx';
import { useRefusal } from '../../../kit/words/refusals.ts';
import type { Analysis } from './use-analysis.ts';
import { useAnalysisWords } from './words.ts';
import './share-dialog.css';

/** The position as text, to be copied, or replaced by another one; and as a link. */
export const ShareDialog = ({ analysis, onClose }: { readonly analysis: Analysis; readonly onClose: () => void }) => {
  const words = useAnalysisWords();
  const inWords = useRefusal();
  const [scene] = useState(() => briefScene(analysis.moment.state));
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
  const setUp = (): void => {
    const read = readScene(text);
    if (!read.ok) {
      setRefused(read.refusal);
      return;
    }
    analysis.open(read.value);
    onClose();
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
        <button type="button" className="btn" aria-disabled={text === scene} onClick={setUp}>
          {words.read}
        </button>
      </div>
    </TableDialog>
  );
};
