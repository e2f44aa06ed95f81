import { type FormEvent, useState } from 'react';
import { TableDialog } from '../layout/dialog.tsx';
import { Switch } from '../layout/switch.tsx';
import type { AnalysisProps, PlayFrom } from './analysis.ts';
import { useSharedWords } from './words.ts';
import './play-on-dialog.css';

const EVERYONE = 'all';

interface PlayOnDialogProps extends Pick<AnalysisProps, 'levels'> {
  /** The names of the sides. */
  readonly sides: readonly string[];
  /** The side that moves. */
  readonly seat: number;
  /** Starts the match; resolves with why it can't, in a sentence. */
  readonly onStart: (bots: PlayFrom['bots']) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** A match from this position, against bots or for all sides. */
export const PlayOnDialog = ({ sides, seat, onStart, levels, onClose }: PlayOnDialogProps) => {
  const words = useSharedWords();
  const [side, setSide] = useState(`${seat}`);
  const [level, setLevel] = useState('medium');
  const [refused, setRefused] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isAlone = sides.length === 1;
  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setRefused(await onStart(sides.map((_, each) => (isAlone || side === EVERYONE || side === `${each}` ? null : level))));
    setBusy(false);
  };
  return (
    <TableDialog title={words.playOnTitle} className="play-from" onClose={onClose}>
      <form onSubmit={(event) => void start(event)}>
        <p className="muted">{words.playOnText}</p>
        {!isAlone && (
          <Switch
            name={words.playAs}
            all={[...sides.map((_, each) => `${each}`), EVERYONE]}
            chosen={side}
            label={(each) => sides[Number(each)] ?? words.everyone(sides.length)}
            onChoose={setSide}
          />
        )}
        {!isAlone && side !== EVERYONE && (
          <Switch
            name={words.against}
            all={levels.map(({ id }) => id)}
            chosen={level}
            label={(id) => levels.find((each) => each.id === id)?.name ?? id}
            onChoose={setLevel}
          />
        )}
        {refused !== undefined && <p role="alert">{refused}</p>}
        <div className="row">
          <button type="submit" className="btn lamp" aria-disabled={isBusy}>
            {words.start}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            {words.cancel}
          </button>
        </div>
      </form>
    </TableDialog>
  );
};
