import { AT, isEmpty, TOKENS } from '@swordtable/games/contracts/attributes';
import { skillRoom } from '@swordtable/games/contracts/party';
import type { Party } from '@swordtable/games/contracts/state';
import { useMemo } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { Amount } from '../amount.tsx';
import { useAtTable } from '../at-table.ts';
import { useCardTexts } from '../cards.ts';
import { Emblem } from '../emblem.tsx';
import { Tokens } from '../token.tsx';
import { usePlanWords } from './plan-words.ts';
import { SetPips } from './set-pips.tsx';
import { dueOf, totalOf } from './sums.ts';
import { useForesight } from './use-bench.ts';
import './summary.css';

/** What pay day will cost, and whether the gold does for it. */
const PayDay = ({ after }: { readonly after: Party }) => {
  const words = usePlanWords();
  const { tokens, gold, short } = dueOf(after);
  return (
    <div className="summary-pay" data-short={short > 0 || undefined}>
      <dt>{words.pay}</dt>
      <dd>
        <Amount of="salary" count={tokens} /> <Amount of="gold" count={gold} />{' '}
        <span>{tokens === 0 ? words.noPay : short > 0 ? words.short(short) : words.paid}</span>
      </dd>
    </div>
  );
};

/** What the party comes to as it is planned: attributes of all and of each, sets, room for skills, and pay day. */
export const Summary = () => {
  const { view, party } = useAtTable();
  const words = usePlanWords();
  const { name } = useCardTexts();
  const foresee = useForesight();
  const after = useMemo(() => foresee(party), [foresee, party]);
  const total = totalOf(after);
  const wilds = TOKENS.map((_, at) => after.wilds[at - AT.wildBasic] ?? 0);
  return (
    <section className="plan-summary" aria-label={view.phase === 'contract' ? words.summaryNow : words.summary}>
      <h3>{view.phase === 'contract' ? words.summaryNow : words.summary}</h3>
      <dl>
        <div className="summary-whole">
          <dt>{words.whole}</dt>
          <dd>{isEmpty(total) ? <span className="muted">{words.nothing}</span> : <Tokens tokens={total} />}</dd>
          <dd>
            <Amount of="gold" count={after.gold} /> <Amount of="luck" count={after.luck} /> <Amount of="fame" count={after.fame} />
          </dd>
        </div>
        {after.fellows.map((fellow) => {
          const room = skillRoom(fellow, view.sets);
          return (
            <div key={fellow.card} className="summary-row">
              <dt>
                <Emblem card={fellow.card} />
                <span>{name(fellow.card)}</span>
              </dt>
              <dd>
                <Tokens tokens={fellow.pool} />
                <SetPips fellow={fellow} sets={view.sets} />
                {room > 0 && (
                  <span className="summary-room" role="img" aria-label={words.room(room)} title={words.room(room)}>
                    <Icon name="sign/skill" />+{room}
                  </span>
                )}
              </dd>
            </div>
          );
        })}
        {!isEmpty(wilds) && (
          <div className="summary-row">
            <dt>{words.wilds}</dt>
            <dd>
              <Tokens tokens={wilds} />
            </dd>
          </div>
        )}
        <PayDay after={after} />
      </dl>
    </section>
  );
};
