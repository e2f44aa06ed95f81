import type { PlannedAnswer, RatedAction } from '@swordtable/bots';
import { deepEqual, type Message } from '@swordtable/kernel';
import { useContext, useEffect, useRef } from 'react';
import { hasKeyboard } from '../keyboard.ts';
import { useTableWords } from '../layout/table-words.ts';
import { AloneContext } from './alone.ts';
import type { Selection } from './use-selection.ts';
import './advice.css';

/** This many answers are shown: the best, and two to compare it with. */
const SHOWN = 3;
/** A difference of this many points needs a reason. */
const DIFFERENCE = 0.5;

interface AdviceProps<Action extends object> {
  readonly thoughts: readonly RatedAction<unknown>[];
  readonly selection: Selection<Action>;
  /** An answer in words. */
  readonly say: (action: Action) => string;
  /** A later step of a plan in words; left out if that's the same. */
  readonly sayStep?: (step: PlannedAnswer<Action>) => string;
  /** What speaks for an answer, in words; left out in a game that gives no reasons. */
  readonly sayReason?: ((message: Message) => string) | undefined;
}

/**
 * What the strong bot would do, to the end of the action, what it expects, and why; then the next best answers, and what they lack. Pointing
 * at an answer or selecting it shows it on the board; selecting it again plays it.
 */
export const Advice = <Action extends object>({
  thoughts,
  selection,
  say,
  sayStep = ({ action }) => say(action),
  sayReason,
}: AdviceProps<Action>) => {
  const words = useTableWords();
  const isAlone = useContext(AloneContext);
  const panel = useRef<HTMLElement>(null);
  // On a phone it may be out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new advice must be in sight too.
  useEffect(() => {
    if (!hasKeyboard()) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [thoughts]);
  const isSelected = (answer: Action): boolean => selection.ready !== undefined && deepEqual(selection.ready, answer);
  const [best, next] = thoughts;
  const lessThan = (margin: number): number => (best?.margin ?? margin) - margin;
  const whyText = (thought: RatedAction<unknown>): string | undefined => {
    const { because = [] } = thought;
    if (sayReason === undefined) return undefined;
    if (because.length > 0) return words.adviceWhy(because.map(sayReason));
    return thought === best && next !== undefined && lessThan(next.margin) >= DIFFERENCE ? words.adviceLater : undefined;
  };
  return (
    <section ref={panel} className="panel advice" aria-label={words.adviceTitle} aria-live="polite">
      <h2>{words.adviceTitle}</h2>
      {best === undefined ? (
        <p>{words.noAdvice}</p>
      ) : (
        <>
          <ol>
            {thoughts.slice(0, SHOWN).map((thought) => {
              const { action, margin, wins, plan = [] } = thought;
              // The bot answered this table's question, so its answers are this game's.
              const answer = action as Action;
              const isBest = thought === best;
              const why = whyText(thought);
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
                    title={isBest ? words.adviceLeadLong(margin, isAlone) : words.adviceLessLong(lessThan(margin))}
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
                    <b>{isBest ? words.adviceLead(margin, isAlone) : words.adviceLess(lessThan(margin))}</b>
                    {wins !== undefined && <small>{words.adviceWins(wins)}</small>}
                    {why !== undefined && <span className="why">{why}</span>}
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
