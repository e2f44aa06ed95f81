import { useState } from 'react';
import type { AnalysisProps } from '../../../kit/analysis/analysis.ts';
import { Icon } from '../../../kit/icons/icon.tsx';
import { Switch } from '../../../kit/layout/switch.tsx';
import { Sign } from '../board/signs.tsx';
import { PlayOnDialog } from './play-on-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { type Analysis, MODES } from './use-analysis.ts';
import { useAnalysisWords } from './words.ts';
import './toolbar.css';

interface ToolbarProps extends Pick<AnalysisProps, 'onPlay' | 'levels'> {
  readonly analysis: Analysis;
}

/** Above the board: setting up or placing, back and forth, and what can be done with the position. */
export const Toolbar = ({ analysis, onPlay, levels }: ToolbarProps) => {
  const words = useAnalysisWords();
  const [open, setOpen] = useState<'share' | 'play'>();
  const { canUndo, canRedo, mode } = analysis;
  const close = (): void => setOpen(undefined);
  return (
    <>
      <div className="analysis-tools">
        <Switch name={words.mode} all={MODES} chosen={mode} label={(each) => words.modes[each]} onChoose={analysis.setMode} />
        <span className="grow" />
        <button
          type="button"
          className="btn quiet square"
          aria-label={words.undo}
          title={words.undo}
          aria-disabled={!canUndo}
          onClick={analysis.undo}
        >
          <Sign name="undo" />
        </button>
        <button
          type="button"
          className="btn quiet square again"
          aria-label={words.redo}
          title={words.redo}
          aria-disabled={!canRedo}
          onClick={analysis.redo}
        >
          <Sign name="undo" />
        </button>
        <button
          type="button"
          className="btn quiet square"
          aria-label={words.clear}
          title={words.clear}
          onClick={() => analysis.do({ tool: { owner: 0, turns: 0 }, edit: { edit: 'clear' } })}
        >
          <Sign name="cross" />
        </button>
        <button type="button" className="btn" onClick={() => setOpen('share')}>
          <Icon name="link" />
          <span>{words.share}</span>
        </button>
        <button type="button" className="btn" onClick={() => setOpen('play')}>
          <Icon name="match" />
          <span>{words.playOn}</span>
        </button>
      </div>
      {open === 'share' && <ShareDialog analysis={analysis} onClose={close} />}
      {open === 'play' && <PlayOnDialog moment={analysis.moment} onPlay={onPlay} levels={levels} onClose={close} />}
    </>
  );
};
