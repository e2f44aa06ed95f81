import { Icon } from '../../../kit/icons/icon.tsx';
import { useCardTexts } from './cards.ts';
import './amount.css';

/** What a party has or gets that is no attribute. */
export type Resource = 'gold' | 'luck' | 'fame' | 'experience' | 'salary';

interface AmountProps {
  readonly of: Resource;
  readonly count: number;
  /** Whether what is said beside it names it already. */
  readonly silent?: boolean;
}

/** An amount of a resource: the number and its sign. */
export const Amount = ({ of, count, silent = false }: AmountProps) => {
  const { terms } = useCardTexts();
  const said = `${count} ${terms[of]}`;
  return (
    <span className={`amount ${of}`} title={said} {...(silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': said })}>
      {count}
      <Icon name={`sign/${of}`} />
    </span>
  );
};
