import { AT, isEmpty, TOKENS } from '@swordtable/games/contracts/cards/attributes';
import type { Party } from '@swordtable/games/contracts/party/party-state';
import { useMemo } from 'react';
import { WhyNumber } from '../../why/why-number.tsx';
import { poolText } from '../about/pool-text.ts';
import { Amount } from '../amount.tsx';
import { useCardTexts } from '../cards.ts';
import { useTableInfo } from '../table-info.ts';
import { Tokens } from '../token.tsx';
import { usePlanWords } from './plan-words.ts';
import { SummaryRow } from './summary-row.tsx';
import { dueOf, totalOf } from './sums.ts';
import { useForesight } from './use-bench.ts';
import './summary.css';

/** What pay day will cost, and whether the gold does for it. */
const PayDay = ({ after }: { readonly after: Party }) => {
  const { mine: seat } = useTableInfo();
  const words = usePlanWords();
  const { phrases } = useCardTexts();
  const { tokens, gold, short } = dueOf(after);
  return (
    <div className="summary-pay" data-short={short > 0 || undefined}>
      <dt>{words.pay}</dt>
      <dd>
        <WhyNumber asked={{ planned: { payDay: true, seat }, seat }} said={phrases.gold(gold)}>
          <Amount of="salary" count={tokens} silent /> <Amount of="gold" count={gold} silent />
        </WhyNumber>{' '}
        <span>{tokens === 0 ? words.noPay : short > 0 ? words.short(short) : words.paid}</span>
      </dd>
    </div>
  );
};

/** What the whole party comes to: all attributes together, and what else it has. */
const Whole = ({ after }: { readonly after: Party }) => {
  const { mine: seat } = useTableInfo();
  const words = usePlanWords();
  const cards = useCardTexts();
  const total = totalOf(after);
  return (
    <div className="summary-whole">
      <dt>{words.whole}</dt>
      <dd>
        {isEmpty(total) ? (
          <span className="muted">{words.nothing}</span>
        ) : (
          <WhyNumber asked={{ planned: { whole: true, seat }, seat }} said={poolText(total, cards)}>
            <Tokens tokens={total} silent />
          </WhyNumber>
        )}
      </dd>
      <dd>
        {(['gold', 'luck', 'fame'] as const).map((of) => (
          <WhyNumber key={of} asked={{ planned: { resource: of, seat }, seat }} said={`${cards.terms[of]}: ${after[of]}`}>
            <Amount of={of} count={after[of]} silent />
          </WhyNumber>
        ))}
      </dd>
    </div>
  );
};

/** What the party comes to as it is planned: attributes of all and of each, sets, room for skills, and pay day. */
export const Summary = () => {
  const { view, party, mine: seat } = useTableInfo();
  const words = usePlanWords();
  const cards = useCardTexts();
  const foresee = useForesight();
  const after = useMemo(() => foresee(party), [foresee, party]);
  const wilds = TOKENS.map((_, at) => after.wilds[at - AT.wildBasic] ?? 0);
  const title = view.phase === 'contract' ? words.summaryNow : words.summary;
  return (
    <section className="plan-summary" aria-label={title}>
      <h3>{title}</h3>
      <dl>
        <Whole after={after} />
        {after.fellows.map((fellow) => (
          <SummaryRow key={fellow.card} fellow={fellow} />
        ))}
        {!isEmpty(wilds) && (
          <div className="summary-row">
            <dt>{words.wilds}</dt>
            <dd>
              <WhyNumber asked={{ planned: { wilds: true, seat }, seat }} said={poolText(wilds, cards)}>
                <Tokens tokens={wilds} silent />
              </WhyNumber>
            </dd>
          </div>
        )}
        <PayDay after={after} />
      </dl>
    </section>
  );
};
