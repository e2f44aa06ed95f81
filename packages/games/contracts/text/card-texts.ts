import { BASICS, type Basic } from '../cards/attributes.ts';
import { type Card, cardOf, originalId } from '../cards/catalog.ts';
import type { CardId, Track } from '../cards/terms.ts';
import type { Gain } from '../effects/effect.ts';
import { trackCard } from '../party/camp.ts';
import { type Fact, factsOf, titleOf } from './card-facts.ts';
import { doingsOf, textOf, whoseOf } from './card-text.ts';
import { gainText, needsText } from './gain-text.ts';
import type { Occasion, Phrases } from './phrases.ts';
import type { Terms } from './terms.ts';

/** The name of a card and its line of flavor. */
type Named = readonly [name: string, flavor: string];
/** The same of many cards, by their ids. */
export type NamesOfCards = Readonly<Record<CardId, Named>>;

/** What a language has to bring so that every card can be read in it. */
interface CardWords {
  readonly nameOf: (id: CardId) => Named;
  readonly phrases: Phrases;
  readonly terms: Terms;
  /** "Needs: 1 might." and the other sentences of contracts, quests, and locations. */
  readonly needs: (things: string) => string;
  readonly reward: (things: string) => string;
  /** What more it takes and gives; contracts open a follow-up on top. */
  readonly bonus: (needs: string, reward: string, opens: boolean) => string;
  /** Who may contribute what to a common contract. */
  readonly labor: (classes: readonly string[], attributes: readonly string[]) => string;
  readonly house: Readonly<Record<'tavern' | 'smith', string>>;
}

/** All cards in one language. */
export interface CardTexts {
  /** The name of a card, or of a track of the camp where the log names it as one (`camp-magic`). */
  readonly name: (id: CardId) => string;
  readonly flavor: (id: CardId) => string;
  /** What it does, a sentence for each rule and effect; of a companion, the row that counts at a level. */
  readonly lines: (id: CardId, level?: number) => readonly string[];
  /** The same for every row of a companion's ability: one row, or those of levels 1, 2, and 3 and above. */
  readonly rows: (id: CardId) => readonly (readonly string[])[];
  /** What sort of card it is: "Companion · Warrior", "Main hand, Sword". */
  readonly title: (id: CardId) => string;
  /** Its numbers and marks, each with what it is called. */
  readonly facts: (id: CardId) => readonly Fact[];
  readonly phrases: Phrases;
  readonly terms: Terms;
}

/** What the log calls a track of the camp. */
const campTrack = (id: CardId): Track | undefined => BASICS.find((track: Basic) => id === trackCard(track));

/** The text of cards that are fulfilled or visited. */
const board = (card: Card, words: CardWords): readonly string[] => {
  const { phrases } = words;
  const gains = (gained: readonly Gain[], when: Occasion['when']): string => gainText(gained, phrases, { when, whose: 'party' });
  switch (card.is) {
    case 'location':
      return [card.house === undefined ? words.reward(gains(card.reward, 'visited')) : words.house[card.house]];
    case 'quest':
      return [words.needs(needsText(card.needs, phrases)), words.reward(gains(card.reward, 'quest'))];
    case 'common':
      return [
        words.labor(
          card.classes.map((each) => words.terms.classes[each]),
          card.attributes.map((each) => words.terms.token[each]),
        ),
        words.bonus(needsText({ luck: card.bonus.luck }, phrases), gains(card.bonus.reward, 'common'), false),
      ];
    case 'basic':
    case 'followUp': {
      const { needs, reward, bonus } = card;
      const lines = [words.needs(needsText(needs, phrases)), words.reward(gains(reward, 'fulfilled'))];
      if (bonus === undefined) return lines;
      return [...lines, words.bonus(needsText({ ...bonus.needs, luck: bonus.luck ?? 0 }, phrases), gains(bonus.reward, 'bonus'), true)];
    }
    default:
      return [];
  }
};

/** Makes all texts of the cards from the words of a language. */
export const cardTexts = (words: CardWords): CardTexts => {
  const rows = (id: CardId): readonly (readonly string[])[] => {
    const card = cardOf(id);
    const said = board(card, words);
    return said.length > 0 ? [said] : doingsOf(card).map((doing) => textOf(doing, words.phrases, whoseOf(card)));
  };
  return {
    name: (id) => {
      const track = campTrack(id);
      return track === undefined ? words.nameOf(originalId(id))[0] : words.terms.track[track];
    },
    flavor: (id) => words.nameOf(originalId(id))[1],
    lines: (id, level = 1) => {
      const all = rows(id);
      return all[Math.min(level, all.length) - 1] ?? [];
    },
    rows,
    title: (id) => titleOf(id, words.terms),
    facts: (id) => factsOf(id, words.terms, words.phrases),
    phrases: words.phrases,
    terms: words.terms,
  };
};
