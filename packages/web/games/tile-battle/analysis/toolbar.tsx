import { TERRAINS } from '@swordtable/games/tile-battle/hero/roster';
import { briefScene } from '@swordtable/games/tile-battle/scene/brief';
import { readScene } from '@swordtable/games/tile-battle/scene/read';
import { writeScene } from '@swordtable/games/tile-battle/scene/write';
import type { State } from '@swordtable/games/tile-battle/state';
import { type Refusal, randomFrom } from '@swordtable/kernel';
import { newSeed } from '../../../client/new-seed.ts';
import type { AnalysisProps, PlayFrom } from '../../../kit/analysis/analysis.ts';
import { HistoryButtons } from '../../../kit/analysis/history-buttons.tsx';
import { LeavingButtons } from '../../../kit/analysis/leaving-buttons.tsx';
import { PlayOnDialog } from '../../../kit/analysis/play-on-dialog.tsx';
import { ShareDialog } from '../../../kit/analysis/share-dialog.tsx';
import { Switch } from '../../../kit/layout/switch.tsx';
import { Sign } from '../board/signs.tsx';
import { gameOf } from './moment.ts';
import { EMPTY_HANDED } from './tool.ts';
import { type Analysis, MODES } from './use-analysis.ts';
import { useAnalysisWords } from './words.ts';
import './toolbar.css';

interface ToolbarProps extends Pick<AnalysisProps, 'onPlay' | 'onOther' | 'levels'> {
  readonly analysis: Analysis;
}

/** The options that a dealt match of this setting would have. */
const optionsOf = ({ setting: { terrain, flow } }: State): PlayFrom['options'] => {
  const isForeign = flow === 'olympus' && !TERRAINS.some(({ id }) => id === terrain);
  return { terrain, ...(isForeign ? { mixed: true } : {}) };
};

/** Above the board: setting up or placing, back and forth, and what can be done with the position. */
export const Toolbar = ({ analysis, onPlay, onOther, levels }: ToolbarProps) => {
  const words = useAnalysisWords();
  const { mode, moment } = analysis;
  const { state, seat } = moment;
  const read = async (text: string): Promise<Refusal | undefined> => {
    const other = await onOther(text);
    if (other !== 'own') return other;
    const scene = readScene(text);
    if (!scene.ok) return scene.refusal;
    analysis.open(scene.value);
    return undefined;
  };
  const play = (bots: PlayFrom['bots']): Promise<string | undefined> => {
    const game = gameOf(state);
    const scene = writeScene(game.determinize(state, undefined, randomFrom(newSeed())));
    return onPlay({ game: game.id, options: optionsOf(state), scene, bots });
  };
  return (
    <div className="analysis-tools">
      <Switch name={words.mode} all={MODES} chosen={mode} label={(each) => words.modes[each]} onChoose={analysis.setMode} />
      <span className="grow" />
      <HistoryButtons {...analysis} />
      <button
        type="button"
        className="btn quiet square"
        aria-label={words.clear}
        title={words.clear}
        onClick={() => analysis.do({ tool: EMPTY_HANDED, edit: { edit: 'clear' } })}
      >
        <Sign name="cross" />
      </button>
      <LeavingButtons
        share={(close) => <ShareDialog scene={() => briefScene(state)} onRead={read} onClose={close} />}
        playOn={(close) => <PlayOnDialog sides={[0, 1].map(words.color)} seat={seat} onStart={play} levels={levels} onClose={close} />}
      />
    </div>
  );
};
