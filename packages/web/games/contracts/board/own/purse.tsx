import type { CardId } from '@swordtable/games/contracts/cards/terms';
import type { Question } from '@swordtable/games/contracts/explain/question';
import { salaryOf } from '@swordtable/games/contracts/party/salary';
import { GOLD_PER_TOKEN } from '@swordtable/games/contracts/phases/payment';
import { Icon } from '../../../../kit/icons/icon.tsx';
import { WhyNumber } from '../../why/why-number.tsx';
import type { Resource } from '../amount.tsx';
import { useBoardWords } from '../board-words.ts';
import { useCardTexts } from '../cards.ts';
import { Emblem } from '../emblem.tsx';
import { payDayOf } from '../end/pay-sums.ts';
import { useTableInfo } from '../table-info.ts';
import { useTip } from '../tip.tsx';
import { Tokens } from '../token.tsx';
import './purse.css';

interface PurseProps {
  /** Whether the party is being put together, in a planner that has the room of the kingdom. */
  readonly isPlanning: boolean;
}

/** One resource; a press tells where it came from. */
const Line = ({ of, count, asked }: { readonly of: Resource; readonly count: number; readonly asked: Question }) => {
  const { terms } = useCardTexts();
  return (
    <WhyNumber asked={asked} said={`${terms[of]}: ${count}`} className={`purse-line amount ${of}`}>
      <Icon name={`sign/${of}`} />
      <b>{count}</b>
    </WhyNumber>
  );
};

/** A small card of the party, to look at or to use. */
const Small = ({ card, isPlanning }: { readonly card: CardId } & PurseProps) => {
  const { look, offers } = useTableInfo();
  const { name } = useCardTexts();
  const tip = useTip(card);
  // A card that was just gained can be added or given away from here, too; while a party is put together the planner does that.
  const offered = isPlanning ? undefined : [{ use: card }, { add: card }, { equip: card }].find(offers.can);
  return (
    <button
      type="button"
      className="purse-card"
      data-card={card}
      data-open={offered !== undefined || undefined}
      aria-label={name(card)}
      onClick={() => (offered === undefined ? look(card) : offers.name(offered))}
      {...tip}
    >
      <Emblem card={card} />
    </button>
  );
};

const Cards = ({ title, cards, isPlanning }: { readonly title: string; readonly cards: readonly CardId[] } & PurseProps) =>
  cards.length === 0 ? null : (
    <div className="purse-cards">
      <span>{title}</span>
      {cards.map((card) => (
        <Small key={card} card={card} isPlanning={isPlanning} />
      ))}
    </div>
  );

/** What the party has: fame, gold, luck, and what pay day will cost. */
export const Purse = ({ isPlanning }: PurseProps) => {
  const words = useBoardWords();
  const { view, party, mine, offers, owner } = useTableInfo();
  const { you, name } = owner;
  const isBefore = view.phase === 'encounter' || view.phase === 'equipment';
  const tokens = isBefore ? party.fellows.reduce((sum, fellow) => sum + salaryOf(party, fellow, view.sets), 0) : party.salary;
  // On pay day those who are named as unpaid cost nothing any more.
  const unpaid = view.phase === 'payment' ? payDayOf(view, mine) : undefined;
  const due = unpaid?.due ?? tokens * GOLD_PER_TOKEN;
  const short = due - party.gold;
  // Where several people share one device the others look on: of the hand only what was just gained is shown.
  const hand = you ? party.hand : party.hand.filter((card) => offers.can({ add: card }));
  const [wildBasic = 0, wildAdvanced = 0, wildExpert = 0] = party.wilds;
  return (
    <section className="panel purse" data-other={!you || undefined}>
      <h2 className="display">{you ? words.yourParty : words.partyOf(name)}</h2>
      {view.first === mine && (
        <span className="purse-first">
          <Icon name="sign/start" /> {words.starts}
        </span>
      )}
      <div className="purse-lines">
        <Line of="fame" count={party.fame} asked={{ resource: 'fame', seat: mine }} />
        <Line of="gold" count={party.gold} asked={{ resource: 'gold', seat: mine }} />
        <Line of="luck" count={party.luck} asked={{ resource: 'luck', seat: mine }} />
        <Line of="salary" count={tokens} asked={{ payDay: true, seat: mine }} />
      </div>
      {party.wilds.some((count) => count > 0) && (
        <div className="purse-wilds" title={words.partyWilds}>
          <Tokens tokens={{ wildBasic, wildAdvanced, wildExpert }} />
        </div>
      )}
      <Cards title={words.items} cards={party.items} isPlanning={isPlanning} />
      {/* What waits lies in the planner, too, and beside that there is little room. */}
      {!isPlanning && <Cards title={words.waiting} cards={party.spare} isPlanning={isPlanning} />}
      {view.phase !== 'equipment' && view.phase !== 'encounter' && <Cards title={words.hand} cards={hand} isPlanning={isPlanning} />}
      {due > 0 && view.phase !== 'over' && (
        <p>
          {words.payDayCosts(due)} {short > 0 && <b className="red-t">{you ? words.short(short) : words.shortOf(name, short)}</b>}
        </p>
      )}
    </section>
  );
};
