import { useLanguage } from '../../kit/words/language.ts';
import type { OperatorSectionProps } from './operator-section.ts';
import { useAnswer } from './use-answer.ts';
import { useOperatorWords } from './use-operator-words.ts';

/** Who is silenced or banned, and until when. */
export const SanctionsSection = ({ operator, round, run }: OperatorSectionProps) => {
  const words = useOperatorWords().sanctions;
  const language = useLanguage();
  const list = useAnswer(operator.sanctions, round)?.sanctions;
  return (
    <section className="panel">
      <h2 className="display">{words.heading}</h2>
      {list?.length === 0 && <p>{words.none}</p>}
      <ul className="operator-list">
        {list?.map(({ who, name, what, until, why }) => (
          <li key={who}>
            <h3>{name || who}</h3>
            <p className="operator-facts">
              {words[what]}{' '}
              {until === null ? words.forGood : words.until(new Date(until).toLocaleDateString(language, { dateStyle: 'medium' }))}
              {why !== '' && ` · ${why}`}
            </p>
            <button type="button" className="btn small" onClick={() => void run(operator.lift(who))}>
              {words.lift}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
