import type { Scores } from '@swordtable/games/swordcrafters/phases/scoring';
import { lengthOf } from '@swordtable/games/swordcrafters/pieces/sword';
import { ownedBy, tallyOf } from '@swordtable/games/swordcrafters/view/forecast';
import { deadlineOf } from '../../../client/deadline.ts';
import { SeatBadge } from '../../../kit/emblem/seat-badge.tsx';
import { Icon } from '../../../kit/icons/icon.tsx';
import { Clock } from '../../../kit/layout/clock.tsx';
import { noteOf } from '../../../kit/layout/player-note.ts';
import { useTableWords } from '../../../kit/layout/table-words.ts';
import type { TableState } from '../typed.ts';
import type { Inspected } from './inspected-sword.tsx';
import { SmithMark, smithClass } from './smiths.tsx';
import { SmallSword } from './sword/small-sword.tsx';
import { TakenTiles } from './taken-tiles.tsx';
import { TileCount } from './tile-count.tsx';
import { NO_ONE, type Wording } from './wording.ts';

export interface SmithRowProps {
  readonly seat: number;
  readonly state: TableState;
  readonly scores: Scores;
  readonly wording: Wording;
  /** Whether nobody here plays: a replay. */
  readonly isReplay: boolean;
  /** Whether the scoring is still being told, so that totals would give it away. */
  readonly isTelling: boolean;
  readonly onLook: (looked: Inspected) => void;
  readonly onWhy: (looked: Inspected, near: Element) => void;
}

type Standing = Pick<SmithRowProps, 'seat' | 'state' | 'isReplay' | 'wording'> & { readonly acts: boolean; readonly isOver: boolean };

/** What is said below the name: how far the smith has come, or why nobody waits for it. */
const useNote = ({
  seat,
  state,
  isReplay,
  wording: {
    words,
    texts: { place },
  },
  acts,
  isOver,
}: Standing): string => {
  const table = useTableWords();
  const { phase, smiths, first } = state.view;
  if (phase === 'craft' && !isOver) return words.stillCrafts(smiths[seat]?.waiting ?? null);
  if (acts) {
    if (state.card.seats[seat]?.away !== undefined) return table.away;
    return phase === 'over' ? '' : words.toAct[phase];
  }
  // Two players take turns; with more it is worth saying who acts when.
  if (!isOver && phase !== 'over' && smiths.length > 2) return words.turnOrder(place(((seat - first + smiths.length) % smiths.length) + 1));
  const note = noteOf(isReplay ? { ...state, watcher: null } : state, seat, table);
  return isOver || note !== table.waiting ? note : '';
};

const FirstToken = ({ label }: { readonly label: string }) => (
  <span className="first-token" role="img" aria-label={label} title={label}>
    <Icon name="swordcrafters/first" className="" />
  </span>
);

/** A player: the sword, its tiles, its points so far, and whether it is to act. */
export const SmithRow = ({ seat, state, scores, wording, isReplay, isTelling, onLook, onWhy }: SmithRowProps) => {
  const { words, texts } = wording;
  const { view } = state;
  const table = useTableWords();
  const isOver = view.phase === 'over' || state.card.status === 'over';
  const acts = !isOver && state.asked.some((asked) => asked.seat === seat);
  const note = useNote({ seat, state, isReplay, wording, acts, isOver });
  const smith = view.smiths[seat];
  const shown = smith?.bench ?? smith?.swords ?? [];
  const [before, last] = [shown.slice(0, -1), shown.at(-1)];
  const tiles = shown.map(lengthOf);
  const { total } = tallyOf(ownedBy(scores, seat));
  const who = wording.seats[seat] ?? NO_ONE;
  const due = deadlineOf(state, seat);
  const lookLabel = (on: number): string => (shown.length > 1 ? `${words.inspect(who)}, ${texts.sword(on)}` : words.inspect(who));
  return (
    <li className={`smith ${smithClass(seat)}`} data-acts={acts || undefined} data-own={who.you || undefined}>
      {before.map((sword, on) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: swords of a player are known by their order.
          key={on}
          type="button"
          className="smith-second"
          aria-label={lookLabel(on)}
          onClick={() => onLook({ seat, on })}
        >
          <span className="smith-swords" aria-hidden="true">
            <SmallSword sword={sword} label="" seat={seat} />
          </span>
        </button>
      ))}
      <button type="button" className="smith-look" onClick={() => onLook({ seat, on: before.length })}>
        <span className="spoken">{lookLabel(before.length)}</span>
        <span className="smith-swords" aria-hidden="true">
          {last !== undefined && <SmallSword sword={last} label="" seat={seat} />}
        </span>
        <span className="smith-name">
          <span className="named">
            <SmithMark seat={seat} />
            <b>{who.name}</b>
            <SeatBadge profile={who.profile} />
            {view.first === seat && view.setting.seats > 1 && !isOver && <FirstToken label={words.firstToken} />}
          </span>
          <span className="smith-line">
            <span className="smith-tiles">{tiles.length > 1 ? tiles.join(' + ') : texts.tileCount(tiles[0] ?? 0)}</span>
            {note !== '' && <span className="smith-note">{note}</span>}
          </span>
          <TakenTiles view={view} seat={seat} wording={wording} />
        </span>
      </button>
      {due !== undefined && <Clock due={due} />}
      <TileCount tiles={tiles} />
      {!isTelling && (
        <button
          type="button"
          className="smith-points"
          aria-label={table.whyPoints(who.name, total)}
          onClick={(event) => onWhy({ seat, on: 0 }, event.currentTarget)}
        >
          {total}
        </button>
      )}
    </li>
  );
};
