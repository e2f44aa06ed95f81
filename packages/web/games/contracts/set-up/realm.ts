import { asEquipment, type Card, idsOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import type { CardTexts } from '@swordtable/games/contracts/text/card-texts';
import { type Choice, type Field, piecesField } from '../../../kit/set-up/fields.ts';
import { type SceneLines, withLines, wordsIn } from '../../../kit/set-up/scene-lines.ts';
import type { ContractSetUpWords } from './words/en.ts';

/** What a scene writes where nothing lies. */
export const NONE = '-';

/** What the fields are made from. */
export interface Realm {
  readonly lines: SceneLines;
  readonly words: ContractSetUpWords;
  readonly texts: Pick<CardTexts, 'name' | 'terms'>;
  readonly seats: readonly string[];
}

/** Decks have what lies nowhere, and a party that is being changed is as it was. */
const isStale = (name: string): boolean => name === 'random' || / deck$/.test(name) || /^plan \d( |$)/.test(name);

/** The scene with some lines changed. Where everyone changes a party, all begin again. */
export const changed = ({ lines, seats }: Realm, changes: Readonly<Record<string, string>>, dropped = isStale): string => {
  const isPlanned = (changes['phase'] ?? lines.get('phase')) === 'equipment';
  const plans = isPlanned ? Object.fromEntries(seats.map((_, seat) => [`plan ${seat + 1}`, 'same'])) : {};
  return withLines(lines, { ...changes, ...plans }, (name) => isStale(name) || dropped(name));
};

/** Cards of some sorts that are free, and those that lie here: each card is there once. */
export const cardsFor = ({ lines, texts }: Realm, own: readonly string[], ...sorts: readonly Card['is'][]): readonly Choice[] => {
  const named = [...lines].flatMap(([name, text]) => (isStale(name) ? [] : text.split(/[\s=|]+/)));
  const taken = new Set(named.filter((card) => !own.includes(card)));
  return idsOf(...sorts)
    .filter((card) => card === 'thug' || !taken.has(card))
    .map((id) => ({ id, name: texts.name(id) }));
};

/** The Smith sells items too. */
const isItem = (card: CardId): boolean => idsOf('item', 'rare').includes(card) && asEquipment(card) === undefined;

/** What companions wear and learn, and what they carry. */
export const gearFor = (realm: Realm, own: readonly string[]): readonly Choice[] =>
  cardsFor(realm, own, 'equipment', 'skill', 'rare').filter(({ id }) => !isItem(id));
export const itemsFor = (realm: Realm, own: readonly string[]): readonly Choice[] =>
  cardsFor(realm, own, 'item', 'rare').filter(({ id }) => isItem(id));

/** A line that is a list of cards. */
export const pileField = (
  realm: Realm,
  line: string,
  name: string,
  choicesFor: (realm: Realm, own: readonly string[]) => readonly Choice[],
): Field => {
  const pieces = wordsIn(realm.lines, line);
  return piecesField({
    id: line,
    name,
    pieces,
    choices: choicesFor(realm, pieces),
    isOnce: true,
    set: (cards) => changed(realm, { [line]: cards.join(' ') }),
  });
};

/** The free cards of some sorts. */
export const ofSorts =
  (...sorts: readonly Card['is'][]) =>
  (realm: Realm, own: readonly string[]): readonly Choice[] =>
    cardsFor(realm, own, ...sorts);
