import { describe, expect, test } from 'vitest';
import { scene } from '../scene/scene.ts';

const places = (warrior: string): string => [1, 2, 3, 4].map((place) => `${warrior} ${place}`).join(', ');

describe('Placing warriors', () => {
  test('B-7: in turns from the start player, one warrior face down on top of a stack, or pass', () => {
    const begun = scene({ phase: 'placement', starter: 'blue', red: { hand: 'archers, archers, cavalry' }, blue: { hand: 'spearmen' } });
    expect(begun.asks).toBe(`blue placement: ${places('spearmen')}, pass`);
    const placed = begun.play('spearmen 2');
    // Blue has no card left, as everybody can see, and is passed over.
    expect(placed.asks).toBe(`red placement: ${places('cavalry')}, ${places('archers')}, pass`);
    const stacked = placed.play('cavalry 2', 'archers 2');
    expect(stacked.place(2)).toBe('cavalry archers / spearmen');
    expect(stacked.told('passed')).toEqual([{ what: 'passed', seat: 1, forced: true }]);
  });

  test('B-7: a player who has passed can’t place, but can play actions while the other is placing', () => {
    const begun = scene({
      phase: 'placement',
      places: ['cavalry /'],
      red: { hand: 'archers', actions: 'raid, rally' },
      blue: { hand: 'spearmen, spearmen', actions: 'elite' },
    });
    const passed = begun.play('pass', 'spearmen 1');
    expect(passed.asks).toBe('red placement: raid 1, rally, pass');
    const raided = passed.play('raid 1');
    expect(raided.asks).toBe('red placement: rally, pass');
    expect(raided.army('red').hand).toEqual(['cavalry', 'archers']);
    expect(raided.play('pass').asks).toMatch(/^blue placement: spearmen 1/);
    expect(raided.play('pass', 'spearmen 3').asks).toBe('red placement: rally, pass');
  });

  test('B-7: placement is over as soon as both have passed', () => {
    const begun = scene({ phase: 'placement', red: { hand: 'archers', actions: 'rally' }, blue: { hand: 'spearmen', actions: 'scout' } });
    const over = begun.play('pass', 'pass');
    expect(over.state.phase).toBe('battle');
    expect(over.asks).toBe('red battle: pass');
  });

  test('B-7: any number of actions may come before a warrior, with warriors just taken back too', () => {
    const begun = scene({
      phase: 'placement',
      places: ['cavalry archers / spearmen', '/ spearmen'],
      red: { hand: '', actions: 'raid, scout, scout' },
    });
    const placed = begun.play('scout 1', 'scout 2', 'raid 1', 'archers 4');
    expect([1, 2, 4].map(placed.place)).toEqual(['/ spearmen^', '/ spearmen^', 'archers /']);
    expect(placed.army('red').hand).toEqual(['cavalry']);
  });

  test('R-1: without a card to use a player is passed over, and both of them end placement', () => {
    expect(scene({ phase: 'placement', red: {}, blue: { hand: 'archers' } }).asks).toMatch(/^blue placement/);
    const nobody = scene({ phase: 'placement', places: ['archers /'] });
    expect(nobody.told('passed')).toHaveLength(2);
    expect(nobody.asks).toBe('red battle: reveal 1');
    const passed = scene({ phase: 'placement', red: { hand: 'archers', passed: true }, blue: { hand: 'archers' } });
    expect(passed.asks).toMatch(/^blue placement/);
  });

  test('R-2: a player with an action is asked, even if it can’t be played', () => {
    for (const actions of ['surround', 'scout', 'raid', 'rally'])
      expect(scene({ phase: 'placement', red: { actions }, blue: { hand: 'archers' } }).asks).toBe('red placement: pass');
  });
});

describe('The actions of placement', () => {
  test('B-8: Rally discards any number face down and draws as many', () => {
    const begun = scene({
      phase: 'placement',
      red: { hand: 'archers, archers, cavalry', actions: 'rally', deck: 'spearmen, swordsmen, heavy-infantry' },
    });
    const rallying = begun.play('rally');
    expect(rallying.asks).toBe('red rally: discard cavalry, discard archers, done');
    const rallied = rallying.play('discard archers', 'discard archers', 'done');
    expect(rallied.army('red')).toMatchObject({
      hand: ['spearmen', 'swordsmen', 'cavalry'],
      buried: ['archers', 'archers'],
      deck: ['heavy-infantry'],
      spent: ['rally'],
    });
    expect(rallied.asks).toMatch(/^red placement: spearmen 1/);
  });

  test('R-3: Rally may discard none, and needs a warrior in hand', () => {
    const begun = scene({
      phase: 'placement',
      places: ['archers /'],
      red: { hand: 'cavalry', actions: 'rally' },
      blue: { hand: 'archers' },
    });
    expect(begun.play('rally', 'done').army('red')).toMatchObject({ hand: ['cavalry'], spent: ['rally'], buried: [] });
    const empty = scene({ phase: 'placement', places: ['archers /'], red: { actions: 'rally' }, blue: { hand: 'archers' } });
    expect(empty.options).toEqual(['pass']);
  });

  test('R-3: all discards come before the drawing, and may come back when the deck runs out', () => {
    const begun = scene({
      phase: 'placement',
      places: [
        'swordsmen swordsmen swordsmen swordsmen cavalry cavalry cavalry spearmen spearmen spearmen spearmen archers archers archers /',
      ],
      red: { hand: 'heavy-infantry, heavy-infantry, heavy-infantry', actions: 'rally' },
    });
    const rallied = begun.play('rally', 'discard heavy-infantry', 'discard heavy-infantry', 'done');
    expect(rallied.army('red').hand).toEqual(['heavy-infantry', 'heavy-infantry', 'heavy-infantry']);
    expect(rallied.told('reshuffled')).toEqual([{ what: 'reshuffled', seat: 0, cards: 2 }]);
  });

  test('B-8: Scout turns a whole stack face up in its order; what is placed later lies face down on it', () => {
    const begun = scene({
      phase: 'placement',
      places: ['/ cavalry archers spearmen'],
      red: { hand: 'archers', actions: 'scout' },
      blue: { hand: 'swordsmen' },
    });
    const scouted = begun.play('scout 1', 'archers 2', 'swordsmen 1');
    expect(scouted.place(1)).toBe('/ cavalry^ archers^ spearmen^ swordsmen');
    expect(scouted.told('scouted')).toEqual([{ what: 'scouted', seat: 1, place: 0, warriors: ['cavalry', 'archers', 'spearmen'] }]);
    expect(scouted.army('red').spent).toEqual(['scout']);
  });

  test('B-8: Raid takes the whole own stack back to the hand', () => {
    const begun = scene({
      phase: 'placement',
      places: ['cavalry archers^ / spearmen'],
      red: { actions: 'raid' },
      blue: { hand: 'archers' },
    });
    const raided = begun.play('raid 1');
    expect(raided.place(1)).toBe('/ spearmen');
    expect(raided.army('red')).toMatchObject({ hand: ['cavalry', 'archers'], returned: ['archers'], spent: ['raid'] });
  });

  test('B-19: in placement only Rally, Scout and Raid can be played, Scout on a face-down card and Raid on a stack', () => {
    const begun = scene({
      phase: 'placement',
      places: ['archers^ / cavalry', 'archers / cavalry^', '/ cavalry^ spearmen', 'archers /'],
      red: { hand: 'swordsmen', actions: 'ambush, scout, skirmish, elite, flank, surround, raid, rally' },
    });
    const plays = begun.options.filter((option) => !option.startsWith('swordsmen'));
    expect(plays).toEqual(['scout 1', 'scout 3', 'raid 1', 'raid 2', 'raid 4', 'rally', 'pass']);
  });
});
