import { accuracyIn, isWhole, type Review } from '@swordtable/bots/review/index';
import type { OwnAccuracy } from '@swordtable/server/api/accuracy';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { players } from '../../../client/remote/players.ts';
import { useMe } from '../../me/me.ts';
import { useTask } from '../../me/use-task.ts';
import { useReviewWords } from './review-words.ts';

interface ShareAccuracyProps {
  readonly review: Review;
  readonly match: string;
  /** The reader's own seat. */
  readonly seat: number;
}

/** What would be shared; undefined while the review isn't whole, and if the player had no choice in the match. */
const ownIn = (review: Review, seat: number): OwnAccuracy | undefined => {
  const accuracy = isWhole(review) ? accuracyIn(review, seat) : undefined;
  return accuracy === undefined ? undefined : { accuracy: Math.round(accuracy), depth: review.depth };
};

/** Puts the accuracy of a match on the player's page, or takes it off again. */
const Sharing = ({ own, match, seat, player }: Pick<ShareAccuracyProps, 'match' | 'seat'> & { own: OwnAccuracy; player: string }) => {
  const words = useReviewWords().share;
  const [shared, setShared] = useState<OwnAccuracy | null>();
  const { message, isBusy, run } = useTask();
  useEffect(() => {
    let here = true;
    void players.accuracy(match, seat).then((told) => here && told.ok && setShared(told.value.shared));
    return () => {
      here = false;
    };
  }, [match, seat]);
  if (shared === undefined) return null;
  const isCurrent = shared?.accuracy === own.accuracy && shared.depth === own.depth;
  const share = () =>
    run(
      () => players.shareAccuracy(match, seat, own),
      (now) => {
        setShared(now.shared);
        return words.done;
      },
    );
  const withdraw = () =>
    run(
      () => players.withdrawAccuracy(match, seat),
      (now) => {
        setShared(now.shared);
        return words.withdrawn;
      },
    );
  return (
    <div className="row">
      {shared !== null && (
        <span>
          {words.shared(shared.accuracy)} <Link href={`/players/${player}`}>{words.page}</Link>
        </span>
      )}
      {!isCurrent && (
        <button type="button" className="btn" title={words.text} disabled={isBusy} onClick={() => void share()}>
          {words.share(own.accuracy)}
        </button>
      )}
      {shared !== null && (
        <button type="button" className="btn quiet" disabled={isBusy} onClick={() => void withdraw()}>
          {words.withdraw}
        </button>
      )}
      <span role="status">{message}</span>
    </div>
  );
};

/** For players who have reviewed a match of theirs on the server. */
export const ShareAccuracy = ({ review, match, seat }: ShareAccuracyProps) => {
  const { me } = useMe();
  const own = ownIn(review, seat);
  return me && own ? <Sharing own={own} match={match} seat={seat} player={me.player} /> : null;
};
