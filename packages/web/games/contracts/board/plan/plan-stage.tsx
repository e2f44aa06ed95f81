import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { useCardTexts } from '../cards.ts';
import { useHeldCard } from '../held-card.ts';
import { useTableInfo } from '../table-info.ts';
import { HandCard } from './hand-card.tsx';
import { Leaders } from './leaders.tsx';
import { usePlanWords } from './plan-words.ts';
import { Spare } from './spare.tsx';
import { isForParty } from './steps.ts';
import { Summary } from './summary.tsx';
import { useGearPreviews } from './use-gear-previews.ts';
import { usePlanFocus, usePlanKeys } from './use-plan-keys.ts';
import './plan-stage.css';

/** The hand, and below it what waits in the party. */
const Cards = () => {
  const { party, offers, owner } = useTableInfo();
  const words = usePlanWords();
  const { you, name } = owner;
  const title = you ? words.hand : words.handOf(name);
  return (
    <section className="plan-hand" aria-label={title}>
      <h3>
        {title} {offers.decision !== null && <small>{words.handNote}</small>}
      </h3>
      {party.hand.length === 0 ? (
        <p className="muted">{words.handEmpty}</p>
      ) : (
        <ul className="plan-cards">
          {party.hand.map((card) => (
            <HandCard key={card} card={card} />
          ))}
        </ul>
      )}
      <Spare spare={party.spare} />
    </section>
  );
};

/** What is said of the card that is taken up. */
const Taken = () => {
  const words = usePlanWords();
  const { name } = useCardTexts();
  const taken = useHeldCard();
  const prospects = useGearPreviews(taken.card);
  const sayTaken = (card: CardId): string => (isForParty(card) ? words.takenToJoin(name(card)) : words.taken(name(card), prospects.size));
  return (
    <p className="plan-taken" role="status">
      {taken.card !== undefined && sayTaken(taken.card)}
    </p>
  );
};

/**
 * The planner: the hand, what waits in the party, and what it all comes to; in the first round the leaders to choose from before that.
 * In the contract phase it is the same without a hand.
 */
export const PlanStage = () => {
  const { view, seats, mine, party, owner } = useTableInfo();
  const words = usePlanWords();
  const { terms } = useCardTexts();
  const onKeyDown = usePlanKeys();
  usePlanFocus();
  const isPlan = view.phase === 'equipment';
  const busy = view.asked?.ask === 'equip' ? view.asked.waiting : [];
  // In a replay no one is asked; players who are still equipping are.
  const isDone = isPlan && !busy.includes(mine);
  const { you, name } = owner;
  const waiting = busy.map((seat) => seats[seat]?.name ?? '');
  const noteOf = (): string => {
    if (isDone) return words.waitingFor(waiting.join(', '));
    return isPlan ? words.secret : words.reequipNote;
  };
  return (
    <section
      className="plan-stage panel"
      aria-label={terms.stage.equipment}
      data-leaders={party.leaders.length > 0 || undefined}
      onKeyDown={onKeyDown}
    >
      <header>
        <h2 className="display">{isDone ? (you ? words.isDone : words.isDoneOf(name)) : terms.stage.equipment}</h2>
        <span className="plan-secret">{noteOf()}</span>
        <Taken />
      </header>
      <div className="plan-columns">
        {isPlan ? <Cards /> : <Spare spare={party.spare} />}
        {isPlan && party.leaders.length > 0 ? <Leaders leaders={party.leaders} /> : <Summary />}
      </div>
    </section>
  );
};
