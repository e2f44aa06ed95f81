import type { SeenArmy, View } from '@swordtable/games/battlefields/view/view';
import { Icon } from '../../../kit/icons/icon.tsx';
import { ActionFace, CardBack, WarriorCard } from './card.tsx';
import { useBattleWords } from './context.ts';
import { useBattleTexts } from './texts.ts';
import './top-strip.css';

/** As many backs as the hand has cards. */
const Backs = ({ army, seat }: { readonly army: SeenArmy; readonly seat: number }) => (
  <span className="backs" aria-hidden="true">
    {Array.from({ length: army.actionsHeld }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: backs are nothing but their places.
      <CardBack key={`action ${at}`} seat={seat} isAction />
    ))}
    {Array.from({ length: army.held }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: backs are nothing but their places.
      <CardBack key={`warrior ${at}`} seat={seat} />
    ))}
  </span>
);

/** A hand that can't be played from here: face down, or face up once the game is over and in an open replay. */
export const OtherHand = ({ view, army, seat }: { readonly view: View; readonly army: SeenArmy; readonly seat: number }) => {
  const texts = useBattleTexts();
  if (army.own === null) return <Backs army={army} seat={seat} />;
  const { actions, hand } = army.own;
  if (actions.length + hand.length === 0) return null;
  const named = texts.list([...actions.map(texts.action), ...hand.map(texts.warrior)]);
  return (
    <span className="backs" data-open role="img" aria-label={named} title={named}>
      {actions.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of one kind are known by their places.
        <ActionFace key={`${card} ${at}`} card={card} seat={seat} />
      ))}
      {hand.map((warrior, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of one kind are known by their places.
        <WarriorCard key={`${warrior} ${at}`} warrior={warrior} beats={view.cards.beats} seat={seat} />
      ))}
    </span>
  );
};

const MOST_SHOWN = 5;

/** Above the field: what the other side holds, and the Ares cards that are to be won. */
export const TopStrip = ({ view, seat, title }: { readonly view: View; readonly seat: number; readonly title: string }) => {
  const words = useBattleWords();
  const army = view.armies[seat];
  if (army === undefined) return null;
  return (
    <div className="top-strip">
      <div className="other-hand">
        <p>
          <b>{title}</b>
          <small>
            {words.actions(army.actionsHeld)}, {words.warriors(army.held)}, {words.deck(army.deck)}
          </small>
        </p>
        <OtherHand view={view} army={army} seat={seat} />
      </div>
      {view.phase !== 'over' && (
        <div className="ares">
          <span className="backs" aria-hidden="true">
            {Array.from({ length: Math.min(view.aresPile, MOST_SHOWN) }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike.
              <span key={at} className="ares-card">
                <Icon name="battlefields/ares" className="" />
              </span>
            ))}
          </span>
          <p>
            <b>{words.aresPile(view.aresPile)}</b>
            <small>{words.aresTo}</small>
          </p>
        </div>
      )}
    </div>
  );
};
