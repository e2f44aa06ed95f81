import { describe, expect, test } from 'vitest';
import { ACTIONS, type ActionCard } from '../cards/cards.ts';
import { scene } from '../scene/scene.ts';

/** With Rally in hand, which cannot be played in battle, everybody is always asked. */
const withRally = (card: ActionCard): string => (card === 'rally' ? card : `${card}, rally`);

describe('Cards after each other', () => {
  test.each(ACTIONS)('%s in every way, then every action of the other in every way, leaves a sound position', (first) => {
    let ways = 0;
    for (const second of ACTIONS) {
      const begun = scene({
        phase: 'battle',
        places: [
          'archers cavalry^ / spearmen cavalry',
          'spearmen / archers^ swordsmen^ + elite',
          'swordsmen^ + flank / cavalry^',
          'cavalry^ /',
        ],
        red: { hand: 'archers', actions: withRally(first) },
        blue: { hand: 'spearmen', actions: withRally(second) },
      });
      const plays = begun.options.filter((option) => option.startsWith(first));
      for (const play of first === 'rally' ? ['reveal 2'] : plays) {
        const played = begun.play(play);
        const after = played.asks.startsWith('blue answer') ? played.play('pass') : played;
        for (const option of after.options) {
          ways++;
          // A fault would be thrown.
          expect(() => after.play(option)).not.toThrow();
        }
      }
    }
    expect(ways).toBeGreaterThan(ACTIONS.length);
  });

  test('Scout, then Ambush: what was turned face up cannot be ambushed, what is below it neither', () => {
    const begun = scene({ phase: 'battle', places: ['/ archers cavalry'], red: { actions: 'scout, ambush' }, blue: { actions: 'rally' } });
    expect(begun.options).toContain('ambush 1');
    expect(begun.play('scout 1', 'pass').options).toEqual(['pass']);
  });

  test('Ambush, then Ambush again: each takes one card off the stack', () => {
    const begun = scene({
      phase: 'battle',
      places: ['/ archers cavalry^ spearmen swordsmen'],
      red: { actions: 'ambush, ambush' },
      blue: { actions: 'rally' },
    });
    const twice = begun.play('ambush 1', 'pass', 'reveal 1');
    expect(twice.place(1)).toBe('/ archers cavalry^ spearmen^');
    expect(twice.options).toEqual(['pass']);
  });

  test('Skirmish uncovers a face-down card, which then has to be revealed before passing', () => {
    const begun = scene({
      phase: 'battle',
      places: ['spearmen archers^ /'],
      red: { actions: 'skirmish, rally' },
      blue: { actions: 'rally' },
    });
    expect(begun.play('skirmish 1 2', 'pass', 'pass').options).toEqual(['reveal 1']);
  });

  test('Skirmish away from a lost pair leaves the place to the other', () => {
    const begun = scene({ phase: 'battle', round: 3, places: ['spearmen^ / archers^', '/ cavalry^'], red: { actions: 'skirmish' } });
    const over = begun.play('skirmish 1 2');
    expect(over.told('won').map(({ seat }) => seat)).toEqual([1, 0, -1, -1]);
  });

  test('Raid under lying cards leaves them lying, and they go at the end', () => {
    const begun = scene({
      phase: 'battle',
      places: ['archers^ + elite / cavalry^ + flank'],
      red: { actions: 'raid' },
      blue: { actions: 'rally' },
    });
    const raided = begun.play('raid 1');
    expect(raided.place(1)).toBe('+ elite / cavalry^ + flank');
    expect(raided.play('pass').told('won')[0]).toMatchObject({ place: 0, seat: 1 });
  });

  test('Raid takes back what Skirmish brought', () => {
    const begun = scene({
      phase: 'battle',
      places: ['archers^ / spearmen', 'cavalry /'],
      red: { actions: 'skirmish, raid' },
      blue: { actions: 'rally' },
    });
    const back = begun.play('skirmish 1 2', 'pass', 'reveal 1', 'raid 2');
    expect(back.army('red')).toMatchObject({ hand: ['cavalry', 'archers'], returned: ['archers'] });
  });

  test('Flank over Elite stays, can be canceled, and then the Elite doesn’t come back', () => {
    const begun = scene({ phase: 'battle', places: ['archers^ / archers^'], red: { actions: 'elite, rally' }, blue: { actions: 'flank' } });
    const flanked = begun.play('elite 1', 'flank 1');
    expect(flanked.place(1)).toBe('archers^ / archers^ + flank');
    const again = scene({
      phase: 'battle',
      places: ['archers^ / archers^ + flank'],
      red: { actions: 'flank', spent: 'elite' },
      blue: { actions: 'rally' },
    });
    expect(again.play('flank 1').place(1)).toBe('archers^ / archers^');
  });

  test('a lying Elite outlasts an Ambush on the warrior it was laid for', () => {
    const begun = scene({
      phase: 'battle',
      places: ['archers cavalry + elite / archers^'],
      turn: 'blue',
      red: { actions: 'rally' },
      blue: { actions: 'ambush' },
    });
    const ambushed = begun.play('ambush 1', 'pass');
    expect(ambushed.place(1)).toBe('archers + elite / archers^');
    const over = ambushed.play('reveal 1', 'pass');
    expect(over.told('compared')).toMatchObject([{ winner: 0, verdict: 'elite' }]);
  });

  test('a lying card counts for one comparison only', () => {
    const begun = scene({
      phase: 'battle',
      places: ['spearmen^ + flank / archers cavalry^ archers^'],
      red: { actions: 'rally' },
      blue: { actions: 'rally' },
    });
    const first = begun.play('pass', 'pass');
    expect(first.told('compared')).toMatchObject([{ winner: 0, verdict: 'flank' }]);
    const second = first.play('pass', 'pass');
    expect(second.told('compared')).toMatchObject([{ winner: 0, verdict: 'type', lying: [null, null] }]);
  });
});
