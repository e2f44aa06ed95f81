import type { View } from '@swordtable/games/swordcrafters/view/view';
import { hasKeyboard } from '../../../kit/keyboard.ts';
import type { Dragging } from '../../../kit/selection/use-drag.ts';
import { Gem } from './gem.tsx';
import { SmithMark } from './smiths.tsx';
import { Tray } from './tray.tsx';
import type { SwordSelection } from './use-sword-selection.ts';
import { nameOf, type Wording } from './wording.ts';
import './craft-stage.css';

interface CraftStageProps {
  readonly view: View;
  readonly seat: number;
  readonly selection: SwordSelection;
  readonly drag: Dragging;
  readonly wording: Wording;
}

/** The groups that were taken, before it is said which sword gets which. */
const Taken = ({ view, seat, wording: { words, texts } }: Pick<CraftStageProps, 'view' | 'seat' | 'wording'>) => (
  <div className="taken">
    {(view.smiths[seat]?.taken ?? []).map((tiles, at) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: groups are known by the order in which they were taken.
        key={at}
        className="taken-group"
        role="img"
        aria-label={`${at === 0 ? words.groupFirst : words.groupThen}: ${texts.tiles(tiles)}`}
      >
        <p>{at === 0 ? words.groupFirst : words.groupThen}</p>
        <span>
          {tiles.map((tile, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles are all alike.
            <span key={index} className="sword-tile lying">
              <Gem tile={tile} />
            </span>
          ))}
        </span>
      </div>
    ))}
  </div>
);

/** Everybody crafts: the own tiles, and how far the others are. */
export const CraftStage = ({ view, seat, selection, drag, wording }: CraftStageProps) => {
  const { words } = wording;
  const smith = view.smiths[seat];
  const isCrafting = selection.options.some((option) => 'tile' in option);
  const how = selection.picks['tile'] === undefined ? words.trayText : words.trayHeld;
  return (
    <div className="craft-space">
      {smith?.left === null && smith.bench !== null ? (
        <Taken view={view} seat={seat} wording={wording} />
      ) : (
        smith?.left != null && <Tray smith={smith} selection={selection} drag={drag} wording={wording} />
      )}
      {isCrafting && <p className="craft-text">{hasKeyboard() ? `${how} ${words.trayKeys}` : how}</p>}
      {view.smiths.length > 1 && (
        <section className="crafting" aria-label={words.othersCraft}>
          <h3>{words.othersCraft}</h3>
          <ul>
            {view.smiths.map(({ waiting, taken }, other) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their numbers.
              <li key={other} data-done={waiting === 0 || undefined} data-own={wording.seats[other]?.you || undefined}>
                <SmithMark seat={other} />
                <b>{nameOf(wording, other)}</b>
                <span className="crafting-tiles" aria-hidden="true">
                  {taken.flat().map((tile, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles are all alike.
                    <Gem key={at} tile={tile} size={18} />
                  ))}
                </span>
                <span>{words.stillCrafts(waiting)}</span>
              </li>
            ))}
          </ul>
          <p>{words.hiddenUntil}</p>
        </section>
      )}
    </div>
  );
};
