import { describe, expect, test } from 'vitest';
import type { FellowSpec } from '../scene/position.ts';
import { type Scene, scene } from '../scene/scene.ts';
import { evaluate } from './evaluate.ts';

const pointsOf = (at: Scene, seat = 0): number => evaluate(at.state)?.points[seat] ?? Number.NaN;

/** Two who can pay for Decipher Ancient Document, and somebody else. */
const readyToPay = (third: string | FellowSpec = 'Thug'): Scene =>
  scene({
    basics: ['Decipher Ancient Document'],
    parties: [
      {
        gold: 20,
        fellows: [
          { card: 'Ashane', pool: { magic: 4 } },
          { card: 'Elementalist', pool: { magic: 4, dexterity: 1, wildAdvanced: 1 } },
          third,
        ],
      },
      {},
    ],
  });

describe('What may be expected', () => {
  test('a contract that can be paid for is better set out for than left, and a group that can pay is better than one that cannot', () => {
    const at = readyToPay();
    const begun = at.play(0, { fulfil: 'decipher-ancient-document' });
    const alone = begun.play(0, { join: 'ashane' });
    const both = alone.play(0, { join: 'elementalist' });
    expect(pointsOf(begun)).toBeGreaterThan(pointsOf(at));
    expect(pointsOf(both)).toBeGreaterThan(pointsOf(alone));
    expect(pointsOf(both.play(0, { bonus: true }))).toBeGreaterThan(pointsOf(both.play(0, { bonus: false })));
  });

  test('somebody who does nothing for a contract is better kept for something else', () => {
    const both = readyToPay().play(0, { fulfil: 'decipher-ancient-document' }, { join: 'ashane' }, { join: 'elementalist' });
    const helper = readyToPay({ card: 'Brawler', pool: { strength: 6 } }).play(
      0,
      { fulfil: 'decipher-ancient-document' },
      { join: 'ashane' },
      { join: 'elementalist' },
    );
    expect(pointsOf(both)).not.toBeNaN();
    expect(pointsOf(helper.play(0, { join: 'brawler' }))).toBeLessThan(pointsOf(helper));
  });

  test('gold that is missing on pay day is worth more than gold to spare', () => {
    const withGold = (gold: number): number =>
      pointsOf(scene({ phase: 'contract', parties: [{ gold, fellows: ['Ashane', { card: 'Elementalist', ready: false }] }, {}] }));
    expect(withGold(8) - withGold(4)).toBeGreaterThan(withGold(34) - withGold(30));
  });

  test('a plan is known to be good or bad before it is shown', () => {
    const at = scene({ phase: 'equipment', parties: [{ gold: 30, fellows: ['Ashane', 'Elementalist'], hand: ['Demonic Tunic'] }, {}] });
    const worn = at.play(0, { add: 'demonic-tunic', to: 'elementalist' });
    expect(pointsOf(worn)).toBeGreaterThan(pointsOf(at));
    expect(worn.party(0).hand).toContain('demonic-tunic');
  });

  test('passing gives up what companions with a meeple could still do', () => {
    const at = scene({ parties: [{ gold: 20, fellows: [{ card: 'Ashane', pool: { magic: 4 } }, 'Thug'] }, {}] });
    expect(pointsOf(at.play(0, { visit: 0, by: 'thug' }))).toBeGreaterThan(pointsOf(at.play(0, { pass: true })));
  });

  test('a place at a common contract counts before it is rewarded, and more where nobody else has one', () => {
    const contributing = (theirs: number | null): number =>
      pointsOf(
        scene({
          parties: [
            { fellows: ['Ashane'], contributed: [2, null, null] },
            { fellows: ['Borwyn'], contributed: [theirs, null, null] },
          ],
        }),
      );
    expect(contributing(null)).toBeGreaterThan(contributing(1));
    expect(contributing(1)).toBeGreaterThan(contributing(3));
  });

  test('a card that gives something when it joins is better added than discarded', () => {
    const at = scene({ phase: 'equipment', round: 3, parties: [{ fellows: ['Ashane'], hand: ['Orphaned Strongbox'] }, {}] });
    const added = pointsOf(at.play(0, { add: 'orphaned-strongbox' }));
    for (const what of ['gold', 'luck'] as const)
      expect(added).toBeGreaterThan(pointsOf(at.play(0, { discard: 'orphaned-strongbox', for: what })));
  });

  test('gold and luck are better than a card that nobody will use any more', () => {
    const at = scene({ phase: 'equipment', round: 3, parties: [{ fellows: ['Ashane'], hand: ['Hellforged Greatsword'] }, {}] });
    expect(pointsOf(at.play(0, { discard: 'hellforged-greatsword', for: 'luck' }))).toBeGreaterThan(pointsOf(at));
  });

  test('a leader is worth what the party makes of them', () => {
    const ledBy = (leader: string): number => pointsOf(scene({ phase: 'equipment', parties: [{ fellows: [leader, 'Thug'] }, {}] }));
    const withBand = (leader: string): number =>
      pointsOf(
        scene({
          phase: 'equipment',
          parties: [{ fellows: [leader, 'Thug', 'Poacher', 'Buckler', 'Squire', 'Bard', 'Brawler', 'Trapper'] }, {}],
        }),
      );
    expect(withBand('Halvard') - ledBy('Halvard')).toBeGreaterThan(withBand('Borwyn') - ledBy('Borwyn'));
  });

  test('nothing is expected any more when the game is over', () => {
    const over = scene({ phase: 'end', round: 3, parties: [{ fellows: ['Ashane'] }, {}] });
    expect(evaluate(over.state)).toBeUndefined();
  });
});
