import './hand-over.css';
import type { CSSProperties } from 'react';
import type { TableState } from '../../client/table.ts';
import type { GameTable } from '../../kit/table/game-table.ts';
import { spectatorStep } from '../../kit/table/spectator-step.ts';
import { useStepSentences } from '../../kit/table/use-step-sentences.ts';
import { Page } from '../shell/page.tsx';
import { usePlayWords } from './play-words.ts';
import { useSeatNames } from './seat-names.ts';
import { useGameTable } from './use-game-table.ts';

interface HandOverProps {
  readonly state: TableState;
  /** The player to hand the device to. */
  readonly seat: number;
  readonly onReady: () => void;
}

/** What the last answer did, as everyone at the table may know it. */
const JustNow = ({ game, state, redact }: { game: GameTable; state: TableState; redact: NonNullable<GameTable['redact']> }) => {
  const words = usePlayWords();
  const tell = useStepSentences(game);
  const seats = useSeatNames(state, true);
  const last = state.steps.findLast(({ what }) => what.kind === 'answered');
  const sentences = last === undefined ? [] : tell(spectatorStep(last, redact), seats, state).filter((sentence) => sentence !== '');
  if (sentences.length === 0) return null;
  return (
    <div className="just">
      <h2 className="eyebrow">{words.justNow}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
};

/** Between two turns at one device, in games where players mustn't see each other's view. */
export const HandOver = ({ state, seat, onReady }: HandOverProps) => {
  const words = usePlayWords();
  const game = useGameTable(state.card.game);
  const name = useSeatNames(state, true)[seat]?.name ?? '';
  const color = game?.seatColor?.(seat);
  return (
    <Page>
      <div className="panel hand-over" style={color === undefined ? undefined : ({ '--side': color } as CSSProperties)}>
        {game?.SeatSign !== undefined && (
          <svg viewBox="0 0 24 24" className="sign" aria-hidden="true">
            <game.SeatSign seat={seat} />
          </svg>
        )}
        <h1 className="display" aria-live="polite">
          {words.hidden(name)}
        </h1>
        <p>{words.hiddenText}</p>
        <button type="button" className="btn lamp" onClick={onReady}>
          {words.ready(name)}
        </button>
        {game?.redact !== undefined && <JustNow game={game} state={state} redact={game.redact} />}
      </div>
    </Page>
  );
};
