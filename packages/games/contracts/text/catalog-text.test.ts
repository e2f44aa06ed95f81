import { describe, expect, test } from 'vitest';
import { CARDS, type Card } from '../cards/catalog.ts';
import type { Effect, Gain, Rule } from '../effects/effect.ts';
import { doingsOf, textOf, whoseOf } from './card-text.ts';
import { ENGLISH } from './english.ts';
import { gainText, needsText } from './gain-text.ts';
import type { Occasion, Whose } from './phrases.ts';

const ALL: readonly Card[] = [...CARDS.values()];

/** The words of a contract, a side quest, a common contract or a location. */
const rewardTexts = (card: Card): readonly string[] => {
  const reward = (gains: readonly Gain[], when: Occasion['when']): string => gainText(gains, ENGLISH, { when, whose: 'party' });
  if (card.is === 'location') return card.house === undefined ? [reward(card.reward, 'visited')] : [];
  if (card.is === 'quest') return [needsText(card.needs, ENGLISH), reward(card.reward, 'quest')];
  if (card.is === 'common') return [needsText({ luck: card.bonus.luck }, ENGLISH), reward(card.bonus.reward, 'common')];
  if (card.is !== 'basic' && card.is !== 'followUp') return [];
  const { needs, bonus } = card;
  const more = bonus ? [needsText({ ...bonus.needs, luck: bonus.luck ?? 0 }, ENGLISH), reward(bonus.reward, 'bonus')] : [];
  return [needsText(needs, ENGLISH), reward(card.reward, 'fulfilled'), ...more];
};

const sentencesOf = (card: Card): readonly string[] => doingsOf(card).flatMap((doing) => textOf(doing, ENGLISH, whoseOf(card)));

describe('What the cards say', () => {
  test('are whole sentences without holes', () => {
    const isWhole = (sentence: string): boolean => /^[A-Z][^.]*[^\s.;:,]\.$/.test(sentence);
    const isSound = (text: string): boolean =>
      text.length > 0 && !/undefined|NaN|null|\[object|\s\s|\s[,.;:]|[,;:]\s*[,.;:]|\b0 /.test(text);
    const sentences = ALL.flatMap(sentencesOf);
    expect(sentences.filter((each) => !isWhole(each) || !isSound(each))).toEqual([]);
    expect(ALL.flatMap(rewardTexts).filter((each) => !isSound(each))).toEqual([]);
    expect(sentences.length).toBeGreaterThan(250);
  });

  test('no two cards have an effect in common, nor all that they say', () => {
    const shared = (textsOf: (card: Card) => readonly string[]): readonly string[] => {
      const all = ALL.flatMap((card) => [...new Set(textsOf(card))]);
      return all.filter((text, at) => text !== '' && all.indexOf(text) !== at);
    };
    const effectsOf = (card: Card): readonly string[] =>
      doingsOf(card).flatMap(({ effects = [] }) => textOf({ effects }, ENGLISH, whoseOf(card)));
    expect(shared(effectsOf)).toEqual([]);
    const isLevelled = (card: Card): boolean => 'ability' in card;
    const whole = (card: Card): readonly string[] => (isLevelled(card) ? [] : [sentencesOf(card).join(' ')]);
    expect(shared(whole)).toEqual([]);
  });

  test('are short', () => {
    expect(ALL.flatMap(sentencesOf).filter((each) => each.length > 160)).toEqual([]);
  });

  test('numbers and nouns agree', () => {
    const texts = [...ALL.flatMap(sentencesOf), ...ALL.flatMap(rewardTexts)];
    const nouns = 'attribute|card|token|step|level|companion|warrior|scout|mage|skill|icon|quest|contract';
    const between = '(?:(?!and |or |of )[a-z]+ ){0,3}';
    const odd = new RegExp(`\\b1 ${between}(?:${nouns})s\\b|\\b(?:[2-9]|\\d\\d+) ${between}(?:${nouns})\\b`);
    // "1 gold per 2 skills" is no "1 skills".
    expect(texts.filter((text) => text.split(/ per | for /).some((part) => odd.test(part)))).toEqual([]);
  });

  /** The same value is written in the same way, whatever the order of its keys. */
  const canonical = (value: unknown): string =>
    JSON.stringify(value, (_, each: unknown) =>
      typeof each === 'object' && each !== null && !Array.isArray(each)
        ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
        : each,
    );

  test.each<Whose>(['companion', 'party'])('different effects and rules never read the same: cards of a %s', (whose) => {
    const doings = ALL.filter((card) => whoseOf(card) === whose).flatMap(doingsOf);
    const effects = new Map<string, Effect>(doings.flatMap(({ effects: all = [] }) => all).map((each) => [canonical(each), each]));
    const rules = new Map<string, Rule>(doings.flatMap(({ rules: all = [] }) => all).map((each) => [canonical(each), each]));
    const texts = textOf({ effects: [...effects.values()], rules: [...rules.values()] }, ENGLISH, whose);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    expect(new Set(texts).size).toBe(effects.size + rules.size);
  });
});
