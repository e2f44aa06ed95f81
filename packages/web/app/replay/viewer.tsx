import { useStepSentences } from '../../kit/table/use-step-sentences.ts';
import '../play/table-page.css';
import './viewer.css';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { Replay, Source } from '../../client/replay/replay.ts';
import { marksIn } from '../../kit/replay/marks.ts';
import { useSeatNames } from '../play/seat-names.ts';
import { TableNote } from '../play/table-note.tsx';
import { useGameTable } from '../play/use-game-table.ts';
import { useRulesPanel } from '../rules/use-rules-panel.tsx';
import { useWords } from '../words/use-words.ts';
import { EyesSelect } from './eyes-select.tsx';
import { ownSeats } from './own-seats.ts';
import { Plots } from './plots.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { ReplayTools } from './replay-tools.tsx';
import { useReplayWords } from './replay-words.ts';
import { MatchReview } from './review/match-review.tsx';
import { useReviewWords } from './review/review-words.ts';
import type { OtherMatch } from './review/use-better.ts';
import { useReviewing } from './review/use-reviewing.ts';
import { sentenceOf } from './step-sentence.ts';
import { Chooses, Transport } from './transport.tsx';
import { useCurves } from './use-curves.ts';
import { usePlayback } from './use-playback.ts';
import { useTableAt } from './use-table-at.ts';

/** Colors for games without their own. */
const COLORS: readonly string[] = ['var(--p1)', 'var(--p2)', 'var(--p3)', 'var(--p4)', 'var(--p5)'];

const Numbered: ComponentType<{ readonly seat: number }> = ({ seat }) => (
  <text className="seat-number" x="12" y="13">
    {seat + 1}
  </text>
);

interface ViewerProps {
  readonly replay: Replay;
  readonly source: Source;
  /** The match's id, if it has one. */
  readonly id: string;
}

/** Replays a match: the game's own board, surrounded by controls. */
export const Viewer = ({ replay, source, id }: ViewerProps) => {
  const words = useReplayWords();
  const reviewWords = useReviewWords();
  const { page } = useWords();
  const course = usePlayback(replay);
  const { step } = course;
  const allowed = replay.eyesAt(step);
  // Before a branch, fewer points of view are allowed; after it, the chosen one returns.
  const eyes = allowed.includes(course.eyes) ? course.eyes : (allowed[0] ?? course.eyes);
  const game = useGameTable(replay.card.game);
  const tell = useStepSentences(game);
  const [other, setOther] = useState<OtherMatch>();
  // After a better move that the review found, or as it was.
  const isOther = other?.step === step;
  const { state, trouble, waits } = useTableAt(isOther ? other.replay : replay, isOther ? other.replay.last : step, eyes);
  // Until everything is open, a seat's view can only be the reader's own; two of them share a device.
  const own = replay.isOpen ? ownSeats(replay, source) : replay.eyes.filter((each) => typeof each === 'number');
  const seats = useSeatNames({ card: replay.card, watcher: own[0] ?? null }, own.length > 1);
  const names = seats.map(({ name }) => name);
  const happened = replay.happened(eyes);
  const marks = useMemo(() => marksIn(happened, game?.markOf), [happened, game]);
  const curves = useCurves(replay, eyes, game, words.points);
  const [note, setNote] = useState<string>();
  const { mayReview, review, isReviewed, setReviewed } = useReviewing(replay, source, own, id);
  const { openRule, rules } = useRulesPanel(replay.card.game);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said about one step doesn't apply to the next.
  useEffect(() => setNote(undefined), [step, eyes]);
  const context = state && { view: state.view, steps: happened };
  const isEnd = step === replay.last && replay.card.status === 'over';
  const what = isOther
    ? reviewWords.shown(sentenceOf(other.replay.happened(eyes).at(-1), tell, seats, context, words, false))
    : step === 0
      ? words.beginning
      : sentenceOf(happened[step], tell, seats, context, words, isEnd);
  const branched = replay.file?.redealt?.at(-1)?.after;
  const said = trouble ?? note ?? (waits ? words.fetching : step === branched ? words.branched(step) : undefined);
  const plotSeats = names.map((name, seat) => ({ seat, name, color: game?.seatColor?.(seat) ?? COLORS[seat % COLORS.length] ?? '' }));
  const plot = {
    ...{ seats: plotSeats, Sign: game?.SeatSign ?? Numbered, marks, step },
    ...{ text: words.step(step, replay.last, what), onStep: course.goTo },
  };
  return (
    <div className="table-page replay-page" data-game={replay.card.game}>
      <title>{`${words.title(replay.card.name)} · ${page.title}`}</title>
      <ReplayBar heading={game !== undefined && state !== undefined && <game.Heading state={state} />}>
        <EyesSelect eyes={eyes} allowed={allowed} names={names} onLook={course.look} />
      </ReplayBar>
      {game !== undefined && state !== undefined && <game.Board state={state} seats={seats} openRule={openRule} />}
      {rules}
      <section className="desk" aria-label={words.controls}>
        {!replay.isOpen && <p className="fog">{words.running}</p>}
        <Transport course={course} last={replay.last} marks={marks} what={what} />
        <div className="more panel">
          <Chooses course={course} marks={marks} />
          {mayReview && (
            <button type="button" className="btn reviews" aria-pressed={isReviewed} onClick={() => setReviewed(!isReviewed)}>
              {reviewWords.review}
            </button>
          )}
          <ReplayTools
            {...{ replay, source, step, eyes, names }}
            isOver={state?.card.status === 'over'}
            review={review.review}
            say={setNote}
          />
        </div>
        {isReviewed ? (
          <MatchReview
            {...{ replay, game, seats, own, course, tell, plot }}
            state={review}
            match={source === 'match' ? id : undefined}
            onOther={setOther}
            onClose={() => {
              setReviewed(false);
              setOther(undefined);
            }}
            say={setNote}
          />
        ) : (
          <Plots curves={curves} {...plot} />
        )}
      </section>
      {eyes === 'open' && game?.FaceDown !== undefined && state !== undefined && (
        <aside className="beneath" aria-label={words.allOpen}>
          <game.FaceDown state={state} seats={seats} />
        </aside>
      )}
      <TableNote text={said} />
    </div>
  );
};
