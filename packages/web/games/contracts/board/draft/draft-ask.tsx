import { useCardTexts } from '../cards.ts';
import { useHeldCard } from '../held-card.ts';
import { usePromptWords } from '../prompt-words.ts';
import { useTableInfo } from '../table-info.ts';
import { useDraftWords } from './draft-words.ts';

/** The button that keeps the chosen card, beside the question; before one is chosen, how that is done. */
export const DraftAsk = () => {
  const { offers } = useTableInfo();
  const words = useDraftWords();
  const asks = usePromptWords();
  const { name } = useCardTexts();
  const { card: chosen } = useHeldCard();
  if (offers.decision === null) return null;
  if (chosen === undefined) return <p className="draft-how">{words.choose}</p>;
  return (
    <button type="button" className="btn lamp confirm" onClick={() => offers.act({ keep: chosen })}>
      {asks.answers.keep(name(chosen))}
    </button>
  );
};
