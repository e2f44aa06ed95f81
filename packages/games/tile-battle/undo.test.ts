import { type Answer, type Decision, type MatchRecord, open, optionAt, randomBelow, randomFrom, submit, undo } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { asgard } from './rules.ts';

const OPTIONS = { mixed: true, terrain: 'asgard' };

type Wanted = (asked: Decision<Action>, action: Action, next: Decision<Action> | undefined, inOthersTurn: boolean) => boolean;

/** Plays by dice until an answer is as wanted: the match so far, and who gave it. */
const matchUntil = (wanted: Wanted): { readonly record: MatchRecord; readonly seat: number } => {
  for (let seed = 0; seed < 400; seed++) {
    const rng = randomFrom(`undo ${seed}`);
    const opened = open(asgard, 2, OPTIONS, `${seed}`);
    if (!opened.ok) throw new Error(opened.refusal.sentence);
    let { position } = opened.value;
    const answers: Answer[] = [];
    for (let asked = position.decisions[0]; asked !== undefined; asked = position.decisions[0]) {
      const { active } = position.state;
      const action = optionAt(asked.options, randomBelow(rng, asked.options.length));
      const reply = submit(asgard, position, asked.seat, action);
      if (!reply.ok) throw new Error(reply.refusal.sentence);
      position = reply.value.position;
      answers.push({ seat: asked.seat, action });
      if (wanted(asked, action, position.decisions[0], asked.seat !== active)) {
        return {
          record: { game: 'asgard', version: asgard.version, seats: 2, options: OPTIONS, seed: `${seed}`, answers },
          seat: asked.seat,
        };
      }
    }
  }
  throw new Error('It never happened.');
};

const codeOf = ({ record, seat }: { readonly record: MatchRecord; readonly seat: number }): string => {
  const undone = undo(asgard, record, seat);
  return undone.ok ? 'undone' : undone.refusal.code;
};

describe('Undo keeps the four nevers', () => {
  test.each(['borneo', 'hydra', 'shekhtur'])('never changes who is active: an answer to %s in the other’s turn that ended it', (rule) => {
    const ended = matchUntil(
      (asked, _, next, inOthersTurn) =>
        asked.prompt.rule === rule && inOthersTurn && next?.seat === asked.seat && next.prompt.rule === 'placement',
    );
    expect(codeOf(ended)).toBe('undo-turn');
  });

  test('never takes back what was revealed: a look at the deck', () => {
    const looked = matchUntil((asked, action, next) => asked.prompt.rule === 'conjuror' && 'use' in action && next?.seat === asked.seat);
    expect(codeOf(looked)).toBe('undo-revealed');
  });

  test('never takes back a turn that has passed on', () => {
    const passed = matchUntil(
      (asked, _, next) => asked.prompt.rule === 'placement' && next?.prompt.rule === 'placement' && next.seat !== asked.seat,
    );
    expect(codeOf(passed)).toBe('undo-turn');
  });

  test('a placement is taken back while its own ability is being asked', () => {
    const asking = matchUntil(
      (asked, _, next) => asked.prompt.rule === 'placement' && next?.prompt.rule === 'jason' && next.seat === asked.seat,
    );
    const undone = undo(asgard, asking.record, asking.seat);
    expect(undone.ok && undone.value.answers.length).toBe(asking.record.answers.length - 1);
  });
});
