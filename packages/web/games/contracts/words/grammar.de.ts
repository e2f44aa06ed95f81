import { cardOf } from '@swordtable/games/contracts/cards/catalog';
import type { Seats } from '@swordtable/games/seat-names';
import type { Seat } from '@swordtable/kernel';
import { de as cards } from './cards.de.ts';

/** How German speaks of those who play: they are always the ones who act, for a name would have to be declined elsewhere. */
export interface Grammar {
  /** The player with the verb as it stands after "du" and after a name. */
  readonly acts: (seat: Seat, afterYou: string, afterName: string) => string;
  readonly nameOf: (seat: Seat) => string;
  /** Whether one of these is the person who reads. */
  readonly isAmong: (some: readonly Seat[]) => boolean;
}

export const grammarOf = (seats: Seats): Grammar => ({
  acts: (seat, afterYou, afterName) => {
    const { name, isReader } = seats(seat);
    return isReader ? `du ${afterYou}` : `${name} ${afterName}`;
  },
  nameOf: (seat) => (seats(seat).isReader ? 'du' : seats(seat).name),
  isAmong: (some) => some.some((seat) => seats(seat).isReader),
});

const { name, phrases } = cards;

export const counting = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Names that would have to be declined where something is done with them: "Königlicher Freibrief", "Der letzte Riese". */
const DECLINED = /^\p{Lu}\p{Ll}+er \p{Lu}/u;
const WITH_ARTICLE = /^(Der|Die|Das) /;
/** Somebody's own name is never declined, even where it begins like that: "Mutter Distel". */
const isPerson = (id: string): boolean => ['legendary', 'leader'].includes(cardOf(id).is);
/** What has a title instead of a name: "Haltet die Furt", "Mühlstein rücken", "Unermüdlich". */
const TITLED: readonly string[] = ['basic', 'followUp', 'common', 'quest', 'skill'];
const isQuoted = (id: string): boolean =>
  TITLED.includes(cardOf(id).is) || WITH_ARTICLE.test(name(id)) || (DECLINED.test(name(id)) && !isPerson(id));

/** A card that something is done with. Names stay as they are, so titles and those that would have to change are quoted. */
export const asObject = (id: string): string => (isQuoted(id) ? `„${name(id)}“` : name(id));

/** Several of them, in a row. */
export const named = (ids: readonly string[]): string => phrases.list(ids.map(asObject));

/** What it took, after a comma; nothing where it took nothing. */
export const forThat = (said: string): string => (said === '' ? '' : `, für ${said}`);
