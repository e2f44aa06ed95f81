import { list } from '../../../grammar.ts';
import { PARTY, type Spent } from '../../action.ts';
import { BASICS, TOKENS, type Token } from '../../cards/attributes.ts';
import { findCard } from '../../cards/catalog.ts';
import type { CardId, CompanionId } from '../../cards/terms.ts';
import { trackCard } from '../../party/camp.ts';
import { LUCK } from '../../payment/needs.ts';
import { TRACKS } from '../english/nouns.ts';
import { ENGLISH } from '../english.ts';

const TRACK_NAMES: ReadonlyMap<CardId, string> = new Map(BASICS.map((track) => [trackCard(track), `The ${TRACKS[track]} track`]));

export const nameOf = (card: CardId): string => findCard(card)?.name ?? TRACK_NAMES.get(card) ?? card;

/** "Poacher, Thug, and Ashane". */
export const namesOf = (cards: readonly CardId[]): string => list(cards.map(nameOf), 'and');

const isToken = (name: string): name is Token => TOKENS.some((token) => token === name);

/** "4 magic and 1 luck": tokens of a companion, or of the party. */
export const tokensText = (tokens: Readonly<Record<string, number>>): string =>
  list(
    [...TOKENS, LUCK].flatMap((name) => {
      const count = tokens[name] ?? 0;
      if (count === 0) return [];
      return [isToken(name) ? ENGLISH.tokens(name, count) : ENGLISH.luck(count)];
    }),
    'and',
  );

/** "2 strength from Poacher, 1 luck from the party"; empty if nothing is spent. The companion `by` was just named, so it isn't named again. */
export const spentText = (spent: Spent, by?: CompanionId | null): string =>
  Object.entries(spent)
    .map(([who, tokens]) => `${tokensText(tokens)}${who === by ? '' : ` from ${who === PARTY ? 'the party' : nameOf(who)}`}`)
    .join(', ');
