import type { Action } from '@swordtable/games/battlefields/action';
import { down, hidden, up, viewWith } from '@swordtable/games/battlefields/testing/views';
import { en as texts } from '@swordtable/games/battlefields/text/en';
import type { View } from '@swordtable/games/battlefields/view/view';
import { describe, expect, test } from 'vitest';
import { en as promptWords } from '../words/prompt.en.ts';
import { en as words } from '../words/table.en.ts';
import { actionLabel, stopsSaid } from './action-label.ts';
import { questionSaid } from './question.ts';

const seats = [
  { name: 'You', you: true },
  { name: 'Bot', you: false },
];
const wording = { words, texts, seats };
const said = (view: View, rule: string, ask: string, options: readonly Action[] = [], picks = {}) =>
  questionSaid(view, 0, { prompt: { rule, ask }, options }, picks, promptWords, wording);

describe('the answer window', () => {
  const view = viewWith({
    places: [{ stacks: [[down('spearmen'), down('heavy-infantry')], [up('swordsmen')]] }],
    exchange: [{ seat: 1, card: 'ambush', place: 0 }],
  });

  test('says what is played against what, and what happens without an answer', () => {
    expect(said(view, 'answer', 'ambush', [{ play: 'ambush' }, { pass: true }])).toEqual({
      title: 'Bot plays Ambush on your top warrior at Nemea. Answer?',
      text: 'If you don’t answer, Heavy Infantry returns to your hand. Nemea: You win it → Bot wins it.',
    });
  });

  test('has the verb of many for a type of many', () => {
    const spears = viewWith({ ...view, places: [{ stacks: [[down('spearmen')], [up('swordsmen')]] }] });
    expect(said(spears, 'answer', 'ambush').text).toMatch(/^If you don’t answer, Spearmen return to your hand\./);
    const unknown = viewWith({ ...view, places: [{ stacks: [[hidden], [up('swordsmen')]] }] });
    expect(said(unknown, 'answer', 'ambush').text).toMatch(/^If you don’t answer, the face-down warrior returns to your hand\./);
  });

  test('says which cards could answer if none of them is in the hand', () => {
    expect(said(view, 'answer', 'ambush', [{ pass: true }]).text).toMatch(
      /Only Ambush and Surround can answer Ambush, and you don’t hold any\.$/,
    );
  });

  test('says that an answered card fails', () => {
    const answered = viewWith({
      ...view,
      exchange: [
        { seat: 0, card: 'ambush', place: 0 },
        { seat: 1, card: 'surround', place: 0 },
      ],
    });
    expect(said(answered, 'answer', 'surround', [{ play: 'surround' }, { pass: true }])).toEqual({
      title: 'Bot answers Ambush with Surround. Answer?',
      text: 'If you don’t answer, your Ambush fails.',
    });
  });
});

describe('what else is asked', () => {
  const view = viewWith({
    places: [{ stacks: [[up('cavalry')], []] }],
    passes: 1,
    armies: [{ taken: 1, pile: 13, held: 6, actionsHeld: 5 }],
  });

  test('how many actions are still to be taken, and how many cards are too many', () => {
    expect(said(view, 'muster', 'take').title).toBe('Take 3 actions from your pile');
    expect(said(view, 'muster', 'discard').title).toBe('Discard 2 warriors');
    expect(said(view, 'muster', 'shed').title).toBe('Discard 1 action');
  });

  test('without a warrior in the hand, an action or a pass', () => {
    const place: Action = { warrior: 'archers', place: 0 };
    expect(said(view, 'placement', 'place', [place, { pass: true }]).title).toBe('Place a warrior face down');
    expect(said(view, 'placement', 'place', [{ play: 'scout', place: 0 }, { pass: true }])).toEqual({
      title: 'You have no warriors to place',
      text: 'Play an action, or finish placing.',
    });
    expect(said(view, 'placement', 'place', [{ pass: true }]).text).toBe('Finish placing.');
  });

  test('in battle, whether there is something to reveal, and what a pass would lead to', () => {
    expect(said(view, 'battle', 'action', [{ reveal: 2 }]).title).toBe('Reveal a warrior, or play an action');
    expect(said(view, 'battle', 'action', [{ pass: true }]).text).toMatch(/If you pass too/);
  });

  test('a chosen card asks for its place, and a Skirmish for both of its places', () => {
    expect(said(view, 'battle', 'action', [], { play: 'flank' }).title).toBe('Flank: which place?');
    expect(said(view, 'battle', 'action', [], { play: 'skirmish' }).title).toBe('Skirmish: which warrior moves?');
    expect(said(view, 'battle', 'action', [], { play: 'skirmish', place: 0 }).title).toBe('Skirmish: where does Cavalry move?');
  });
});

test.each<[string, Action, string]>([
  ['placement', { warrior: 'archers', place: 1 }, 'Archers to Tempe'],
  ['placement', { pass: true }, 'Done placing'],
  ['battle', { pass: true }, 'Pass'],
  ['answer', { pass: true }, 'Don’t answer'],
  ['muster', { pass: true }, 'Don’t draw'],
  ['battle', { play: 'skirmish', place: 0, to: 2 }, 'Skirmish: Nemea to Dodona'],
  ['battle', { reveal: 0 }, 'Reveal Cavalry at Nemea'],
])('asked for %s, %j is called %s', (rule, action, label) => {
  const view = viewWith({ places: [{ stacks: [[down('cavalry')], []] }] });
  expect(actionLabel(view, rule, 0, action, promptWords.answers, wording)).toBe(label);
});

test.each<[Action, string | undefined]>([
  [{ play: 'flank', place: 0 }, 'Cancels Bot’s Flank; both cards are discarded.'],
  [{ play: 'surround', place: 0 }, 'Defeats Bot’s Flank; both cards are discarded.'],
  [{ play: 'flank', place: 1 }, 'Defeats Bot’s Elite; your Flank stays in play.'],
  [{ play: 'elite', place: 0 }, undefined],
  [{ play: 'flank', place: 2 }, undefined],
])('%j says which card in play it stops', (action, text) => {
  const view = viewWith({ places: [{ lying: [null, 'flank'] }, { lying: [null, 'elite'] }] });
  expect(stopsSaid(view, 0, action, promptWords, wording)).toBe(text);
});
