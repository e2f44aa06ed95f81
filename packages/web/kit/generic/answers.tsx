import { canonicalJson } from '@swordtable/kernel';
import { useState } from 'react';
import type { Question } from '../../client/table.ts';
import { AnswerButton } from '../selection/answer-button.tsx';
import type { Selection } from '../selection/use-selection.ts';
import { wordsBy } from '../words/language.ts';
import { groupsOf } from './groups.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import './answers.css';

export const useGenericWords = wordsBy({ en, de });

interface AnswersProps {
  readonly decision: Question;
  readonly options: readonly object[];
  readonly say: (action: object) => string;
  readonly selection: Selection<object>;
}

/** The answers as buttons, grouped while there are many. */
export const Answers = ({ decision, options, say, selection }: AnswersProps) => {
  const words = useGenericWords();
  const [chosen, setChosen] = useState<{ readonly of: Question; readonly keys: readonly string[] }>({ of: decision, keys: [] });
  const keys = chosen.of === decision ? chosen.keys : [];
  let shown = options;
  let groups = groupsOf(shown);
  for (const key of keys) {
    shown = groups?.find((group) => group.key === key)?.options ?? shown;
    groups = groupsOf(shown);
  }
  const choose = (next: readonly string[]): void => setChosen({ of: decision, keys: next });
  return (
    <div className="generic-answers">
      {keys.length > 0 && (
        <button type="button" className="btn quiet" onClick={() => choose(keys.slice(0, -1))}>
          {words.back}
        </button>
      )}
      {groups === undefined
        ? shown.map((option) => (
            <AnswerButton key={canonicalJson(option)} selection={selection} action={option}>
              {say(option)}
            </AnswerButton>
          ))
        : groups.map(({ key, label, options: inGroup }) => {
            const [only, second] = inGroup;
            return only !== undefined && second === undefined ? (
              <AnswerButton key={key} selection={selection} action={only}>
                {say(only)}
              </AnswerButton>
            ) : (
              <button key={key} type="button" className="btn word" onClick={() => choose([...keys, key])}>
                {`${label}…`}
              </button>
            );
          })}
    </div>
  );
};
