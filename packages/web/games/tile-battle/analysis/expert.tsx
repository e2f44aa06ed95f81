import type { Action } from '@swordtable/games/tile-battle/action';
import { writeScene } from '@swordtable/games/tile-battle/scene/write';
import type { MatchRecord, Refusal } from '@swordtable/kernel';
import { useEffect, useRef, useState } from 'react';
import { askExpert, type Inquiry, type Opinion } from '../../../client/local/expert.ts';
import { Advice } from '../../../kit/selection/advice.tsx';
import { useRefusal } from '../../../kit/words/refusals.ts';
import { answerLabel } from '../board/answer-label.ts';
import { useTileWords } from '../board/context.ts';
import { Sign } from '../board/signs.tsx';
import type { TileSelection } from '../board/use-tile-selection.ts';
import type { TileWhy } from '../why/use-tile-why.ts';
import { gameOf, type Moment } from './moment.ts';
import { useAnalysisWords } from './words.ts';
import './expert.css';

interface ExpertProps {
  readonly moment: Moment;
  readonly selection: TileSelection;
  readonly why: TileWhy;
}

/** A match that begins with this position, for a bot to think about. */
const recordOf = ({ state }: Moment): MatchRecord => {
  const { id, version } = gameOf(state);
  return { game: id, version, seats: 2, options: {}, seed: 'analysis', scene: writeScene(state), answers: [] };
};

interface Asked {
  readonly of: Moment;
  readonly opinion?: Opinion;
  readonly refused?: Refusal;
  readonly isThinking: boolean;
}

/** What the strong bot thinks of a moment, once it is asked. It stops thinking when another one is shown. */
const useExpert = (moment: Moment) => {
  const inquiry = useRef<Inquiry>(undefined);
  const [asked, setAsked] = useState<Asked>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is thought about one moment says nothing about the next.
  useEffect(() => () => inquiry.current?.stop(), [moment]);
  const ask = (): void => {
    setAsked({ of: moment, isThinking: true });
    const change = (next: Partial<Asked>): void => setAsked((before) => (before?.of === moment ? { ...before, ...next } : before));
    inquiry.current = askExpert(recordOf(moment), moment.seat, (opinion) => change({ opinion }));
    void inquiry.current.done.then((done) => change({ isThinking: false, ...(done.ok ? {} : { refused: done.refusal }) }));
  };
  return { asked: asked?.of === moment ? asked : undefined, ask, stop: () => inquiry.current?.stop() };
};

/** What Expert would play: soon, and then better. */
export const Expert = ({ moment, selection, why }: ExpertProps) => {
  const words = useAnalysisWords();
  const tileWords = useTileWords();
  const inWords = useRefusal();
  const { asked, ask, stop } = useExpert(moment);
  const { opinion, refused, isThinking = false } = asked ?? {};
  const say = (action: Action, prompt = moment.question?.prompt): string =>
    answerLabel(action, { view: moment.view, prompt, words: tileWords, why });
  const trouble = moment.misshapes.length > 0 ? words.expertImpossible : moment.question === null ? words.expertNone : undefined;
  return (
    <section className="ask-expert" aria-label={words.expert}>
      {isThinking ? (
        <p className="row">
          <span className="grow" role="status">
            {words.thinking(opinion?.looks ?? 0, opinion?.of ?? 4)}
          </span>
          <button type="button" className="btn" onClick={stop}>
            {words.stop}
          </button>
        </p>
      ) : (
        <button type="button" className="btn" aria-disabled={trouble !== undefined} title={trouble ?? words.expertText} onClick={ask}>
          <Sign name="hint" />
          {words.askExpert}
        </button>
      )}
      {trouble !== undefined && <p className="muted">{trouble}</p>}
      {refused !== undefined && opinion === undefined && <p role="alert">{inWords(refused)}</p>}
      {opinion !== undefined && (
        <Advice<Action>
          thoughts={opinion.thoughts}
          selection={selection}
          say={say}
          sayStep={({ action, prompt }) => say(action, prompt)}
          sayReason={why.say}
        />
      )}
    </section>
  );
};
