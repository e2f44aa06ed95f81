import type { Reckoning } from '@swordtable/games/swordcrafters/scoring';
import type { View } from '@swordtable/games/swordcrafters/view';
import { Icon } from '../../icons/icon.tsx';
import { Clock } from '../../layout/clock.tsx';
import { noteOf } from '../../layout/notes.ts';
import { useTableWords } from '../../layout/table-words.ts';
import { dueOf } from '../../table/due.ts';
import type { TableState } from '../../table/table.ts';
import type { Looked } from './looked-at.tsx';
import { ownedBy, tallyOf } from './outlook.ts';
import { SmithMark, smithClass } from './smiths.tsx';
import { SmallSword } from './sword/small-sword.tsx';
import type { Wording } from './wording.ts';
import './swords-panel.css';

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
          const tiles = blades.map(({ length }) => length);
          const { total } = tallyOf(blades);
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
            <li key={seat} className={`smith ${smithClass(seat)}`} data-acts={acts || undefined}>
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
                  <span className="smith-note">{said}</span>
                </span>
              </button>
              {due !== undefined && <Clock due={due} />}
              <span className="smith-tiles">{tiles.length > 1 ? `${tiles.join(' + ')}` : texts.tileCount(tiles[0] ?? 0)}</span>
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
                  <span className="smith-note">{own > points ? words.beaten : words.notBeaten}</span>
                </span>
              </button>
              <span className="smith-tiles">{texts.tileCount(length)}</span>
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
