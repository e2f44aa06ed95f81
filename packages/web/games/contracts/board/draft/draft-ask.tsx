import { hasKeyboard } from '../../../../kit/keyboard.ts';
import { useCardTexts } from '../cards.ts';
import { useHeldCard } from '../held-card.ts';
import { usePromptWords } from '../prompt-words.ts';
import { useTableInfo } from '../table-info.ts';
import { ChosenCard } from './chosen-card.tsx';
import { useDraftWords } from './draft-words.ts';

const NONE: readonly never[] = [];

/** The inspected card, and the button that keeps the chosen one; before one is chosen, how that is done. */
export const DraftAsk = () => {
  const { offers, view, mine } = useTableInfo();
  const words = useDraftWords();
  const asks = usePromptWords();
  const { name } = useCardTexts();
  const { card: chosen, looked } = useHeldCard();
  const pack = view.parties[mine]?.own?.pack ?? NONE;
  const how = hasKeyboard() ? `${words.choose} ${words.chooseKeys}` : words.choose;
  const shown = looked !== undefined && pack.includes(looked) ? looked : chosen;
  return (
    <>
      {shown === undefined ? <p className="draft-how">{offers.decision === null ? words.read : how}</p> : <ChosenCard card={shown} />}
      {offers.decision !== null && chosen !== undefined && (
        <button type="button" className="btn lamp confirm" onClick={() => offers.act({ keep: chosen })}>
          {asks.answers.keep(name(chosen))}
        </button>
      )}
    </>
  );
};
