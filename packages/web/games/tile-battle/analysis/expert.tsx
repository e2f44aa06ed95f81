import type { Action } from '@swordtable/games/tile-battle/action';
import { writeScene } from '@swordtable/games/tile-battle/scene/write';
import type { MatchRecord } from '@swordtable/kernel';
import { ExpertButton } from '../../../kit/analysis/expert-button.tsx';
import { useExpert } from '../../../kit/analysis/use-expert.ts';
import { useSharedWords } from '../../../kit/analysis/words.ts';
import { Advice } from '../../../kit/selection/advice.tsx';
import { useRefusal } from '../../../kit/words/refusals.ts';
import { answerLabel } from '../board/answer-label.ts';
import { useTileWords } from '../board/context.ts';
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

/** What Expert would play: soon, and then better. */
export const Expert = ({ moment, selection, why }: ExpertProps) => {
  const words = useAnalysisWords();
  const shared = useSharedWords();
  const tileWords = useTileWords();
  const inWords = useRefusal();
  const expert = useExpert(moment, (asked) => ({ record: recordOf(asked), seat: asked.seat }));
  const { opinion, refused } = expert;
  const say = (action: Action, prompt = moment.question?.prompt): string =>
    answerLabel(action, { view: moment.view, prompt, words: tileWords, why });
  const trouble = moment.misshapes.length > 0 ? words.expertImpossible : moment.question === null ? words.expertNone : undefined;
  return (
    <section className="ask-expert" aria-label={shared.expert}>
      <ExpertButton expert={expert} trouble={trouble} />
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
