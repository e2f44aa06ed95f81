import type { Doing } from '../cards/card.ts';
import type { Card } from '../cards/catalog.ts';
import { CHOSEN, type Condition, type Effect, type When } from '../effects/effect.ts';
import { costText, gainedText } from './gain-text.ts';
import { type Deed, type DeedCondition, type Phrases, phraseFor, type Whose } from './phrases.ts';

/** Conditions that are part of the deed's own phrase. */
const SAID_WITH: Readonly<Partial<Record<When, readonly string[]>>> = {
  assigned: ['alone', 'group', 'listed', 'contractLevel', 'arc'],
  fulfilled: ['alone', 'group', 'listed', 'contractLevel', 'arc'],
  bonus: ['alone', 'group', 'contractLevel', 'arc'],
  common: ['alone', 'group'],
};

const isSaidWith = (when: When, condition: Condition): condition is DeedCondition =>
  (SAID_WITH[when] ?? []).some((name) => name in condition);

/** A single condition, after an "if". */
export const conditionText = (condition: Condition, phrases: Phrases, whose: Whose): string =>
  phraseFor(phrases.conditions, condition, whose);

const effectText = ({ when, if: conditions = [], cost, gain }: Effect, phrases: Phrases, whose: Whose): string => {
  let deed: Deed = {};
  for (const each of conditions) if (isSaidWith(when, each)) deed = { ...deed, ...each };
  return phrases.effect({
    when: phrases.when[when](deed, whose),
    isChosen: CHOSEN.includes(when),
    cost: cost === undefined ? null : costText(cost, phrases),
    conditions: conditions.filter((each) => !isSaidWith(when, each)).map((each) => conditionText(each, phrases, whose)),
    gains: gainedText(gain, phrases, { when, whose }),
  });
};

/** What a card does, in sentences: first what holds as long as it is there, then one for each effect. */
export const textOf = ({ effects = [], rules = [] }: Doing, phrases: Phrases, whose: Whose): readonly string[] => [
  ...rules.map((rule) => phraseFor(phrases.rules, rule, whose)),
  ...effects.map((effect) => effectText(effect, phrases, whose)),
];

/** Whose card it is: companions, equipment, skills, and set bonuses refer to "this companion"; everything else, to the party. */
export const whoseOf = (card: Card): Whose => {
  switch (card.is) {
    case 'companion':
    case 'legendary':
    case 'leader':
    case 'thug':
    case 'equipment':
    case 'skill':
    case 'setBonus':
      return 'companion';
    case 'rare':
      return 'slot' in card ? 'companion' : 'party';
    default:
      return 'party';
  }
};

/** What a card does: one row, or one for each level of a companion's ability. */
export const doingsOf = (card: Card): readonly Doing[] => {
  if ('ability' in card) return card.ability;
  return 'effects' in card || 'rules' in card ? [card] : [{}];
};
