import { TERRAINS } from '@swordtable/games/tile-battle/hero/roster';
import { writeScene } from '@swordtable/games/tile-battle/scene/write';
import type { State } from '@swordtable/games/tile-battle/state';
import { randomFrom } from '@swordtable/kernel';
import { type FormEvent, useState } from 'react';
import { newSeed } from '../../../client/new-seed.ts';
import type { AnalysisProps, PlayFrom } from '../../../kit/analysis/analysis.ts';
import { TableDialog } from '../../../kit/layout/dialog.tsx';
import { Switch } from '../../../kit/layout/switch.tsx';
import { gameOf, type Moment } from './moment.ts';
import { useAnalysisWords } from './words.ts';
import './play-on-dialog.css';

const SIDES = ['0', '1', 'both'] as const;
type Side = (typeof SIDES)[number];

/** The options that a dealt match of this setting would have. */
const optionsOf = ({ setting: { terrain, flow } }: State): PlayFrom['options'] => {
  const isForeign = flow === 'olympus' && !TERRAINS.some(({ id }) => id === terrain);
  return { terrain, ...(isForeign ? { mixed: true } : {}) };
};

interface PlayOnDialogProps extends Pick<AnalysisProps, 'onPlay' | 'levels'> {
  readonly moment: Moment;
  readonly onClose: () => void;
}

/** A match from this position, against a bot or for both sides. */
export const PlayOnDialog = ({ moment: { state, seat }, onPlay, levels, onClose }: PlayOnDialogProps) => {
  const words = useAnalysisWords();
  const [side, setSide] = useState<Side>(SIDES[seat] ?? '0');
  const [level, setLevel] = useState('medium');
  const [refused, setRefused] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const game = gameOf(state);
    const scene = writeScene(game.determinize(state, undefined, randomFrom(newSeed())));
    const bots = [0, 1].map((each) => (side === 'both' || side === SIDES[each] ? null : level));
    setRefused(await onPlay({ game: game.id, options: optionsOf(state), scene, bots }));
    setBusy(false);
  };
  return (
    <TableDialog title={words.playOnTitle} className="play-from" onClose={onClose}>
      <form onSubmit={(event) => void start(event)}>
        <p className="muted">{words.playOnText}</p>
        <Switch
          name={words.playAs}
          all={SIDES}
          chosen={side}
          label={(each) => (each === 'both' ? words.both : words.color(Number(each)))}
          onChoose={setSide}
        />
        {side !== 'both' && (
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
