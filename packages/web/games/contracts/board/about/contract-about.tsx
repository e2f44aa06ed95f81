import { contractOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { COLUMN } from '@swordtable/games/contracts/kingdom';
import { Amount } from '../amount.tsx';
import { PaymentLine } from '../ask/payment-line.tsx';
import { useCardTexts } from '../cards.ts';
import { paymentParts } from '../payment-parts.ts';
import { useTableInfo } from '../table-info.ts';
import { Token } from '../token.tsx';
import { CardChips } from './card-chips.tsx';
import { openedBy, type Payable, payableBy, payingParty } from './payable.ts';
import { useAboutWords } from './words.ts';

/** What is out of reach, and what would help. */
const Missing = ({ payable: { missing, luck } }: { readonly payable: Payable }) => {
  const words = useAboutWords();
  return (
    <p>
      {words.cannot}{' '}
      {missing.length > 0 && (
        <span className="about-missing">
          {words.missing}{' '}
          {missing.map((token) => (token === 'luck' ? <Amount key={token} of="luck" count={1} /> : <Token key={token} token={token} />))}.
        </span>
      )}{' '}
      {luck !== undefined && words.luckWould(luck)}
    </p>
  );
};

/** Who could pay, with or without the bonus, and the cheapest way. */
const Payers = ({ contract, bonus }: { readonly contract: CardId; readonly bonus: boolean }) => {
  const words = useAboutWords();
  const { view, mine } = useTableInfo();
  const { name, phrases } = useCardTexts();
  const party = payingParty(view, mine);
  const payable = payableBy(party, contract, bonus);
  const { alone, groups, best } = payable;
  const isReady = party.fellows.some(({ ready }) => ready);
  return (
    <div className="about-payers">
      <h4>{bonus ? words.bonus : words.plain}</h4>
      {best === undefined ? (
        isReady ? (
          <Missing payable={payable} />
        ) : (
          <p>{words.nobodyReady}</p>
        )
      ) : (
        <>
          {alone.length > 0 && <p>{words.alone(phrases.list(alone.map(name)))}</p>}
          {groups.length > 0 && <p>{words.together(groups.map((group) => phrases.list(group.map(name))).join('; '))}</p>}
          <p className="about-cheapest">{words.cheapest(best.ways)}</p>
          <PaymentLine parts={paymentParts({ contract, bonus, group: best.group, pay: best.pay })} />
        </>
      )}
    </div>
  );
};

/** What the bonus would bring to light. */
const Opens = ({ contract }: { readonly contract: CardId }) => {
  const words = useAboutWords();
  const { view } = useTableInfo();
  const { name, terms } = useCardTexts();
  const { arc, level } = contractOf(contract);
  const opened = openedBy(view, contract);
  const what = `${terms.arc[arc]} ${level + 1}`;
  if (opened.length === 0) return <p>{words.opensNone(what)}</p>;
  const oldest = view.followUps.length >= COLUMN ? view.followUps.at(-1) : undefined;
  return (
    <>
      <p>{words.opens(opened.length, what)}</p>
      <CardChips cards={opened} />
      {oldest !== undefined && <p>{words.pushesOut(name(oldest))}</p>}
    </>
  );
};

/** A contract from the party's side: who could pay it and how, and what its bonus opens. */
export const ContractAbout = ({ contract }: { readonly contract: CardId }) => {
  const words = useAboutWords();
  const { view, seats } = useTableInfo();
  const { bonus } = contractOf(contract);
  const keeper = view.parties.findIndex(({ reserved }) => reserved === contract);
  const { name = '', you = false } = seats[keeper] ?? {};
  return (
    <section className="about-section">
      <h3 className="display">{words.who}</h3>
      {view.phase !== 'contract' && <p className="about-ready">{words.ifReady}</p>}
      {keeper >= 0 && <p>{words.reservedBy(name, you)}</p>}
      <Payers contract={contract} bonus={false} />
      {bonus !== undefined && (
        <>
          <Payers contract={contract} bonus />
          <Opens contract={contract} />
        </>
      )}
    </section>
  );
};
