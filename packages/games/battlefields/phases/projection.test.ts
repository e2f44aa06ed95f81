import { describe, expect, test } from 'vitest';
import { CARDS } from '../cards/catalog.ts';
import { playedGame } from '../testing/played.ts';
import { down, hidden, up } from '../testing/views.ts';
import type { SeenPlace } from '../view/view.ts';
import { projectedOutcome } from './projection.ts';

const outcome = (place: Partial<SeenPlace>) =>
  projectedOutcome({ cards: CARDS, places: [{ lands: [], stacks: [[], []], lying: [null, null], ...place }] }, 0);

describe('who takes a place if no more cards are played', () => {
  test('nobody without warriors, and the only side that has any', () => {
    expect(outcome({})).toBe('nobody');
    expect(outcome({ stacks: [[], [hidden]] })).toBe(1);
  });

  test('the warrior below the loser can win the place back', () => {
    // Spearmen beat Cavalry, but the Archers below beat the Spearmen.
    expect(outcome({ stacks: [[down('archers'), up('cavalry')], [up('spearmen')]] })).toBe(0);
    expect(outcome({ stacks: [[up('cavalry')], [up('spearmen')]] })).toBe(1);
  });

  test('a Flank or an Elite decides the top pair only', () => {
    const stacks = [[up('spearmen')], [up('archers'), up('archers')]];
    expect(outcome({ stacks, lying: ['flank', null] })).toBe(1);
    expect(outcome({ stacks: [[up('archers')], [up('cavalry'), up('archers')]], lying: ['elite', null] })).toBe(0);
    expect(outcome({ stacks: [[up('archers')], [up('heavy-infantry'), up('archers')]], lying: ['elite', null] })).toBe(1);
  });

  test('after a tie the side with warriors below takes it, or nobody', () => {
    expect(outcome({ stacks: [[up('archers')], [hidden, up('archers')]] })).toBe(1);
    expect(outcome({ stacks: [[up('archers')], [up('archers')]] })).toBe('nobody');
  });

  test('an unknown warrior leaves it open, unless a Flank beats the last one', () => {
    expect(outcome({ stacks: [[up('archers')], [hidden]] })).toBe('unknown');
    expect(outcome({ stacks: [[up('archers')], [hidden]], lying: ['flank', null] })).toBe(0);
    expect(outcome({ stacks: [[up('archers')], [hidden, hidden]], lying: ['flank', null] })).toBe('unknown');
  });

  test('in whole games, what is foreseen before the last pass is what happens', () => {
    let checked = 0;
    for (const seed of ['one', 'two', 'three', 'four']) {
      const steps = playedGame(seed);
      for (const [at, { events }] of steps.entries()) {
        const before = steps[at - 1]?.state;
        // With nothing but passes, no card has changed a place in between.
        if (before === undefined || events[0]?.what !== 'passed') continue;
        for (const event of events) {
          if (event.what !== 'won') continue;
          expect(projectedOutcome(before, event.place)).toBe(event.seat < 0 ? 'nobody' : event.seat);
          checked++;
        }
      }
    }
    expect(checked).toBeGreaterThan(20);
  });
});
