import type { Scores } from '@swordtable/games/swordcrafters/phases/scoring';
import { useEffect, useState } from 'react';
import { paceFactor } from '../../../kit/settings/settings.ts';
import { bladeNames } from './blade-names.ts';
import { MagicGems } from './magic-panel.tsx';
import type { ScoreContext } from './score-rows.ts';
import { scoreRows, stepSaid, stepsOf, wholeSaid } from './score-rows.ts';
import { SmithMark } from './smiths.tsx';
import type { Wording } from './wording.ts';
import './score-table.css';

interface ScoreTableProps {
  readonly context: ScoreContext;
  readonly scores: Scores;
  readonly wording: Wording;
  /** Whether it is told step by step, because somebody looks on while the game ends. */
  readonly isTold: boolean;
  /** Told to the end: totals may be shown everywhere. */
  readonly onTold: () => void;
}

/** How long each step is shown before the next, at normal speed. */
const STEP_MS = 2_600;

/** What every sword scores, line by line: told step by step, and then to be read as a whole. */
export const ScoreTable = ({ context, scores, wording, isTold, onTold }: ScoreTableProps) => {
  const { scoring, texts, view } = context;
  const last = stepsOf(context) - 1;
  const [step, setStep] = useState(isTold && paceFactor() > 0 ? 0 : last);
  const isAll = step >= last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step has its time.
  useEffect(() => {
    if (isAll) {
      onTold();
      return;
    }
    const wait = setTimeout(() => setStep((now) => now + 1), STEP_MS * paceFactor());
    return () => clearTimeout(wait);
  }, [isAll, step]);
  const names = bladeNames(view, scores, wording);
  const rows = scoreRows(context, scores);
  const best = Math.max(...scores.map(({ points }) => points));
  const said = isAll ? wholeSaid(context, scores, names) : stepSaid(context, scores, names, step);
  return (
    <div className="score-space">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls has to be reachable by the keyboard. */}
      <section className="score-scroll" tabIndex={0} aria-label={scoring.table}>
        <table className="score-table">
          <caption className="spoken">{scoring.table}</caption>
          <thead>
            <tr>
              <td />
              {scores.map(({ owner }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: swords are known by their order; two may bear one name.
                <th key={at} scope="col">
                  {owner >= 0 && <SmithMark seat={owner} />}
                  <span>{names[at]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} data-told={row.step <= step || undefined} data-now={(!isAll && row.step === step) || undefined}>
                <th scope="row">
                  {row.card !== undefined && <MagicGems card={view.setting.magic[row.card] as (typeof view.setting.magic)[number]} />}
                  {row.title}
                </th>
                {row.cells.map(({ points, note }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same order as above.
                  <td key={at} data-won={points > 0 || undefined}>
                    <b>{points}</b>
                    <small>{note}</small>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr data-told={isAll || undefined}>
              <th scope="row">{scoring.whole}</th>
              {scores.map(({ points }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same order as above.
                <td key={at} data-best={points === best || undefined}>
                  <b>{points}</b>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
        <div className="score-said" aria-live="polite">
          {said.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        {isAll && view.setting.dual && (
          <p className="score-both">
            {wording.seats
              .map(({ name }, seat) => {
                const both = scores.filter(({ owner }) => owner === seat).reduce((sum, { points }) => sum + points, 0);
                return `${name}: ${texts.points(both)}`;
              })
              .join(' · ')}
          </p>
        )}
      </section>
      {!isAll && (
        <p className="score-steps">
          <button type="button" className="btn" onClick={() => setStep(step + 1)}>
            {scoring.next}
          </button>
          <button type="button" className="btn quiet" onClick={() => setStep(last)}>
            {scoring.all}
          </button>
        </p>
      )}
    </div>
  );
};
