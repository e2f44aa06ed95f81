import type { Action } from '@swordtable/games/contracts/action';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { useCardTexts } from '../cards.ts';
import { useHeldCard } from '../held-card.ts';
import { useTableInfo } from '../table-info.ts';
import { usePlanWords } from './plan-words.ts';
import { isForParty, isOnOffer } from './steps.ts';
import { useGearPreviews } from './use-gear-previews.ts';
import { useNote } from './use-note.ts';

/** Everybody who could get the card that is taken up, with what it would bring: on a phone the party itself is far below. */
export const GiveList = ({ card }: { readonly card: CardId }) => {
  const { offers } = useTableInfo();
  const words = usePlanWords();
  const { name } = useCardTexts();
  const { perform, putBack } = useHeldCard();
  const noteOf = useNote();
  const off: Action = { unequip: card };
  const added: Action = { add: card };
  return (
    <div className="give-list">
      {isForParty(card) && isOnOffer(offers.selection.options, added) && (
        <button type="button" onClick={() => perform([added])}>
          <b>{words.addIt(name(card))}</b>
        </button>
      )}
      {[...useGearPreviews(card)].map(([to, prospect]) => (
        <button key={to} type="button" onClick={() => perform(prospect.steps)}>
          <b>{words.give(name(to))}</b>
          <span>
            {[noteOf(prospect), ...prospect.setsWon.map((set) => words.completes(name(set)))].join(', ')}
            {prospect.instead !== undefined && ` ${words.instead(name(prospect.instead))}`}
          </span>
        </button>
      ))}
      {isOnOffer(offers.selection.options, off) && (
        <button type="button" onClick={() => perform([off])}>
          <b>{words.takeOffIt(name(card))}</b>
        </button>
      )}
      <button type="button" className="btn" onClick={putBack}>
        {words.putBack}
      </button>
    </div>
  );
};
