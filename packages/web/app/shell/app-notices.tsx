import './app-notices.css';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../kit/icons/icon.tsx';
import { useNewVersion, useOnline } from '../offline/site.ts';
import { useSeeking } from '../opponent/seeking.ts';
import { notifications } from '../turns/permission.ts';
import { useWords } from '../words/use-words.ts';

const SeekWatch = lazy(async () => ({ default: (await import('../opponent/seek-watch.tsx')).SeekWatch }));
const TurnWatch = lazy(async () => ({ default: (await import('../turns/turn-watch.tsx')).TurnWatch }));

/** A word in the bar while offline, so that no one wonders why friends can't be reached. */
export const OfflineBadge = () => {
  const words = useWords().device;
  const online = useOnline();
  return (
    <span className="offline-sign" role="status">
      {!online && (
        <span>
          <b aria-hidden="true">{words.offline}</b>
          <span className="offline-text">{words.offlineText}</span>
        </span>
      )}
    </span>
  );
};

/** Background work of every page: offering a new version, and checking whose turn it is. */
export const AppNotices = () => {
  const words = useWords().device;
  const takeNew = useNewVersion();
  const [later, setLater] = useState(false);
  const tells = notifications.use();
  const isSeeking = useSeeking() !== 'no';
  return (
    <>
      <div role="status">
        {takeNew !== undefined && !later && (
          <p className="new-version">
            {words.newVersion}
            <button type="button" className="btn" onClick={takeNew}>
              {words.reload}
            </button>
            <button type="button" className="btn quiet square" aria-label={words.later} title={words.later} onClick={() => setLater(true)}>
              <Icon name="cross" />
            </button>
          </p>
        )}
      </div>
      <Suspense>
        {isSeeking && <SeekWatch />}
        {tells && <TurnWatch />}
      </Suspense>
    </>
  );
};
