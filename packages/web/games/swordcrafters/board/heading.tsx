import { type Phase, ROUNDS } from '@swordtable/games/swordcrafters/state';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import { useTableWords } from '../../../kit/layout/table-words.ts';
import type { TableState } from '../typed.ts';
import { useTableTexts } from './context.ts';
import { useSwordTexts } from './texts.ts';
import '../../../kit/layout/heading.css';
import '../../../kit/layout/phases.css';

const PHASES: readonly Phase[] = ['slice', 'select', 'craft', 'over'];
/** Alone nobody selects: what is left of the grid is taken. */
const SOLO_PHASES: readonly Phase[] = ['slice', 'craft', 'over'];

/** For the bar above the table: the game, the round, and the phase. */
export const SwordHeading = ({ state }: { readonly state: TableState }) => {
  const words = useTableTexts();
  const texts = useSwordTexts();
  const { over } = useTableWords();
  const view: Partial<View> = state.view;
  const isOver = view.phase === 'over' || state.card.status === 'over';
  const seats = view.setting?.seats ?? state.card.seats.length;
  return (
    <>
      <h1 className="display title">{state.card.name}</h1>
      <span className="how">
        {isOver ? (
          over
        ) : (
          <>
            {words.round(Math.max(1, view.round ?? 1), ROUNDS)}
            <span className="roomy">, {words.players(seats)}</span>
            {view.phase !== undefined && <span className="scarce">{texts.phase(view.phase)}</span>}
          </>
        )}
      </span>
      <span className="grow" />
      <ol className="phases" aria-label={words.phases}>
        {(seats === 1 ? SOLO_PHASES : PHASES).map((each) => (
          <li key={each} aria-current={each === view.phase ? 'step' : undefined}>
            {texts.phase(each)}
          </li>
        ))}
      </ol>
      <span className="grow" />
    </>
  );
};
