import type { ReactNode } from 'react';
import type { Alternative, Prospect, Wanted } from '../../../client/orders.ts';
import { useOrdersWords } from './use-orders-words.ts';

interface AlternativesProps {
  readonly alternatives: readonly Alternative[];
  readonly say: (wanted: Wanted) => string;
  /** What each would do now, if that was checked. */
  readonly now?: readonly Prospect[];
  /** The actions for each. */
  readonly tools?: (index: number) => ReactNode;
}

/** An order's plans, first to last, in sentences. */
export const Alternatives = ({ alternatives, say, now, tools }: AlternativesProps) => {
  const words = useOrdersWords();
  return (
    <ol className="alternatives">
      {alternatives.map((alternative, index) => {
        const prospect = now?.[index];
        return (
          <li key={JSON.stringify(alternative)}>
            <b>{index === 0 ? words.first : words.otherwise}</b>
            <ol>
              {alternative.map((wanted, step) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same answer may occur twice, and a step is identified by its place.
                <li key={step}>{say(wanted)}</li>
              ))}
            </ol>
            {prospect !== undefined && (
              <small className="prospect" data-prospect={prospect}>
                {words.now[prospect]}
              </small>
            )}
            {tools?.(index)}
          </li>
        );
      })}
    </ol>
  );
};
