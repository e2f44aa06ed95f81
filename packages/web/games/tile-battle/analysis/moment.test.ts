import { tileNamed } from '@swordtable/games/tile-battle/catalog';
import { cellNamed } from '@swordtable/games/tile-battle/field/coordinates';
import { readScene } from '@swordtable/games/tile-battle/scene/read';
import { describe, expect, test } from 'vitest';
import { sure } from '../../../client/testing/local.ts';
import { answer, asScored, change, type Moment, momentOf, preview } from './moment.ts';
import { startState } from './start-state.ts';

const hero = (id: string): number => tileNamed(id) ?? -1;
const place = (id: string, at: string) => ({ tile: hero(id), cell: cellNamed(at) ?? -1, turns: 0 });
const at = (text: string): Moment => momentOf(sure(readScene(text)));

describe('A moment of the analysis board', () => {
  test('asks what the rules ask, and plays answers', () => {
    const before = at('red hand: hercules\nblue hydra 1/1/1/1  .\n*  .');
    expect(before.question?.prompt.rule).toBe('placement');
    const after = sure(answer(before, place('hercules', 'e3')));
    expect(after.events.slice(0, 3).map(({ what }) => what)).toEqual(['placed', 'compared', 'flipped']);
    expect(after.view.board.every(({ owner }) => owner === 0)).toBe(true);
  });

  test('the only tile in hand doesn’t end the round', () => {
    const after = sure(answer(at('red hand: hercules\n*'), place('hercules', 'd3')));
    expect(after.events.some(({ what }) => what === 'lines')).toBe(false);
    expect([after.seat, after.question]).toEqual([1, null]);
  });

  test('a preview changes nothing and is the answer’s result', () => {
    const before = at('red hand: hercules\nblue hydra 1/1/1/1  .\n*  .');
    const previewed = sure(preview(before, place('hercules', 'e3')));
    expect(previewed.view).toEqual(sure(answer(before, place('hercules', 'e3'))).view);
    expect(before.view.board).toHaveLength(1);
  });

  test('an impossible board can be played on, and says why no match leads to it', () => {
    const apart = at('red hand: hercules\nblue hydra 1/1/1/1  .  *');
    expect(apart.misshapes).toEqual(['apart']);
    expect(sure(answer(apart, place('hercules', 'c4'))).misshapes).toEqual([]);
    expect(answer(apart, place('zeus', 'c4'))).toMatchObject({ ok: false, refusal: { code: 'not-an-option' } });
  });

  test('lines that fit no match are refused, not thrown', () => {
    const broken = at('agenda: [{"ask":"placement"},{"do":"dance"}]\nred hand: jason\n*');
    expect([broken.isBroken, broken.question]).toEqual([true, null]);
  });

  test('a change by hand forgets what was played', () => {
    const after = sure(answer(at('red hand: hercules\n*'), place('hercules', 'd3')));
    const set = change(after, { edit: 'hand', tile: hero('zeus'), seat: 1 });
    expect([set.events, set.question?.options.length]).toEqual([[], 24]);
    expect(asScored(set.view).toPlace).toEqual([1, 1]);
  });
});

test('a text that can’t be read opens a blank board, and says why', () => {
  expect(startState('red hand: jason').state.hands[0]).toEqual([hero('jason')]);
  const { state, refusal } = startState('red hand: jasn');
  expect([state.field, refusal?.sentence]).toEqual([[], 'There is no hero "jasn".']);
});
