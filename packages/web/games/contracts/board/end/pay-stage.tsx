import { cardOf } from '@swordtable/games/contracts/cards/catalog';
import { partyIn } from '@swordtable/games/contracts/explain/explanation';
import { effectsIn } from '@swordtable/games/contracts/party/party';
import { GOLD_PER_TOKEN } from '@swordtable/games/contracts/phases/payment';
import { textOf, whoseOf } from '@swordtable/games/contracts/text/card-text';
import { WhyNumber } from '../../why/why-number.tsx';
import { Amount } from '../amount.tsx';
import { useCardTexts } from '../cards.ts';
import { useTableInfo } from '../table-info.ts';
import { OtherParties } from './other-parties.tsx';
import { type PayDay, payDayOf } from './pay-sums.ts';
import { WageRow } from './wage-row.tsx';
import { useEndsWords } from './words.ts';
import './pay-stage.css';

/** What all comes to: due, there, left over or missing, and the fame for it. */
const Sums = ({ day: { due, gold, left, fame } }: { readonly day: PayDay }) => {
  const words = useEndsWords();
  const { mine, owner } = useTableInfo();
  const { phrases } = useCardTexts();
  const { you, name } = owner;
  return (
    <dl className="pay-sums" aria-live="polite">
      <div>
        <dt>{you ? words.gold : words.goldOf(name)}</dt>
        <dd>
          <WhyNumber asked={{ resource: 'gold', seat: mine }} said={phrases.gold(gold)}>
            <Amount of="gold" count={gold} silent />
          </WhyNumber>
        </dd>
      </div>
      <div>
        <dt>{words.owed}</dt>
        <dd>
          <WhyNumber asked={{ payDay: true, seat: mine }} said={phrases.gold(due)}>
            <Amount of="gold" count={due} silent />
          </WhyNumber>
        </dd>
      </div>
      <div data-short={left < 0 || undefined}>
        <dt>{left < 0 ? words.short : words.left}</dt>
        <dd>
          <Amount of="gold" count={Math.abs(left)} />
        </dd>
      </div>
      <div>
        <dt>{words.fameToCome}</dt>
        <dd>
          <Amount of="fame" count={fame} />
        </dd>
      </div>
    </dl>
  );
};

/** Cards of the party that wait for pay day. */
const WhenPaid = () => {
  const words = useEndsWords();
  const { view, mine } = useTableInfo();
  const { name, phrases } = useCardTexts();
  const waiting = effectsIn(partyIn(view, mine), view.sets, ({ when }) => when === 'paid');
  if (waiting.length === 0) return null;
  return (
    <section className="pay-cards">
      <h3>{words.whenPaid}</h3>
      {waiting.map(({ borne, effect, at }) => (
        <p key={`${borne.bearer} ${borne.card} ${at}`}>
          <b>{name(borne.card)}</b> {textOf({ effects: [effect] }, phrases, whoseOf(cardOf(borne.card))).join(' ')}
        </p>
      ))}
    </section>
  );
};

/** Pay day: who is owed what, and who can't be paid; everyone decides in secret at the same time. */
export const PayStage = () => {
  const words = useEndsWords();
  const { view, mine, offers } = useTableInfo();
  const day = payDayOf(view, mine);
  if (day === undefined) return null;
  const { wages, waived } = day;
  return (
    <section className="panel pay-stage" aria-label={words.payDay}>
      <header>
        <h2 className="display heading-line">
          {words.payDay} <span>{words.payDayNote(GOLD_PER_TOKEN)}</span>
        </h2>
        {offers.decision !== null && <p>{words.chooseWho}</p>}
      </header>
      <div className="pay-ledger">
        {wages.length === 0 ? (
          <p>{words.nobodyToPay}</p>
        ) : (
          <table>
            <caption className="spoken">{words.payDayTable}</caption>
            <thead>
              <tr>
                <th scope="col">{words.companion}</th>
                <th scope="col">{words.salary}</th>
                <th scope="col">{words.fame}</th>
                <th scope="col">{words.ifUnpaid}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {wages.map((wage) => (
                <WageRow key={wage.fellow.card} wage={wage} />
              ))}
              {waived !== 0 && (
                <tr>
                  <th scope="row">{words.waived}</th>
                  <td>
                    {waived > 0 ? '+' : '−'}
                    <Amount of="gold" count={Math.abs(waived)} />
                  </td>
                  <td colSpan={3} />
                </tr>
              )}
            </tbody>
          </table>
        )}
        <WhenPaid />
      </div>
      <div className="pay-side">
        <Sums day={day} />
        <OtherParties />
      </div>
    </section>
  );
};
