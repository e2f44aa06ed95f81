import { type Answer, open, submit, undo } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { battlefields } from './rules.ts';

/** Plays the first answer that fits, or simply the first, until `stop` says enough; then the last who answered takes it back. */
const codeAfter = (prefers: (action: Action) => boolean, stop: (action: Action, asked: string) => boolean): string => {
  const opened = open(battlefields, 2, { first: 'red' }, 'undo');
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  let { position } = opened.value;
  const answers: Answer[] = [];
  for (let [asked] = position.decisions; asked !== undefined; [asked] = position.decisions) {
    const action = [...asked.options].find(prefers) ?? [...asked.options][0];
    const reply = submit(battlefields, position, asked.seat, action);
    if (!reply.ok) throw new Error(reply.refusal.sentence);
    position = reply.value.position;
    answers.push({ seat: asked.seat, action: reply.value.action });
    if (!stop(reply.value.action, asked.prompt.rule)) continue;
    const record = { game: battlefields.id, version: battlefields.version, seats: 2, options: { first: 'red' }, seed: 'undo', answers };
    const undone = undo(battlefields, record, asked.seat);
    return undone.ok ? 'undone' : undone.refusal.code;
  }
  throw new Error('It never happened.');
};
const takes = (card: string) => (action: Action) => 'take' in action && action.take === card;

describe('Undo', () => {
  test('takes back an action chosen in secret while the other still chooses', () => {
    expect(codeAfter(takes('flank'), takes('flank'))).toBe('undone');
  });

  test('not the last one, with which placement begins', () => {
    let taken = 0;
    const last = (action: Action): boolean => 'take' in action && ++taken === 8;
    expect(codeAfter(() => false, last)).toMatch(/^undo-(turn|revealed)$/);
  });

  test('takes back a discard for Rally before the new warriors are drawn, and never after', () => {
    const rallies = (action: Action): boolean => takes('rally')(action) || ('play' in action && action.play === 'rally');
    expect(codeAfter(rallies, (action, asked) => asked === 'rally' && 'discard' in action)).toBe('undone');
    expect(
      codeAfter(
        (action) => rallies(action) || 'done' in action,
        (action) => 'done' in action,
      ),
    ).toBe('undo-revealed');
  });

  test('never takes back that a card was played, though nothing else has happened', () => {
    const rallies = (action: Action): boolean => takes('rally')(action) || ('play' in action && action.play === 'rally');
    expect(codeAfter(rallies, (action) => 'play' in action)).toBe('undo-revealed');
  });

  test('never takes back a placed warrior, a played card or a reveal, once the turn has passed on', () => {
    expect(
      codeAfter(
        () => false,
        (action) => 'warrior' in action,
      ),
    ).toBe('undo-turn');
    expect(
      codeAfter(
        () => false,
        (action) => 'reveal' in action,
      ),
    ).toMatch(/^undo-/);
    const scouts = (action: Action): boolean => takes('scout')(action) || ('play' in action && action.play === 'scout');
    expect(codeAfter(scouts, (action) => 'play' in action)).toBe('undo-revealed');
  });
});
