import { BASICS } from '@swordtable/games/contracts/cards/attributes';
import { CARDS, originalId } from '@swordtable/games/contracts/cards/catalog';
import type { CardId, Track } from '@swordtable/games/contracts/cards/terms';
import { PER_CAMP_LEVEL } from '@swordtable/games/contracts/effects/counting';
import { CAMP, trackCard } from '@swordtable/games/contracts/party/camp';
import type { CardTexts } from '@swordtable/games/contracts/text/card-texts';
import { en } from '@swordtable/games/contracts/text/english/cards';
import { gainText } from '@swordtable/games/contracts/text/gain-text';
import { capital } from '@swordtable/games/contracts/text/sentences/sentences';
import type { PieceText } from '../../../kit/rules/book.ts';
import type { Language } from '../../../kit/words/language.ts';
import { de } from '../words/cards.de.ts';

export const TEXTS: Readonly<Record<Language, CardTexts>> = { en, de };

/** A piece of the game, by what it is: a card, or a track of the camp. */
export type Kind = { readonly card: CardId } | { readonly track: Track };

/** The id of a card's page. Other games have an archer and a paladin too. */
export const pageOf = (card: CardId): string => `contracts-${originalId(card)}`;

/** Every piece once, by the id of its page. */
export const PIECES: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...[...CARDS.keys()].map((card): readonly [string, Kind] => [pageOf(card), { card }]),
  ...BASICS.map((track): readonly [string, Kind] => [pageOf(trackCard(track)), { track }]),
]);

/** What the levels of a track give, a sentence for each. */
export const levelsOf = (track: Track, { phrases, terms }: CardTexts): readonly string[] =>
  CAMP[track].map((gain, at) => `${terms.level(at + 1)}: ${capital(gainText([gain], phrases, { when: 'camp', whose: 'party' }))}.`);

/** What a card says in short: what it gives, and what it does; of a companion at its first level. */
const textOf = (card: CardId, texts: CardTexts): string => {
  const facts = texts.facts(card).map(([label, value]) => `${label}: ${value}.`);
  const lines = texts.lines(card);
  return [...facts.slice(0, lines.length === 0 ? undefined : 1), ...lines].join(' ');
};

/** The text of every piece, in one language. */
export const pieceTexts = (language: Language): readonly PieceText[] => {
  const texts = TEXTS[language];
  return [...PIECES].map(([id, kind]) => {
    if ('card' in kind) return { id, name: texts.name(kind.card), title: texts.title(kind.card), text: textOf(kind.card, texts) };
    const { track } = kind;
    return { id, name: texts.terms.track[track], title: texts.terms.camp(PER_CAMP_LEVEL), text: levelsOf(track, texts).join(' ') };
  });
};
