import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../../scene/scene.ts';

describe('Ragnarök: after round 1 is scored the players take turns to remove a hero until six are gone', () => {
  const board = `
    match: asgard ragnarok
    first: blue
    to move: red
    score: 0 : 5
    red hand: knight 0/0/0/0
    red viking 0/0/0/0  red monk 0/0/0/0    red mage 0/0/0/0
    red bard 0/0/0/0    red fairy 0/0/0/0   .
    red thief 0/0/0/0   blue priest 9/9/9/9  *
  `;
  const ended = scene(board).place('knight', 'd3');

  const removeSix = (from: Scene): { readonly after: Scene; readonly removers: readonly string[] } => {
    let after = from;
    const removers: string[] = [];
    while (after.asks.includes(' ragnarok:')) {
      removers.push(after.asks.split(' ')[0] ?? '');
      after = after.choose(after.options[0] ?? '');
    }
    return { after, removers };
  };

  test('the player who opened round 1 begins, each removes three, and then round 2 is drafted', () => {
    const { after, removers } = removeSix(ended);
    expect(removers).toEqual(['blue', 'red', 'blue', 'red', 'blue', 'red']);
    expect(after.state.field).toHaveLength(2);
    expect(after.state.discard).toHaveLength(6);
    expect(after.state.round).toBe(2);
    expect(after.asks).toMatch(/^blue draft/);
  });

  test('scoring comes first: the removed heroes have counted', () => {
    // Red has three tiles in rows 2 and 3 and in column b, and two in columns c and d.
    expect(ended.score).toEqual([8, 5]);
    expect(removeSix(ended).after.score).toEqual([8, 5]);
  });

  test('anybody’s hero can be named, a Priest included (T-24), but none that would break the field apart (T-3)', () => {
    const chain = scene(`
      match: asgard ragnarok
      red hand: knight 0/0/0/0
      *  blue priest 9/9/9/9  blue baenvier 9/9/9/9
    `).place('knight', 'c4');
    expect(chain.options).toEqual(['baenvier', 'knight']);
    expect(chain.choose('baenvier').options).toEqual(['priest', 'knight']);
    expect(chain.choose('baenvier', 'priest').where('priest')).toBe('discard');
  });

  test('locked margins stay locked, and Changeling forgets what it copied', () => {
    const removing = scene(`
      match: asgard ragnarok
      rewritten: changeling 7/7/7/7
      red hand: knight 0/0/0/0
      *  red viking 0/0/0/0  red monk 0/0/0/0  red changeling 0/0/0/0  .
    `).place('knight', 'h4');
    const removed = removing.choose('knight', 'changeling');
    expect(removed.state.leftmost).toBe(3);
    expect(removed.text).not.toContain('rewritten');
  });

  test('round 2 and the rounds of a tie remove nothing', () => {
    const second = scene(board.replace('first: blue', 'first: blue\n    round: 2')).place('knight', 'd3');
    expect(second.state.over).toBe(true);
    const tied = scene(`
      match: asgard ragnarok
      round: 2
      score: 4 : 4
      red hand: knight
      *
    `).place('knight', 'c4');
    expect(tied.asks).toMatch(/^\w+ draft/);
  });
});
