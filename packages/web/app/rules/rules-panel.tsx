import { Suspense, useEffect, useRef } from 'react';
import { hasKeyboard } from '../../kit/keyboard.ts';
import { SidePanel } from '../../kit/layout/side-panel.tsx';
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

/** The rules beside the board: over the right rail, or on a phone over everything. */
export const RulesPanel = ({ game, at, onClose }: RulesPanelProps) => {
  const words = useRulesWords();
  return (
    <SidePanel className="rules-panel" title={words.title} closeLabel={words.close} onClose={onClose}>
      <div className="rules-scroll">
        <Suspense fallback={null}>
          <Book game={game} at={at} />
        </Suspense>
      </div>
    </SidePanel>
  );
};
