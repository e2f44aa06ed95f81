import type { Action } from '@swordtable/games/contracts/action';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { scrapOf } from '@swordtable/games/contracts/party/party';
import { deepEqual } from '@swordtable/kernel';
import { Amount } from '../amount.tsx';
import { CardFace } from '../card-face.tsx';
import { useCardTexts } from '../cards.ts';
import { useHeldCard } from '../held-card.ts';
import { useTableInfo } from '../table-info.ts';
import { useTip } from '../tip.tsx';
import { usePlanWords } from './plan-words.ts';
import { isMovable, isOnOffer } from './steps.ts';
import { useBench } from './use-bench.ts';
import './hand-card.css';

/** The card itself: pressed it is taken up, dragged it goes along, and where nobody could get it, it is only read. */
export const TakeableCard = ({ card }: { readonly card: CardId }) => {
  const { look } = useTableInfo();
  const taken = useHeldCard();
  const tip = useTip(card);
  const isOpen = isMovable(useBench(), card);
  return (
    <button
      type="button"
      className="takeable"
      data-card={card}
      data-stop=""
      data-open={isOpen || undefined}
      aria-pressed={taken.card === card}
      {...tip}
      onPointerDown={(event) => {
        // What is being taken up is read already, and the others should be seen.
        if ('onPointerLeave' in tip) tip.onPointerLeave();
        taken.press(card, event);
      }}
      onClick={() => {
        if (taken.justDropped()) return;
        if (isOpen) taken.takeUp(card);
        else look(card);
      }}
    >
      <CardFace card={card} />
    </button>
  );
};

/** A card of the hand, with everything that can be done with it: given, added, discarded for gold or luck. What is left is kept. */
export const HandCard = ({ card }: { readonly card: CardId }) => {
  const { view, party, offers } = useTableInfo();
  const { perform } = useHeldCard();
  const words = usePlanWords();
  const { name } = useCardTexts();
  const { options } = offers.selection;
  const scrap = scrapOf(party, view.sets);
  const [add, gold, luck]: readonly Action[] = [{ add: card }, { discard: card, for: 'gold' }, { discard: card, for: 'luck' }];
  const offered = (action: Action | undefined): action is Action => action !== undefined && isOnOffer(options, action);
  const { ready } = offers.selection;
  const isReady = (action: Action): boolean => ready !== undefined && deepEqual(ready, action);
  return (
    <li className="hand-card">
      <TakeableCard card={card} />
      <span className="hand-acts">
        {offered(add) && (
          <button type="button" aria-label={words.addIt(name(card))} title={words.addIt(name(card))} onClick={() => perform([add])}>
            {words.add}
          </button>
        )}
        {offered(gold) && (
          <button
            type="button"
            aria-label={words.forGold(name(card), scrap.gold)}
            title={words.forGold(name(card), scrap.gold)}
            aria-pressed={isReady(gold)}
            onClick={() => offers.choose(gold)}
          >
            {words.discardFor} <Amount of="gold" count={scrap.gold} silent />
          </button>
        )}
        {offered(luck) && (
          <button
            type="button"
            aria-label={words.forLuck(name(card), scrap.luck)}
            title={words.forLuck(name(card), scrap.luck)}
            aria-pressed={isReady(luck)}
            onClick={() => offers.choose(luck)}
          >
            {words.discardFor} <Amount of="luck" count={scrap.luck} silent />
          </button>
        )}
        {party.gained.includes(card) && <span className="muted">{words.gained}</span>}
      </span>
    </li>
  );
};
