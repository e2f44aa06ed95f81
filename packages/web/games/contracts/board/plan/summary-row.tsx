import { isEmpty } from '@swordtable/games/contracts/cards/attributes';
import { skillRoom } from '@swordtable/games/contracts/party/party';
import type { Fellow } from '@swordtable/games/contracts/party/party-state';
import { Icon } from '../../../../kit/icons/icon.tsx';
import { WhyNumber } from '../../why/why-number.tsx';
import { poolText } from '../about/pool-text.ts';
import { useCardTexts } from '../cards.ts';
import { Emblem } from '../emblem.tsx';
import { useTableInfo } from '../table-info.ts';
import { Tokens } from '../token.tsx';
import { usePlanWords } from './plan-words.ts';
import { SetPips } from './set-pips.tsx';

/** A companion in the summary: what it will have, how far its sets have come, and how much more it can learn. */
export const SummaryRow = ({ fellow }: { readonly fellow: Fellow }) => {
  const { view, mine: seat } = useTableInfo();
  const words = usePlanWords();
  const cards = useCardTexts();
  const { card, pool } = fellow;
  const room = skillRoom(fellow, view.sets);
  return (
    <div className="summary-row">
      <dt>
        <Emblem card={card} />
        <span>{cards.name(card)}</span>
      </dt>
      <dd>
        {!isEmpty(pool) && (
          <WhyNumber asked={{ planned: { attributes: card, seat }, seat }} said={poolText(pool, cards)}>
            <Tokens tokens={pool} silent />
          </WhyNumber>
        )}
        <SetPips fellow={fellow} sets={view.sets} seat={seat} />
        {room > 0 && (
          <WhyNumber asked={{ room: card, seat }} said={words.room(room)} className="summary-room">
            <Icon name="sign/skill" />+{room}
          </WhyNumber>
        )}
      </dd>
    </div>
  );
};
