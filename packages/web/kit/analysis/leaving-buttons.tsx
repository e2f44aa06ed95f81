import { type ReactNode, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useSharedWords } from './words.ts';

interface LeavingButtonsProps {
  readonly share: (close: () => void) => ReactNode;
  readonly playOn: (close: () => void) => ReactNode;
  /** Why nobody can play on. */
  readonly trouble?: string | undefined;
}

/** What leads away from the board: sharing the position, and playing on from it. Each opens its dialog. */
export const LeavingButtons = ({ share, playOn, trouble }: LeavingButtonsProps) => {
  const words = useSharedWords();
  const [open, setOpen] = useState<'share' | 'play'>();
  const close = (): void => setOpen(undefined);
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen('share')}>
        <Icon name="link" />
        <span className="spoken-on-phone">{words.share}</span>
      </button>
      <button
        type="button"
        className="btn"
        aria-disabled={trouble !== undefined}
        title={trouble}
        onClick={trouble === undefined ? () => setOpen('play') : undefined}
      >
        <Icon name="match" />
        <span className="spoken-on-phone">{words.playOn}</span>
      </button>
      {open === 'share' && share(close)}
      {open === 'play' && playOn(close)}
    </>
  );
};
