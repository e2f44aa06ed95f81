import { useCardTexts } from '../cards.ts';
import { usePromptWords } from '../prompt-words.ts';
import { useTableInfo } from '../table-info.ts';
import { payDayOf } from './pay-sums.ts';
import { useEndsWords } from './words.ts';

/** Beside the question of pay day: how much is still missing, and once nothing is, the button that says so. */
export const PayAsk = () => {
  const words = useEndsWords();
  const { answers } = usePromptWords();
  const { phrases } = useCardTexts();
  const { view, mine, offers } = useTableInfo();
  const { left = 0 } = payDayOf(view, mine) ?? {};
  if (offers.decision === null) return left < 0 ? null : <p>{words.everybodyPaid}</p>;
  if (!offers.can({ done: true })) return <p aria-live="polite">{words.missing(phrases.gold(-left))}</p>;
  return (
    <button type="button" className="btn lamp confirm" onClick={() => offers.act({ done: true })}>
      {answers.done}
    </button>
  );
};
