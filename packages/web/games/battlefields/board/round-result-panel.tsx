import type { View } from '@swordtable/games/battlefields/view/view';
import { SIDES, SideSign } from '../../../kit/layout/sides.tsx';
import { sideOf, type Wording } from './labels.ts';
import { tallyOf } from './points.ts';
import type { PlaceResult, RoundResult } from './round-result.ts';
import './round-result.css';

interface PanelProps {
  readonly result: RoundResult;
  readonly view: View;
  readonly wording: Wording;
}

/** A place: its lands, who took them, and the pairs that nobody saw meet. */
const PlaceLine = ({ at, view, wording }: { readonly at: PlaceResult; readonly view: View; readonly wording: Wording }) => {
  const { words, texts } = wording;
  const { place, seat, lands, pairs } = at;
  const named = lands.toReversed().flatMap((land) => view.cards.lands[land] ?? []);
  const side = seat < 0 ? undefined : sideOf(wording, seat);
  return (
    <li className={side === undefined ? '' : (SIDES[seat] ?? '')}>
      <b className="result-land">{named.length === 0 ? words.placeNo(place) : texts.list(named.map(texts.land))}</b>
      <span className="result-who">
        {side !== undefined && <SideSign seat={seat} className="" />}
        {words.tookPlace(side, lands.length > 0)}
      </span>
      {pairs.map(({ warriors, winner }, order) => {
        const [red, blue] = warriors;
        const met =
          winner < 0
            ? words.pairTied(texts.warrior(red), texts.warrior(blue))
            : winner === 0
              ? words.pairWon(red, blue)
              : words.pairWon(blue, red);
        // biome-ignore lint/suspicious/noArrayIndexKey: what has met stays in its order.
        return <small key={order}>{met}</small>;
      })}
    </li>
  );
};

/** How a round ended: each place, the Ares cards, and the points that both have now. */
export const RoundResultPanel = ({ result, view, wording }: PanelProps) => {
  const { words } = wording;
  const { ares } = result;
  return (
    <section className="round-result" aria-label={words.resultTitle(result.round)}>
      <h2>{words.resultTitle(result.round)}</h2>
      <ul className="result-places">
        {result.places.map((at) => (
          <PlaceLine key={at.place} at={at} view={view} wording={wording} />
        ))}
      </ul>
      <p className="result-sum">
        {ares !== undefined && <span>{words.aresResult(ares.seat < 0 ? undefined : sideOf(wording, ares.seat), ares.cards)}</span>}
        {[0, 1].map((seat) => (
          <span key={seat} className={SIDES[seat] ?? ''}>
            <SideSign seat={seat} className="" />
            {words.pointsNow(sideOf(wording, seat), tallyOf(view, seat).total)}
          </span>
        ))}
      </p>
    </section>
  );
};
