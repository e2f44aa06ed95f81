import { useState } from 'react';
import type { OperatorSectionProps } from './operator-section.ts';
import { ReportItem } from './report-item.tsx';
import { useAnswer } from './use-answer.ts';
import { useOperatorWords } from './use-operator-words.ts';

/** The open reports, newest first. */
export const ReportsSection = (props: OperatorSectionProps) => {
  const words = useOperatorWords().reports;
  const [before, setBefore] = useState<number>();
  const page = useAnswer(() => props.operator.reports('open', before), props.round + (before ?? 0));
  return (
    <section className="panel">
      <h2 className="display">{words.heading}</h2>
      {page?.reports.length === 0 && <p>{words.none}</p>}
      <ol className="operator-list">
        {page?.reports.map((report) => (
          <ReportItem key={report.report} report={report} {...props} />
        ))}
      </ol>
      {page !== undefined && page.next !== null && (
        <button type="button" className="btn" onClick={() => setBefore(page.next ?? undefined)}>
          {words.more}
        </button>
      )}
    </section>
  );
};
