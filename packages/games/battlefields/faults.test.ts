import { describe, expect, test } from 'vitest';
import { ARES } from './cards/cards.ts';
import { faults } from './faults.ts';
import { scene } from './scene/scene.ts';
import { type Army, armyOf, changeLying, changeStack, clone, type State } from './state.ts';

const sound = (): State =>
  clone(
    scene({
      phase: 'battle',
      places: ['archers^ / cavalry', 'spearmen spearmen^ + elite / cavalry^'],
      red: { hand: 'cavalry, archers', remembered: 'cavalry', actions: 'ambush, scout', lands: 'Sparta' },
      blue: { hand: 'archers', fallen: 'spearmen', buried: 'swordsmen', actions: 'rally', shed: 'raid', ares: 1 },
    }).state,
  );
const red = (change: Partial<Army>) => (s: State) => Object.assign(armyOf(s, 0), change);
const blue = (change: Partial<Army>) => (s: State) => Object.assign(armyOf(s, 1), change);

describe('Faults', () => {
  test('a sound position has none', () => expect(faults(sound())).toEqual([]));

  test.each<[string, (s: State) => void, RegExp]>([
    ['a warrior is missing', red({ hand: ['cavalry'] }), /^The warriors of seat 0 are /],
    ['a warrior is there twice', (s) => changeStack(s, 1, 3, [{ warrior: 'archers', up: true }]), /^The warriors of seat 1 are /],
    ['a warrior became another', (s) => changeStack(s, 0, 0, [{ warrior: 'cavalry', up: true }]), /^The warriors of seat 0 are /],
    ['an action is missing', blue({ actions: [] }), /^The actions of seat 1 are /],
    ['an action became another', blue({ actions: ['flank'] }), /^The actions of seat 1 are /],
    [
      'something is remembered that was never seen',
      red({ remembered: ['heavy-infantry'] }),
      /^Seat 0 is remembered to hold heavy-infantry/,
    ],
    ['more is remembered than is hidden', red({ remembered: ['cavalry', 'cavalry'] }), /^Seat 0 is remembered to hold /],
    ['a card lies there that nobody played', (s) => changeLying(s, 1, 0, 'flank'), /^Seat 1 has flank lying, but did not play/],
    ['a hand is out of order', red({ hand: ['archers', 'cavalry'] }), /^The hand of seat 0 is out of order/],
    ['actions are out of order', red({ actions: ['scout', 'ambush'] }), /^The actions of seat 0 are out of order/],
    ['a land is missing', red({ lands: [] }), /^The lands are /],
    ['a land is there twice', blue({ lands: [0] }), /^The lands are /],
    [
      'an Ares is missing',
      (s) => {
        s.fate = s.fate.toSpliced(s.fate.indexOf(ARES), 1);
      },
      /^There are 4 Ares/,
    ],
    ['an Ares is won twice', blue({ ares: 2 }), /^There are 6 Ares/],
    [
      'two of a kind lie at one place',
      (s) => {
        changeLying(s, 1, 1, 'elite');
        const { pile } = s.armies[1] as Army;
        blue({ spent: ['elite'], pile: pile.toSpliced(pile.indexOf('elite'), 1) })(s);
      },
      /^Two elite cards are in play at place 2/,
    ],
  ])('are found: %s', (_, plant, sentence) => {
    const s = sound();
    plant(s);
    expect(faults(s)).toEqual([expect.stringMatching(sentence)]);
  });
});
