import type { Tally } from '@swordtable/games/swordcrafters/view/forecast';
import type { Wording } from './wording.ts';
import './facts.css';

interface FactsProps {
  readonly tally: Tally;
  /** What it was before this round’s tiles; left out where nothing is being built. */
  readonly before?: Tally | undefined;
  readonly onWhy: (near: Element) => void;
  readonly label: string;
  /** Whether these are the points of the whole game. */
  readonly isFinal: boolean;
  readonly words: Wording['words'];
}

const PARTS = ['quality', 'longest', 'magic', 'total'] as const;

/** What a sword would score if the game stopped here, and what this round’s tiles have changed so far. */
export const Facts = ({ tally, before, onWhy, label, isFinal, words }: FactsProps) => (
  <button type="button" className="facts" onClick={(event) => onWhy(event.currentTarget)}>
    <span className="spoken">{label}</span>
    {PARTS.map((part) => {
      const change = before === undefined ? 0 : tally[part] - before[part];
      return (
        <span key={part} className="fact" data-part={part}>
          <span>{part === 'total' && isFinal ? words.final : words[part]}</span>
          {change !== 0 && (
            <em data-change={change > 0 ? 'up' : 'down'} title={words.changeLong(change)}>
              {words.change(change)}
            </em>
          )}
          <b>{tally[part]}</b>
        </span>
      );
    })}
  </button>
);
