import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { AnswerButton } from '../../../../kit/selection/answer-button.tsx';
import { CardFace } from '../card-face.tsx';
import { useCardTexts } from '../cards.ts';
import { useTableInfo } from '../table-info.ts';
import { usePlanWords } from './plan-words.ts';
import './leaders.css';

/** The leaders to choose from in the first round: what each can do at its three levels, side by side. */
export const Leaders = ({ leaders }: { readonly leaders: readonly CardId[] }) => {
  const { offers } = useTableInfo();
  const words = usePlanWords();
  const { name, rows, terms } = useCardTexts();
  return (
    <section className="leaders">
      <h3>{words.leaders}</h3>
      <div>
        {leaders.map((leader) => {
          const answer = offers.selection.options.find((option) => 'leader' in option && option.leader === leader);
          return (
            <article key={leader} className="leader-card" data-card={leader}>
              <CardFace card={leader} />
              <dl tabIndex={0}>
                {rows(leader).map((row, at) => (
                  <div key={row.join()}>
                    <dt>{rows(leader).length === 1 ? '' : terms.level(at + 1)}</dt>
                    <dd>{row.join(' ')}</dd>
                  </div>
                ))}
              </dl>
              {answer !== undefined && (
                <AnswerButton selection={offers.selection} action={answer} data-stop="" aria-label={`${words.leadIt}: ${name(leader)}`}>
                  {words.leadIt}
                </AnswerButton>
              )}
            </article>
          );
        })}
      </div>
    </section>
  );
};
