import type { View } from '@swordtable/games/battlefields/view/view';
import type { CSSProperties, ReactNode } from 'react';
import type { Wording } from './labels.ts';
import { type Moments, MomentsAt } from './moments.tsx';
import { Half, Lands, StandChip } from './place.tsx';
import { glowingPart, type Part } from './targets.ts';
import type { BattleSelection } from './use-battle-selection.ts';

interface PlaceItemProps {
  readonly view: View;
  readonly place: number;
  /** The seat that is drawn below. */
  readonly mine: number;
  readonly selection: BattleSelection;
  readonly moments: Moments;
  /** The places after the previewed answer. */
  readonly after: Pick<View, 'places'> | undefined;
  readonly wording: Wording;
  /** Whether a line of the log is about it. */
  readonly isMarked: boolean;
  /** What lies over a part and can be chosen. */
  readonly children: (part: Part) => ReactNode;
}

/** One place: a stack above, its lands, and a stack below. */
export const PlaceItem = ({ view, place, mine, selection, moments, after, wording, isMarked, children: spot }: PlaceItemProps) => {
  const glow = glowingPart(selection, place);
  const isPicked = selection.picks['place'] === place || selection.picks['to'] === place || selection.picks['reveal'] === place;
  return (
    <li
      className="place"
      style={{ '--below': Math.max(0, (view.places[place]?.lands.length ?? 0) - 1) } as CSSProperties}
      data-marked={isMarked || undefined}
      data-picked={isPicked || undefined}
    >
      <div className="place-part theirs-part">
        <Half view={view} place={place} seat={1 - mine} isAbove glows={glow === 'theirs'} moments={moments} />
        {spot('theirs')}
      </div>
      <div className="place-part place-lands">
        <Lands view={view} place={place} glows={glow === 'land'} />
        <StandChip view={view} place={place} after={after} wording={wording} />
        {spot('land')}
      </div>
      <div className="place-part mine-part">
        <Half view={view} place={place} seat={mine} isAbove={false} glows={glow === 'mine'} moments={moments} />
        {spot('mine')}
      </div>
      <MomentsAt moments={moments} view={view} place={place} mine={mine} />
    </li>
  );
};
