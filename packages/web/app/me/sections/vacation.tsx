import './vacation.css';
import { awayRoutes } from '@swordtable/server/api/away-routes';
import { VACATION_DAYS } from '@swordtable/server/api/vacation';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { askService, HOME } from '../../../client/remote/http.ts';
import { useLanguage } from '../../../kit/words/language.ts';
import { Confirm } from '../confirm.tsx';
import { useMeWords } from '../me-words.ts';
import { Section } from '../section.tsx';
import { useTask } from '../use-task.ts';

/** As the server tells it. */
interface OwnVacation {
  readonly until: number | null;
  readonly left: number;
}

const DEFAULT_DAYS = 7;

/** How many days, and a button. */
const Start = ({
  left,
  isBusy,
  onStart,
}: {
  readonly left: number;
  readonly isBusy: boolean;
  readonly onStart: (days: number) => void;
}) => {
  const { vacation: words } = useMeWords();
  const [days, setDays] = useState(Math.min(DEFAULT_DAYS, left));
  const field = useId();
  const start = (event: FormEvent): void => {
    event.preventDefault();
    onStart(days);
  };
  return (
    <form className="vacation" onSubmit={start}>
      <label htmlFor={field}>{words.days}</label>
      <input
        id={field}
        className="field-line"
        type="number"
        inputMode="numeric"
        min={1}
        max={left}
        value={days || ''}
        onChange={(event) => setDays(event.target.valueAsNumber || 0)}
        required
      />
      <button type="submit" className="btn" disabled={isBusy}>
        {words.start}
      </button>
    </form>
  );
};

/** Days on which the clocks of matches over days stand still. */
export const VacationSection = () => {
  const { vacation: words, cancel } = useMeWords();
  const language = useLanguage();
  const [own, setOwn] = useState<OwnVacation>();
  const { message, isBusy, run } = useTask();
  const show = (value: OwnVacation): string => {
    setOwn(value);
    return '';
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens.
  useEffect(() => void run(() => askService(HOME, awayRoutes.vacation, {}), show), []);
  const start = (days: number): void => void run(() => askService(HOME, awayRoutes.startVacation, { body: { days } }), show);
  const stop = (): void => void run(() => askService(HOME, awayRoutes.endVacation, {}), show);
  const end = own?.until == null ? undefined : new Date(own.until).toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Section title={words.heading}>
      <p>{words.text(VACATION_DAYS)}</p>
      <p role="status">
        {message}
        {end !== undefined && <b>{words.until(end)}</b>}
        {own !== undefined && end === undefined && words.left(own.left)}
      </p>
      {end !== undefined && (
        <Confirm label={words.stop} question={words.ask} yes={words.stop} no={cancel} disabled={isBusy} onConfirm={stop} />
      )}
      {own !== undefined && end === undefined && own.left > 0 && <Start left={own.left} isBusy={isBusy} onStart={start} />}
    </Section>
  );
};
