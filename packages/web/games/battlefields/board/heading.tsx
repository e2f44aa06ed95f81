import { LAND_POINTS_TO_END } from '@swordtable/games/battlefields/phases/scoring';
import { type Phase, ROUNDS } from '@swordtable/games/battlefields/state';
import type { View } from '@swordtable/games/battlefields/view/view';
import { useTableWords } from '../../../kit/layout/table-words.ts';
import type { TableState } from '../typed.ts';
import { useBattleWords } from './context.ts';
import '../../../kit/layout/heading.css';
import '../../../kit/layout/phases.css';

const PHASES: readonly Phase[] = ['muster', 'placement', 'battle', 'over'];

/** For the bar above the table: the game, the round, and the phase. */
export const BattleHeading = ({ state }: { readonly state: TableState }) => {
  const words = useBattleWords();
  const { over } = useTableWords();
  const view: Partial<View> = state.view;
  const isOver = view.phase === 'over' || state.card.status === 'over';
  const { phase } = view;
  return (
    <>
      <h1 className="display title">{state.card.name.replace(/ of .*$/, '')}</h1>
      <span className="how">
        {isOver ? (
          over
        ) : (
          <>
            {words.round(view.round ?? 1, ROUNDS)}
            <span className="roomy">, {words.endsSooner(LAND_POINTS_TO_END)}</span>
            {phase !== undefined && <span className="scarce">{words.phase[phase]}</span>}
          </>
        )}
      </span>
      <span className="grow" />
      <ol className="phases" aria-label={words.phases}>
        {PHASES.map((each) => (
          <li key={each} aria-current={each === phase ? 'step' : undefined}>
            {words.phase[each]}
          </li>
        ))}
      </ol>
      <span className="grow" />
    </>
  );
};
