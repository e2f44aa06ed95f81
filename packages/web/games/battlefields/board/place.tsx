import type { View } from '@swordtable/games/battlefields/view/view';
import { SIDES, SideSign } from '../../../kit/layout/sides.tsx';
import { LyingCard } from './card.tsx';
import { useBattleWords } from './context.ts';
import { statusLabel, type Wording } from './labels.ts';
import { LandBelow, LandCard } from './land.tsx';
import { type Moments, stackMotion } from './moments.tsx';
import { statusAt } from './place-status.ts';
import { StackView } from './stack.tsx';

interface HalfProps {
  readonly view: View;
  readonly place: number;
  readonly seat: number;
  readonly isAbove: boolean;
  readonly glows: boolean;
  readonly moments: Moments;
}

/** One side of a place: its stack, what lies beside it, and the card that is being played against it. */
export const Half = ({ view, place, seat, isAbove, glows, moments }: HalfProps) => {
  const words = useBattleWords();
  const { stacks, lying } = view.places[place] ?? { stacks: [], lying: [] };
  const stack = stacks[seat] ?? [];
  const card = lying[seat] ?? null;
  const [first] = view.exchange;
  // An Ambush is aimed at the other side, a Skirmish takes one's own.
  const isAimedAt = first?.place === place && (first.to === undefined ? 1 - first.seat : first.seat) === seat;
  return (
    <div className={`half ${isAbove ? 'foe' : 'own'}`}>
      {stack.length === 0 ? (
        <div className={`none${glows ? ' glows' : ''}`} aria-hidden="true">
          {words.noWarriors}
        </div>
      ) : (
        <StackView
          stack={stack}
          seat={seat}
          cards={view.cards}
          isAbove={isAbove}
          states={[glows && 'legal', isAimedAt && 'target', stackMotion(moments, seat, place)]}
        />
      )}
      {(card !== null || isAimedAt) && (
        <div className="lies">
          {isAimedAt && first !== undefined && <LyingCard card={first.card} seat={first.seat} className="aims" />}
          {card !== null && <LyingCard card={card} seat={seat} />}
        </div>
      )}
    </div>
  );
};

/** The lands of a place: the newest, and below it what earlier rounds have left. */
export const Lands = ({ view, place, glows }: { readonly view: View; readonly place: number; readonly glows: boolean }) => {
  const words = useBattleWords();
  const [newest, ...below] = (view.places[place]?.lands ?? []).toReversed();
  return (
    <div className={`lands${glows ? ' glows' : ''}`}>
      {newest === undefined ? (
        <div className="none" aria-hidden="true">
          {words.noLand}
        </div>
      ) : (
        <LandCard cards={view.cards} land={newest} />
      )}
      {below.map((land) => (
        <LandBelow key={land} cards={view.cards} land={land} note={words.fromBefore} />
      ))}
    </div>
  );
};

interface ChipProps {
  readonly view: View;
  readonly place: number;
  /** The view after the previewed answer. */
  readonly after: Pick<View, 'places'> | undefined;
  readonly wording: Wording;
}

/** The status of a place, now and after the previewed answer. */
export const StandChip = ({ view, place, after, wording }: ChipProps) => {
  const stand = statusAt(view, place);
  if (view.phase === 'over') return null;
  const seat = 'seat' in stand ? stand.seat : stand.how === 'open' ? stand.tieTo : undefined;
  const label = statusLabel(view, stand, wording);
  const next = after === undefined ? label : statusLabel(view, statusAt({ ...view, places: after.places }, place), wording);
  return (
    <div className="place-stand" aria-hidden="true">
      <span className={`stand-chip ${seat === undefined ? '' : (SIDES[seat] ?? '')}`}>
        {seat !== undefined && <SideSign seat={seat} className="" />}
        {label}
      </span>
      {next !== label && <span className="place-then">→ {next}</span>}
    </div>
  );
};
