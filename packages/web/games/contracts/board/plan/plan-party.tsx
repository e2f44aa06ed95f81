import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { fellowIn } from '@swordtable/games/contracts/explain/explanation';
import type { Fellow } from '@swordtable/games/contracts/party/party-state';
import { type PointerEvent, useMemo } from 'react';
import { useBoardWords } from '../board-words.ts';
import { useCardTexts } from '../cards.ts';
import { CompanionCard, type Stance } from '../companion-card.tsx';
import { useHeldCard } from '../held-card.ts';
import { useTableInfo } from '../table-info.ts';
import { usePlanWords } from './plan-words.ts';
import { SetPips } from './set-pips.tsx';
import { isOnOffer } from './steps.ts';
import { useForesight } from './use-bench.ts';
import { type GearPreview, useGearPreviews } from './use-gear-previews.ts';
import { useNote } from './use-note.ts';
import { usePlanKeys } from './use-plan-keys.ts';
import './plan-party.css';

/** What else a companion would get with the card, in addition to attributes: sets won and lost, and what has to come off. */
const WhatIf = ({ prospect }: { readonly prospect: GearPreview }) => {
  const words = usePlanWords();
  const { name } = useCardTexts();
  return (
    <>
      {prospect.setsWon.map((set) => (
        <b key={set}>{words.completes(name(set))}</b>
      ))}
      {prospect.setsLost.map((set) => (
        <span key={set}>{words.breaks(name(set))}</span>
      ))}
      {prospect.instead !== undefined && <span>{words.instead(name(prospect.instead))}</span>}
    </>
  );
};

/** The own party while it is put together: every companion shows what it will have, and can be given what is taken up. */
export const PlanParty = () => {
  const { view, party, offers, look } = useTableInfo();
  const [words, board] = [usePlanWords(), useBoardWords()];
  const taken = useHeldCard();
  const prospects = useGearPreviews(taken.card);
  const noteOf = useNote();
  const onKeyDown = usePlanKeys();
  const foresee = useForesight();
  const after = useMemo(() => foresee(party), [foresee, party]);
  const isNow = view.phase === 'contract';
  const comesOff = (card: CardId): boolean => isOnOffer(offers.selection.options, { unequip: card });
  const onPointerDown = (event: PointerEvent): void => {
    const worn = event.target instanceof Element ? event.target.closest<HTMLElement>('button.worn') : null;
    if (worn !== null) taken.press(worn.dataset['card'] ?? '', event);
  };
  const stanceOf = ({ card }: Fellow): Stance | undefined => {
    if (taken.card === undefined) return undefined;
    if (!prospects.has(card)) return 'aside';
    return taken.carried?.over === card ? 'named' : 'open';
  };
  const onPress = ({ card }: Fellow): void => {
    const prospect = prospects.get(card);
    if (taken.justDropped()) return;
    if (prospect !== undefined) taken.perform(prospect.steps);
    else if (taken.card === undefined) look(card);
  };
  const onWorn = (fellow: Fellow, card: CardId): void => {
    if (taken.justDropped()) return;
    if (taken.card !== undefined && taken.card !== card) onPress(fellow);
    else if (comesOff(card)) taken.takeUp(card);
    else look(card);
  };
  return (
    <section
      className="plan-party party-row"
      aria-label={words.companions}
      data-before={!isNow || undefined}
      data-drop=""
      {...{ onKeyDown, onPointerDown }}
    >
      {party.fellows.length === 0 && <p className="muted">{words.nobody}</p>}
      {party.fellows.map((fellow) => {
        const prospect = prospects.get(fellow.card);
        const stance = stanceOf(fellow);
        return (
          <CompanionCard
            key={fellow.card}
            fellow={fellow}
            party={party}
            sets={view.sets}
            pool={fellowIn(after, fellow.card)?.pool ?? fellow.pool}
            {...(stance === undefined ? {} : { stance })}
            note={prospect !== undefined ? noteOf(prospect) : isNow && !fellow.ready ? board.exhausted : undefined}
            onPress={() => onPress(fellow)}
            onWorn={(card) => onWorn(fellow, card)}
            isOpen={(card) => taken.card === card || (taken.card === undefined && comesOff(card))}
          >
            <div className="plan-extra">
              <SetPips fellow={fellow} sets={view.sets} />
              {prospect !== undefined && <WhatIf prospect={prospect} />}
            </div>
          </CompanionCard>
        );
      })}
    </section>
  );
};
