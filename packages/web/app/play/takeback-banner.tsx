import type { Table, TableState } from '../../client/table.ts';
import type { SeatName } from '../../kit/table/game-table.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import { usePlayWords } from './play-words.ts';

interface TakebackBannerProps {
  readonly table: Pick<Table, 'takeback'>;
  readonly state: TableState;
  readonly seats: readonly SeatName[];
  readonly say: (sentence: string | undefined) => void;
}

/**
 * A requested takeback: the others allow or decline it, and the player who asked can withdraw it. Answering a question declines it, too.
 */
export const TakebackBanner = ({ table, state: { card, watcher }, seats, say }: TakebackBannerProps) => {
  const words = usePlayWords();
  const inWords = useRefusal();
  const { takeback } = card;
  if (takeback === undefined || watcher === null || card.status !== 'running') return null;
  const answer = async (agree: boolean): Promise<void> => {
    const done = await table.takeback?.answer(agree);
    say(done?.ok === false ? inWords(done.refusal) : undefined);
  };
  const isOwn = takeback.seat === watcher;
  const isWaiting = isOwn || takeback.granted.includes(watcher);
  return (
    <p className="away takeback" role="status">
      {isOwn ? words.takebackAsked : words.takebackWanted(seats[takeback.seat]?.name ?? '')}
      {isOwn && (
        <button type="button" className="btn" onClick={() => void answer(false)}>
          {words.takebackWithdraw}
        </button>
      )}
      {!isWaiting && (
        <>
          <button type="button" className="btn lamp" onClick={() => void answer(true)}>
            {words.takebackAgree}
          </button>
          <button type="button" className="btn" onClick={() => void answer(false)}>
            {words.takebackDecline}
          </button>
        </>
      )}
    </p>
  );
};
