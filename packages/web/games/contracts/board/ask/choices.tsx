import type { Action } from '@swordtable/games/contracts/action';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { AnswerButton } from '../../../../kit/selection/answer-button.tsx';
import { abilityLabel, actionLabel } from '../action-label.ts';
import { useCardTexts } from '../cards.ts';
import { usePromptWords } from '../prompt-words.ts';
import { useTableInfo } from '../table-info.ts';
import { isPaymentLeft } from '../use-offers.ts';
import { partsOf } from './paid-for.ts';
import { PaymentLine } from './payment-line.tsx';
import { questsWithinReach } from './quests-within-reach.ts';
import { QuickAnswers } from './quick-answers.tsx';

/** More answers than these are not listed: there are better ways to name them on the board. */
const MOST = 12;

/** What is answered with words rather than by pressing something on the board. */
const WORDED = ['reequip', 'pass', 'end', 'none', 'back', 'done'] as const;

const isWorded = (action: Action): boolean => WORDED.some((facet) => facet in action);

/** Answers in a list: what is left after something was named, each with what it takes. */
const Listed = ({ actions }: { readonly actions: readonly Action[] }) => {
  const { view, mine, offers, party } = useTableInfo();
  const speech = { words: usePromptWords(), cards: useCardTexts() };
  const isPayment = isPaymentLeft(actions);
  const couldDo = (quests: readonly CardId[]): string =>
    quests.length === 0 ? '' : speech.words.couldDo(speech.cards.phrases.list(quests.map(speech.cards.name)));
  return (
    <div className="ask-payments">
      {actions.slice(0, MOST).map((action) => (
        <button
          key={JSON.stringify(action)}
          type="button"
          className={'visit' in action ? 'ask-ability' : 'ask-payment'}
          aria-pressed={offers.selection.ready === action}
          onClick={() => offers.choose(action)}
        >
          {isPayment && !('improve' in action) ? (
            <PaymentLine parts={partsOf(view, mine, action)} />
          ) : (
            <>
              {actionLabel(view, mine, action, speech)}
              {'use' in action && <PaymentLine parts={partsOf(view, mine, action)} />}
              {'visit' in action && <small>{couldDo(questsWithinReach(party, view.quests, action.visit, action.by))}</small>}
            </>
          )}
        </button>
      ))}
    </div>
  );
};

/** Abilities that can be used now, each once; how they are paid is asked afterwards. */
const Abilities = () => {
  const { view, mine, offers } = useTableInfo();
  const speech = { words: usePromptWords(), cards: useCardTexts() };
  const { name } = speech.cards;
  const uses = offers.selection.options.filter((action) => 'use' in action);
  const first = uses.filter(
    (action, at) => uses.findIndex(({ use, of, effect }) => use === action.use && of === action.of && effect === action.effect) === at,
  );
  return first.map((action) => (
    <button
      key={JSON.stringify(action)}
      type="button"
      className="ask-ability"
      onClick={() => offers.name({ use: action.use, of: action.of, effect: action.effect })}
    >
      <b>{action.of === null || action.of === action.use ? name(action.use) : `${name(action.use)} · ${name(action.of)}`}</b>
      <small>{abilityLabel(view, mine, action, speech)}</small>
    </button>
  ));
};

/** The card that an answer adds to the party or gives to somebody. */
const movedBy = (action: Action): CardId | undefined => {
  if ('add' in action) return action.add;
  return 'equip' in action ? action.equip : undefined;
};

/** What was drawn, bought or recruited in this turn, to be added or given to somebody; who gets it is asked afterwards. */
const Gained = () => {
  const { offers } = useTableInfo();
  const { answers } = usePromptWords();
  const { name } = useCardTexts();
  const cards = [...new Set(offers.selection.options.flatMap((action) => movedBy(action) ?? []))];
  return cards.map((card) => {
    const isAdded = offers.can({ add: card });
    return (
      <button key={card} type="button" className="ask-ability" onClick={() => offers.name(isAdded ? { add: card } : { equip: card })}>
        <b>{isAdded ? answers.add(name(card)) : answers.give(name(card))}</b>
      </button>
    );
  });
};

/** The answers that stand in the panel: what was begun on the board, abilities, and those that need words. */
export const Choices = () => {
  const { view, mine, offers } = useTableInfo();
  const words = usePromptWords();
  const cards = useCardTexts();
  const isBegun = Object.keys(offers.named).length > 0;
  // Where somebody could go is seen on the board; who could go to a place that was named may be out of sight.
  const listed = offers.fitting.filter((action) => !('visit' in action) || 'visit' in offers.named);
  const worded = offers.selection.options.filter(isWorded);
  const { ready } = offers.selection;
  return (
    <>
      <div className="ask-list">
        {isBegun ? (
          <Listed actions={listed} />
        ) : (
          <>
            <QuickAnswers />
            <Gained />
            <Abilities />
          </>
        )}
      </div>
      <div className="ask-worded">
        {ready !== undefined && !worded.includes(ready) && (
          <button type="button" className="btn word lamp confirm" onClick={() => offers.act(ready)}>
            {actionLabel(view, mine, ready, { words, cards })}
          </button>
        )}
        {isBegun && (
          <button type="button" className="btn word" onClick={offers.forget}>
            {words.answers.other}
          </button>
        )}
        {worded.map((action) => (
          <AnswerButton
            key={JSON.stringify(action)}
            className={'end' in action || 'done' in action ? 'lamp' : ''}
            selection={offers.selection}
            action={action}
          >
            {actionLabel(view, mine, action, { words, cards })}
          </AnswerButton>
        ))}
      </div>
    </>
  );
};
