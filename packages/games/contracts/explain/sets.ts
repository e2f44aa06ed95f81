import type { Seat } from '@swordtable/kernel';
import { asEquipment, cardAs } from '../cards/catalog.ts';
import { type CompanionId, DOMAINS, type Domain } from '../cards/terms.ts';
import { iconsOn, levelOf, SET_SIZE, skillRoom, wornBy } from '../party/party.ts';
import { balanced, cardLabel, type Facts, fellowIn, type Part, partyIn, type Said, together, type Why } from './explanation.ts';

/** How far a companion is with the set of a domain, and what the set gives in this game. */
export const setWhy = ({ view }: Facts, seat: Seat, companion: CompanionId, domain: Domain): Why => {
  const fellow = fellowIn(partyIn(view, seat), companion);
  const title: Said = { say: 'set', with: [{ domain }, { card: companion }] };
  const rules = ['C-9'];
  if (fellow === undefined) return { title, because: [], rules };
  const icons = iconsOn(fellow, domain);
  const parts = together(
    wornBy(fellow).map((card) => ({
      label: cardLabel(card),
      value: (asEquipment(card)?.domains ?? []).filter((each) => each === domain).length,
    })),
  );
  const bonus = view.sets[DOMAINS.indexOf(domain)];
  const progress: Said =
    icons >= SET_SIZE ? { say: 'setWhole', with: [SET_SIZE] } : { say: 'setMissing', with: [SET_SIZE - icons, SET_SIZE] };
  const worth: readonly Said[] = bonus === undefined ? [] : [{ say: 'cardText', with: [{ card: bonus }, { text: bonus }] }];
  return { title, sums: [{ parts, result: icons, label: { say: 'icons' } }], because: [progress, ...worth], rules };
};

/** Why a companion can learn this many more levels of skills. */
export const roomWhy = ({ view }: Facts, seat: Seat, companion: CompanionId): Why => {
  const fellow = fellowIn(partyIn(view, seat), companion);
  const title: Said = { say: 'room', with: [{ card: companion }] };
  const rules = ['C-8', 'C-10'];
  if (fellow === undefined) return { title, because: [], rules };
  const result = skillRoom(fellow, view.sets);
  const known: readonly Part[] = [
    { label: { say: 'ownLevel' }, value: levelOf(fellow) },
    ...fellow.skills.map((skill) => ({ label: cardLabel(skill), value: -cardAs(skill, 'skill').level })),
  ];
  const parts = balanced(known, result, { say: 'memory' });
  return { title, sums: [{ parts, result, label: { say: 'levelsFree', with: [result] } }], because: [{ say: 'roomText' }], rules };
};
