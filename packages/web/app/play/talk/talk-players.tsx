import type { SeatCard } from '@swordtable/server/api/match';
import type { Talk } from '@swordtable/server/api/talk';
import { useState } from 'react';
import type { SeatName } from '../../../kit/table/game-table.ts';
import { focusOn } from './focus-on.ts';
import type { TalkState } from './use-talk.ts';
import { useTalkWords } from './use-talk-words.ts';

interface TalkPlayersProps {
  readonly state: TalkState;
  readonly talk: Talk;
  readonly seats: readonly SeatCard[];
  readonly names: readonly SeatName[];
  readonly own: number;
  readonly onReport: (seat: number) => void;
}

/** The others at the table: mute, block, report. */
export const TalkPlayers = ({ state, talk, seats, names, own, onReport }: TalkPlayersProps) => {
  const words = useTalkWords();
  const [asked, setAsked] = useState<number>();
  const others = seats.flatMap(({ kind, taken }, seat) => (seat !== own && kind !== 'bot' && taken ? [seat] : []));
  const mute = (seat: number): void => {
    const muted = talk.muted.includes(seat) ? talk.muted.filter((each) => each !== seat) : [...talk.muted, seat];
    void state.run(state.service.settle({ muted }));
  };
  const block = (seat: number): void => {
    setAsked(undefined);
    void state.run(state.service.block(seat));
  };
  return (
    <ul className="talk-players" aria-label={words.players}>
      {others.map((seat) => (
        <li key={seat}>
          <b>{names[seat]?.name}</b>
          {talk.blocked.includes(seat) && <small>{words.blocked}</small>}
          {asked === seat ? (
            <>
              <p role="alert">{words.blockAsk(names[seat]?.name ?? '')}</p>
              <span className="row">
                <button ref={focusOn} type="button" className="btn small lamp" onClick={() => setAsked(undefined)}>
                  {words.blockNo}
                </button>
                <button type="button" className="btn small" onClick={() => block(seat)}>
                  {words.block}
                </button>
              </span>
            </>
          ) : (
            <span className="row">
              <button type="button" className="btn small" aria-pressed={talk.muted.includes(seat)} onClick={() => mute(seat)}>
                {talk.muted.includes(seat) ? words.unmute : words.mute}
              </button>
              {seats[seat]?.profile !== undefined && !talk.blocked.includes(seat) && (
                <button type="button" className="btn small" onClick={() => setAsked(seat)}>
                  {words.block}
                </button>
              )}
              <button type="button" className="btn small" onClick={() => onReport(seat)}>
                {words.report}
              </button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};
