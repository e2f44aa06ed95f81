import { describe, expect, test } from 'vitest';
import { ACTIONS, type ActionCard, WARRIORS } from '../cards/cards.ts';
import { CARDS } from '../cards/catalog.ts';
import { scene } from '../scene/scene.ts';

type Laid = readonly [lying: 'elite' | 'flank', card: ActionCard, after: string | undefined, how: 'cancels' | 'defeats' | undefined];

/** What becomes of a lying card of Blue when Red lays a card against it; nothing where the card cannot be laid there. */
const AGAINST: readonly Laid[] = [
  ['elite', 'elite', 'archers^ / cavalry^', 'cancels'],
  ['elite', 'flank', 'archers^ + flank / cavalry^', 'defeats'],
  ['elite', 'surround', 'archers^ / cavalry^', 'defeats'],
  ['flank', 'elite', 'archers^ + elite / cavalry^ + flank', undefined],
  ['flank', 'flank', 'archers^ / cavalry^', 'cancels'],
  ['flank', 'surround', 'archers^ / cavalry^', 'defeats'],
];
const TABLE = (['elite', 'flank'] as const).flatMap((lying) =>
  ACTIONS.map((card): Laid => AGAINST.find(([at, by]) => at === lying && by === card) ?? [lying, card, undefined, undefined]),
);

describe('A card laid against a lying one', () => {
  test.each(TABLE)('B-11: lying %s, laid %s: %s', (lying, card, after, how) => {
    const begun = scene({
      phase: 'battle',
      places: [`archers^ / cavalry^ + ${lying}`],
      red: { actions: card },
      blue: { actions: 'rally' },
    });
    const isLaid = ['elite', 'flank', 'surround'].includes(card) && begun.options.includes(`${card} 1`);
    expect(isLaid).toBe(after !== undefined);
    if (after === undefined) return;
    const laid = begun.play(`${card} 1`);
    expect(laid.place(1)).toBe(after);
    expect(laid.told('lifted').map((lifted) => [lifted.seat, lifted.card, lifted.by, lifted.how])).toEqual(
      how === undefined ? [] : [[1, lying, card, how]],
    );
    expect(laid.army('red')).toMatchObject({ actions: [], spent: [card] });
  });

  test('R-4: an Elite beside a lying Flank stays, and counts once the Flank is gone', () => {
    const begun = scene({
      phase: 'battle',
      places: ['archers^ / archers^ + flank'],
      red: { actions: 'elite, surround' },
      blue: { actions: 'rally' },
    });
    const both = begun.play('elite 1', 'pass');
    expect(both.place(1)).toBe('archers^ + elite / archers^ + flank');
    const flanked = both.play('pass');
    expect(flanked.told('compared')).toMatchObject([{ winner: 1, verdict: 'flank' }]);
    const alone = both.play('surround 1', 'pass');
    expect(alone.told('compared')).toMatchObject([{ winner: 0, verdict: 'elite' }]);
  });

  test('R-6: what goes with its target may be played beside an own lying card and without warriors', () => {
    const own = { phase: 'battle', places: ['archers^ + flank / archers^ + elite'], red: { actions: 'elite, flank, surround' } } as const;
    expect(scene(own).options).toEqual(['elite 1', 'surround 1', 'pass']);
    expect(scene(own).play('elite 1').place(1)).toBe('archers^ + flank / archers^');
    expect(scene(own).play('surround 1').place(1)).toBe('archers^ + flank / archers^');
    const left = { ...own, places: ['/ archers^ + elite', 'archers^ / + flank'] };
    expect(scene(left).options).toEqual(['elite 1', 'flank 2', 'surround 1', 'surround 2', 'pass']);
    expect(scene(left).play('flank 2').place(2)).toBe('archers^ /');
  });

  test('R-7: a Flank against a lying Elite needs warriors on both sides and no own card there', () => {
    const flank = (place: string) => scene({ phase: 'battle', places: [place], red: { actions: 'flank' } }).options;
    expect(flank('archers^ / cavalry^ + elite')).toContain('flank 1');
    expect(flank('/ cavalry^ + elite')).not.toContain('flank 1');
    expect(flank('archers^ / + elite')).not.toContain('flank 1');
    expect(flank('archers^ + flank / cavalry^ + elite')).not.toContain('flank 1');
  });
});

describe('Lying cards', () => {
  test('B-11: Elite and Flank need warriors on both sides, face up or not, and one lies on a side', () => {
    const begun = scene({
      phase: 'battle',
      places: ['archers / cavalry', 'archers^ /', '/ cavalry', 'archers^ + elite / cavalry^'],
      red: { actions: 'elite, flank' },
    });
    expect(begun.options).toEqual(['reveal 1', 'elite 1', 'flank 1']);
  });

  test('B-11: Surround is laid only against a lying card of the opponent', () => {
    const begun = scene({
      phase: 'battle',
      places: ['archers^ / cavalry^', 'archers^ + flank / cavalry^', 'spearmen^ / cavalry^ + flank'],
      red: { actions: 'surround' },
    });
    expect(begun.options).toEqual(['surround 3', 'pass']);
  });

  test('B-11: a lying card belongs to the place, whatever becomes topmost', () => {
    const begun = scene({
      phase: 'battle',
      places: ['spearmen archers + flank / swordsmen^', 'cavalry^ /'],
      blue: { actions: 'ambush' },
      red: { actions: 'skirmish' },
    });
    const covered = begun.play('skirmish 2 1', 'pass');
    expect(covered.place(1)).toBe('spearmen archers cavalry^ + flank / swordsmen^');
    const raided = scene({ phase: 'battle', places: ['archers^ + flank / archers^'], red: { actions: 'raid' } }).play('raid 1');
    expect(raided.told('won')[0]).toMatchObject({ place: 0, seat: 1 });
  });

  test.each(WARRIORS)('B-11: Flank wins whatever the pair, Elite only a tie (%s against all)', (mine) => {
    for (const theirs of WARRIORS) {
      const places = [`${mine}^ + flank / ${theirs}^`, `${mine}^ + elite / ${theirs}^`, `${mine}^ / ${theirs}^ + elite`];
      const compared = scene({ phase: 'battle', places }).told('compared');
      const type = mine === theirs ? -1 : CARDS.beats[mine].includes(theirs) ? 0 : 1;
      expect(compared.map(({ winner }) => winner)).toEqual([0, type < 0 ? 0 : type, type < 0 ? 1 : type]);
      const verdict = type < 0 ? 'elite' : 'type';
      expect(compared.map((each) => each.verdict)).toEqual(['flank', verdict, verdict]);
    }
  });
});
