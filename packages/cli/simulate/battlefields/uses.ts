import { ACTIONS, type ActionCard } from '@swordtable/games/battlefields/cards/cards';
import { actionName } from '@swordtable/games/battlefields/cards/catalog';
import type { Event } from '@swordtable/games/battlefields/events';
import { armyOf, type Played, SEATS, type State } from '@swordtable/games/battlefields/state';
import type { Seat, Standing } from '@swordtable/kernel';
import type { Grid } from '../../screen/grid.ts';
import { type Count, type Tally, winShare } from '../collector.ts';
import { rateText } from '../results.ts';

/** Cards whose effect nobody can prevent. */
const SURE: readonly ActionCard[] = ['scout', 'raid', 'rally', 'surround'];

/** What becomes of action cards: played, met by another card, standing to the end, deciding a pair, given as an answer, or wasted. */
export const watchUses = (count: Count, s: State) => {
  const used: { readonly seat: Seat; readonly card: ActionCard }[] = [];
  let answer: Pick<Played, 'card'> | undefined;
  const use = (what: string, seat: Seat, card: ActionCard): void => {
    count(`${what} ${card}`);
    used.push({ seat, card });
  };
  const hear = (event: Event): void => {
    switch (event.what) {
      case 'took':
        if (event.card !== null) count(`taken ${event.card}`);
        break;
      case 'played':
        use('played', event.seat, event.card);
        if (SURE.includes(event.card)) count(`stood ${event.card}`);
        break;
      case 'answered':
        use('answer', event.seat, event.card);
        answer = event;
        break;
      case 'settled':
        count(`${event.stood ? 'stood' : 'met'} ${event.played.card}`);
        // Of the answers the last one holds; all others were answered in turn.
        if (answer !== undefined) count(`answer stood ${answer.card}`);
        answer = undefined;
        break;
      case 'lifted':
        count(`met ${event.card}`);
        break;
      case 'compared':
        for (const [seat, card] of event.lying.entries()) {
          if (card === null) continue;
          count(`stood ${card}`);
          if (event.winner === seat && event.verdict === card) count(`decided ${card}`);
        }
        break;
      case 'shed':
        if (event.card !== null) count(`wasted ${event.card}`);
        break;
    }
  };
  const end = (final: Standing): void => {
    for (const seat of SEATS) for (const card of armyOf(s, seat).actions) count(`wasted ${card}`);
    for (const { seat, card } of used) count(`used won ${card}`, winShare(final, seat));
  };
  return { hear, end };
};

export const useGrids = (tally: Tally): readonly Grid[] => {
  const at = (name: string): number => tally[name] ?? 0;
  const never = ACTIONS.filter((card) => at(`played ${card}`) + at(`answer ${card}`) === 0).map(actionName);
  return [
    {
      title: 'Actions: what becomes of them',
      columns: ['card', 'taken', 'played', 'met', 'stood', 'decided', 'answers', 'answers stood', 'wasted', 'won if used', '95% interval'],
      rows: ACTIONS.map((card) => [
        actionName(card),
        ...['taken', 'played', 'met', 'stood', 'decided', 'answer', 'answer stood', 'wasted'].map((what) => at(`${what} ${card}`)),
        ...rateText(at(`used won ${card}`), at(`played ${card}`) + at(`answer ${card}`)),
      ]),
      notes: [
        'met: canceled or defeated · stood: took effect, or was in play when a pair was compared · decided: won the pair',
        'by it · wasted: discarded unused, or still in hand at the end',
        never.length === 0 ? 'Every action was used.' : `Never used: ${never.join(', ')}.`,
      ],
    },
  ];
};
