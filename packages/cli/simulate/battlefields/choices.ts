import { ACTIONS, type ActionCard } from '@swordtable/games/battlefields/cards/cards';
import { actionName } from '@swordtable/games/battlefields/cards/catalog';
import type { Event } from '@swordtable/games/battlefields/events';
import { ROUNDS, SEATS, type State } from '@swordtable/games/battlefields/state';
import type { Seat, Standing } from '@swordtable/kernel';
import type { Grid } from '../../screen/grid.ts';
import { type Count, type Tally, winShare } from '../collector.ts';
import { meanOf, rateText } from '../results.ts';

interface Taken {
  readonly round: number;
  readonly seat: Seat;
  readonly card: ActionCard;
}

const same = (one: Taken, other: Taken): boolean => one.round === other.round && one.seat === other.seat && one.card === other.card;

/** Which actions are taken into which round, and who wins with them. */
export const watchChoices = (count: Count, s: State) => {
  const taken: Taken[] = [];
  const hear = (event: Event): void => {
    if (event.what === 'round') for (const _ of SEATS) count(`choosers ${event.round}`);
    if (event.what !== 'took' || event.card === null) return;
    taken.push({ round: s.round, seat: event.seat, card: event.card });
    count(`copies ${s.round} ${event.card}`);
  };
  const end = (final: Standing): void => {
    // Somebody who took both copies has chosen the card once.
    for (const each of taken.filter((one, index) => taken.findIndex((other) => same(one, other)) === index)) {
      count(`took ${each.round} ${each.card}`);
      count(`took won ${each.round} ${each.card}`, winShare(final, each.seat));
    }
  };
  return { hear, end };
};

export const choiceGrids = (tally: Tally): readonly Grid[] => {
  const at = (name: string): number => tally[name] ?? 0;
  return Array.from({ length: ROUNDS }, (_, index) => index + 1)
    .filter((round) => at(`choosers ${round}`) > 0)
    .map((round) => ({
      title: `Actions taken for round ${round}`,
      columns: ['card', 'players', 'share', 'cards each', 'won', '95% interval'],
      rows: ACTIONS.map((card) => {
        const players = at(`took ${round} ${card}`);
        return [
          actionName(card),
          players,
          rateText(players, at(`choosers ${round}`))[0],
          meanOf(at(`copies ${round} ${card}`), players),
          ...rateText(at(`took won ${round} ${card}`), players),
        ];
      }),
    }));
};
