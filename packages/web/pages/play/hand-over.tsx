import type { TableState } from '../../table/table.ts';
import { Page } from '../shell/page.tsx';
import { usePlayWords } from './play-words.ts';
import { useSeatNames } from './seat-names.ts';

interface HandOverProps {
  readonly state: TableState;
  /** Who is to take the device. */
  readonly seat: number;
  readonly onReady: () => void;
}

/** Between two turns at one device, where the one must not see what the other sees. */
export const HandOver = ({ state, seat, onReady }: HandOverProps) => {
  const words = usePlayWords();
  const name = useSeatNames(state)[seat]?.name ?? '';
  return (
    <Page>
      <div className="sentence">
        <h1 className="display" aria-live="polite">
          {words.hidden(name)}
        </h1>
        <p>{words.hiddenText}</p>
        <button type="button" className="btn lamp" onClick={onReady}>
          {words.ready(name)}
        </button>
      </div>
    </Page>
  );
};
