import { type KeyboardEvent, Suspense, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { hasKeyboard } from '../../kit/keyboard.ts';
import { BookView, type OpenAt } from '../../kit/rules/book-view.tsx';
import { useRulesWords } from '../../kit/rules/words.ts';
import { useRuleBook } from './use-rule-book.ts';
import './rules-panel.css';

interface RulesPanelProps {
  readonly game: string;
  /** Where the rules open; at the beginning if undefined. */
  readonly at: OpenAt | undefined;
  readonly onClose: () => void;
}

const Book = ({ game, at }: Pick<RulesPanelProps, 'game' | 'at'>) => {
  const words = useRulesWords();
  const book = useRuleBook(game);
  const content = useRef<HTMLDivElement>(null);
  // With a keyboard, the search gets the focus; after a jump, its place does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the rules open.
  useEffect(() => {
    if (at === undefined && hasKeyboard()) content.current?.querySelector<HTMLElement>('input')?.focus();
  }, []);
  return book === undefined ? (
    <p>{words.none}</p>
  ) : (
    <div ref={content}>
      <BookView book={book} at={at} level={3} apart />
    </div>
  );
};

/** The rules beside the board: over the right rail, or on a phone over everything. It takes the focus and returns it. */
export const RulesPanel = ({ game, at, onClose }: RulesPanelProps) => {
  const words = useRulesWords();
  const title = useId();
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    before.current ??= document.activeElement;
    if (panel.current?.matches(':popover-open') === false) panel.current.showPopover();
  }, []);
  useEffect(() => {
    // The rules may already have the focus if they didn't have to load.
    if (panel.current?.contains(document.activeElement) === false) panel.current.focus();
  }, []);
  const close = (): void => {
    onClose();
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Escape') close();
  };
  return (
    <div ref={panel} popover="manual" role="dialog" aria-labelledby={title} tabIndex={-1} className="rules-panel" onKeyDown={onKeyDown}>
      <div className="rules-head">
        <h2 id={title} className="display">
          {words.title}
        </h2>
        <button type="button" className="btn quiet square" onClick={close} aria-label={words.close} title={words.close}>
          <svg viewBox="0 0 24 24" className="ico" aria-hidden="true">
            <path d="M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z" />
          </svg>
        </button>
      </div>
      <div className="rules-scroll">
        <Suspense fallback={null}>
          <Book game={game} at={at} />
        </Suspense>
      </div>
    </div>
  );
};
