import { hashOf, randomFrom, replay } from '@swordtable/kernel';
import { bids } from '@swordtable/kernel/toys/bids';
import { carts } from '@swordtable/kernel/toys/carts';
import { describe, expect, test } from 'vitest';
import { greedy } from './greedy.ts';
import { answerFor, playGame } from './match.ts';
import { random } from './random.ts';

const play = (seed: string) => {
  const result = playGame(carts, { seats: 2, options: {}, seed }, [random, greedy]);
  if (!result.ok) throw new Error(result.refusal.sentence);
  return result.value;
};

describe('a game between bots', () => {
  test('is a record that anyone can replay to the same end', () => {
    const { record, standing, end } = play('replayed');
    const replayed = replay(carts, { ...record, hash: hashOf(end) });
    if (!replayed.ok) throw new Error(replayed.refusal.sentence);
    expect(replayed.value.at(-1)?.position.decisions).toEqual([]);
    expect(carts.standing(end)).toEqual(standing);
  });

  test('is the same for the same seed, and different for another', () => {
    expect(play('one')).toEqual(play('one'));
    expect(play('one').record.answers).not.toEqual(play('two').record.answers);
  });

  test('reports every answer as it is given, with its question', () => {
    const told: string[] = [];
    const result = playGame(
      bids,
      { seats: 3, options: { cards: 2 }, seed: 'told' },
      [random, random, random],
      ({ seat, action }, { options }) => {
        expect([...options]).toContainEqual(action);
        told.push(`${seat}`);
      },
    );
    expect(result.ok).toBe(true);
    expect(told.join('')).toBe('012012');
  });

  test.each([
    ['too few bots', { seats: 3, options: {}, seed: '' }, 'bad-bots'],
    ['an impossible number of seats', { seats: 2, options: { rounds: 0 }, seed: '' }, 'bad-option'],
  ])('with %s is refused', (_, deal, code) => {
    expect(playGame(carts, deal, [random, random])).toMatchObject({ ok: false, refusal: { code } });
  });

  test('that doesn’t end is stopped', () => {
    expect(() => playGame({ ...carts, limit: () => 3 }, { seats: 2, options: {}, seed: '' }, [random, random])).toThrow('is not over');
  });
});

describe('an answer to one decision', () => {
  const { record } = play('one decision');
  const half = { ...record, answers: record.answers.slice(0, 5) };

  test('is one of the options at the end of the record', () => {
    const replayed = replay(carts, half);
    if (!replayed.ok) throw new Error(replayed.refusal.sentence);
    const decision = replayed.value.at(-1)?.position.decisions[0];
    const answer = answerFor(carts, half, decision?.seat ?? -1, greedy, randomFrom('dice'));
    if (!answer.ok) throw new Error(answer.refusal.sentence);
    expect([...(decision?.options ?? [])]).toContainEqual(answer.value.action);
    expect(answer.value.thoughts[0]?.action).toEqual(answer.value.action);
    expect(answer.value.thoughts.length).toBe(decision?.options.length);
  });

  test('is refused if the seat has no decision, or the record is invalid', () => {
    expect(answerFor(carts, record, 0, greedy, randomFrom(''))).toMatchObject({ refusal: { code: 'not-your-decision' } });
    expect(answerFor(carts, { ...half, version: '0' }, 0, greedy, randomFrom(''))).toMatchObject({ refusal: { code: 'wrong-version' } });
  });
});
