import type { Refusal } from '@swordtable/kernel';
import type { SceneOf } from '../../client/analysis/analyze.ts';
import type { AnalysisProps } from '../../kit/analysis/analysis.ts';
import { ExpertButton } from '../../kit/analysis/expert-button.tsx';
import { HistoryButtons } from '../../kit/analysis/history-buttons.tsx';
import { LeavingButtons } from '../../kit/analysis/leaving-buttons.tsx';
import { PlayOnDialog } from '../../kit/analysis/play-on-dialog.tsx';
import { ShareDialog } from '../../kit/analysis/share-dialog.tsx';
import { useExpert } from '../../kit/analysis/use-expert.ts';
import { useInFlight } from '../../kit/selection/in-flight.ts';
import type { GameTable } from '../../kit/table/game-table.ts';
import { useStepSentences } from '../../kit/table/use-step-sentences.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import { useSeatNames } from '../play/seat-names.ts';
import { useGameTable } from '../play/use-game-table.ts';
import { outlookText } from './outlook-text.ts';
import { SceneBar } from './scene-bar.tsx';
import { SetUpButton } from './set-up-button.tsx';
import { type SceneTableState, useSceneTable } from './use-scene-table.ts';
import { useAnalysisPageWords } from './words.ts';

interface SceneTableProps extends Pick<AnalysisProps, 'openRule' | 'onPlay' | 'levels'> {
  readonly start: SceneOf;
  readonly onRead: (text: string) => Promise<Refusal | undefined>;
}

interface OpenTableProps extends SceneTableProps {
  readonly game: GameTable;
  readonly opened: SceneTableState & { readonly now: NonNullable<SceneTableState['now']> };
}

const OpenTable = ({ game, start, opened, openRule, onPlay, onRead, levels }: OpenTableProps) => {
  const words = useAnalysisPageWords();
  const inWords = useRefusal();
  const { now, table } = opened;
  const { state, outlook, seat } = now;
  const seats = useSeatNames(state, true);
  const names = seats.map(({ name }) => name);
  const answering = useInFlight(table, state.decision);
  const expert = useExpert(now, ({ record, seat: asked }) => ({ record, seat: asked }));
  const tell = useStepSentences(game);
  const last = state.steps.at(-1);
  const said = last === undefined || last.what.kind !== 'answered' ? [] : tell(last, seats, state);
  const asks = state.decision === null ? [] : [words.moves(names[seat] ?? '')];
  const over = state.decision === null ? words.over : undefined;
  return (
    <>
      <SceneBar
        label={words.position}
        title={outlookText(outlook, names, words)}
        text={[...(said.length > 0 ? said : [words.open]), ...asks].join(' ')}
      >
        <HistoryButtons {...opened} />
        <SetUpButton game={start.game} position={now} seats={names} onChange={opened.change} />
        <ExpertButton expert={expert} trouble={over ?? (expert.refused && inWords(expert.refused))} isBrief />
        <LeavingButtons
          trouble={over}
          share={(close) => <ShareDialog scene={now.text} onRead={onRead} onClose={close} />}
          playOn={(close) => (
            <PlayOnDialog
              sides={names}
              seat={seat}
              levels={levels}
              onClose={close}
              onStart={(bots) => onPlay({ game: start.game, options: {}, scene: now.shuffled(), bots })}
            />
          )}
        />
      </SceneBar>
      <game.Board state={state} seats={seats} table={answering} advice={expert.opinion?.thoughts} openRule={openRule} />
    </>
  );
};

/** A position on its game's own table: answer for every side, and see what comes of it. */
export const SceneTable = (props: SceneTableProps) => {
  const inWords = useRefusal();
  const game = useGameTable(props.start.game);
  const opened = useSceneTable(props.start);
  const { now, refused } = opened;
  if (refused !== undefined)
    return (
      <p className="link-note" role="alert">
        {inWords(refused)}
        {inWords(refused) !== refused.sentence && <span lang="en"> {refused.sentence}</span>}
      </p>
    );
  return game === undefined || now === undefined ? null : <OpenTable {...props} game={game} opened={{ ...opened, now }} />;
};
