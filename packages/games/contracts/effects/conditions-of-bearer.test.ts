import { describe, expect, test } from 'vitest';
import type { FellowSpec } from '../scene/position.ts';
import { scene } from '../scene/scene.ts';

/** What is asked about the bearer itself. */
type Own = 'holds' | 'free' | 'icons' | 'set' | 'level' | 'skills' | 'cursed';

/** A real card that asks for it, and what comes of it where the condition holds and where it just fails. */
type Case = readonly [what: string, holds: () => unknown, fails: () => unknown, got: unknown, instead: unknown];

/** The tokens of a companion after the Preparation Step. */
const poolOf = (fellow: FellowSpec): unknown =>
  scene({ phase: 'preparation', sets: ['Green Hearth'], parties: [{ fellows: ['Thug', fellow] }, {}] }).pool(0, fellow.card);

const CASES: Readonly<Record<Own, readonly Case[]>> = {
  holds: [
    [
      'Poacher wants a bow or a crossbow',
      () => poolOf({ card: 'Poacher', wears: ['Hunting Bow'] }),
      () => poolOf({ card: 'Poacher', wears: ['War Axe'] }),
      { strength: 2, dexterity: 2 },
      { strength: 3 },
    ],
  ],
  free: [
    [
      'Bare Knuckles want an empty main hand',
      () => poolOf({ card: 'Buckler', skills: ['Bare Knuckles'], wears: ['Briar Shield'] }),
      () => poolOf({ card: 'Buckler', skills: ['Bare Knuckles'], wears: ['Militia Pike'] }),
      { strength: 4 },
      { strength: 2, dexterity: 1 },
    ],
  ],
  icons: [
    [
      'Barrow Blade wants a second Ancient icon beside its own',
      () => poolOf({ card: 'Buckler', wears: ['Barrow Blade', 'Mirror Shield'] }),
      () => poolOf({ card: 'Buckler', wears: ['Barrow Blade', 'Wall Shield'] }),
      { strength: 2, magic: 2 },
      { strength: 4 },
    ],
  ],
  set: [
    [
      'Runesmith wants a whole set',
      () => poolOf({ card: 'Runesmith', wears: ['Hunting Bow', 'Briar Shield', 'Bear Pelt'] }),
      () => poolOf({ card: 'Runesmith', wears: ['Hunting Bow', 'Briar Shield', 'Parade Armor'] }),
      { strength: 3, dexterity: 2, magic: 1, wildAdvanced: 1 },
      { strength: 3, dexterity: 2, magic: 1 },
    ],
  ],
  level: [
    [
      'Late Bloomer wants level 3',
      () => poolOf({ card: 'Buckler', level: 3, skills: ['Late Bloomer'] }),
      () => poolOf({ card: 'Buckler', level: 2, skills: ['Late Bloomer'] }),
      { strength: 1, wildAdvanced: 1 },
      { strength: 1 },
    ],
  ],
  skills: [
    [
      'Court Wizard wants a skill of his own',
      () => poolOf({ card: 'Court Wizard', skills: ['Wayfaring'] }),
      () => poolOf({ card: 'Court Wizard' }),
      { magic: 2, higherMagic: 1 },
      { magic: 1, higherMagic: 1 },
    ],
  ],
  cursed: [
    [
      'Hexblade wants something cursed on him',
      () => poolOf({ card: 'Hexblade', wears: ['Grinning Shield'] }),
      () => poolOf({ card: 'Hexblade', wears: ['Tower Shield'] }),
      { strength: 4, magic: 3 },
      { strength: 4, magic: 2 },
    ],
  ],
};

const ALL = Object.entries(CASES).flatMap(([name, cases]) =>
  cases.map(([what, holds, fails, got, instead]) => ({ name, what, holds, fails, got, instead })),
);

describe('If the bearer', () => {
  test.each(ALL)('$name: $what', ({ holds, fails, got, instead }) => {
    expect(holds()).toEqual(got);
    expect(fails()).toEqual(instead);
  });
});
