import type { ScoredBlade, Scores } from '@swordtable/games/swordcrafters/phases/scoring';
import { TILES } from '@swordtable/games/swordcrafters/pieces/pieces';
import { lengthOf as builtLength, openSides, type Side, type Sword } from '@swordtable/games/swordcrafters/pieces/sword';
import { ownedBy, scoresShown, tallyOf } from '@swordtable/games/swordcrafters/view/forecast';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { TabPanel } from '../../../kit/layout/table-layout.tsx';
import { builtNow } from './built-now.ts';
import { Facts } from './facts.tsx';
import { AllSides } from './sword/all-sides.tsx';
import { levelsOf } from './sword/geometry.ts';
import { SwordView } from './sword/sword-view.tsx';
import type { SwordSelection } from './use-sword-selection.ts';
import { nameOf, type Wording } from './wording.ts';
import './bench.css';
import './bench-phone.css';

interface BenchProps {
  readonly view: View;
  /** Whose swords lie here. */
  readonly seat: number;
  /** What is scored with what is being built. */
  readonly scores: Scores;
  /** The same after the previewed tile. */
  readonly ahead: Scores | undefined;
  readonly selection: SwordSelection;
  readonly wording: Wording;
  readonly onWhy: (near: Element) => void;
}

interface BenchSwordProps extends Pick<BenchProps, 'selection' | 'seat'> {
  readonly sword: Sword;
  readonly before: Sword;
  readonly on: number;
  readonly label: string;
  /** The heading above the sword, where there are two. */
  readonly caption: ReactNode;
  readonly blade: ScoredBlade | undefined;
  /** The same after the previewed tile. */
  readonly bladeAhead: ScoredBlade | undefined;
}

/** One sword on the bench: standing, to be turned, with all its sides beside it. */
const BenchSword = ({ sword, before, on, label, caption, blade, bladeAhead, selection, seat }: BenchSwordProps) => {
  const [front, setFront] = useState<Side>(0);
  const { picks } = selection;
  const isBuilding = selection.options.some((option) => 'tile' in option && option.on === on);
  // Of two swords only the one that the tile in hand is for takes it.
  const takes = isBuilding && (picks['on'] === undefined || picks['on'] === on);
  const held = takes ? TILES.find((tile) => tile === picks['tile']) : undefined;
  const parts = {
    sword,
    front,
    onTurn: setFront,
    open: takes ? openSides(sword) : [],
    marks: builtNow(before, sword),
    on,
    held,
    ...(takes ? { onBuild: (side: Side) => selection.give({ side, on }) } : {}),
  };
  // What a tile would bring is seen before it is built: by pointing at a side, or by going there with keys.
  const pointAt = ({ target }: { readonly target: EventTarget }): void => {
    const spot = target instanceof Element ? target.closest<HTMLElement>('[data-side]') : null;
    if (takes && spot !== null) selection.point('side', Number(spot.dataset['side']));
    else selection.unpoint();
  };
  return (
    <fieldset
      className="bench-sword"
      onPointerOver={pointAt}
      onPointerLeave={selection.unpoint}
      onFocus={pointAt}
      onBlur={selection.unpoint}
    >
      {caption}
      <SwordView {...parts} label={label} seat={seat} />
      <AllSides {...parts} quality={blade?.quality ?? []} ahead={bladeAhead?.quality} />
    </fieldset>
  );
};

/** The own sword, or both, as they stand or are being built, and what they would score now. */
export const Bench = ({ view, seat, scores, ahead, selection, wording, onWhy }: BenchProps) => {
  const { words, texts } = wording;
  const smith = view.smiths[seat];
  if (smith === undefined) return null;
  const blades = ownedBy(scores, seat);
  const swords = smith.bench ?? smith.swords;
  const isOwn = wording.seats[seat]?.you ?? false;
  const name = nameOf(wording, seat);
  const isDual = swords.length > 1;
  const title = isDual ? (isOwn ? words.yourSwords : words.swordsOf(name)) : isOwn ? words.yourSword : words.swordOf(name);
  const most = Math.max(...scores.map(({ length }) => length));
  const lengthOf = ({ length }: ScoredBlade, on: number): string => {
    const named = isDual ? `${words.swordNo(on)}: ` : '';
    const sword = swords[on];
    const standing = sword === undefined ? length : builtLength(sword);
    // Tiles that were taken are certain to be built in: who is longest is known before.
    const count = standing < length ? words.builtOf(standing, length) : texts.tileCount(length);
    if (scores.length === 1 || most === 0) return named + count;
    return `${named}${count}, ${length === most ? (view.phase === 'over' ? words.longestOfAll : words.longestSoFar) : words.behindLongest(most - length)}`;
  };
  const isBuilding = selection.options.some((option) => 'tile' in option);
  const tally = tallyOf(ownedBy(ahead ?? scores, seat));
  const inside = (
    <>
      <header>
        <h2 className="display">{title}</h2>
        <p>{blades.map(lengthOf).join('; ')}</p>
      </header>
      <div
        className="bench-swords"
        data-dual={isDual || undefined}
        style={{ '--levels': Math.max(...swords.map(levelsOf)) } as CSSProperties}
      >
        {swords.map((sword, on) => (
          <BenchSword
            // biome-ignore lint/suspicious/noArrayIndexKey: swords of a player are known by their order.
            key={on}
            sword={sword}
            before={smith.swords[on] ?? sword}
            on={on}
            label={isDual ? `${title}, ${texts.sword(on)}` : title}
            caption={
              isDual && (
                <p className="blade-no" aria-hidden="true">
                  <b className="display">{words.swordNo(on)}</b> {texts.sword(on)}
                </p>
              )
            }
            blade={blades[on]}
            bladeAhead={ahead && ownedBy(ahead, seat)[on]}
            selection={selection}
            seat={seat}
          />
        ))}
      </div>
      <Facts
        tally={tally}
        before={smith.bench === null ? undefined : tallyOf(ownedBy(scoresShown(view), seat))}
        onWhy={onWhy}
        label={words.whyNow(title, tally.total)}
        isFinal={view.phase === 'over'}
        words={words}
      />
    </>
  );
  // While one builds, the sword is in sight on a phone too, whichever tab is open.
  return isBuilding ? (
    <section className="panel bench building">{inside}</section>
  ) : (
    <TabPanel tab="sword" className="bench" data-low={!isDual || undefined}>
      {inside}
    </TabPanel>
  );
};
