import { randomBelow, randomFrom } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import type { CompanionId } from '../cards/terms.ts';
import type { FellowSpec, PartySpec } from '../scene/position.ts';
import { type Scene, scene } from '../scene/scene.ts';

/** Pay day of one party, with another beside it that has nobody to pay. */
const payday = (party: PartySpec, round = 1): Scene => scene({ phase: 'payment', round, parties: [party, {}] });
const dismissed = ({ offered }: Scene): readonly CompanionId[] =>
  offered(0).flatMap((action) => ('dismiss' in action ? [action.dismiss] : []));
const names = ({ party }: Scene): readonly string[] => party(0).fellows.map(({ card }) => card);

const LUMBERJACK: FellowSpec = { card: 'Lumberjack', wears: ['Cursed Hide', 'War Axe'] };

describe('The Payment Phase', () => {
  test('C-20 worked example 4: 18 gold against 20, and Lumberjack is not paid', () => {
    const short = payday({ gold: 18, fellows: ['Ashane', 'Thug', 'Poacher', 'Elementalist', LUMBERJACK] });
    expect(short.party(0).salary).toBe(5);
    expect(short.asked).toEqual([0]);
    expect(dismissed(short).toSorted()).toEqual(['elementalist', 'lumberjack', 'poacher']);
    const named = short.play(0, { dismiss: 'lumberjack' });
    expect(named.offered(0)).toEqual([{ done: true }]);
    const paid = named.play(0, { done: true });
    expect(paid.told('left')).toEqual([{ what: 'left', seat: 0, companion: 'lumberjack', lost: ['cursed-hide'] }]);
    expect(paid.told('paid')).toEqual([{ what: 'paid', seat: 0, gold: 16, fame: 2, companions: ['poacher', 'elementalist'] }]);
    expect(paid.party(0)).toMatchObject({ gold: 2, fame: 2, spare: ['war-axe'] });
    expect(names(paid)).toEqual(['ashane', 'thug', 'poacher', 'elementalist']);
    expect(paid.state.encounterGone).toEqual(['lumberjack', 'cursed-hide']);
  });

  test.each([
    [4, 1, ['Poacher']],
    [12, 3, ['Elementalist']],
    [16, 4, ['Poacher', 'Elementalist']],
    [20, 5, ['Poacher', 'Elementalist', 'Lumberjack']],
  ])('C-20 a player with %d gold for %d salary tokens pays without being asked', (gold, salary, fellows) => {
    const paid = payday({ gold, fellows: ['Ashane', ...fellows] });
    expect(paid.state).toMatchObject({ phase: 'encounter', round: 2 });
    expect(paid.told('paid')).toMatchObject([{ seat: 0, gold: 4 * salary, fame: fellows.length }]);
    expect([paid.party(0).gold, paid.party(0).fame]).toEqual([0, fellows.length]);
    // With one gold less somebody has to go.
    expect(payday({ gold: gold - 1, fellows: ['Ashane', ...fellows] }).asked).toEqual([0]);
  });

  test('C-20 leaders and thugs cost nothing and never go', () => {
    const paid = payday({ gold: 0, fellows: ['Ashane', 'Thug'] });
    expect([paid.state.phase, paid.told('paid'), names(paid)]).toEqual(['encounter', [], ['ashane', 'thug']]);
    const short = payday({ gold: 0, fellows: ['Ashane', 'Thug', 'Poacher'] });
    expect(short.offered(0)).toEqual([{ dismiss: 'poacher' }]);
    expect(names(short.play(0, { dismiss: 'poacher' }, { done: true }))).toEqual(['ashane', 'thug']);
  });

  test('C-20 somebody dear may go so that others stay, or the others for the one', () => {
    // Three tokens for the Elementalist and two for the Pikeman, with gold for three: one of them stays, whichever.
    const short = payday({ gold: 12, fellows: ['Ashane', 'Elementalist', 'Pikeman'] });
    expect(dismissed(short)).toEqual(['elementalist', 'pikeman']);
    for (const gone of ['elementalist', 'pikeman']) expect(short.play(0, { dismiss: gone }).offered(0)).toEqual([{ done: true }]);
    expect(short.play(0, { dismiss: 'elementalist' }, { done: true }).party(0).gold).toBe(4);
    expect(short.play(0, { dismiss: 'pikeman' }, { done: true }).party(0).gold).toBe(0);
  });

  test('C-20 no companion goes unpaid whose salary the remaining gold would cover', () => {
    // Gold for two tokens: with the Elementalist gone, Poacher and Lumberjack can both be paid, and so they must be.
    const short = payday({ gold: 8, fellows: ['Ashane', 'Elementalist', 'Poacher', 'Lumberjack'] });
    expect(dismissed(short)).toEqual(['elementalist']);
    expect(short.play(0, { dismiss: 'elementalist' }).offered(0)).toEqual([{ done: true }]);
  });

  test('C-20 skills and cursed equipment go along, a legendary companion out of the game, other equipment stays', () => {
    const captain: FellowSpec = { card: 'Captain Marrow', level: 2, skills: ['Rage', 'Vow'], wears: ['Thirsting Blade', 'Vow-Shield'] };
    const paid = payday({ gold: 3, fellows: ['Ashane', captain], spare: ['War Axe'] }).play(
      0,
      { dismiss: 'captain-marrow' },
      { done: true },
    );
    expect(paid.told('left')).toEqual([{ what: 'left', seat: 0, companion: 'captain-marrow', lost: ['rage', 'vow', 'thirsting-blade'] }]);
    expect(paid.party(0).spare).toEqual(['war-axe', 'vow-shield']);
    expect(paid.state.encounterGone).toEqual(['rage', 'vow', 'thirsting-blade']);
    expect([...paid.state.tavern, ...paid.state.tavernDeck]).not.toContain('captain-marrow');
  });

  test('C-20 in any order, and one by one until the gold is enough', () => {
    const short = payday({ gold: 4, fellows: ['Ashane', 'Poacher', 'Lumberjack', 'Buckler'] });
    expect(dismissed(short)).toEqual(['poacher', 'lumberjack', 'buckler']);
    const one = short.play(0, { dismiss: 'lumberjack' });
    expect(one.offered(0)).toEqual([{ dismiss: 'poacher' }, { dismiss: 'buckler' }]);
    const [oneWay, other] = [
      one.play(0, { dismiss: 'poacher' }, { done: true }),
      short.play(0, { dismiss: 'poacher' }, { dismiss: 'lumberjack' }, { done: true }),
    ];
    expect(oneWay.state).toEqual(other.state);
    expect(names(oneWay)).toEqual(['ashane', 'buckler']);
  });

  test('C-20 exactly those can be named who are left out of some way of paying: 150 random parties', () => {
    const rng = randomFrom('payday');
    const WAGES = { Poacher: 1, Lumberjack: 1, Buckler: 1, Elementalist: 3, Pikeman: 2, Knight: 3, Archer: 2 } as const;
    const all = Object.entries(WAGES);
    /** Every way of paying said once more: from those who are paid, not from those who are not. */
    const lawful = (wages: readonly (readonly [string, number])[], waived: number, gold: number): readonly string[] => {
      const costs = (paid: readonly (readonly [string, number])[]): number =>
        4 * Math.max(0, paid.reduce((sum, [, tokens]) => sum + tokens, 0) - waived);
      const choices = wages.reduce<readonly (readonly (readonly [string, number])[])[]>(
        (sets, each) => sets.flatMap((set) => [set, [...set, each]]),
        [[]],
      );
      return choices
        .filter((paid) => costs(paid) <= gold)
        .filter((paid) => wages.every((each) => paid.includes(each) || costs([...paid, each]) > gold))
        .map((paid) => paid.map(([name]) => name.toLowerCase()).join());
    };
    /** All that can come of a pay day, by naming those who go in every order. */
    const reachable = (now: Scene): readonly string[] =>
      dismissed(now).length > 0
        ? dismissed(now).flatMap((card) => reachable(now.play(0, { dismiss: card })))
        : [
            now
              .plan(0)
              .fellows.slice(1)
              .map(({ card }) => card)
              .join(),
          ];
    let short = 0;
    for (let party = 0; party < 150; party++) {
      const wages = all.filter(() => randomBelow(rng, 2) === 0).slice(0, 5);
      const total = wages.reduce((sum, [, tokens]) => sum + tokens, 0);
      const waived = Math.min(total, randomBelow(rng, 3));
      const gold = randomBelow(rng, 4 * total + 2);
      const now = payday({ gold, salary: total - waived, fellows: ['Ashane', ...wages.map(([name]) => name)] });
      if (now.state.phase !== 'payment') continue;
      short++;
      expect([...new Set(reachable(now))].sort(), `${wages.join(' ')}, ${waived} waived, ${gold} gold`).toEqual(
        lawful(wages, waived, gold).toSorted(),
      );
    }
    expect(short).toBeGreaterThan(75);
  });
});
