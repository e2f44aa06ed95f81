import type { Action } from '@swordtable/games/contracts/action';
import { COMMONS, contributed } from '@swordtable/games/contracts/actions/work';
import { cardAs } from '@swordtable/games/contracts/cards/catalog';
import type { CompanionId } from '@swordtable/games/contracts/cards/terms';
import { useState } from 'react';
import { useBoardWords } from '../board-words.ts';
import { Gains } from '../gains.tsx';
import { useTableInfo } from '../table-info.ts';

type Contribution = Extract<Action, { readonly contribute: number }>;

/** How much the group contributes, what the party adds, and whether luck buys the bonus. */
export const WorkAsk = ({ common, group }: { readonly common: number; readonly group: readonly CompanionId[] }) => {
  const words = useBoardWords();
  const { offers, party } = useTableInfo();
  const [extra, setExtra] = useState(0);
  const [wantsBonus, setWantsBonus] = useState(false);
  const contributions = offers.selection.options.filter((action): action is Contribution => 'contribute' in action);
  const [first] = contributions;
  if (first === undefined) return null;
  const { bonus } = cardAs(COMMONS[common] ?? '', 'common');
  const amounts = [...new Set(contributions.map((each) => each.contribute))];
  const chosen = amounts.includes(extra) ? extra : first.contribute;
  const exact = contributions.find((each) => each.contribute === chosen && each.bonus === wantsBonus);
  const answer = exact ?? contributions.find((each) => each.contribute === chosen) ?? first;
  const attributes = contributed(party, group, common, answer.contribute).attributes;
  return (
    <>
      {amounts.length > 1 && (
        <label className="ask-extra">
          {words.fromParty}
          <input
            type="range"
            min={0}
            max={amounts.length - 1}
            value={amounts.indexOf(chosen)}
            onChange={({ target }) => setExtra(amounts[Number(target.value)] ?? 0)}
          />
          <b>{chosen}</b>
        </label>
      )}
      {contributions.some((each) => each.bonus) && (
        <label className="ask-bonus">
          <input type="checkbox" checked={answer.bonus} onChange={({ target }) => setWantsBonus(target.checked)} />
          {words.forLuck(bonus.luck)} <Gains gains={bonus.reward} />
        </label>
      )}
      <button type="button" className="btn lamp confirm" onClick={() => offers.act(answer)}>
        {words.contribute(attributes)}
      </button>
    </>
  );
};
