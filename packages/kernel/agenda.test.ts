import { describe, expect, test } from 'vitest';
import { type Agenda, next, runAgenda, type TaskHandlers, takeAnswer } from './agenda.ts';

type Task =
  | { readonly do: 'note'; readonly word: string }
  | { readonly do: 'noteTwice'; readonly word: string }
  | { readonly do: 'again' | 'stop' }
  | { readonly ask: 'word'; readonly of: readonly number[] };

interface Desk {
  notes: string[];
  agenda: Agenda<Task>;
}

const handlers: TaskHandlers<Desk, Task, { readonly word: string }, string> = {
  steps: {
    note: (desk, { word }, tell) => {
      desk.notes.push(word);
      tell?.(word);
    },
    noteTwice: (desk, { word }) => next(desk, { do: 'note', word }, { do: 'note', word: `${word} again` }),
    again: (desk) => next(desk, { do: 'again' }),
    stop: (desk) => {
      desk.agenda = [];
    },
  },
  questions: {
    word: {
      decisions: (_, { of }) =>
        of.map((seat) => ({ seat, prompt: { rule: 'desk', ask: 'word' }, options: [{ word: 'yes' }, { word: 'no' }] })),
      answer: (desk, { of }, seat, { word }) => {
        next(desk, { do: 'note', word: `${seat} ${word}` }, { ask: 'word', of: of.filter((other) => other !== seat) });
      },
    },
  },
};

const desk = (...tasks: readonly Task[]): Desk => {
  const empty: Desk = { notes: [], agenda: [] };
  next(empty, ...tasks);
  return empty;
};

const note = (word: string): Task => ({ do: 'note', word });

describe('the agenda', () => {
  test('does tasks in the order they were written, and a task’s own tasks before those that wait', () => {
    const state = desk(note('one'), { do: 'noteTwice', word: 'two' }, note('three'));
    expect(runAgenda(handlers, state, undefined)).toEqual([]);
    expect(state.notes).toEqual(['one', 'two', 'two again', 'three']);
    expect(state.agenda).toEqual([]);
  });

  test('stops at a question and leaves it on top of everything that waits', () => {
    const state = desk(note('one'), { ask: 'word', of: [1] }, note('two'));
    expect(runAgenda(handlers, state, undefined).map(({ seat }) => seat)).toEqual([1]);
    expect(state.notes).toEqual(['one']);
    expect(state.agenda).toEqual([note('two'), { ask: 'word', of: [1] }]);
  });

  test('asks the same question when asked again', () => {
    const state = desk({ ask: 'word', of: [0, 1] });
    const once = runAgenda(handlers, state, undefined);
    expect(runAgenda(handlers, state, undefined)).toEqual(once);
    expect(state.notes).toEqual([]);
  });

  test('drops a question that nobody has to answer', () => {
    const state = desk({ ask: 'word', of: [] }, note('after'));
    expect(runAgenda(handlers, state, undefined)).toEqual([]);
    expect(state.notes).toEqual(['after']);
  });

  test('accepts answers of several seats in any order and continues after the last one', () => {
    const state = desk({ ask: 'word', of: [0, 1] }, note('after'));
    runAgenda(handlers, state, undefined);
    takeAnswer(handlers, state, 1, { word: 'no' }, undefined);
    expect(runAgenda(handlers, state, undefined).map(({ seat }) => seat)).toEqual([0]);
    takeAnswer(handlers, state, 0, { word: 'yes' }, undefined);
    expect(runAgenda(handlers, state, undefined)).toEqual([]);
    expect(state.notes).toEqual(['1 no', '0 yes', 'after']);
  });

  test('accepts a step that empties the agenda', () => {
    const state = desk(note('one'), { do: 'stop' }, note('never'));
    expect(runAgenda(handlers, state, undefined)).toEqual([]);
    expect(state.notes).toEqual(['one']);
  });

  test('reports events to a listener', () => {
    const told: string[] = [];
    runAgenda(handlers, desk(note('one'), note('two')), (event) => told.push(event));
    expect(told).toEqual(['one', 'two']);
  });
});

describe('a broken agenda', () => {
  test('that never stops names the task that keeps coming back', () => {
    expect(() => runAgenda(handlers, desk({ do: 'again' }), undefined)).toThrow('does not come to rest: {"do":"again"}');
  });

  test('has no task without a handler', () => {
    const strange = { notes: [], agenda: [{ do: 'dance' } as unknown as Task] };
    expect(() => runAgenda(handlers, strange, undefined)).toThrow('No step is called dance.');
    const curious = { notes: [], agenda: [{ ask: 'why' } as unknown as Task] };
    expect(() => runAgenda(handlers, curious, undefined)).toThrow('No question is called why.');
  });

  test('accepts no answer without a question', () => {
    expect(() => takeAnswer(handlers, desk(), 0, { word: 'yes' }, undefined)).toThrow('Nobody was asked.');
    expect(() => takeAnswer(handlers, desk(note('one')), 0, { word: 'yes' }, undefined)).toThrow('Nobody was asked.');
  });
});
