import { type Game, open, optionAt, type Prompt, randomBelow, randomFrom, submit } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { battlefields } from '../rules.ts';
import { scene } from '../scene/scene.ts';
import { redact, view } from '../view/view.ts';
import { drawing } from './drawing.ts';
import { words } from './words.ts';

const ISLES = { lands: Array.from({ length: 12 }, (_, no) => ({ name: `Isle ${no}`, kind: 'Isle', colour: 'any', value: 1 })) };

/** Whole games by dice: all that was asked and told. */
const playedThrough = (options: Parameters<Game['setup']>[1], games: number) => {
  const [prompts, events]: [Prompt[], Event[]] = [[], []];
  for (let seed = 0; seed < games; seed++) {
    const rng = randomFrom(`words ${seed}`);
    const opened = open(battlefields, 2, options, `${seed}`);
    if (!opened.ok) throw new Error(opened.refusal.sentence);
    events.push(...opened.value.events);
    for (let { position } = opened.value, asked = position.decisions[0]; asked !== undefined; asked = position.decisions[0]) {
      prompts.push(asked.prompt);
      const reply = submit(battlefields, position, asked.seat, optionAt(asked.options, randomBelow(rng, asked.options.length)));
      if (!reply.ok) throw new Error(reply.refusal.sentence);
      events.push(...reply.value.events);
      position = reply.value.position;
    }
  }
  return { prompts, events };
};

describe('Sentences', () => {
  test('all that is asked and told in whole games is a sentence, for every watcher', () => {
    const { prompts, events } = playedThrough({}, 12);
    const sentences = [
      ...prompts.map(words.prompt),
      ...events.flatMap((event) => [0, 1, undefined].map((watcher) => words.event(redact(event, watcher)))),
    ];
    for (const sentence of new Set(sentences)) expect(sentence).toMatch(/^[A-Z].*\.$/);
    for (const sentence of new Set(sentences)) expect(sentence).not.toMatch(/undefined|null|\?|land \d/);
  });

  test('lands have the names that they have in the match’s own cards', () => {
    const { events } = playedThrough({ cards: ISLES }, 2);
    const told = events.flatMap((event) =>
      event.what === 'land' || (event.what === 'won' && event.seat >= 0) ? [words.event(event)] : [],
    );
    expect(told.length).toBeGreaterThan(10);
    for (const sentence of told) expect(sentence).toMatch(/Isle \d/);
    expect(playedThrough({}, 1).events.filter((event) => 'names' in event)).toEqual([]);
  });

  test('what is hidden is told without its name', () => {
    const placed: Event = { what: 'placed', seat: 1, place: 2, warrior: 'archers' };
    expect(words.event(redact(placed, 1))).toBe('Blue places Archers face down at place 3.');
    expect(words.event(redact(placed, 0))).toBe('Blue places a warrior face down at place 3.');
  });
});

test('the drawing shows what a watcher may know', () => {
  const { state } = scene({
    phase: 'battle',
    places: ['Sparta, Elis: archers cavalry^ + elite / spearmen', 'Nemea: /', 'Argos: /', 'Delphi: /'],
    red: { hand: 'swordsmen', actions: 'scout', fallen: 'archers' },
    blue: { hand: 'spearmen, spearmen', actions: 'rally', lands: 'Olympus', ares: 1, deck: 'cavalry', buried: 'archers' },
    aresPile: 1,
  });
  expect(drawing(view(state, 0))).toBe(
    [
      'round 1, battle, start token Red, Ares pile 1, fate deck 13',
      '  1 Sparta(4) Elis(2): archers cavalry^ + elite / ?',
      '  2 Nemea(1): /',
      '  3 Argos(4): /',
      '  4 Delphi(4): /',
      'Red: 0 points, Ares 0, lands -',
      '  hand swordsmen | deck 13 | fallen archers | buried -',
      '  actions scout | pile ambush ambush scout skirmish skirmish elite flank flank surround raid raid rally | spent elite | shed -',
      'Blue: 7 points, Ares 1, lands Olympus(6)',
      '  hand 2 | deck 1 | fallen spearmen swordsmen swordsmen swordsmen swordsmen cavalry cavalry archers archers heavy-infantry heavy-infantry heavy-infantry | buried 1',
      '  actions 1 | pile 13 | spent - | shed 0',
    ].join('\n'),
  );
});
