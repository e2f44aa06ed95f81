import type { Contract } from '@swordtable/games/contracts/cards/card';
import { type Card, cardOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import type { Gain, When } from '@swordtable/games/contracts/effects/effect';
import { doingsOf, textOf, whoseOf } from '@swordtable/games/contracts/text/card-text';
import { ENGLISH } from '@swordtable/games/contracts/text/english';
import { gainText, needsText } from '@swordtable/games/contracts/text/gain-text';
import { list, plural } from '@swordtable/games/grammar';

const rewardText = (reward: readonly Gain[], when: When): string => gainText(reward, ENGLISH, { when, whose: 'party' });
const either = (names: readonly string[]): string => list(names, 'or');

const SLOTS = { main: 'main hand', support: 'support hand', body: 'body' } as const;

/** What a contract takes and gives, with its bonus behind it. */
const contractFacts = ({ level, arc, needs, reward, bonus }: Contract): readonly string[] => [
  `level ${level}, ${arc}`,
  `${needsText(needs, ENGLISH)}: ${rewardText(reward, 'fulfilled')}`,
  ...(bonus === undefined
    ? []
    : [`bonus ${needsText({ ...bonus.needs, luck: bonus.luck ?? 0 }, ENGLISH)}: ${rewardText(bonus.reward, 'bonus') || 'a follow-up'}`]),
];

/** The numbers and words of a card that every card of its sort has. */
const basicFacts = (card: Card): readonly string[] => {
  switch (card.is) {
    case 'companion':
    case 'legendary':
    case 'leader':
    case 'thug':
      return [
        list(card.classes),
        ...('fee' in card ? [`fee ${card.fee}`] : []),
        needsText(card.base, ENGLISH),
        ...('salary' in card ? [`${plural(card.salary, 'salary token')}, ${card.fame} fame`] : []),
      ];
    case 'skill':
      return [`level ${card.level}`, either(card.classes ?? []), needsText(card.gives ?? {}, ENGLISH)];
    case 'equipment':
    case 'rare':
      return [
        ...(card.is === 'rare' ? [`price ${card.price}`] : []),
        ...('slot' in card
          ? [
              `${card.cursed ? 'cursed ' : ''}${card.kind} for the ${SLOTS[card.slot]}`,
              either(card.classes ?? []),
              (card.domains ?? []).join(' '),
              needsText(card.gives ?? {}, ENGLISH),
            ]
          : []),
      ];
    case 'basic':
    case 'followUp':
      return contractFacts(card);
    case 'common': {
      const bonus = `${ENGLISH.luck(card.bonus.luck)}: ${rewardText(card.bonus.reward, 'common')}`;
      return [`${either(card.classes)} with ${either(card.attributes)}`, `bonus ${bonus}`];
    }
    case 'quest':
      return [`${needsText(card.needs, ENGLISH)}: ${rewardText(card.reward, 'quest')}`];
    case 'location':
      return [card.house === undefined ? rewardText(card.reward, 'visited') : 'for 1 luck'];
    case 'setBonus':
      return [card.domain];
    case 'item':
      return [];
  }
};

/** What a card has printed on it, in short: `scout · 1 strength · 1 salary token, 1 fame`. */
export const factsOf = (card: CardId): string =>
  basicFacts(cardOf(card))
    .filter((fact) => fact !== '')
    .join(' · ');

/** What a card does, in sentences; a companion's ability has a row for each level. */
export const doesOf = (card: CardId): readonly string[] => {
  const found = cardOf(card);
  const rows = doingsOf(found).map((doing) => textOf(doing, ENGLISH, whoseOf(found)).join(' '));
  if (rows.length === 1) return rows.filter((row) => row !== '');
  return rows.map((row, at) => `Level ${at + 1}${at === rows.length - 1 ? ' and above' : ''}: ${row || 'nothing.'}`);
};

/** All on one line, for lists: facts, and what the card does to begin with. */
export const inShort = (card: CardId): string => {
  const [does = ''] = doesOf(card);
  return [factsOf(card), does.replace(/^Level 1: /, '')].filter((part) => part !== '').join(' · ');
};
