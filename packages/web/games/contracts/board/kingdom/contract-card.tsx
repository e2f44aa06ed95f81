import { contractOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { Icon } from '../../../../kit/icons/icon.tsx';
import { Amount } from '../amount.tsx';
import { useCardTexts } from '../cards.ts';
import { Gains } from '../gains.tsx';
import { useTableInfo } from '../table-info.ts';
import { useTip } from '../tip.tsx';
import { Tokens } from '../token.tsx';
import './contract-card.css';

/** A contract on the board: what it takes, what it brings, and whether one can set out for it now. A press sets out, or shows why not. */
export const ContractCard = ({ contract, note }: { readonly contract: CardId; readonly note?: string }) => {
  const { offers, look, view } = useTableInfo();
  const { name, terms } = useCardTexts();
  const tip = useTip(contract);
  const { arc, level, needs, reward, bonus } = contractOf(contract);
  const isOpen = offers.can({ fulfil: contract }) || offers.can({ choose: contract });
  const { asked } = view;
  const isUnderWay = asked?.ask === 'fulfil' && asked.contract === contract;
  const onPress = (): void => {
    if (offers.can({ fulfil: contract })) offers.name({ fulfil: contract });
    else if (offers.can({ choose: contract })) offers.name({ choose: contract });
    else look(contract);
  };
  return (
    <button
      type="button"
      className={`contract ${arc}`}
      data-open={isOpen || undefined}
      data-named={isUnderWay || undefined}
      data-aside={(offers.decision !== null && !isOpen && !isUnderWay) || undefined}
      data-card={contract}
      onClick={onPress}
      {...tip}
    >
      <span className="contract-head">
        <Icon name={`sign/${arc}`} />
        <b>{name(contract)}</b>
        <span className="contract-level" title={`${terms.arc[arc]} ${level}`}>
          {level}
        </span>
      </span>
      {note !== undefined && <span className="contract-note">{note}</span>}
      <span className="contract-terms">
        <span>
          <Tokens tokens={needs} /> <i>→</i> <Gains gains={reward} />
        </span>
        {bonus !== undefined && (
          <span className="bonus">
            <i>+</i> <Tokens tokens={bonus.needs} />
            {bonus.luck !== undefined && <Amount of="luck" count={bonus.luck} />} <i>→</i> <Gains gains={bonus.reward} />
          </span>
        )}
      </span>
    </button>
  );
};
