import type { Action } from '@swordtable/games/contracts/action';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { useAtTable } from '../at-table.ts';
import { useCardTexts } from '../cards.ts';
import { useTakenUp } from '../taken-up.ts';
import { usePlanWords } from './plan-words.ts';
import { isForParty, isOnOffer } from './steps.ts';
import { useNote } from './use-note.ts';
import { useProspects } from './use-prospects.ts';

/** Everybody who could get the card that is taken up, with what it would bring: on a phone the party itself is far below. */
export const GiveList = ({ card }: { readonly card: CardId }) => {
  const { offers } = useAtTable();
  const words = usePlanWords();
  const { name } = useCardTexts();
  const { perform, putBack } = useTakenUp();
  const noteOf = useNote();
  const off: Action = { unequip: card };
  const added: Action = { add: card };
  return (
    <div className="give-list">
      {isForParty(card) && isOnOffer(offers.asking.options, added) && (
        <button type="button" onClick={() => perform([added])}>
          <b>{words.addIt(name(card))}</b>
        </button>
      )}
      {[...useProspects(card)].map(([to, prospect]) => (
        <button key={to} type="button" onClick={() => perform(prospect.steps)}>
          <b>{words.give(name(to))}</b>
          <span>
            {[noteOf(prospect), ...prospect.setsWon.map((set) => words.completes(name(set)))].join(', ')}
            {prospect.instead !== undefined && ` ${words.instead(name(prospect.instead))}`}
          </span>
        </button>
      ))}
      {isOnOffer(offers.asking.options, off) && (
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
