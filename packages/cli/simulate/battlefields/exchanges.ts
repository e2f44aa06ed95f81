import { ACTIONS, type ActionCard, answering } from '@swordtable/games/battlefields/cards/cards';
import { actionName } from '@swordtable/games/battlefields/cards/catalog';
import type { Event } from '@swordtable/games/battlefields/events';
import { armyOf, type State } from '@swordtable/games/battlefields/state';
import type { Grid } from '../../screen/grid.ts';
import type { Count, Tally } from '../collector.ts';
import { rateText } from '../results.ts';

/** How often a card that asks for an answer gets one, and how often it could have had one. */
export const watchExchanges = (count: Count, s: State) => ({
  hear: (event: Event): void => {
    if (event.what === 'answered') {
      count(`asked ${event.to}`);
      count(`could answer ${event.to}`);
      count(`answered ${event.to}`);
    } else if (event.what === 'letStand') {
      count(`asked ${event.card}`);
      if (armyOf(s, event.seat).actions.some((card) => answering(card, event.card) !== undefined)) count(`could answer ${event.card}`);
    } else if (event.what === 'settled') {
      count('exchanges');
      count(`exchange of ${event.cards}`);
    }
  },
});

const LONGEST = 6;

export const exchangeGrids = (tally: Tally): readonly Grid[] => {
  const at = (name: string): number => tally[name] ?? 0;
  const asking = (card: ActionCard): boolean => at(`asked ${card}`) > 0;
  const lengths = Array.from({ length: LONGEST }, (_, index) => index + 1).filter((cards) => at(`exchange of ${cards}`) > 0);
  return [
    {
      title: 'Answers, by the card that asks for one',
      columns: ['card', 'asked', 'could', 'answered', 'of all', 'of those who could'],
      rows: ACTIONS.filter(asking).map((card) => [
        actionName(card),
        at(`asked ${card}`),
        at(`could answer ${card}`),
        at(`answered ${card}`),
        rateText(at(`answered ${card}`), at(`asked ${card}`))[0],
        rateText(at(`answered ${card}`), at(`could answer ${card}`))[0],
      ]),
      notes: ['Players without an action card aren’t asked.'],
    },
    {
      title: 'Exchanges, by how many cards they take',
      columns: ['cards', 'exchanges', 'share'],
      rows: lengths.map((cards) => [String(cards), at(`exchange of ${cards}`), rateText(at(`exchange of ${cards}`), at('exchanges'))[0]]),
    },
  ];
};
