import type { Reckoning } from '@swordtable/games/swordcrafters/phases/scoring';
import { lengthOf } from '@swordtable/games/swordcrafters/pieces/sword';
import { ownedBy, tallyOf } from '@swordtable/games/swordcrafters/view/forecast';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import { dueOf } from '../../../client/due.ts';
import { Icon } from '../../../kit/icons/icon.tsx';
import { Clock } from '../../../kit/layout/clock.tsx';
import { noteOf } from '../../../kit/layout/notes.ts';
import { useTableWords } from '../../../kit/layout/table-words.ts';
import type { TableState } from '../typed.ts';
import type { Looked } from './looked-at.tsx';
import { SmithMark, smithClass } from './smiths.tsx';
import { SmallSword } from './sword/small-sword.tsx';
import { TakenTiles } from './taken-tiles.tsx';
import type { Wording } from './wording.ts';
import './swords-panel.css';
import './swords-strip.css';

interface SwordsPanelProps {
  readonly view: View;
  readonly state: TableState;
  readonly reckoning: Reckoning;
  readonly wording: Wording;
  /** Whether nobody here plays: a replay. */
  readonly isReplay: boolean;
  readonly onLook: (looked: Looked) => void;
  readonly onWhy: (looked: Looked, near: Element) => void;
}

/** On a phone the tiles are a bare number beside the points; what it means is said with the name. */
const TileCount = ({ tiles }: { readonly tiles: readonly number[] }) => (
  <span className="tile-count" aria-hidden="true">
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path
        d="M3 1h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2zm5 3.500L4.500 8 8 11.500 11.500 8z"
        fillRule="evenodd"
      />
    </svg>
    {tiles.join(' + ')}
  </span>
);

/** Everybody at the table: the sword, its tiles, its points so far, and who is to act. */
export const SwordsPanel = ({ view, state, reckoning, wording, isReplay, onLook, onWhy }: SwordsPanelProps) => {
  const { words, texts } = wording;
  const table = useTableWords();
  const asked = state.asked.map(({ seat }) => seat);
  const seen = isReplay ? { ...state, watcher: null } : state;
  const isOver = view.phase === 'over' || state.card.status === 'over';
  const printed = ownedBy(reckoning, -1);
  const own = ownedBy(reckoning, 0)[0]?.points ?? 0;
  const actingNote = (seat: number): string => {
    if (state.card.seats[seat]?.away !== undefined) return table.away;
    return view.phase === 'over' ? '' : words.toAct[view.phase];
  };
  return (
    <section className="panel smiths" data-many={view.smiths.length + printed.length > 3 || undefined} aria-label={words.swords}>
      <h2 className="display">{words.swords}</h2>
      <ul>
        {view.smiths.map(({ swords, waiting, bench }, seat) => {
          const shown = bench ?? swords;
          const [before, last] = [shown.slice(0, -1), shown.at(-1)];
          const blades = ownedBy(reckoning, seat);
          const tiles = shown.map(lengthOf);
          const { total } = tallyOf(blades);
          const counted = tiles.length > 1 ? tiles.join(' + ') : texts.tileCount(tiles[0] ?? 0);
          const who = wording.seats[seat] ?? { name: '', you: false };
          const { name } = who;
          const lookLabel = (on: number): string => (shown.length > 1 ? `${words.inspect(who)}, ${texts.sword(on)}` : words.inspect(who));
          const acts = asked.includes(seat) && !isOver;
          const due = dueOf(state, seat);
          const note = noteOf(seen, seat, table);
          const said =
            view.phase === 'craft' && !isOver
              ? words.stillCrafts(waiting)
              : acts
                ? actingNote(seat)
                : isOver || note !== table.waiting
                  ? note
                  : '';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their numbers.
            <li key={seat} className={`smith ${smithClass(seat)}`} data-acts={acts || undefined} data-own={who.you || undefined}>
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
                    <b>{name}</b>
                    {view.first === seat && view.setting.seats > 1 && !isOver && (
                      <span className="first-token" role="img" aria-label={words.firstToken} title={words.firstToken}>
                        <Icon name="swordcrafters/first" className="" />
                      </span>
                    )}
                  </span>
                  <span className="smith-line">
                    <span className="smith-tiles">{counted}</span>
                    {said !== '' && <span className="smith-note">{said}</span>}
                  </span>
                  <TakenTiles view={view} seat={seat} wording={wording} />
                </span>
              </button>
              {due !== undefined && <Clock due={due} />}
              <TileCount tiles={tiles} />
              <button
                type="button"
                className="smith-points"
                aria-label={table.whyPoints(name, total)}
                onClick={(event) => onWhy({ seat, on: 0 }, event.currentTarget)}
              >
                {total}
              </button>
            </li>
          );
        })}
        {view.setting.opponents.map((card, at) => {
          const { points = 0, length = 0 } = printed[at] ?? {};
          const name = texts.smith(card);
          return (
            <li key={card.name} className="smith printed">
              <button type="button" className="smith-look" onClick={() => onLook({ printed: at })}>
                <span className="spoken">{words.inspectPrinted(name)}</span>
                <span className="smith-swords" aria-hidden="true">
                  <Icon name="swordcrafters/solo" className="printed-sign" />
                </span>
                <span className="smith-name">
                  <span className="named">
                    <b>{name}</b>
                  </span>
                  <span className="smith-line">
                    <span className="smith-tiles">{texts.tileCount(length)}</span>
                    <span className="smith-note">{own > points ? words.beaten : words.notBeaten}</span>
                  </span>
                </span>
              </button>
              <TileCount tiles={[length]} />
              <button
                type="button"
                className="smith-points"
                aria-label={table.whyPoints(name, points)}
                onClick={(event) => onWhy({ printed: at }, event.currentTarget)}
              >
                {points}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
