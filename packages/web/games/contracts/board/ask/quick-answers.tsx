import type { Action } from '@swordtable/games/contracts/action';
import { actionLabel } from '../action-label.ts';
import { useCardTexts } from '../cards.ts';
import { usePromptWords } from '../prompt-words.ts';
import { useTableInfo } from '../table-info.ts';

/** What some questions are all about. */
const FACETS = ['recruit', 'buy', 'quest', 'choose', 'join', 'leave'] as const;
type Facet = (typeof FACETS)[number];

/** One thing to name, and all answers in which it is named. */
interface Thing {
  readonly facet: Facet;
  readonly value: string | number;
  readonly ways: readonly Action[];
}

/** The things that can be named, each once. */
const thingsIn = (options: readonly Action[]): readonly Thing[] => {
  const things = new Map<string, Thing>();
  for (const action of options)
    for (const facet of FACETS) {
      const value = (action as Readonly<Partial<Record<Facet, string | number>>>)[facet];
      if (value === undefined) continue;
      const key = `${facet} ${value}`;
      things.set(key, { facet, value, ways: [...(things.get(key)?.ways ?? []), action] });
    }
  return [...things.values()];
};

/**
 * Who to recruit, what to buy, which side quest to fulfill, who or what to choose, and who joins or stays behind. All of that can be pressed on the board,
 * too, but a phone shows one part of the board at a time, and by keys it is far away. One's own companions are in sight everywhere else.
 */
export const QuickAnswers = () => {
  const { view, mine, offers } = useTableInfo();
  const speech = { words: usePromptWords(), cards: useCardTexts() };
  const { answers } = speech.words;
  const sayThing = ({ facet, value, ways }: Thing): string => {
    const [first] = ways;
    if (first === undefined || (facet === 'quest' && ways.length > 1))
      return answers.quest(speech.cards.name(view.quests[Number(value)] ?? ''));
    return actionLabel(view, mine, first, speech);
  };
  /** What it brings, which no finger finds out from a card that is answered with by touching it. */
  const brings = ({ facet, value }: Thing): string | undefined => {
    const { lines } = speech.cards;
    if (facet === 'quest') return lines(view.quests[Number(value)] ?? '').at(-1);
    return facet === 'recruit' || facet === 'buy' ? lines(String(value)).join(' ') : undefined;
  };
  // Once a group can pay for its contract, how it does is what matters.
  const canPay = view.asked?.ask === 'fulfil' && offers.can({ bonus: false });
  const things = thingsIn(offers.selection.options).filter(({ facet }) => facet !== 'join' || !canPay);
  return things.map((thing) => (
    <button
      key={`${thing.facet} ${thing.value}`}
      type="button"
      className="ask-ability"
      data-facet={thing.facet}
      onClick={() => offers.name({ [thing.facet]: thing.value })}
    >
      <b>{sayThing(thing)}</b>
      <small>{brings(thing)}</small>
    </button>
  ));
};
