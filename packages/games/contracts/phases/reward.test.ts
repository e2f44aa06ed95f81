import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../scene/scene.ts';
import { placesAt } from './reward.ts';

/** The Reward Step with these contributions to Soldier Work, by seat; everybody begins with 10 gold. */
const rewarded = (...contributed: readonly (number | null)[]): Scene =>
  scene({ phase: 'reward', parties: contributed.map((mine) => ({ contributed: [mine, null, null] })) });

/** What each party has won: gold, and fame behind it where there is any. */
const won = ({ state }: Scene): string =>
  state.parties.map(({ gold, fame }) => (fame > 0 ? `${gold - 10}+${fame}` : `${gold - 10}`)).join(' ');

describe('The Reward Step', () => {
  test.each([2, 3, 4, 5])('C-19 alone on a common contract: 3 gold and 2 fame, however little it was: %d seats', (seats) => {
    const alone = Array.from({ length: seats }, (_, seat) => (seat === seats - 1 ? 1 : null));
    expect(won(rewarded(...alone))).toBe([...Array.from({ length: seats - 1 }, () => '0'), '3+2'].join(' '));
    expect(rewarded(...alone).told('ranked')).toEqual([
      { what: 'ranked', seat: seats - 1, common: 'soldier-work', place: 0, gold: 3, fame: 2 },
    ]);
  });

  test('C-19 nobody sent anybody: nobody gets anything', () => {
    expect(won(rewarded(null, null, null))).toBe('0 0 0');
    expect(rewarded(null, null, null).told('ranked')).toEqual([]);
  });

  test.each([
    ['by rank, regardless of seats', [2, 5], '4 6'],
    ['by rank, for five', [1, 9, 4, 12, 7], '1 4 2 6 3'],
    ['those who stayed away have no rank', [null, 3, null, 8], '0 4 0 6'],
    ['two in front take the second place', [5, 5], '4 4'],
    ['two in front take the second place, and the next is third', [5, 5, 2], '4 4 3'],
    ['two behind take the third place', [7, 2, 2], '6 3 3'],
    ['three alike are all third', [4, 4, 4], '3 3 3'],
    ['three in front of four are all third', [6, 6, 1, 6], '3 3 2 3'],
    ['two and two of four', [8, 3, 8, 3], '4 2 4 2'],
    ['two in the middle of four', [1, 5, 5, 9], '2 3 3 6'],
    ['four alike are all fourth', [2, 2, 2, 2], '2 2 2 2'],
    ['two and three of five', [3, 9, 3, 9, 3], '1 4 1 4 1'],
    ['four in front of five are all fourth', [7, 7, 7, 7, 1], '2 2 2 2 1'],
    ['five alike are all fifth', [6, 6, 6, 6, 6], '1 1 1 1 1'],
    ['a tie of those who came, in front of those who did not', [4, null, 4, null, 4], '3 0 3 0 3'],
  ])('C-19, C-33 %s', (_, contributed, gold) => expect(won(rewarded(...contributed))).toBe(gold));

  test('C-19 in every mixture the lowest of the places shared is taken, as if places were handed out one by one', () => {
    /** Places by handing them out from the first: all who tie for the most take that many places and get the last of them. */
    const handedOut = (contributed: readonly (number | null)[]): string => {
      const places = contributed.map(() => 0);
      let given = 0;
      for (let most = 9; most >= 1; most--) {
        const tied = contributed.flatMap((mine, seat) => (mine === most ? [seat] : []));
        given += tied.length;
        for (const seat of tied) places[seat] = given;
      }
      return places.join();
    };
    const mixtures = (seats: number): readonly (readonly (number | null)[])[] =>
      seats === 0 ? [[]] : mixtures(seats - 1).flatMap((rest) => [null, 1, 2, 3].map((mine) => [...rest, mine]));
    const wrong = [2, 3, 4, 5].flatMap(mixtures).filter((contributed) => {
      const places = contributed.map(() => 0);
      for (const { seat, place } of placesAt(contributed)) places[seat] = place;
      return places.join() !== handedOut(contributed);
    });
    expect(wrong).toEqual([]);
  });

  test('C-19 each common contract is ranked separately', () => {
    const now = scene({
      phase: 'reward',
      parties: [{ contributed: [4, null, 2] }, { contributed: [1, 3, 2] }, { contributed: [null, null, 6] }],
    });
    expect(won(now)).toBe('9 10+2 6');
    expect(now.told('ranked').map(({ seat, common, place }) => `${seat} ${common} ${place}`)).toEqual([
      '0 soldier-work 1',
      '1 soldier-work 2',
      '1 scout-the-marches 0',
      '0 ward-the-fields 3',
      '1 ward-the-fields 3',
      '2 ward-the-fields 1',
    ]);
  });

  test('C-19 several groups of a party count together', () => {
    const working = scene({ parties: [{ fellows: ['Buckler', 'Brawler'] }, { fellows: ['Paladin'] }] });
    const sending = (now: Scene, seat: number, companion: string): Scene =>
      now.play(seat, { work: 0 }, { join: companion }, { contribute: 0, bonus: false });
    // Neither of the two groups of the first party gives more than the one of the second, and then nobody can do anything more.
    const ranked = sending(sending(sending(working, 0, 'buckler').endTurn(), 1, 'paladin'), 0, 'brawler');
    expect(ranked.told('ranked').map(({ seat, place, gold }) => [seat, place, gold])).toEqual([
      [0, 1, 6],
      [1, 2, 4],
    ]);
  });

  test('C-19 what cards give in this step comes after the ranks, and sees their gold', () => {
    // A Smuggler of level 1 gets 5 gold if there are at most 8: with 5 gold a third place makes them 8, a second place 9.
    const parties = (mine: number) => [
      { gold: 5, fellows: ['Smuggler'], contributed: [mine, null, null] },
      { contributed: [3, null, null] },
    ];
    const third = scene({ phase: 'reward', parties: [...parties(3), { contributed: [3, null, null] }] });
    expect(third.told('gained')).toEqual([{ what: 'gained', seat: 0, card: 'smuggler', to: null, got: { gold: 5 } }]);
    expect(scene({ phase: 'reward', parties: parties(1) }).told('gained')).toEqual([]);
  });
});
