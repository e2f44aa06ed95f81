import type { ActionCard } from '@swordtable/games/battlefields/cards/cards';
import { viewWith } from '@swordtable/games/battlefields/testing/views';
import { describe, expect, test } from 'vitest';
import { actionCaption, warriorCaption } from './captions.ts';

const asked = (rule: string, ask: string) => ({ prompt: { rule, ask } });

describe('what a card of the hand says', () => {
  const ambushed = viewWith({ exchange: [{ seat: 1, card: 'ambush', place: 0 }] });

  test.each<[ActionCard, boolean, string]>([
    ['ambush', true, 'cancels'],
    ['surround', true, 'defeats'],
    ['flank', false, 'onTurn'],
    ['raid', false, 'onTurn'],
    ['rally', false, 'inPlacement'],
  ])('against an Ambush %s says so', (card, offered, caption) => {
    expect(actionCaption(ambushed, asked('answer', 'ambush'), card, offered)).toBe(caption);
  });

  test('the newest card of the exchange is what is answered', () => {
    const answered = viewWith({ exchange: [...ambushed.exchange, { seat: 0, card: 'surround', place: 0 }] });
    expect(actionCaption(answered, asked('answer', 'surround'), 'surround', true)).toBe('cancels');
    expect(actionCaption(answered, asked('answer', 'surround'), 'ambush', false)).toBe('onTurn');
  });

  test('on one’s own turn a card can be played, has no target, or belongs to another phase', () => {
    const placing = viewWith({ phase: 'placement' });
    expect(actionCaption(placing, asked('placement', 'warrior'), 'scout', true)).toBe('playable');
    expect(actionCaption(placing, asked('placement', 'warrior'), 'scout', false)).toBe('noTarget');
    expect(actionCaption(placing, asked('placement', 'warrior'), 'flank', false)).toBe('inBattle');
    expect(actionCaption(viewWith({}), asked('battle', 'action'), 'rally', false)).toBe('inPlacement');
    expect(actionCaption(viewWith({}), null, 'flank', false)).toBe('onTurn');
    expect(actionCaption(viewWith({ phase: 'muster' }), asked('muster', 'shed'), 'flank', true)).toBe('discard');
  });

  test('a warrior is placed, discarded, or kept back once its owner has passed or the battle has begun', () => {
    const placing = viewWith({ phase: 'placement' });
    expect(warriorCaption(placing, asked('placement', 'warrior'), 0, true)).toBe('place');
    expect(warriorCaption(viewWith({ phase: 'muster' }), asked('muster', 'discard'), 0, true)).toBe('discard');
    expect(warriorCaption(placing, null, 0, false)).toBe('onTurn');
    expect(warriorCaption(viewWith({ phase: 'placement', armies: [{ passed: true }] }), null, 0, false)).toBe('keptBack');
    expect(warriorCaption(viewWith({}), null, 0, false)).toBe('keptBack');
  });
});
