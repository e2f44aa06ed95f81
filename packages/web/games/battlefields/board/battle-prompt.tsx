import { PLACES } from '@swordtable/games/battlefields/places';
import type { View } from '@swordtable/games/battlefields/view/view';
import type { ReactNode } from 'react';
import { useTableWords } from '../../../kit/layout/table-words.ts';
import { AnswerButton } from '../../../kit/selection/answer-button.tsx';
import { Prompt } from '../../../kit/selection/prompt.tsx';
import type { Question } from '../typed.ts';
import type { Explaining } from '../why/use-explaining.ts';
import { actionLabel, stopsSaid } from './action-label.ts';
import { LyingCard } from './card.tsx';
import { useBattleWords, usePromptWords } from './context.ts';
import { placeName, statusLabel, type Wording } from './labels.ts';
import { statusAt } from './place-status.ts';
import { questionSaid } from './question.ts';
import type { BattleSelection } from './use-battle-selection.ts';
import './battle-prompt.css';

interface BattlePromptProps {
  readonly view: View;
  readonly decision: Question | null;
  readonly selection: BattleSelection;
  /** The seat at the bottom of the table. */
  readonly seat: number;
  /** Who the game is waiting for, if not this seat. */
  readonly waitsFor: string | undefined;
  readonly tools: ReactNode;
  readonly wording: Wording;
  readonly why: Explaining;
}

/** From this many cards on, an exchange is drawn smaller. */
const MANY = 3;

/** The cards of an exchange so far, and room for the next. */
const Chain = ({ view, wording }: Pick<BattlePromptProps, 'view' | 'wording'>) => {
  const words = usePromptWords();
  const names = view.exchange.map(({ card }) => wording.texts.action(card)).join(', ');
  return (
    <div className="chain" data-many={view.exchange.length >= MANY || undefined} role="img" aria-label={words.chain(names)}>
      {view.exchange.map(({ card, seat }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an exchange only grows.
        <LyingCard key={index} card={card} seat={seat} />
      ))}
      <span className="next-card">?</span>
    </div>
  );
};

/** How the option under the pointer would change the places, in one sentence. */
const useOutlook = ({ view, decision, selection, seat, wording }: BattlePromptProps): string | undefined => {
  const words = useBattleWords();
  const promptWords = usePromptWords();
  const { after, candidate } = selection;
  // What an action does is said before it is taken or discarded: a small card has no room for it.
  const action =
    candidate === undefined ? undefined : 'take' in candidate ? candidate.take : 'shed' in candidate ? candidate.shed : undefined;
  if (action !== undefined) return `${words.inHand(wording.texts.action(action), words.short(action))}.`;
  // The question already says what happens without an answer.
  if (decision?.prompt.rule === 'answer' && candidate !== undefined && 'pass' in candidate) return undefined;
  if (after === undefined || after.round !== view.round || after.phase === 'over') return undefined;
  const changes = PLACES.flatMap((place) => {
    const [now, then] = [view, after].map((each) => statusLabel(view, statusAt(each, place), wording));
    return now === undefined || then === undefined || now === then ? [] : [words.becomes(placeName(view, place, wording), now, then)];
  });
  const stops = stopsSaid(view, seat, candidate, promptWords, wording);
  const said = [...(stops === undefined ? [] : [stops]), ...(changes.length === 0 ? [] : [`${changes.join('; ')}.`])];
  return said.length === 0 ? undefined : said.join(' ');
};

/** What is asked by the rules of Battlefields, with the answers that need words. */
export const BattlePrompt = (props: BattlePromptProps) => {
  const { view, decision, selection, seat, waitsFor, tools, wording, why } = props;
  const words = usePromptWords();
  const battle = useBattleWords();
  const table = useTableWords();
  const outlook = useOutlook(props);
  const isReady = view.phase === 'muster' && view.armies[seat]?.own != null && waitsFor !== undefined;
  const idle = isReady ? battle.waitsForOther : waitsFor === undefined ? table.notAsked : table.waitFor(waitsFor);
  const said = decision === null ? { title: idle, text: undefined } : questionSaid(view, seat, decision, selection.picks, words, wording);
  const say = (action: BattleSelection['options'][number]): string =>
    actionLabel(view, decision?.prompt.rule ?? '', seat, action, words.answers, wording);
  const { ready, refusal } = selection;
  const inWords = selection.options.filter((option) => 'draw' in option || 'done' in option || 'pass' in option);
  return (
    <Prompt
      title={said.title}
      text={said.text}
      outlook={outlook}
      isFinal={selection.isFinal}
      refusal={refusal}
      onWhy={refusal === undefined ? undefined : () => why.not({})}
      lead={view.exchange.length > 0 ? <Chain view={view} wording={wording} /> : undefined}
      idle={decision === null}
      tools={tools}
    >
      {ready !== undefined && !inWords.some((action) => action === ready) && (
        <button type="button" className="btn lamp confirm" onClick={() => selection.act(ready)}>
          {say(ready)}
        </button>
      )}
      {inWords.map((action) => (
        <AnswerButton
          key={JSON.stringify(action)}
          selection={selection}
          action={action}
          onPointerEnter={() => selection.show(action)}
          onPointerLeave={selection.unpoint}
        >
          {say(action)}
        </AnswerButton>
      ))}
    </Prompt>
  );
};
