import { PARTY } from '@swordtable/games/contracts/action';
import { Fragment } from 'react';
import { Amount } from '../amount.tsx';
import { useBoardWords } from '../board-words.ts';
import { useCardTexts } from '../cards.ts';
import { isOfOne, paymentLabel, standsFor } from '../payment-label.ts';
import type { Conversion, Amount as Paid, PaymentPart } from '../payment-parts.ts';
import { usePromptWords } from '../prompt-words.ts';
import { Token } from '../token.tsx';
import './payment-line.css';

const Things = ({ amounts }: { readonly amounts: readonly Paid[] }) =>
  amounts.map(({ token, count }) =>
    token === 'luck' ? <Amount key={token} of="luck" count={count} silent /> : <Token key={token} token={token} count={count} silent />,
  );

const Made = ({ conversion }: { readonly conversion: Conversion }) => {
  const words = useBoardWords();
  const { makes, count, of, with: added } = conversion;
  return (
    <span className="payment-made">
      <Things amounts={of} />
      <Things amounts={added} />
      <i>{standsFor(conversion) ? words.standsFor : words.makes(isOfOne(conversion))}</i>
      <Token token={makes} count={count} silent />
    </span>
  );
};

/** A payment in signs: who spends what, and what is made of it. It is read out as a sentence. */
export const PaymentLine = ({ parts }: { readonly parts: readonly PaymentPart[] }) => {
  const words = usePromptWords();
  const cards = useCardTexts();
  return (
    <span className="payment">
      <span className="spoken">{paymentLabel(parts, { words, cards })}</span>
      {parts
        .filter(({ by, plain, makes }) => by !== PARTY || plain.length + makes.length > 0)
        .map(({ by, plain, makes }) => (
          <span key={by} className="payment-part" aria-hidden="true">
            <b>{by === PARTY ? words.payment.party : cards.name(by)}</b>
            <Things amounts={plain} />
            {makes.map((conversion, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a payment never change places.
              <Fragment key={at}>
                {at + plain.length > 0 && <i>+</i>}
                <Made conversion={conversion} />
              </Fragment>
            ))}
            {plain.length + makes.length === 0 && <i>{words.payment.nothing}</i>}
          </span>
        ))}
    </span>
  );
};
