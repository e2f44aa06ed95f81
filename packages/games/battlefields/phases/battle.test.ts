import { describe, expect, test } from 'vitest';
import { WARRIORS } from '../cards/cards.ts';
import { CARDS } from '../cards/catalog.ts';
import { scene } from '../scene/scene.ts';

describe('Turns of battle', () => {
  test('B-9: in turns from the start player, and passing only with nothing left to reveal', () => {
    const begun = scene({ phase: 'battle', starter: 'blue', places: ['archers / cavalry', 'cavalry /'], red: { actions: 'scout' } });
    expect(begun.asks).toBe('blue battle: reveal 1');
    const first = begun.play('reveal 1');
    expect(first.asks).toBe('red battle: reveal 1, reveal 2');
    const second = first.play('reveal 2');
    // Blue has neither a card nor a warrior to reveal.
    expect(second.told('passed')).toEqual([{ what: 'passed', seat: 1, forced: true }]);
    expect(second.asks).toBe('red battle: reveal 1');
    expect(second.play('reveal 1').asks).toBe('red battle: pass');
  });

  test('B-9: the start player begins, no matter who passed last in placement', () => {
    const hands = { red: { hand: 'archers', actions: 'rally' }, blue: { hand: 'cavalry', actions: 'rally' } };
    expect(scene({ phase: 'placement', starter: 'blue', ...hands }).play('pass', 'pass').asks).toBe('blue battle: pass');
    expect(scene({ phase: 'placement', starter: 'blue', ...hands }).play('cavalry 1', 'pass', 'pass').asks).toBe('blue battle: reveal 1');
    expect(scene({ phase: 'placement', starter: 'red', ...hands }).play('archers 1', 'pass', 'pass').asks).toBe('red battle: reveal 1');
  });

  test('B-9: a player with nothing to reveal may hold playable cards back', () => {
    const begun = scene({ phase: 'battle', places: ['archers^ / cavalry'], red: { actions: 'flank, ambush' } });
    expect(begun.options).toEqual(['ambush 1', 'flank 1', 'pass']);
  });

  test('B-9: one pass is not enough, and a card or a reveal in between starts the count again', () => {
    const begun = scene({
      phase: 'battle',
      places: ['archers^ / cavalry'],
      red: { actions: 'rally' },
      blue: { actions: 'rally' },
    });
    const revealed = begun.play('pass', 'reveal 1', 'pass');
    expect(revealed.told('compared')).toEqual([]);
    expect(revealed.asks).toBe('blue battle: pass');
    expect(revealed.play('pass').told('compared')).toHaveLength(1);
    const elite = { phase: 'battle', places: ['archers^ / cavalry^'], red: { actions: 'rally' }, blue: { actions: 'elite' } } as const;
    const laid = scene(elite).play('pass', 'elite 1');
    expect([laid.asks, laid.state.passes]).toEqual(['red battle: pass', 0]);
    // Blue has no card left and passes automatically.
    expect(
      laid
        .play('pass')
        .told('passed')
        .map(({ seat, forced }) => [seat, forced]),
    ).toEqual([
      [0, false],
      [1, true],
    ]);
  });

  test('R-2: a player with an action is asked in battle, even if it can’t be played', () => {
    for (const actions of ['rally', 'scout', 'ambush', 'skirmish', 'surround', 'raid'])
      expect(scene({ phase: 'battle', red: { actions } }).asks).toBe('red battle: pass');
  });

  test('B-19: what can be played in battle, and where', () => {
    const begun = scene({
      phase: 'battle',
      places: ['archers^ / cavalry^ spearmen', 'cavalry / spearmen^ cavalry^', 'archers /', '/ cavalry spearmen^'],
      red: { actions: 'ambush, scout, skirmish, elite, flank, surround, raid, rally' },
    });
    const plays = begun.options.filter((option) => !option.startsWith('reveal'));
    expect(plays).toEqual([
      'ambush 1',
      'scout 1',
      'scout 4',
      'skirmish 1 2',
      'skirmish 1 3',
      'skirmish 1 4',
      'elite 1',
      'elite 2',
      'flank 1',
      'flank 2',
      'raid 1',
      'raid 2',
      'raid 3',
    ]);
  });

  test('B-19: Skirmish covers an own face-down card, which has to be uncovered to be revealed', () => {
    const begun = scene({
      phase: 'battle',
      places: ['archers^ / spearmen', 'cavalry / swordsmen^'],
      red: { actions: 'skirmish' },
      blue: { actions: 'rally' },
    });
    const covered = begun.play('skirmish 1 2', 'pass');
    expect(covered.place(2)).toBe('cavalry archers^ / swordsmen^');
    const over = covered.play('reveal 1', 'pass');
    // Archers defeat Swordsmen, and the Cavalry below never shows.
    expect(over.told('compared')).toMatchObject([{ place: 1, warriors: ['archers', 'swordsmen'], winner: 0 }]);
    expect(over.told('revealed')).toHaveLength(1);
  });
});

describe('Comparing', () => {
  test.each(WARRIORS)('B-12: %s against every type, the loser falls, and both on a tie', (mine) => {
    for (const theirs of WARRIORS) {
      const over = scene({ phase: 'battle', places: [`${mine}^ / ${theirs}^`] });
      const winner = mine === theirs ? -1 : CARDS.beats[mine].includes(theirs) ? 0 : 1;
      expect(over.told('compared')).toMatchObject([{ winner, verdict: winner < 0 ? 'tie' : 'type', warriors: [mine, theirs] }]);
      expect(over.told('won')[0]).toMatchObject({ seat: winner });
    }
  });

  test('B-12: all places with two face-up tops are compared together, others wait; then the next player has a turn', () => {
    const begun = scene({
      phase: 'battle',
      places: ['cavalry spearmen^ / archers^', 'archers^ / spearmen cavalry^', 'archers^ /', 'spearmen^ / cavalry^ + flank'],
      red: { actions: 'rally' },
      blue: { actions: 'rally' },
    });
    const compared = begun.play('pass', 'pass');
    expect(compared.told('compared').map(({ place, winner }) => [place, winner])).toEqual([
      [0, 1],
      [1, 0],
      [3, 1],
    ]);
    expect([1, 2, 3, 4].map(compared.place)).toEqual(['cavalry / archers^', 'archers^ / spearmen', 'archers^ /', '/ cavalry^']);
    expect([compared.army('red').fallen, compared.army('blue').fallen]).toEqual([['spearmen', 'spearmen'], ['cavalry']]);
    expect(compared.asks).toBe('red battle: reveal 1');
  });

  test('B-12: stacks are fought down to the last card, over several comparisons', () => {
    const begun = scene({ phase: 'battle', places: ['spearmen cavalry swordsmen / archers heavy-infantry'] });
    const over = begun.play('reveal 1', 'reveal 1', 'reveal 1', 'reveal 1', 'reveal 1');
    expect(over.told('compared').map(({ warriors, winner }) => [...warriors, winner])).toEqual([
      ['swordsmen', 'heavy-infantry', 1],
      ['cavalry', 'heavy-infantry', 0],
      ['cavalry', 'archers', 1],
      ['spearmen', 'archers', 1],
    ]);
    expect(over.told('nothingToCompare')).toHaveLength(1);
    expect(over.told('won')[0]).toMatchObject({ place: 0, seat: 1 });
  });

  test('B-12: two passes with nothing to compare end the battle', () => {
    const begun = scene({ phase: 'battle', places: ['archers^ /'], red: { actions: 'rally' }, blue: { actions: 'rally' } });
    const over = begun.play('pass', 'pass');
    expect(over.told('nothingToCompare')).toHaveLength(1);
    expect(over.state).toMatchObject({ round: 2, phase: 'muster' });
  });
});

describe('What counts and what stays', () => {
  test('B-13: only the topmost counts, and one side alone wins, revealed or not', () => {
    const begun = scene({
      phase: 'battle',
      places: ['heavy-infantry^ spearmen^ / archers^', 'archers /', '/ cavalry spearmen^'],
      blue: { actions: 'rally' },
      red: { actions: 'raid, scout' },
    });
    const over = begun.play('reveal 2', 'pass', 'pass');
    expect(over.told('compared').map(({ warriors }) => warriors)).toEqual([['spearmen', 'archers']]);
    const won = scene({ phase: 'battle', places: ['archers cavalry^ /', '/ spearmen cavalry^', '/'] }).told('won');
    expect(won.map(({ seat }) => seat)).toEqual([0, 1, -1, -1]);
  });

  test('B-14: withdrawn and unplaced warriors stay in hand, and what is on the table is discarded', () => {
    const begun = scene({
      phase: 'battle',
      places: ['archers cavalry^ /', '/ spearmen'],
      red: { hand: 'swordsmen', actions: 'ambush', deck: 'spearmen, spearmen, spearmen, spearmen' },
      blue: { deck: 'archers, archers, archers, cavalry, cavalry' },
    });
    const over = begun.play('ambush 2');
    expect(over.state.round).toBe(2);
    expect(over.army('red').hand).toEqual(['spearmen', 'spearmen', 'spearmen', 'spearmen', 'swordsmen']);
    expect(over.army('blue').hand).toEqual(['spearmen', 'cavalry', 'archers', 'archers', 'archers']);
    expect(over.state.places.flatMap(({ stacks }) => stacks.flat())).toEqual([]);
  });

  test('R-5: what lies face down at the end is discarded face down', () => {
    const over = scene({ phase: 'battle', places: ['archers cavalry^ /', 'spearmen^ spearmen^ + flank / spearmen^'] });
    expect(over.army('red')).toMatchObject({ buried: ['archers'], fallen: ['spearmen', 'spearmen', 'cavalry'], spent: ['flank'] });
  });

  test('B-14: lying cards are gone after the battle', () => {
    const begun = scene({ phase: 'battle', places: ['archers + elite / cavalry^ + flank'], red: { actions: 'raid' } });
    const over = begun.play('raid 1');
    expect(over.state.places.flatMap(({ lying }) => lying)).toEqual(Array.from({ length: 8 }, () => null));
  });
});
