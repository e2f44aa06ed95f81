import { open } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { olympus } from '../rules.ts';
import type { State } from '../state.ts';
import { HIDDEN, openView, view } from './view.ts';

const begun = (): State => {
  const opened = open(olympus, 2, {}, 'laid open');
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  return opened.value.position.state;
};

test('laid open, the deck lies in its order from the top', () => {
  const state = begun();
  expect(openView(state).open?.deck).toEqual(state.deck.toReversed());
  expect(openView(state).open?.given).toEqual([HIDDEN, HIDDEN]);
  for (const watcher of [undefined, 0, 1]) expect(view(state, watcher)).not.toHaveProperty('open');
});

test('laid open, everybody sees what one looks at and what was chosen in secret', () => {
  const state = begun();
  const looking = state.deck.slice(-2);
  const given = [state.pool[0] ?? HIDDEN, HIDDEN];
  const exchanging: State = { ...state, looking, agenda: [...state.agenda, { ask: 'exchange', given, cause: { of: 1, self: 1 } }] };
  expect(view(exchanging, 1 - state.active).looking).toBe(2);
  expect(openView(exchanging)).toMatchObject({ looking, open: { given } });
});
