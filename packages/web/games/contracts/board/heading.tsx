import { type Phase, ROUNDS } from '@swordtable/games/contracts/state';
import type { Stage } from '@swordtable/games/contracts/text/terms';
import type { View } from '@swordtable/games/contracts/view/view';
import { useTableWords } from '../../../kit/layout/table-words.ts';
import type { TableState } from '../typed.ts';
import { useCardTexts } from './cards.ts';
import { useEndsWords } from './end/words.ts';
import '../../../kit/layout/heading.css';
import '../../../kit/layout/phases.css';
import './heading.css';

/** Phases and steps of a round. Preparation and Reward go by without a question, so they are never the one that is on. */
const STAGES: readonly Stage[] = ['encounter', 'equipment', 'preparation', 'contract', 'reward', 'payment'];

/** For the bar above the table: the game, the round, and the phase. */
export const ContractsHeading = ({ state }: { readonly state: TableState }) => {
  const words = useEndsWords();
  const { terms } = useCardTexts();
  const { over } = useTableWords();
  const view: Partial<View> = state.view;
  const phase: Phase | undefined = view.phase;
  const [, family = '', name = state.card.name] = /^(.*: )(.*)$/.exec(state.card.name) ?? [];
  const round = Math.max(1, view.round ?? 1);
  const isOver = phase === 'over' || state.card.status === 'over';
  return (
    <>
      <h1 className="display title">
        {/* The family's name is shown where there is room for it. */}
        <span className="family">{family}</span>
        {name}
      </h1>
      <span className="how">
        {isOver ? (
          <span className="over">{over}</span>
        ) : (
          <>
            <span className="round-long">{words.round(round, ROUNDS)}</span>
            <span className="round-short">{words.roundShort(round, ROUNDS)}</span>
            <span className="roomy">, {words.players(view.setting?.seats ?? state.card.seats.length)}</span>
            {phase !== undefined && <span className="scarce">{terms.stage[phase]}</span>}
          </>
        )}
      </span>
      <span className="grow" />
      {!isOver && (
        <ol className="phases" aria-label={words.phases}>
          {STAGES.map((stage) => (
            <li key={stage} aria-current={stage === phase ? 'step' : undefined}>
              {terms.stage[stage]}
            </li>
          ))}
        </ol>
      )}
      <span className="grow" />
    </>
  );
};
