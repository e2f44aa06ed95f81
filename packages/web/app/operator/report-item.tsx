import type { ReportCard } from '@swordtable/server/api/operators';
import { Link } from 'wouter';
import { useLanguage } from '../../kit/words/language.ts';
import type { OperatorSectionProps } from './operator-section.ts';
import { useOperatorWords } from './use-operator-words.ts';

const WEEK = 7;

/** One report: who, why, what was said, and what to do about it. */
export const ReportItem = ({ report, operator, run }: OperatorSectionProps & { readonly report: ReportCard }) => {
  const words = useOperatorWords().reports;
  const language = useLanguage();
  const { about, by, why, talk, match, at } = report;
  const nameOf = ({ name, guest, seat }: ReportCard['by']): string => `${name || words.seat(seat)}${guest ? ` (${words.guest})` : ''}`;
  const sayer = (seat: number): string => [about, by].find((party) => party.seat === seat)?.name || words.seat(seat);
  const impose = (what: 'silenced' | 'banned', days: number | null): void =>
    void run(operator.impose(about.who, { what, days, name: about.name }));
  return (
    <li>
      <h3>{words.about(nameOf(about))}</h3>
      <p className="operator-facts">
        {words.reasons[why]} · {words.by(nameOf(by))} · {new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })}{' '}
        ·{' '}
        <Link className="inline-link" href={`/match/${match}`}>
          {words.replay} {match}
        </Link>
      </p>
      {report.words !== '' && <blockquote>{report.words}</blockquote>}
      {talk.length > 0 && (
        <details>
          <summary>{words.said}</summary>
          <ol>
            {talk.map(({ number, seat, phrase, text }) => (
              <li key={number}>
                <b>{sayer(seat)}</b> {phrase === undefined ? text : words.phrase[phrase]}
              </li>
            ))}
          </ol>
        </details>
      )}
      <div className="row">
        <button type="button" className="btn small" onClick={() => impose('silenced', WEEK)}>
          {words.silence}
        </button>
        <button type="button" className="btn small" onClick={() => impose('banned', null)}>
          {words.ban}
        </button>
        <button type="button" className="btn small" onClick={() => window.confirm(words.endAsk) && void run(operator.end(match))}>
          {words.end}
        </button>
        <button type="button" className="btn small lamp" onClick={() => void run(operator.close(report.report, ''))}>
          {words.close}
        </button>
      </div>
    </li>
  );
};
