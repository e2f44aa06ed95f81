import { REPORT_WHY, type ReportWhy, WORDS_MAX } from '@swordtable/server/api/talk';
import { type FormEvent, useId, useState } from 'react';
import { focusOn } from './focus-on.ts';
import type { TalkState } from './use-talk.ts';
import { useTalkWords } from './use-talk-words.ts';

interface ReportFormProps {
  readonly state: TalkState;
  readonly seat: number;
  readonly onDone: (isSent: boolean) => void;
}

/** A report of a player to those who run the server. */
export const ReportForm = ({ state, seat, onDone }: ReportFormProps) => {
  const words = useTalkWords();
  const reason = useId();
  const [why, setWhy] = useState<ReportWhy>('insults');
  const [details, setDetails] = useState('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await state.run(state.service.report({ seat, why, words: details }))) onDone(true);
  };
  return (
    <form className="talk-report" onSubmit={(event) => void send(event)}>
      <p>{words.reportText}</p>
      <fieldset>
        <legend className="eyebrow">{words.reason}</legend>
        {REPORT_WHY.map((each, index) => (
          <label key={each}>
            <input
              ref={index === 0 ? focusOn : undefined}
              type="radio"
              name={reason}
              checked={why === each}
              onChange={() => setWhy(each)}
            />
            <span>{words.reasons[each]}</span>
          </label>
        ))}
      </fieldset>
      <label className="talk-details">
        <span>{words.details}</span>
        <textarea
          className="field-line"
          rows={3}
          maxLength={WORDS_MAX}
          value={details}
          onChange={({ target }) => setDetails(target.value)}
        />
      </label>
      <div className="row">
        <button type="button" className="btn quiet" onClick={() => onDone(false)}>
          {words.back}
        </button>
        <button type="submit" className="btn lamp">
          {words.sendReport}
        </button>
      </div>
    </form>
  );
};
