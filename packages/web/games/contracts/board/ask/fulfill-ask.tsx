import type { Action } from '@swordtable/games/contracts/action';
import { contractOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId, CompanionId } from '@swordtable/games/contracts/cards/terms';
import { useState } from 'react';
import { useBoardWords } from '../board-words.ts';
import { useCardTexts } from '../cards.ts';
import { Gains } from '../gains.tsx';
import { usePromptWords } from '../prompt-words.ts';
import { useTableInfo } from '../table-info.ts';
import { Tokens } from '../token.tsx';
import { offeredGroups } from './groups.ts';
import { partsOf } from './paid-for.ts';
import { PaymentLine } from './payment-line.tsx';
import { useSendGroup } from './use-send-group.ts';
import './fulfill-ask.css';

type Payment = Extract<Action, { readonly pay: unknown; readonly bonus: boolean }>;

/** How many ways to pay are shown at first. */
const FEW = 2;
/** The rules offer only the cheapest ways until they are asked for the rest. */
const MORE = { more: true } as const;

/** What a contract takes and brings, without and with its bonus. */
const Terms = ({ contract }: { readonly contract: CardId }) => {
  const words = useBoardWords();
  const { terms } = useCardTexts();
  const { needs, reward, bonus, arc, level } = contractOf(contract);
  return (
    <dl className="ask-terms">
      <dt>{words.plain}</dt>
      <dd>
        <Tokens tokens={needs} /> → <Gains gains={reward} />
      </dd>
      {bonus !== undefined && (
        <>
          <dt>{words.bonus}</dt>
          <dd>
            + <Tokens tokens={bonus.needs} />
            {bonus.luck !== undefined && <Gains gains={[{ luck: bonus.luck }]} />} → <Gains gains={bonus.reward} />{' '}
            {words.opens(terms.arc[arc], level + 1)}
          </dd>
        </>
      )}
    </dl>
  );
};

/** What is to be fulfilled, and who comes along so far. */
interface Setting {
  readonly contract: CardId;
  readonly group: readonly CompanionId[];
}

interface GroupsProps extends Setting {
  /** Whether those who are there can pay, though not for the bonus: then only that is worth sending more. */
  readonly isPaid: boolean;
  readonly send: (group: readonly CompanionId[]) => void;
}

/** Groups that could pay, to be sent with one press. */
const Groups = ({ contract, group, isPaid, send }: GroupsProps) => {
  const words = useBoardWords();
  const { name, phrases } = useCardTexts();
  const { party, offers } = useTableInfo();
  const canJoin = (card: CompanionId): boolean => offers.can({ join: card });
  const groups = offeredGroups(party, contractOf(contract), group, isPaid, canJoin);
  if (groups.length === 0) return isPaid ? null : <p className="ask-ways">{words.needsHelp}</p>;
  return (
    <div className="ask-groups">
      <span>{isPaid ? words.bonusGroups : words.quickGroups}</span>
      {groups.map(({ group: each, bonus }) => (
        <button
          key={each.join()}
          type="button"
          className="btn ask-group"
          onClick={() => send(each.filter((card) => !group.includes(card)))}
        >
          {phrases.list(each.map(name))} <small>{bonus ? words.withBonus : words.withoutBonus}</small>
        </button>
      ))}
    </div>
  );
};

/** The ways to pay, the cheapest first; one is marked, and the lamp button takes it. */
const Payments = ({ payments }: { readonly payments: readonly Payment[] }) => {
  const words = useBoardWords();
  const { answers } = usePromptWords();
  const { view, mine, offers } = useTableInfo();
  const [chosen, setChosen] = useState<Payment>();
  const [isOpen, setOpen] = useState(false);
  const marked = payments.find((each) => each === chosen) ?? payments[0];
  const shown = isOpen ? payments : payments.slice(0, FEW);
  if (marked === undefined) return null;
  return (
    <>
      <p className="ask-ways">{words.ways(payments.length)}</p>
      <div className="ask-payments">
        {shown.map((payment) => (
          <button
            key={JSON.stringify(payment)}
            type="button"
            className="ask-payment"
            aria-pressed={payment === marked}
            onClick={() => setChosen(payment)}
          >
            <em>{payment.bonus ? words.withBonus : words.withoutBonus}</em>
            <PaymentLine parts={partsOf(view, mine, payment)} />
          </button>
        ))}
        {shown.length < payments.length && (
          <button type="button" className="btn quiet" onClick={() => setOpen(true)}>
            {words.otherWays(payments.length - shown.length)}
          </button>
        )}
        {isOpen && offers.can(MORE) && (
          <button type="button" className="btn quiet" onClick={() => offers.act(MORE)}>
            {answers.more}
          </button>
        )}
      </div>
      <button type="button" className="btn lamp confirm" onClick={() => offers.act(marked)}>
        {words.fulfillIt}
      </button>
    </>
  );
};

/** Whether a payment is of those to be shown first: the cheapest with the bonus and the cheapest without. */
const inOrder = (payments: readonly Payment[]): readonly Payment[] => {
  const firsts = [payments.find(({ bonus }) => bonus), payments.find(({ bonus }) => !bonus)].filter((each) => each !== undefined);
  return [...firsts, ...payments.filter((each) => !firsts.includes(each))];
};

/** Who sets out, how it is paid, and what one gets. */
export const FulfillAsk = ({ contract, group }: Setting) => {
  const { offers } = useTableInfo();
  // The first of a group may be able to pay already; the others, who bring the bonus, still come along.
  const send = useSendGroup();
  const payments = offers.selection.options.filter((action): action is Payment => 'pay' in action && 'bonus' in action);
  return (
    <>
      <Terms contract={contract} />
      {!payments.some(({ bonus }) => bonus) && <Groups contract={contract} group={group} isPaid={payments.length > 0} send={send} />}
      <Payments payments={inOrder(payments)} />
    </>
  );
};
