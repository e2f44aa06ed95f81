import type { CardId } from '@swordtable/games/contracts/cards/terms';
import type { View } from '@swordtable/games/contracts/view/view';
import { type ReactNode, useMemo, useState } from 'react';
import { useCardTexts } from './cards.ts';
import { Emblem } from './emblem.tsx';
import { type HeldCard, HeldCardContext } from './held-card.ts';
import { isMovable, stepsOnto } from './plan/steps.ts';
import { useBench } from './plan/use-bench.ts';
import { type CardDrag, useCardDrag } from './plan/use-card-drag.ts';
import { useSteps } from './plan/use-steps.ts';
import { useTableInfo } from './table-info.ts';
import './held-card-provider.css';

/** What is dragged hangs at the pointer. */
const InTheAir = ({ carried }: { readonly carried: CardDrag['carried'] }) => {
  const { name } = useCardTexts();
  const style = useMemo(() => (carried === undefined ? undefined : { left: carried.x, top: carried.y }), [carried]);
  if (carried === undefined) return null;
  return (
    <div className="carried-card" style={style} aria-hidden="true">
      <Emblem card={carried.card} />
      <b>{name(carried.card)}</b>
    </div>
  );
};

/** Draft and equipment phase happen inside of it: it knows which card is taken up, by a click, by keys or by a drag. */
export const HeldCardProvider = ({ children }: { readonly children: ReactNode }) => {
  const { offers, view } = useTableInfo();
  const [held, hold] = useState<{ readonly card: CardId; readonly phase: View['phase'] }>();
  const setHeld = (next: CardId | undefined): void => hold(next === undefined ? undefined : { card: next, phase: view.phase });
  const [looked, lookAt] = useState<CardId>();
  const bench = useBench();
  const perform = useSteps(offers);
  // The last card of a draft is kept, not taken up: planning begins with nothing held.
  const card = held !== undefined && held.phase === view.phase && isMovable(bench, held.card) ? held.card : undefined;
  const carrying = useCardDrag({
    lift: setHeld,
    drop: (lifted, onto) => {
      setHeld(undefined);
      perform(stepsOnto(bench, lifted, onto));
    },
    putBack: () => setHeld(undefined),
  });
  const taken: HeldCard = {
    card,
    carried: carrying.carried,
    looked,
    lookAt,
    takeUp: (next) => setHeld(next === card ? undefined : next),
    putBack: () => setHeld(undefined),
    press: (pressed, event) => {
      if (isMovable(bench, pressed)) carrying.press(pressed, event);
    },
    justDropped: carrying.justDropped,
    perform: (steps) => {
      setHeld(undefined);
      perform(steps);
    },
  };
  return (
    <HeldCardContext value={taken}>
      {children}
      <InTheAir carried={carrying.carried} />
    </HeldCardContext>
  );
};
