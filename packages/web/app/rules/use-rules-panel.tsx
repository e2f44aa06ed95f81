import { type ReactNode, useCallback, useState } from 'react';
import type { OpenAt } from '../../kit/rules/book-view.tsx';
import { RulesPanel } from './rules-panel.tsx';

interface RulesBeside {
  /** Opens the rules at a section or a ruling. */
  readonly openRule: (id: string) => void;
  /** Opens the rules where the match is, or else at the beginning; or closes them. */
  readonly toggleRules: () => void;
  /** The rules, while they are open. */
  readonly rules: ReactNode;
}

/** The rules beside a match or a replay. */
export const useRulesPanel = (game: string, section?: string): RulesBeside => {
  const [open, setOpen] = useState<OpenAt | 'beginning'>();
  return {
    openRule: useCallback((id) => setOpen({ id }), []),
    toggleRules: () => setOpen((before) => (before !== undefined ? undefined : section === undefined ? 'beginning' : { id: section })),
    rules: open !== undefined && <RulesPanel game={game} at={open === 'beginning' ? undefined : open} onClose={() => setOpen(undefined)} />,
  };
};
