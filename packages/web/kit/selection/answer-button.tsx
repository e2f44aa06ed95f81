import type { ComponentProps } from 'react';
import type { Selection } from './use-selection.ts';

interface AnswerButtonProps<Action extends object> extends Omit<ComponentProps<'button'>, 'onClick'> {
  readonly selection: Selection<Action>;
  /** One of the options. */
  readonly action: Action;
}

/** An answer in words. The first press selects it and shows its result; the second gives it. */
export const AnswerButton = <Action extends object>({ selection, action, className = '', ...rest }: AnswerButtonProps<Action>) => {
  const isReady = selection.ready === action;
  return (
    <button
      {...rest}
      type="button"
      className={`btn word ${className}${isReady ? ' lamp confirm' : ''}`}
      aria-pressed={isReady}
      onClick={() => selection.choose(action)}
    />
  );
};
