import './match-menu.css';
import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '../../kit/icons/icon.tsx';
import { openAtButton } from '../../kit/layout/open-at-button.ts';
import { usePlayWords } from './play-words.ts';

/** An action on a match, apart from playing. */
export interface MatchAction {
  readonly id: string;
  readonly label: string;
  /** A confirmation, for actions that can't be undone. */
  readonly confirm?: { readonly question: string; readonly yes: string; readonly no?: string };
  readonly onDo: () => void;
}

const ID = 'match-menu';

/** The match's menu. The browser opens and closes it. */
export const MatchMenu = ({ actions, children }: { readonly actions: readonly MatchAction[]; readonly children?: ReactNode }) => {
  const words = usePlayWords();
  const [asked, setAsked] = useState<MatchAction>();
  const popover = useRef<HTMLDivElement>(null);
  const perform = (action: MatchAction): void => {
    setAsked(undefined);
    popover.current?.hidePopover();
    action.onDo();
  };
  return (
    <>
      <button type="button" className="btn quiet square" popoverTarget={ID} aria-label={words.menu} title={words.menu}>
        <Icon name="match" />
      </button>
      <div
        ref={popover}
        id={ID}
        popover="auto"
        className="menu panel match-menu"
        onBeforeToggle={openAtButton}
        onToggle={() => setAsked(undefined)}
      >
        {asked?.confirm !== undefined ? (
          <>
            <p role="alert">{asked.confirm.question}</p>
            {/* The safe answer is the bright one. */}
            <button type="button" className="btn lamp" onClick={() => setAsked(undefined)}>
              {asked.confirm.no ?? words.cancel}
            </button>
            <button type="button" className="btn" onClick={() => perform(asked)}>
              {asked.confirm.yes}
            </button>
          </>
        ) : (
          actions.map((action) => (
            <button
              key={action.id}
              type="button"
              className="btn quiet"
              onClick={() => (action.confirm === undefined ? perform(action) : setAsked(action))}
            >
              {action.label}
            </button>
          ))
        )}
        {children}
      </div>
    </>
  );
};
