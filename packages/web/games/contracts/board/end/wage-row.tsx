import { levelOf } from '@swordtable/games/contracts/party/party';
import { AnswerButton } from '../../../../kit/selection/answer-button.tsx';
import { WhyNumber } from '../../why/why-number.tsx';
import { Amount } from '../amount.tsx';
import { useCardTexts } from '../cards.ts';
import { Emblem } from '../emblem.tsx';
import { useTableInfo } from '../table-info.ts';
import { useTip } from '../tip.tsx';
import type { Wage } from './pay-sums.ts';
import { useEndsWords } from './words.ts';

/** What goes and what stays when a companion is not paid. */
const Loss = ({ wage: { fellow, takes, stays } }: { readonly wage: Wage }) => {
  const words = useEndsWords();
  const { name, phrases } = useCardTexts();
  const level = levelOf(fellow);
  const parts = [
    takes.length > 0 ? words.takes(phrases.list(takes.map(name))) : words.losesNothing,
    ...(stays.length > 0 ? [words.stays(phrases.list(stays.map(name)))] : []),
    ...(level > 1 ? [words.levelLost(level)] : []),
  ];
  return <>{parts.join('; ')}</>;
};

/** Whether a companion is paid, as things are; one that can go unpaid has a button for it. */
const Verdict = ({ wage: { fellow, isUnpaid } }: { readonly wage: Wage }) => {
  const words = useEndsWords();
  const { offers } = useTableInfo();
  const { name } = useCardTexts();
  const dismiss = offers.selection.options.find((option) => 'dismiss' in option && option.dismiss === fellow.card);
  if (isUnpaid) return <b className="red-t">{words.leaves}</b>;
  if (dismiss === undefined) return <span>{words.isPaid}</span>;
  return (
    <AnswerButton selection={offers.selection} action={dismiss} className="open" aria-label={words.doNotPay(name(fellow.card))}>
      {words.doNotPayShort}
    </AnswerButton>
  );
};

/** A line of the ledger: what a companion is owed, what it gives for that, and what goes with it. */
export const WageRow = ({ wage }: { readonly wage: Wage }) => {
  const { fellow, tokens, gold, fame, isUnpaid } = wage;
  const { mine, look } = useTableInfo();
  const { name, terms, phrases } = useCardTexts();
  const tip = useTip(fellow.card, levelOf(fellow));
  return (
    <tr data-unpaid={isUnpaid || undefined}>
      <th scope="row">
        <button type="button" className="pay-who" onClick={() => look(fellow.card)} {...tip}>
          <Emblem card={fellow.card} />
          {name(fellow.card)} <small>{terms.level(levelOf(fellow))}</small>
        </button>
      </th>
      <td>
        <WhyNumber asked={{ salary: fellow.card, seat: mine }} said={`${terms.salary} ${tokens}, ${phrases.gold(gold)}`}>
          <Amount of="salary" count={tokens} silent /> = <Amount of="gold" count={gold} silent />
        </WhyNumber>
      </td>
      <td>
        <WhyNumber asked={{ payFame: fellow.card, seat: mine }} said={phrases.fame(fame)}>
          <Amount of="fame" count={fame} silent />
        </WhyNumber>
      </td>
      <td className="pay-loss">
        <Loss wage={wage} />
      </td>
      <td className="pay-verdict">
        <Verdict wage={wage} />
      </td>
    </tr>
  );
};
