import { asEquipment, cardOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId, CompanionId, Domain, Sets } from '@swordtable/games/contracts/cards/terms';
import { COMPANIONS_MAX, iconsOn, newFellow, SET_SIZE, skillRoom, suits } from '@swordtable/games/contracts/party/party';
import type { Fellow, Party } from '@swordtable/games/contracts/party/party-state';
import { salaryOf } from '@swordtable/games/contracts/party/salary';

/** Somebody who could use a card, and what would have to come off for it. */
export interface Taker {
  readonly fellow: Fellow;
  readonly instead: CardId | null;
}

/** A set of a domain on somebody, with the card: as many icons as that makes. */
export interface Closer {
  readonly companion: CompanionId;
  readonly domain: Domain;
  readonly icons: number;
}

/** Everyone a drafted card could be meant for: the party, companions in the hand, and the leaders one may still choose from. */
const companyOf = ({ fellows, hand, leaders }: Party): readonly Fellow[] => [
  ...fellows,
  ...hand.filter((card) => cardOf(card).is === 'companion').map(newFellow),
  ...leaders.map(newFellow),
];

/** Who could use a piece of equipment or a skill, starting with those who don't have to take anything off. Cursed pieces never do. */
export const takersOf = (party: Party, card: CardId, sets: Sets): readonly Taker[] => {
  const company = companyOf(party);
  const equipment = asEquipment(card);
  if (equipment !== undefined)
    return company
      .filter((fellow) => suits(fellow, equipment.classes, sets))
      .map((fellow): Taker => ({ fellow, instead: fellow.worn[equipment.slot] }))
      .filter(({ instead }) => instead === null || asEquipment(instead)?.cursed !== true)
      .toSorted((one, other) => Number(one.instead !== null) - Number(other.instead !== null));
  const skill = cardOf(card);
  if (skill.is !== 'skill') return [];
  return company
    .filter((fellow) => suits(fellow, skill.classes, sets) && skillRoom(fellow, sets) >= skill.level)
    .map((fellow) => ({ fellow, instead: null }));
};

/** Whether a party could do anything with a card: somebody can use it, there is room for a companion, and items serve all. */
export const fitsParty = (party: Party, card: CardId, sets: Sets): boolean => {
  const { is } = cardOf(card);
  if (is === 'companion') {
    const coming = party.hand.filter((each) => cardOf(each).is === 'companion').length + Math.min(1, party.leaders.length);
    return party.fellows.length + coming < COMPANIONS_MAX;
  }
  return is === 'item' || takersOf(party, card, sets).length > 0;
};

/** Set bonuses that a card would complete or bring within one icon, the nearest first. */
export const setsCloser = (party: Party, card: CardId, sets: Sets): readonly Closer[] => {
  const equipment = asEquipment(card);
  if (equipment === undefined) return [];
  return takersOf(party, card, sets)
    .flatMap(({ fellow }) =>
      [...new Set(equipment.domains ?? [])].map((domain): Closer & { readonly before: number } => ({
        companion: fellow.card,
        domain,
        before: iconsOn(fellow, domain),
        icons: iconsOn({ ...fellow, worn: { ...fellow.worn, [equipment.slot]: card } }, domain),
      })),
    )
    .filter(({ before, icons }) => icons >= SET_SIZE - 1 && before < SET_SIZE && icons > before)
    .toSorted((one, other) => other.icons - one.icons)
    .map(({ companion, domain, icons }) => ({ companion, domain, icons }));
};

/** The salary tokens of a party on pay day if every companion that was kept joins it. */
export const salaryWith = (party: Party, kept: readonly CardId[], sets: readonly CardId[]): number => {
  const printed = kept.map(cardOf).reduce((sum, card) => sum + ('salary' in card ? card.salary : 0), 0);
  return party.fellows.reduce((sum, fellow) => sum + salaryOf(party, fellow, sets), printed);
};
