import { randomFrom } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../cards/catalog.ts';
import { battlefields } from '../rules.ts';
import { type Scene, scene } from '../scene/scene.ts';
import { view } from '../view/view.ts';

const nameOf = (land: number): string => CARDS.lands[land]?.name ?? '?';
const landsOf = ({ state }: Scene): readonly string[] => state.places.map(({ lands }) => lands.map(nameOf).join(', '));
/** Four spearmen on top of each deck: what is drawn then is known. */
const FOUR = 'spearmen, spearmen, spearmen, spearmen';

describe('Laying out lands', () => {
  test('B-4: a new land lies on top of what an earlier round left at its place', () => {
    const begun = scene({ phase: 'round', places: ['', 'Elis:', '', 'Nemea, Sparta:'], fate: 'Tempe, Argos, Corinth, Delphi' });
    expect(landsOf(begun)).toEqual(['Tempe', 'Elis, Argos', 'Corinth', 'Nemea, Sparta, Delphi']);
    expect(begun.told('land').map(({ place, onto }) => [place, onto.map(nameOf)])).toEqual([
      [0, []],
      [1, ['Elis']],
      [2, []],
      [3, ['Nemea', 'Sparta']],
    ]);
  });

  test('B-5: Ares goes to a pile that grows over the rounds, and another card is drawn for it', () => {
    const begun = scene({ phase: 'round', fate: 'Tempe, Ares, Ares, Argos, Ares, Corinth, Delphi, Ares', aresPile: 1 });
    expect(landsOf(begun)).toEqual(['Tempe', 'Argos', 'Corinth', 'Delphi']);
    expect(begun.state.aresPile).toBe(4);
    expect(begun.state.fate.at(-1)).toBe(-1);
    expect(begun.told('aresDrawn').map(({ pile }) => pile)).toEqual([2, 3, 4]);
  });

  test('B-18: the start token changes hands every round, but not before the first', () => {
    const starterOf = (round: number): number => scene({ phase: 'round', round, starter: 'red' }).state.starter;
    expect([0, 1, 2].map(starterOf)).toEqual([0, 1, 1]);
    expect(scene({ phase: 'round', round: 2, starter: 'blue' }).state).toMatchObject({ starter: 0, active: 0, round: 3 });
  });
});

test.each([
  ['red', [0]],
  ['blue', [1]],
  ['random', [0, 1]],
])('B-18: with %s to start, the token is with one of %j in round 1', (first, starters) => {
  const seen = Array.from({ length: 20 }, (_, seed) => battlefields.setup(2, { first }, randomFrom(`${seed}`)).starter);
  expect([...new Set(seen)].toSorted()).toEqual(starters);
});

describe('Making ready', () => {
  const kinds = 'take ambush, take scout, take skirmish, take elite, take flank, take surround, take raid, take rally';

  test('B-6: both draw four warriors in addition to those kept, and are asked at the same time', () => {
    const begun = scene({ phase: 'round', red: { hand: 'archers', deck: `${FOUR}, cavalry` } });
    expect(begun.asks).toBe(`red muster: ${kinds}; blue muster: ${kinds}`);
    expect(begun.army('red').hand).toEqual(['spearmen', 'spearmen', 'spearmen', 'spearmen', 'archers']);
    expect(begun.army('blue').hand).toHaveLength(4);
  });

  test('B-6: a new round forgets who has passed and what was let stand', () => {
    const begun = scene({ phase: 'round', red: { passed: true, letStand: 'ambush' } });
    expect(begun.army('red')).toMatchObject({ passed: false, letStand: [], taken: 0 });
  });

  test('B-6: four actions are taken, then warriors and actions discarded down to four', () => {
    const ready = scene({ phase: 'muster', red: { hand: `${FOUR}, archers`, actions: 'rally, raid' } });
    const four = ready.play('red take ambush', 'red take ambush', 'red take flank', 'red take elite');
    expect(four.asks).toMatch(/^red muster: discard spearmen, discard archers; blue/);
    const fewer = four.play('red discard archers');
    expect(fewer.asks).toMatch(/^red muster: shed ambush, shed elite, shed flank, shed raid, shed rally; blue/);
    expect(fewer.told('ready')).toEqual([]);
    const done = fewer.play('red shed raid', 'red shed ambush');
    expect(done.asks).toMatch(/^blue muster/);
    expect(done.told('ready')).toEqual([{ what: 'ready', seat: 0 }]);
    expect(done.army('red')).toMatchObject({
      hand: ['spearmen', 'spearmen', 'spearmen', 'spearmen'],
      buried: ['archers'],
      actions: ['ambush', 'elite', 'flank', 'rally'],
      shed: ['ambush', 'raid'],
    });
  });

  test('B-6: once both are ready the start player places first', () => {
    const takes = ['take elite', 'take elite', 'take flank', 'take flank'];
    const both = scene({ phase: 'muster', starter: 'blue', red: { hand: 'archers' }, blue: { hand: 'cavalry' } }).play(
      ...takes.flatMap((take) => [`red ${take}`, `blue ${take}`]),
    );
    expect(both.asks).toMatch(/^blue placement: cavalry 1/);
    expect(both.state.phase).toBe('placement');
  });

  test('B-6: with fewer than four actions in the pile all of them are taken, and discarded ones never come back', () => {
    const spent = 'ambush, ambush, scout, scout, skirmish, skirmish, elite, elite, flank, flank, surround';
    const few = scene({ phase: 'muster', red: { spent, shed: 'raid' } });
    expect(few.asks).toMatch(/^red muster: take raid, take rally; blue/);
    expect(few.play('red take raid', 'red take rally').asks).toMatch(/^blue muster/);
  });

  test.each([
    ['Elis, Argolis, Marathon', true],
    ['Elis, Argolis, Delphi', true],
    ['Elis, Delphi, Olympus', true],
    ['Elis, Argolis, Sparta', false],
    ['Elis, Sparta, Olympus', false],
  ])('B-6: with %s a fifth warrior is offered: %s', (lands, offered) => {
    const begun = scene({ phase: 'round', round: 1, red: { lands } });
    expect(begun.asks.startsWith('red muster: draw, pass;')).toBe(offered);
    expect(begun.army('red').hand).toHaveLength(4);
  });

  test('B-6: the fifth is drawn or declined, and then five may be held', () => {
    const begun = scene({ phase: 'round', red: { lands: 'Elis, Argolis, Delphi', deck: `${FOUR}, archers, cavalry` } });
    const takes = ['red take elite', 'red take elite', 'red take flank', 'red take flank'];
    const drawn = begun.play('red draw', ...takes);
    expect(drawn.asks).toMatch(/^blue/);
    expect(drawn.army('red').hand).toEqual(['spearmen', 'spearmen', 'spearmen', 'spearmen', 'archers']);
    expect(drawn.told('drew')).toEqual([{ what: 'drew', seat: 0, warriors: ['archers'], cause: 'set' }]);
    const declined = begun.play('red pass', ...takes);
    expect(declined.asks).toMatch(/^blue/);
    expect(declined.army('red').hand).toHaveLength(4);
  });

  test('R-8: a player who declines the fifth may still hold five', () => {
    const kept = { lands: 'Elis, Argolis, Delphi', hand: 'archers', deck: FOUR };
    const takes = ['red take elite', 'red take elite', 'red take flank', 'red take flank'];
    expect(scene({ phase: 'round', red: kept }).play('red pass', ...takes).asks).toMatch(/^blue/);
    const { lands: _, ...without } = kept;
    expect(
      scene({ phase: 'round', red: without })
        .play(...takes)
        .asks.startsWith('red muster: discard spearmen, discard archers;'),
    ).toBe(true);
  });

  test('R-12: first the fifth warrior, then actions, then discards of warriors, then of actions', () => {
    const all = scene({ phase: 'round', red: { lands: 'Elis, Argolis, Delphi', hand: 'archers, archers', actions: 'raid' } });
    const asked = (at: Scene): string => /^red muster: (\w+)/.exec(at.asks)?.[1] ?? 'ready';
    const steps = ['red draw', 'red take elite', 'red take elite', 'red take flank', 'red take flank', 'red discard archers'];
    let now = all;
    const stages = [asked(now)];
    for (const step of [...steps, 'red discard archers', 'red shed raid']) {
      now = now.play(step);
      stages.push(asked(now));
    }
    expect(stages).toEqual(['draw', 'take', 'take', 'take', 'take', 'discard', 'discard', 'shed', 'ready']);
  });
});

test('R-13: everyone sees that a fifth warrior is drawn, but not which', () => {
  const begun = scene({ phase: 'round', red: { lands: 'Elis, Argolis, Delphi' } });
  const drawn = begun.play('red draw');
  const [before, after] = [begun, drawn].map(({ state }) => view(state, 1).armies[0]);
  expect([before?.held, after?.held]).toEqual([4, 5]);
  expect(after?.own).toBeNull();
  const taken = drawn.play('red take elite');
  expect(view(taken.state, 1).armies[0]).toMatchObject({ taken: 1, own: null });
});

describe('A deck that runs out', () => {
  test('B-6: is refilled from all discards, open and face down', () => {
    const begun = scene({ phase: 'round', red: { deck: 'cavalry, cavalry', buried: 'archers' } });
    const { hand, deck, fallen, buried } = begun.army('red');
    expect(begun.told('reshuffled')).toEqual([{ what: 'reshuffled', seat: 0, cards: 15 }]);
    expect(hand.filter((warrior) => warrior === 'cavalry').length).toBeGreaterThanOrEqual(2);
    expect([hand.length, deck.length, fallen.length, buried.length]).toEqual([4, 13, 0, 0]);
  });

  test('R-9: it is refilled only when another card is to be drawn', () => {
    const begun = scene({ phase: 'round', red: { deck: FOUR } });
    expect(begun.told('reshuffled')).toEqual([]);
    expect(begun.army('red')).toMatchObject({ deck: [], hand: ['spearmen', 'spearmen', 'spearmen', 'spearmen'] });
    expect(begun.army('red').fallen).toHaveLength(13);
  });

  test('R-9: where nothing is left to refill it with, fewer are drawn', () => {
    const hand = 'swordsmen, swordsmen, swordsmen, swordsmen, cavalry, cavalry, cavalry, archers, archers, archers, spearmen';
    const all = scene({
      phase: 'round',
      red: { hand: `${hand}, heavy-infantry, heavy-infantry, heavy-infantry`, deck: 'spearmen, spearmen' },
    });
    expect(all.told('drew')[0]).toMatchObject({ seat: 0, cause: 'round' });
    expect(all.army('red').hand).toHaveLength(17);
  });
});
