import type { Review } from '@swordtable/bots/review/index';
import { Link, useLocation } from 'wouter';
import type { Perspective, Replay, Source } from '../../client/replay/replay.ts';
import { hasAnalysis } from '../../games/index.ts';
import { PlayOn } from './play-on.tsx';
import { useReplayWords } from './replay-words.ts';
import { ResumeFile } from './resume-file.tsx';
import { Share } from './share.tsx';

interface ReplayToolsProps {
  readonly replay: Replay;
  readonly source: Source;
  readonly step: number;
  readonly eyes: Perspective;
  readonly names: readonly string[];
  /** Whether the match is over at this step. */
  readonly isOver: boolean;
  readonly review: Review | undefined;
  readonly say: (sentence: string) => void;
}

/** What can be done with a step of a replay: play on, analyze, and share it. */
export const ReplayTools = ({ replay, source, step, eyes, names, isOver, review, say }: ReplayToolsProps) => {
  const words = useReplayWords();
  const [path] = useLocation();
  return (
    <>
      <PlayOn replay={replay} step={step} eyes={eyes} names={names} over={isOver} say={say} />
      {replay.isOpen && hasAnalysis(replay.card.game) && (
        <Link className="btn" href={`${path.replace('/replay/', '/analysis/')}?step=${step}`}>
          {words.analyze}
        </Link>
      )}
      {source === 'file' && replay.file !== undefined && replay.card.status !== 'over' && <ResumeFile file={replay.file} say={say} />}
      <Share replay={replay} step={step} eyes={eyes} linked={source === 'match'} review={review} say={say} />
    </>
  );
};
