import { Link } from 'wouter';
import { finished } from './draft.ts';
import type { useDraft } from './use-draft.ts';
import { useNumbersWords } from './words.ts';

/** The progress, opening and saving files, a link to play, and a message about the last action. */
export const Tools = ({
  draft,
  canKeep,
  said,
  empty,
  undo,
  save,
  open,
  edition,
  title,
}: ReturnType<typeof useDraft> & { readonly edition: string; readonly title: string }) => {
  const words = useNumbersWords();
  const done = finished(draft).length;
  const before = said?.before;
  return (
    <div className="tools panel">
      <div className="tools-line">
        <button type="button" className="btn" disabled={done === 0} onClick={save}>
          {words.save}
        </button>
        <label className="btn file">
          <input
            type="file"
            accept=".json,application/json"
            className="spoken"
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              if (chosen !== undefined) void open(chosen);
              // So that the same file can be chosen again after it's fixed.
              event.target.value = '';
            }}
          />
          {words.open}
        </label>
        <button type="button" className="btn quiet" disabled={Object.keys(draft).length === 0} onClick={empty}>
          {words.resetAll}
        </button>
        {done > 0 && (
          <Link href={`/new/${edition}?numbers=typed`} className="btn lamp tools-play">
            {words.play(title)}
          </Link>
        )}
      </div>
      <div className="tools-said">
        <p className={said?.wrong === true ? 'wrong' : ''} role="status">
          {said?.sentence ?? (done === 0 ? words.nothingToSave : words.kept)}
        </p>
        {before !== undefined && (
          <button type="button" className="btn" onClick={() => undo(before)}>
            {words.undo}
          </button>
        )}
      </div>
      <p className="wrong" role="alert">
        {canKeep ? '' : words.notKept}
      </p>
    </div>
  );
};
