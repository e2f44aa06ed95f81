import type { Cards } from '@swordtable/games/battlefields/cards/cards';
import type { SeenFighter } from '@swordtable/games/battlefields/view/view';
import type { CSSProperties } from 'react';
import { CardBack, type CardState, WarriorCard } from './card.tsx';

interface StackProps {
  readonly stack: readonly SeenFighter[];
  readonly seat: number;
  readonly cards: Cards;
  /** Whether what lies below shows at the upper edge: the stacks of both sides grow away from the land. */
  readonly isAbove: boolean;
  readonly states: readonly (CardState | false | undefined)[];
}

/** The most of a card below that is in sight, by how many lie there: enough for its name as long as there is room. */
const STEPS = [0, 22, 20, 17, 14] as const;
const LEAST = 11;

const stepIn = (count: number): number => STEPS[count - 1] ?? LEAST;

/** A stack in its order: the topmost card whole, of those below the edge with the name. */
export const StackView = ({ stack, seat, cards, isAbove, states }: StackProps) => {
  const style = { '--covered': stack.length - 1, '--step-most': `${stepIn(stack.length)}px` } as CSSProperties;
  return (
    <div className={`stack ${isAbove ? 'above' : 'beneath'}`} style={style} aria-hidden="true">
      {stack.map(({ warrior, up }, index) => {
        const depth = stack.length - 1 - index;
        const isTop = depth === 0;
        const shown = isTop ? states : states.filter((state) => state === 'turning');
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of a stack are known by their place in it.
            key={index}
            className={`layer${isTop ? '' : isAbove ? ' under-top' : ' under'}`}
            style={{ '--depth': depth, '--order': depth } as CSSProperties}
          >
            {warrior === null ? (
              <CardBack seat={seat} states={shown} />
            ) : (
              <WarriorCard warrior={warrior} beats={cards.beats} seat={seat} isDown={!up} states={shown} />
            )}
          </div>
        );
      })}
      {stack.length > 1 && <span className="count">{stack.length}</span>}
    </div>
  );
};
