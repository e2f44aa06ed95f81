import { type ActionCard, kindsIn, type Warrior } from '@swordtable/games/battlefields/cards/cards';
import type { View } from '@swordtable/games/battlefields/view/view';
import { Icon } from '../../../kit/icons/icon.tsx';
import { TabPanel } from '../../../kit/layout/table-layout.tsx';
import type { SeatName } from '../../../kit/table/game-table.ts';
import { useBattleWords } from './context.ts';
import { cardIcon } from './emblems.ts';
import { ColorSign, WonLand } from './land.tsx';
import { type LandSet, landSets } from './land-sets.ts';
import { useBattleTexts } from './texts.ts';
import './army-panel.css';

const SLOTS = [0, 1, 2] as const;
const PER_SET = 2;

/** Three slots of one color: a full set counts two points more. */
const SetRow = ({ view, set }: { readonly view: View; readonly set: LandSet }) => {
  const words = useBattleWords();
  const texts = useBattleTexts();
  return (
    <li className={`land-${set.color}${set.isFull ? ' full' : ''}`}>
      <span role="img" aria-label={texts.color(set.color)}>
        <ColorSign color={set.color} />
      </span>
      {SLOTS.map((slot) => {
        const land = set.lands[slot];
        return land === undefined ? (
          <span key={slot} className="won-land empty-slot" />
        ) : (
          <WonLand key={slot} cards={view.cards} land={land} />
        );
      })}
      <em>{set.isFull ? `+${PER_SET}` : words.ofThree(set.lands.length)}</em>
    </li>
  );
};

interface HistoryProps<Card> {
  readonly title: string;
  readonly cards: readonly Card[];
  readonly nameOf: (card: Card) => string;
}

/** Cards that everybody has seen, as icons with their number. */
const History = <Card extends Warrior | ActionCard>({ title, cards, nameOf }: HistoryProps<Card>) => {
  const words = useBattleWords();
  if (cards.length === 0) return null;
  return (
    <div className="seen-cards">
      <dt>{title}</dt>
      <dd>
        {kindsIn(cards).map((card) => {
          const count = cards.filter((each) => each === card).length;
          const label = words.times(nameOf(card), count);
          return (
            <span key={card} role="img" aria-label={label} title={label}>
              <Icon name={cardIcon(card)} className="" />
              {count > 1 && <small>{count}</small>}
            </span>
          );
        })}
      </dd>
    </div>
  );
};

/** What a player has won, and which cards were seen: lands by color with their sets, actions played, warriors discarded face up. */
export const ArmyPanel = ({ view, seat, side }: { readonly view: View; readonly seat: number; readonly side: SeatName }) => {
  const words = useBattleWords();
  const texts = useBattleTexts();
  const army = view.armies[seat];
  if (army === undefined) return null;
  const sets = landSets(view.cards, army.lands);
  return (
    <TabPanel tab="lands" className="army-panel" tabIndex={0} aria-label={words.landsOf(side)}>
      <h2>
        {words.landsOf(side)}
        <span>{words.lands(army.lands.length)}</span>
      </h2>
      {sets.length === 0 ? (
        <p className="none">{words.noLands}</p>
      ) : (
        <ul>
          {sets.map((set) => (
            <SetRow key={set.lands.join()} view={view} set={set} />
          ))}
        </ul>
      )}
      <dl>
        <History title={words.spent} cards={army.spent} nameOf={texts.action} />
        <History title={words.fallen} cards={army.fallen} nameOf={texts.warrior} />
        <History title={words.remembered} cards={army.remembered} nameOf={texts.warrior} />
      </dl>
    </TabPanel>
  );
};
