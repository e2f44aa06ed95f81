import { CARDS, type Card } from '@swordtable/games/contracts/cards/catalog';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import type { Look } from '../../screen/look.ts';
import { wrap } from '../../screen/text.ts';
import { doesOf, factsOf } from './facts.ts';

const SORTS: Readonly<Record<Card['is'], { readonly name: string; readonly rulings: string }>> = {
  companion: { name: 'companion', rulings: 'C-7, C-8, C-10, C-20' },
  legendary: { name: 'legendary companion', rulings: 'C-15, C-20, C-35' },
  leader: { name: 'leader', rulings: 'C-12, C-20' },
  thug: { name: 'thug', rulings: 'C-20' },
  equipment: { name: 'equipment', rulings: 'C-7, C-8, C-9, C-26' },
  skill: { name: 'skill', rulings: 'C-7, C-8' },
  item: { name: 'item', rulings: 'C-12' },
  rare: { name: 'rare item', rulings: 'C-15' },
  basic: { name: 'basic contract', rulings: 'C-5, C-16, C-30' },
  followUp: { name: 'follow-up contract', rulings: 'C-5, C-16, C-30' },
  common: { name: 'common contract', rulings: 'C-18, C-19, C-33' },
  quest: { name: 'side quest', rulings: 'C-14, C-29, C-30' },
  setBonus: { name: 'set bonus', rulings: 'C-9' },
  location: { name: 'location', rulings: 'C-15, C-29' },
};

export const NAMES: readonly string[] = [...CARDS.values()].map(({ name }) => name);

export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** Those of a name: its whole name, else those that begin with it, else those that have all of its words. */
export const called = (name: string): readonly (readonly [CardId, Card])[] => {
  const wanted = wordsOf(name);
  if (wanted.length === 0) return [];
  const whole = wanted.join(' ');
  for (const fits of [
    (known: readonly string[]) => known.join(' ') === whole,
    (known: readonly string[]) => known.join(' ').startsWith(whole),
    (known: readonly string[]) => wanted.every((word) => known.includes(word)),
  ]) {
    const found = [...CARDS].filter(([, card]) => fits(wordsOf(card.name)));
    if (found.length > 0) return found;
  }
  return [];
};

/** All there is to say about a card, or about the printing of it that is meant. */
export const about = (name: string, { width, paint }: Look, printing = (id: CardId): CardId => id): string | undefined => {
  const [found, ...others] = called(name);
  if (found === undefined) return undefined;
  const [original, card] = found;
  const id = printing(original);
  const { name: sort, rulings } = SORTS[card.is];
  const facts = factsOf(id);
  return [
    paint.bold(card.name),
    ...wrap(facts === '' ? sort : `${sort} · ${facts}`, width),
    ...doesOf(id).flatMap((line) => wrap(line, width, '  ')),
    ...wrap(card.flavor, width).map((line) => paint.dim(line)),
    paint.dim(`Rulings: ${rulings}`),
    ...(others.length > 0 ? [`(${others.length + 1} names fit; this is the first.)`] : []),
  ].join('\n');
};
