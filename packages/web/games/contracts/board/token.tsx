import { type Pool, TOKENS, type Tokens as TokenCounts, type Token as TokenName } from '@swordtable/games/contracts/cards/attributes';
import { Icon } from '../../../kit/icons/icon.tsx';
import { useCardTexts } from './cards.ts';
import './token.css';

interface TokenProps {
  readonly token: TokenName;
  readonly count?: number;
  /** Whether what is said beside it names it already. */
  readonly silent?: boolean;
}

/** One kind of attribute, and how many: a shape for each type, a rim for each grade, so that color is never the only sign. */
export const Token = ({ token, count = 1, silent = false }: TokenProps) => {
  const { terms } = useCardTexts();
  const said = `${count} ${terms.token[token]}`;
  return (
    <span className={`attribute ${token}`} title={said} {...(silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': said })}>
      <Icon name={`sign/${token}`} />
      {count !== 1 && <b>{count}</b>}
    </span>
  );
};

const isPool = (tokens: Pool | TokenCounts): tokens is Pool => Array.isArray(tokens);

/** Several kinds, in the order of the rulebook; nothing where there is none. */
export const Tokens = ({ tokens, silent = false }: { readonly tokens: Pool | TokenCounts; readonly silent?: boolean }) => {
  const counts = TOKENS.map((token, at) => ({ token, count: (isPool(tokens) ? tokens[at] : tokens[token]) ?? 0 }));
  return counts.map(({ token, count }) => count > 0 && <Token key={token} token={token} count={count} silent={silent} />);
};
