import { ENCOUNTER_SORTS } from '@swordtable/games/contracts/cards/catalog';
import { type Field, piecesField } from '../../../kit/set-up/fields.ts';
import { cardsFor, changed, type Realm } from './realm.ts';

/** In a draft: the packs in front of a party, the one at hand first. Who has taken what out of one stays as it is. */
export const packFields = (realm: Realm, party: string): readonly Field[] => {
  const line = party.replace('party', 'packs');
  const packs = (realm.lines.get(line) ?? '').split('|').map((pack) => pack.trim());
  return packs.flatMap((pack, at): Field[] => {
    if (pack === '') return [];
    const words = pack.split(/\s+/);
    const cards = words.filter((word) => !word.includes('='));
    const marks = words.filter((word) => word.includes('='));
    return [
      piecesField({
        id: `${line} ${at + 1}`,
        name: realm.words.pack(at + 1),
        pieces: cards,
        choices: cardsFor(realm, cards, ...ENCOUNTER_SORTS),
        isOnce: true,
        set: (others) => changed(realm, { [line]: packs.with(at, [...marks, ...others].join(' ')).join(' | ') }),
      }),
    ];
  });
};
