import { type MatchOptions, open, optionAt, randomBelow, randomFrom, submit } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../action.ts';
import type { Event } from '../events.ts';
import { swordcrafters } from '../rules.ts';
import { scene } from '../scene/scene.ts';
import { openView, view } from '../view/view.ts';
import { drawing } from './drawing.ts';
import { swordFrom, writtenSword } from './notation.ts';
import { words } from './words.ts';

/** A whole game by dice: all that was asked, answered and told. */
const playedThrough = (seats: number, options: MatchOptions) => {
  const said = { prompts: [] as string[], actions: [] as string[], events: [] as Event[] };
  const rng = randomFrom('words');
  const opened = open(swordcrafters, seats, options, 'words');
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  said.events.push(...opened.value.events);
  for (let { position } = opened.value, asked = position.decisions[0]; asked !== undefined; asked = position.decisions[0]) {
    said.prompts.push(words.prompt(asked.prompt));
    said.actions.push(...[...asked.options].map(words.action));
    const reply = submit(swordcrafters, position, asked.seat, optionAt(asked.options, randomBelow(rng, asked.options.length)));
    if (!reply.ok) throw new Error(reply.refusal.sentence);
    said.events.push(...reply.value.events);
    position = reply.value.position;
  }
  return said;
};

describe('Sentences', () => {
  test.each<[number, MatchOptions]>([
    [1, {}],
    [2, { dual: true }],
    [5, {}],
  ])('all that is asked and told in a whole game of %d is a sentence, %j', (seats, options) => {
    const { prompts, actions, events } = playedThrough(seats, options);
    const sentences = [...prompts, ...events.map(words.event)];
    for (const sentence of new Set(sentences)) expect(sentence).toMatch(/^[A-Z].*[.?]$/);
    for (const said of new Set([...sentences, ...actions])) expect(said).not.toMatch(/undefined|null|NaN|-1/);
  });

  test('answers to one question have different words', () => {
    const { position } = scene({ phase: 'slice', swords: ['rs:', 'ea:', 'td:'], grid: 'rset adr srea', groups: '1112 1112 1112' });
    const said = [...(position.decisions[0]?.options ?? [])].map(words.action);
    expect(new Set(said).size).toBe(said.length);
    expect(said).toContain('cut group 2 below row 1');
  });

  test.each<[Action, string]>([
    [{ group: 0, axis: 'V', after: 2 }, 'cut group 1 right of column 2'],
    [{ axis: 'H', after: 1, keep: 'second' }, 'cut below row 1, keep the second part'],
    [{ group: 3 }, 'group 4'],
    [{ sword: 1 }, 'the second sword'],
    [{ tile: 'ruby', side: 0, on: 0 }, 'ruby on side 1'],
    [{ tile: 'blank', side: 3, on: 1 }, 'blank on side 4 of the second sword'],
  ])('%j is "%s"', (action, said) => expect(words.action(action)).toBe(said));

  test.each<[Event, string]>([
    [{ what: 'first', seat: 2, byForge: true }, 'Copper takes the first player token with the forge.'],
    [{ what: 'first', seat: 0, byForge: false }, 'No one took the forge, so Amber gets the first player token.'],
    [{ what: 'returned', tiles: ['ruby', 'ruby', 'blank'] }, 'Left over and discarded: 2 rubies and 1 blank.'],
    [{ what: 'over', points: [30], winners: [] }, 'Amber has 30 points, which doesn’t beat every sword.'],
    [{ what: 'over', points: [30], winners: [0] }, 'Amber beats every sword with 30 points.'],
    [{ what: 'over', points: [30, 28], winners: [0] }, 'Amber wins with 30 points, ahead of Sky with 28.'],
  ])('%j is told as "%s"', (event, said) => expect(words.event(event)).toBe(said));
});

describe('Written', () => {
  test('a sword reads as it was written', () => {
    const text = 'rd: rr / s / ee / b';
    expect(writtenSword(swordFrom(text))).toBe(text);
    expect(() => swordFrom('rd: x')).toThrow('There is no tile "x".');
    expect(() => swordFrom('r: e')).toThrow('needs two guards');
  });

  test('the drawing shows what a watcher may know', () => {
    const { state } = scene({
      phase: 'craft',
      swords: ['rs: rr / a / b / e', 'ea:', 'td:'],
      taken: ['rse', 'bt', 'b'],
      magic: ['most ruby 5 3 1'],
    }).play('A: e 2', 'B: t 1');
    const drawn = drawing(view(state, 1)).split('\n').slice(0, -1);
    expect(drawn).toEqual([
      'round 1, craft, first player Amber, bag 55, deck 0',
      'magic most ruby (5 3 1)',
      'Amber: 17 points',
      '  rs: rr / a / b / e | length 5, runs 3 0 0 0',
      '  taken rse',
      '  to be built in 2',
      'Sky: 0 points',
      '  ea:  /  /  /  | length 0, runs 0 0 0 0',
      '  taken tb',
      '  to be built in b',
      '  on the bench ea: t /  /  / ',
      'Copper: 0 points',
      '  td:  /  /  /  | length 0, runs 0 0 0 0',
      '  taken b',
      '  to be built in 1',
    ]);
    expect(drawing(openView(state))).toContain('on the bench rs: rr / ae / b / e');
  });

  test('the drawing shows the grid and its groups', () => {
    const { state } = scene({ phase: 'slice', swords: ['rs:'], grid: 'rset adr srea tttd', groups: '1111 1111 1111 1111', card: 'HVVH' });
    expect(drawing(view(state, 0))).toContain('  rset\n  ad*r\n  srea\n  tttd\ngroups 1,1-4,4');
  });
});
