import { LineForm } from './line-form.tsx';
import type { OperatorSectionProps } from './operator-section.ts';
import { useAnswer } from './use-answer.ts';
import { useOperatorWords } from './use-operator-words.ts';

/** Maintenance, and ending a match. */
export const ServerSection = ({ operator, round, run }: OperatorSectionProps) => {
  const { maintenance, matches } = useOperatorWords();
  const note = useAnswer(operator.maintenance, round)?.note;
  return (
    <>
      <section className="panel">
        <h2 className="display">{maintenance.heading}</h2>
        <p>{maintenance.text}</p>
        {note === null && (
          <LineForm label={maintenance.note} button={maintenance.begin} onSend={(text) => void run(operator.setMaintenance(text))} />
        )}
        {note !== null && note !== undefined && (
          <>
            <p>
              <b>{maintenance.on}</b> {note}
            </p>
            <button type="button" className="btn lamp" onClick={() => void run(operator.setMaintenance(null))}>
              {maintenance.finish}
            </button>
          </>
        )}
      </section>
      <section className="panel">
        <h2 className="display">{matches.heading}</h2>
        <LineForm label={matches.id} button={matches.end} onSend={(match) => void run(operator.end(match))} />
      </section>
    </>
  );
};
