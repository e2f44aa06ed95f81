import { contracts } from '@swordtable/games/contracts/rules';
import { randomGame } from '@swordtable/games/contracts/scene/random-game';
import { view } from '@swordtable/games/contracts/view/view';
import { expect, test } from 'vitest';
import { payDayOf } from './pay-sums.ts';
import { rankedParties } from './ranking.ts';

type Played = Parameters<Parameters<typeof randomGame>[2]>[0];

/** What is seen on pay day, and what comes of it when all have decided. */
const paysAsSeen = ({ before, action, events }: Played): number => {
  const paid = events.filter((event) => event.what === 'paid');
  // The last player to decide sees everything that was decided before.
  if (!('done' in action)) return 0;
  for (const { seat, gold, fame } of paid) {
    const day = payDayOf(view(before.state, seat), seat);
    expect([day?.due, day?.fame]).toEqual([gold, fame]);
    expect(day?.left).toBeGreaterThanOrEqual(0);
    const gone = events.flatMap((event) => (event.what === 'left' && event.seat === seat ? [[event.companion, event.lost]] : []));
    expect(day?.wages.filter(({ isUnpaid }) => isUnpaid).map(({ fellow, takes }) => [fellow.card, takes])).toEqual(gone);
  }
  return paid.length;
};

/** What everybody is owed makes what is due. */
const wagesMakeDue = ({ before: { state }, seat }: Played): void => {
  const day = payDayOf(view(state, seat), seat);
  const wages = day?.wages.filter(({ isUnpaid }) => !isUnpaid).reduce((sum, { gold }) => sum + gold, 0) ?? 0;
  expect(Math.max(0, wages + (day?.waived ?? 0))).toBe(day?.due);
};

const payDays: Played[] = [];
const ends = [2, 3, 5].map((seats) => {
  const { end } = randomGame(seats, 'ends', (played) => {
    if (played.before.state.phase === 'payment') payDays.push(played);
  });
  return { seats, end };
});

test('what a party sees on pay day is what is paid, what it brings, and what is lost', () => {
  expect(payDays.length).toBeGreaterThan(3);
  for (const played of payDays) wagesMakeDue(played);
  expect(payDays.reduce((sum, played) => sum + paysAsSeen(played), 0)).toBeGreaterThan(3);
});

test.each(ends)('with $seats players the order and the totals of the end are those of the rules', ({ end }) => {
  const { ranking, points } = contracts.standing(end);
  const parties = rankedParties(view(end, 0));
  expect(parties.map(({ seat }) => seat)).toEqual(ranking.flat());
  for (const { seat, score, place } of parties) {
    expect(score.total).toBe(points[seat]);
    expect(place).toBe(
      1 +
        ranking
          .slice(
            0,
            ranking.findIndex((shared) => shared.includes(seat)),
          )
          .flat().length,
    );
  }
});
