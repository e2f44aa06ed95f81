import type { Question } from '@swordtable/games/contracts/explain/question';
import type { ReactNode } from 'react';
import { useWhyWords } from '../../../kit/why/words.ts';
import { useExplaining } from './use-explaining.ts';
import './why-number.css';

interface WhyNumberProps {
  readonly asked: Question;
  /** What the number says, in words. */
  readonly said: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A number that can be asked "Why?". What it shows is said in words. */
export const WhyNumber = ({ asked, said, className = '', children }: WhyNumberProps) => {
  const words = useWhyWords();
  const explain = useExplaining();
  return (
    <button
      type="button"
      className={`why-number ${className}`}
      title={words.ask}
      onClick={({ currentTarget }) => explain(asked, currentTarget)}
    >
      <span className="spoken">{`${said}. ${words.ask}`}</span>
      <span className="why-shown" aria-hidden="true">
        {children}
      </span>
    </button>
  );
};
