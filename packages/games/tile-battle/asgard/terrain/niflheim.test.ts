import { describe, expect, test } from 'vitest';
import { tileNamed } from '../../catalog.ts';
import { scene } from '../../scene/scene.ts';

describe('Niflheim: a tile flipped by comparing then compares too', () => {
  /** The hero comes to b3. Viking is on c3, Mage beyond it on d3, Thief below Mage on d4. */
  const line = (hero: string, viking: string, mage: string, thief = '9/9/9/9') =>
    scene(`
      match: asgard niflheim
      red hand: ${hero}
      blue hand: titan
      board b3:
      .  blue viking ${viking}  blue mage ${mage}    .
      .  .                      blue thief ${thief}  *
    `).place(hero.split(' ')[0] ?? '', 'b3');

  test('wave follows wave, each tile comparing with its own numbers', () => {
    const chained = line('knight 9/9/9/9', '5/5/5/5', '4/4/4/4', '3/3/3/3');
    expect(['viking', 'mage', 'thief'].map(chained.owner)).toEqual(['red', 'red', 'red']);
    const stopped = line('knight 9/9/9/9', '5/5/5/5', '5/5/5/5', '3/3/3/3');
    expect(['viking', 'mage', 'thief'].map(stopped.owner)).toEqual(['red', 'blue', 'blue']);
  });

  test('only a flip by comparing sets this off, not a flip by an ability (A-16)', () => {
    const dived = line('roc 9/9/9/9', '5/5/5/5', '4/4/4/4').choose('viking');
    expect(['viking', 'mage'].map(dived.owner)).toEqual(['red', 'blue']);
  });

  test('the chained tile compares without its placement ability', () => {
    const chained = scene(`
      match: asgard niflheim
      red hand: knight 9/9/9/9
      blue hand: titan
      board b3:
      .  blue simon 5/5/5/5  blue mage 4/4/4/4  *
      .  blue fairy 9/9/9/9  .                  .
    `).place('knight', 'b3');
    // Simon placed would have flipped Fairy and not compared with Mage.
    expect(['simon', 'mage', 'fairy'].map(chained.owner)).toEqual(['red', 'red', 'blue']);
  });

  test('each wave is one event: Perseus takes the blow once for two heroes that fall to different tiles (A-16)', () => {
    const chained = scene(`
      match: asgard niflheim
      red hand: knight 9/9/9/9
      blue hand: titan
      board c2:
      blue mage 4/4/4/4  blue perseus 0/0/0/0  .
      blue bard 5/0/0/0  blue viking 4/4/4/4   .
      .                  blue thief 5/0/0/0    *
    `).place('knight', 'c4');
    // Bard beats Mage and Thief beats Viking in the second wave.
    expect(['bard', 'thief', 'perseus'].map(chained.owner)).toEqual(['red', 'red', 'red']);
    expect(['mage', 'viking'].map(chained.owner)).toEqual(['blue', 'blue']);
  });

  test('a tile turned back before its wave does not compare (A-16)', () => {
    const asked = scene(`
      match: asgard niflheim
      red hand: rukyuk 9/9/9/9
      blue hand: titan
      board b3:
      .  blue hydra 0/0/0/0  blue viking 5/5/5/5  blue mage 4/4/4/4
      .  .                   *                    .
    `)
      .place('rukyuk', 'b3')
      .choose('east');
    // Both have turned, and Hydra now flips a neighbor for red.
    expect(asked.asks).toBe('red hydra: viking, rukyuk');
    // Turned back, Viking fights for nobody: neither Mage nor Hydra is compared, though as blue it could beat both.
    expect(['viking', 'mage', 'hydra'].map(asked.choose('viking').owner)).toEqual(['blue', 'blue', 'red']);
    expect(['viking', 'mage'].map(asked.choose('rukyuk').owner)).toEqual(['red', 'red']);
  });

  test('no tile compares twice in a turn, even if it is flipped twice (A-16)', () => {
    // Viking beats Hydra, who must turn Viking back; then Thief, won by Bard, beats Viking once more. Cadenza is still there to fight.
    const again = scene(`
      match: asgard niflheim
      red hand: knight 9/9/9/9
      blue hand: titan
      board b2:
      .                     blue hydra 4/4/4/4   .                    .
      blue cadenza 9/9/9/9  blue viking 5/0/0/0  blue thief 0/0/0/9   .
      .                     .                    blue bard 9/0/0/0    *
    `)
      .place('knight', 'c4')
      .choose('viking');
    expect(again.owner('viking')).toBe('red');
    const attackers = again.told('compared').map(({ comparison }) => comparison.attacker);
    expect(attackers).toContain(tileNamed('thief'));
    expect(attackers).not.toContain(tileNamed('viking'));
  });

  test('Bard adds nothing (A-16)', () => {
    const sung = line('bard 9/9/9/9', '5/5/5/5', '4/4/4/4');
    expect(sung.owner('mage')).toBe('red');
    expect(sung.asks).toMatch(/^blue placement/);
  });

  test('Alchemist and Viking change their own comparison only (A-16)', () => {
    // Alchemist wins with equal numbers, the tile it wins does not.
    const equal = line('alchemist 5/5/5/5', '5/5/5/5', '5/5/5/5', '5/5/5/5');
    expect(['viking', 'mage'].map(equal.owner)).toEqual(['red', 'blue']);
    const plundered = scene(`
      match: asgard niflheim
      red hand: viking 5/5/5/5
      blue hand: titan
      board b3:
      .  blue mage 5/5/5/5  blue thief 5/5/5/5  *
    `)
      .place('viking', 'b3')
      .use();
    expect(['mage', 'thief'].map(plundered.owner)).toEqual(['red', 'blue']);
  });

  test('Barbarian flips one; the tile he wins flips all it beats (A-16)', () => {
    const raged = scene(`
      match: asgard niflheim
      red hand: barbarian 9/9/9/9
      blue hand: titan
      board b2:
      .                   blue bard 4/4/4/4    .
      .                   blue viking 5/5/5/5  blue mage 4/4/4/4
      blue thief 0/0/0/0  .                    *
    `)
      .place('barbarian', 'c4')
      .choose('viking');
    expect(['viking', 'bard', 'mage', 'thief'].map(raged.owner)).toEqual(['red', 'red', 'red', 'blue']);
  });

  test('Wizard moves a tile only after the last wave (A-16)', () => {
    const asked = scene(`
      match: asgard niflheim
      red hand: wizard 9/9/9/9
      blue hand: titan
      board b3:
      .                 blue viking 5/5/5/5  blue mage 4/4/4/4
      red bard 0/0/0/0  red fairy 0/0/0/0    *
    `).place('wizard', 'b3');
    expect(asked.owner('mage')).toBe('red');
    // What the later waves flipped is not his doing.
    expect(asked.asks).toBe('red wizard: viking, pass');
  });

  test('Ares pays for the first wave only (A-16)', () => {
    const paid = line('ares 9/9/9/9', '5/5/5/5', '4/4/4/4');
    expect(paid.owner('mage')).toBe('red');
    expect(paid.score).toEqual([-1, 0]);
  });

  test('a Priest is chained like anybody (T-24)', () => {
    const chained = scene(`
      match: asgard niflheim
      red hand: knight 9/9/9/9
      blue hand: titan
      board b3:
      .  blue priest 5/5/5/5  blue mage 4/4/4/4  *
    `).place('knight', 'b3');
    expect(['priest', 'mage'].map(chained.owner)).toEqual(['red', 'red']);
  });

  test('Baenvier takes abilities away, but the mist is none (T-24)', () => {
    const chained = scene(`
      match: asgard niflheim
      red hand: knight 9/9/9/9
      blue hand: titan
      board b3:
      .  blue viking 5/5/5/5    blue mage 4/4/4/4  *
      .  blue baenvier 9/9/9/9  .                  .
    `).place('knight', 'b3');
    expect(['viking', 'mage'].map(chained.owner)).toEqual(['red', 'red']);
  });

  test('the continuous ability of the placed hero sleeps until the last wave is over (R-7)', () => {
    const bolstered = line('paladin 9/9/9/9', '4/4/4/4', '4/4/4/4');
    expect(bolstered.numbers('viking')).toBe('5/5/5/5');
    expect(['viking', 'mage'].map(bolstered.owner)).toEqual(['red', 'blue']);
  });

  test('every flip of a wave, and every blow taken in it, names the hero that struck (A-16)', () => {
    const after = scene(`
      match: asgard niflheim
      red hand: knight 9/9/9/9
      blue hand: zeus
      .                      .  *                     .                   .
      blue hercules 0/0/0/0  .  blue squire 1/1/1/1  blue noble 0/0/0/0  blue perseus 9/9/9/9
    `).place('knight', 'c5');
    const [hercules, knight, squire, perseus, noble] = ['hercules', 'knight', 'squire', 'perseus', 'noble'].map(tileNamed);
    expect(after.told('replaced').map(({ cause }) => cause.self)).toEqual([squire]);
    expect(after.told('flipped').map(({ tile, cause }) => [tile, cause.self])).toEqual([
      [hercules, knight],
      [squire, knight],
      [perseus, squire],
      [noble, perseus],
    ]);
  });
});
