import type { PlannedAnswer, RatedAction } from '@swordtable/bots';
import { deepEqual } from '@swordtable/kernel';
import { useContext, useEffect, useRef } from 'react';
import { hasKeyboard } from '../keyboard.ts';
import { useTableWords } from '../layout/table-words.ts';
import { AloneContext } from './alone.ts';
import type { Selection } from './use-selection.ts';
import './advice.css';

/** This many answers are worth showing; the bot hardly tried the rest. */
const MOST = 4;

interface AdviceProps<Action extends object> {
  readonly thoughts: readonly RatedAction<unknown>[];
  readonly selection: Selection<Action>;
  /** An answer in words. */
  readonly say: (action: Action) => string;
  /** A later step of a plan in words; left out if that's the same. */
  readonly sayStep?: (step: PlannedAnswer<Action>) => string;
}

/**
 * What the strong bot would do, to the end of the action, and what it expects. Pointing at an answer or selecting it shows it on the board; selecting it again plays
 * it.
 */
export const Advice = <Action extends object>({ thoughts, selection, say, sayStep = ({ action }) => say(action) }: AdviceProps<Action>) => {
  const words = useTableWords();
  const isAlone = useContext(AloneContext);
  const panel = useRef<HTMLElement>(null);
  // On a phone it may be out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new advice must be in sight too.
  useEffect(() => {
    if (!hasKeyboard()) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [thoughts]);
  const isSelected = (answer: Action): boolean => selection.ready !== undefined && deepEqual(selection.ready, answer);
  const best = thoughts.slice(0, MOST);
  const tries = Math.max(1, ...best.map(({ visits }) => visits));
  return (
    <section ref={panel} className="panel advice" aria-label={words.adviceTitle} aria-live="polite">
      <h2>{words.adviceTitle}</h2>
      {best.length === 0 ? (
        <p>{words.noAdvice}</p>
      ) : (
        <>
          <ol>
            {best.map(({ action, margin, wins, visits, plan = [] }) => {
              // The bot answered this table's question, so its answers are this game's.
              const answer = action as Action;
              return (
                <li key={JSON.stringify(action)}>
                  <button
                    type="button"
                    onPointerEnter={() => selection.show(answer)}
                    onPointerLeave={selection.unpoint}
                    onFocus={() => selection.show(answer)}
                    onBlur={selection.unpoint}
                    onClick={() => (isSelected(answer) ? selection.act(answer) : selection.select(answer))}
                    aria-pressed={isSelected(answer)}
                    title={words.adviceLeadLong(margin, isAlone)}
                  >
                    <span className="what">
                      <span className="spoken">{isSelected(answer) ? words.advicePlay : words.adviceShow}: </span>
                      {say(answer)}
                    </span>
                    {plan.map((step) => (
                      <span key={JSON.stringify(step)} className="then">
                        {sayStep(step as PlannedAnswer<Action>)}
                      </span>
                    ))}
                    <b>{words.adviceLead(margin, isAlone)}</b>
                    {wins !== undefined && <small>{words.adviceWins(wins)}</small>}
                    <meter min={0} max={tries} value={visits} aria-hidden="true" />
                  </button>
                </li>
              );
            })}
          </ol>
          <p>{words.adviceText}</p>
        </>
      )}
    </section>
  );
};
