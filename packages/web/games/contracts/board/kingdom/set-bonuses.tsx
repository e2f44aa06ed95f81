import { cardAs } from '@swordtable/games/contracts/cards/catalog';
import { iconsOn, SET_SIZE } from '@swordtable/games/contracts/party/party';
import { Icon } from '../../../../kit/icons/icon.tsx';
import { TabPanel } from '../../../../kit/layout/table-layout.tsx';
import { useBoardWords } from '../board-words.ts';
import { useCardTexts } from '../cards.ts';
import { useTableInfo } from '../table-info.ts';
import './set-bonuses.css';

/** The five set bonuses of this game, with how close the party's best wearer of each is. */
export const SetBonuses = () => {
  const words = useBoardWords();
  const { view, party, look } = useTableInfo();
  const { name, lines, terms } = useCardTexts();
  return (
    <TabPanel tab="common" className="set-bonuses">
      <h2 className="display heading-line">
        {words.setBonuses} <span>{words.setBonusesNote(SET_SIZE)}</span>
      </h2>
      <ul>
        {view.sets.map((set) => {
          const { domain } = cardAs(set, 'setBonus');
          const best = Math.max(0, ...party.fellows.map((fellow) => iconsOn(fellow, domain)));
          return (
            <li key={set}>
              <button
                type="button"
                className="set-bonus"
                data-card={set}
                data-reached={best >= SET_SIZE || undefined}
                onClick={() => look(set)}
              >
                <span className="set-bonus-domain">
                  <Icon name={`sign/${domain}`} />
                  {terms.domain[domain]} {Math.min(best, SET_SIZE)}/{SET_SIZE}
                </span>
                <b>{name(set)}</b>
                <span>{lines(set).join(' ')}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </TabPanel>
  );
};
