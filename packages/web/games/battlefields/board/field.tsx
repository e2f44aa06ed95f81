import { isActionCard } from '@swordtable/games/battlefields/cards/cards';
import { PLACES } from '@swordtable/games/battlefields/places';
import type { View } from '@swordtable/games/battlefields/view/view';
import { type KeyboardEvent, useRef, useState } from 'react';
import { byTouch } from '../../../kit/selection/pointing.ts';
import type { Explaining } from '../why/use-explaining.ts';
import { outcomeOf } from './exchange.ts';
import { placeLabel, sideLabel, type Wording } from './labels.ts';
import type { Moments } from './moments.tsx';
import { PlaceItem } from './place-item.tsx';
import type { RoundResult } from './round-result.ts';
import { RoundResultPanel } from './round-result-panel.tsx';
import { facetAt, glowingPart, PARTS, type Part } from './targets.ts';
import type { BattleSelection } from './use-battle-selection.ts';
import './field.css';

interface FieldProps {
  readonly view: View;
  /** The seat that is drawn below. */
  readonly mine: number;
  readonly selection: BattleSelection;
  /** Whether the watcher is asked something. */
  readonly isAsked: boolean;
  /** Places that a line of the log is about. */
  readonly marked: readonly number[];
  readonly moments: Moments;
  /** How the last round ended, once the game is over. */
  readonly ended: RoundResult | undefined;
  readonly wording: Wording;
  readonly why: Explaining;
}

interface Spot {
  readonly place: number;
  readonly part: Part;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const within = <Value,>(list: readonly Value[], index: number): Value | undefined => list[Math.max(0, Math.min(list.length - 1, index))];

/** Four places between two armies: each a stack above, a land, and a stack below, to be walked through with the arrow keys. */
export const Field = ({ view, mine, selection, isAsked, marked, moments, ended, wording, why }: FieldProps) => {
  const grid = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<Spot & { readonly options: BattleSelection['options'] }>();
  const live = PLACES.find((place) => glowingPart(selection, place) !== undefined);
  // With a new question the way into the field leads to something that answers it.
  const stop: Spot =
    focused?.options === selection.options
      ? focused
      : { place: live ?? focused?.place ?? 0, part: (live === undefined ? undefined : glowingPart(selection, live)) ?? 'mine' };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = ARROWS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const [place, part] = [within(PLACES, stop.place + step[0]), within(PARTS, PARTS.indexOf(stop.part) + step[1])];
    grid.current?.querySelector<HTMLElement>(`[data-place="${place}"][data-part="${part}"]`)?.focus();
  };
  const labelOf = ({ place, part }: Spot): string => {
    if (part === 'land') return placeLabel(view, place, mine, wording);
    return sideLabel(view, place, part === 'mine' ? mine : 1 - mine, wording);
  };
  const pointAt = (place: number, part: Part): void => {
    const facet = facetAt(selection, place, part);
    if (facet !== undefined) selection.point(...facet);
  };
  // What a card that is played against one would do is seen before it is answered.
  const after = selection.after ?? (view.exchange.length > 0 ? outcomeOf(view) : undefined);
  const spot = (place: number, part: Part) => {
    const { play } = selection.picks;
    const facet = facetAt(selection, place, part);
    const isChosen = facet !== undefined && selection.picks[facet[0]] === place;
    return (
      <button
        type="button"
        className={`place-spot${facet === undefined ? '' : ' live'}`}
        data-place={place}
        data-part={part}
        data-facet={facet?.[0]}
        aria-label={[
          labelOf({ place, part }),
          ...(isChosen ? [wording.words.chosen] : facet === undefined ? [] : [wording.words.canBeChosen]),
        ].join(', ')}
        aria-disabled={facet === undefined}
        tabIndex={stop.place === place && stop.part === part ? 0 : -1}
        onPointerEnter={(event) => event.pointerType !== 'touch' && pointAt(place, part)}
        onPointerLeave={selection.unpoint}
        onFocus={() => {
          setFocused({ place, part, options: selection.options });
          pointAt(place, part);
        }}
        onBlur={selection.unpoint}
        onClick={(event) => {
          if (facet !== undefined) selection.pick(facet[0], facet[1]);
          // Where another part of the place would answer, there is nothing to refuse: a click tells what lies here.
          else if (isAsked && glowingPart(selection, place) !== undefined) why.part(place, part, event.currentTarget);
          else if (isAsked) why.not({ place, ...(isActionCard(play) ? { action: play } : {}) }, event.currentTarget);
          // A finger cannot point, so a tap tells what there is to know.
          else if (byTouch(event)) why.part(place, part, event.currentTarget);
        }}
      />
    );
  };
  // After the last round nothing lies at the places any more.
  if (ended !== undefined)
    return (
      <div className="stage field-space">
        <RoundResultPanel result={ended} view={view} wording={wording} />
      </div>
    );
  return (
    <div className="stage field-space" data-bare={view.phase === 'muster' || undefined}>
      <ul ref={grid} className="field4" aria-label={wording.words.field} onKeyDown={onKeyDown} onPointerLeave={selection.unpoint}>
        {PLACES.map((place) => (
          <PlaceItem key={place} {...{ view, place, mine, selection, moments, after, wording }} isMarked={marked.includes(place)}>
            {(part) => spot(place, part)}
          </PlaceItem>
        ))}
      </ul>
    </div>
  );
};
