import { type Answer, type MatchOptions, open, type Position, type Seat, submit, undo } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { swordcrafters } from './rules.ts';
import { type State, smithAt } from './state.ts';

type Now = Position<State, Action>;

/** Plays first answers until `stop` names a seat, which then takes its last answer back. */
const codeAfter = (seats: number, options: MatchOptions, stop: (now: Now, by: Seat, was: State) => Seat | undefined): string => {
  const opened = open(swordcrafters, seats, options, 'undo');
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  let { position } = opened.value;
  const answers: Answer[] = [];
  for (let [asked] = position.decisions; asked !== undefined; [asked] = position.decisions) {
    const was = position.state;
    const reply = submit(swordcrafters, position, asked.seat, asked.options.at(0));
    if (!reply.ok) throw new Error(reply.refusal.sentence);
    position = reply.value.position;
    answers.push({ seat: asked.seat, action: reply.value.action });
    const who = stop(position, asked.seat, was);
    if (who === undefined) continue;
    const record = { game: swordcrafters.id, version: swordcrafters.version, seats, options: opened.value.options, seed: 'undo', answers };
    const undone = undo(swordcrafters, record, who);
    return undone.ok ? `${answers.length - undone.value.answers.length} undone` : undone.refusal.code;
  }
  throw new Error('It never happened.');
};
const isCrafting = ({ state }: Now): boolean => state.phase === 'craft';
const builtBy = ({ state }: Now, seat: Seat): boolean => {
  const { left, taken } = smithAt(state, seat);
  return left !== null && left.flat().length < taken.flat().length;
};

describe('Undo', () => {
  test('takes a tile back that was just built', () => {
    expect(codeAfter(3, {}, (now, by) => (isCrafting(now) && builtBy(now, by) ? by : undefined))).toBe('1 undone');
  });

  test('takes the last tile back too, as long as others still craft', () => {
    const isReady = (now: Now, by: Seat) => isCrafting(now) && smithAt(now.state, by).left?.flat().length === 0;
    expect(codeAfter(3, {}, (now, by) => (isReady(now, by) ? by : undefined))).toBe('1 undone');
  });

  test('takes a tile back though others have built since', () => {
    expect(codeAfter(3, {}, (now) => (isCrafting(now) && builtBy(now, 0) && builtBy(now, 1) ? 0 : undefined))).toBe('1 undone');
  });

  test('S-16: takes back which sword gets which group', () => {
    expect(codeAfter(2, { dual: true }, (_, by, was) => (was.phase === 'craft' && smithAt(was, by).left === null ? by : undefined))).toBe(
      '1 undone',
    );
  });

  test.each([2, 3, 5])('never takes back a cut or a selection, once the turn has passed on: %d seats', (seats) => {
    expect(codeAfter(seats, {}, (_, by) => by)).toBe('undo-turn');
    expect(codeAfter(seats, {}, (_, by, was) => (was.phase === 'select' ? by : undefined))).toBe('undo-turn');
  });

  test.each([2, 3, 5])('never takes back the last selection, with which the crafting begins: %d seats', (seats) => {
    expect(codeAfter(seats, {}, (now, by, was) => (was.phase === 'select' && isCrafting(now) ? by : undefined))).toBe('undo-turn');
  });

  test.each([1, 2, 3, 5])('S-9: never takes back anything when the swords are shown and a new grid lies there: %d seats', (seats) => {
    for (let who = 0; who < seats; who++)
      expect(codeAfter(seats, {}, ({ state }) => (state.round === 2 ? who : undefined))).toMatch(/^undo-(revealed|turn)$/);
  });

  test('never takes back the end of the match', () => {
    expect(codeAfter(3, {}, ({ state }, by) => (state.phase === 'over' ? by : undefined))).toMatch(/^undo-/);
  });

  test('S-17: alone one takes back a cut, and also the last one before crafting, for nothing new lies there', () => {
    expect(codeAfter(1, {}, (_, by) => by)).toBe('1 undone');
    expect(codeAfter(1, {}, (now, by) => (isCrafting(now) ? by : undefined))).toBe('1 undone');
  });
});
