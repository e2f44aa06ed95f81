import { asEquipment, cardAs } from '@swordtable/games/contracts/cards/catalog';
import { type CompanionId, DOMAINS, type Domain } from '@swordtable/games/contracts/cards/terms';
import { iconsOn, levelOf, SET_SIZE, skillRoom, wornBy } from '@swordtable/games/contracts/party/party';
import type { Why } from '../../../kit/why/why.ts';
import { fellowIn, partyOf } from '../board/seen-party.ts';
import { together } from './attributes.ts';
import { balanced, type Teller } from './teller.ts';

/** Why a companion has come so far with the set of a domain, and what the set is good for in this game. */
export const setWhy = (teller: Teller, seat: number, companion: CompanionId, domain: Domain): Why => {
  const { view, words, cards } = teller;
  const fellow = fellowIn(partyOf(view, seat), companion);
  const title = words.set(cards.terms.domain[domain], cards.name(companion));
  const rules = ['C-9'];
  if (fellow === undefined) return { title, sentences: [], rules };
  const icons = iconsOn(fellow, domain);
  const parts = together(
    wornBy(fellow).map((card) => ({
      label: cards.name(card),
      value: (asEquipment(card)?.domains ?? []).filter((each) => each === domain).length,
    })),
  );
  const bonus = view.sets[DOMAINS.indexOf(domain)];
  const progress = icons >= SET_SIZE ? words.setWhole(SET_SIZE) : words.setMissing(SET_SIZE - icons, SET_SIZE);
  const sentences = bonus === undefined ? [progress] : [progress, words.inPreparation(cards.name(bonus), cards.lines(bonus).join(' '))];
  return { title, sums: [{ parts, result: icons, label: words.icons }], sentences, rules };
};

/** Why a companion can learn skills of so many levels more. */
export const roomWhy = (teller: Teller, seat: number, companion: CompanionId): Why => {
  const { view, words, cards } = teller;
  const fellow = fellowIn(partyOf(view, seat), companion);
  const title = words.room(cards.name(companion));
  const rules = ['C-8', 'C-10'];
  if (fellow === undefined) return { title, sentences: [], rules };
  const result = skillRoom(fellow, view.sets);
  const known = [
    { label: words.ownLevel, value: levelOf(fellow) },
    ...fellow.skills.map((skill) => ({ label: cards.name(skill), value: -cardAs(skill, 'skill').level })),
  ];
  const parts = balanced(known, result, words.memory);
  return { title, sums: [{ parts, result, label: words.levelsFree }], sentences: [words.roomText], rules };
};
