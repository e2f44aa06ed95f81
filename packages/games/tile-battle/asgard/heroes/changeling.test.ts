import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Changeling: placed, it takes over the numbers of a hero beside it, and keeps them', () => {
  // Viking lies with its top to the east: on the board it shows 4 north, 1 east, 2 south, 3 west.
  const besideViking = scene(`
    match: asgard asgard
    red hand: changeling 0/0/0/0
    blue hand: knight
    blue viking> 1/2/3/4  .  *
  `);

  test('it copies top for top, however the two of them lie', () => {
    expect(besideViking.place('changeling', 'c4').choose('viking').numbers('changeling')).toBe('1/2/3/4');
    expect(besideViking.place('changeling', 'c4', 'v').choose('viking').numbers('changeling')).toBe('3/4/1/2');
  });

  test('its own battle is already fought with the copied numbers (A-4)', () => {
    expect(besideViking.place('changeling', 'c4').choose('viking').owner('viking')).toBe('red');
  });

  test('it must copy somebody, friend or foe, and a Priest is a model like any other (A-18)', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: changeling 0/0/0/0
      blue hand: knight
      .            blue priest 7/7/7/7  red monk 5/5/5/5
      red bard 3/3/3/3  .               *
    `).place('changeling', 'c4');
    expect(placed.asks).toBe('red changeling: priest, bard');
    expect(placed.choose('priest').numbers('changeling')).toBe('7/7/7/7');
  });

  test('it copies the numbers of the moment: what changes the model later does not change the copy', () => {
    const copied = scene(`
      match: asgard asgard
      red hand: changeling 0/0/0/0, monk
      blue hand: knight 0/0/0/0, bard
      red ranger 6/6/6/6  .  *
    `)
      .place('changeling', 'c4')
      .choose('ranger');
    expect(copied.numbers('ranger')).toBe('5/5/5/5');
    expect(copied.numbers('changeling')).toBe('5/5/5/5');
    const later = copied.place('knight', 'b3');
    expect(later.numbers('ranger')).toBe('4/4/4/4');
    expect(later.numbers('changeling')).toBe('5/5/5/5');
  });

  test('with no hero beside it there is nothing to copy: it stays at 0', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: changeling 0/0/0/0
      blue hand: knight
      .  *  red viking 4/4/4/4
    `).place('changeling', 'c4');
    expect(placed.asks).toMatch(/^blue placement/);
    expect(placed.numbers('changeling')).toBe('0/0/0/0');
  });

  test('placed beside Baenvier it copies nobody; if Baenvier comes later it keeps what it has (A-5)', () => {
    const silenced = scene(`
      match: asgard asgard
      red hand: changeling 0/0/0/0
      blue hand: knight
      .                    blue baenvier 2/2/2/2  .
      red viking 4/4/4/4   .                      *
    `).place('changeling', 'c4');
    expect(silenced.asks).toMatch(/^blue placement/);
    expect(silenced.numbers('changeling')).toBe('0/0/0/0');
    const later = scene(`
      match: asgard asgard
      red hand: changeling 0/0/0/0, monk
      blue hand: baenvier 1/1/1/1, knight
      red viking 4/4/4/4   .                      *
    `)
      .place('changeling', 'c4')
      .choose('viking')
      .place('baenvier', 'c3');
    expect(later.numbers('changeling')).toBe('4/4/4/4');
  });

  test('the copied numbers count as printed: Athlete reads them (T-18)', () => {
    // Paladin lifts the copy to 5, but a battle with Athlete goes by the 4 that it copied.
    const attackedWith = (numbers: string) =>
      scene(`
        match: asgard asgard
        red hand: changeling 0/0/0/0, monk
        blue hand: athlete ${numbers}, knight
        red viking 4/4/4/4  .                    *
        .                   red paladin 9/9/9/9  .
      `)
        .place('changeling', 'c4')
        .choose('viking')
        .place('athlete', 'c3')
        .owner('changeling');
    expect(attackedWith('5/5/5/5')).toBe('blue');
    expect(attackedWith('4/4/4/4')).toBe('red');
  });

  test('Athena ignores placement abilities only, and Mimic is continuous (T-18)', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: athena 0/0/0/0, monk
      blue hand: changeling 0/0/0/0, knight
      red viking 4/4/4/4  .  *
    `)
      .place('athena', 'b3')
      .place('changeling', 'c4');
    expect(placed.asks).toBe('blue changeling: viking');
  });
});
