import type { Action, Spent } from '../../action.ts';
import { COMMONS } from '../../actions/work.ts';
import { cardOf } from '../../cards/catalog.ts';
import type { CardId, CompanionId } from '../../cards/terms.ts';
import { CHOSEN } from '../../effects/effect.ts';
import { SPOTS } from '../../kingdom.ts';
import { doingsOf } from '../card-text.ts';
import { TRACKS } from '../english/nouns.ts';
import { nameOf, spentText } from './names.ts';

/** "Tavern, beside side quest 7": a house has two spots, and each has its own side quest (C-15). */
export const spotName = (spot: number): string => {
  const { location, fields } = SPOTS[spot] ?? { location: '', fields: [] };
  const isOneOfTwo = SPOTS.filter((each) => each.location === location).length > 1;
  return `${nameOf(location)}${isOneOfTwo ? ` beside side quest ${(fields[0] ?? 0) + 1}` : ''}`;
};

const withText = (spent: Spent, by?: CompanionId | null): string => {
  const said = spentText(spent, by);
  return said === '' ? '' : ` with ${said}`;
};

/** Which ability of a card it is, where more than one of them can be used. */
const abilityOf = (card: CardId, effect: number): string => {
  const rows = doingsOf(cardOf(card)).map(({ effects = [] }) => effects.filter(({ when }) => CHOSEN.includes(when)).length);
  return Math.max(...rows) > 1 ? `, ability ${effect + 1}` : '';
};

/** Answers about the cards in a party and its hand. */
const partyAction = (given: Action): string | undefined => {
  if ('keep' in given) return `keep ${nameOf(given.keep)}`;
  if ('leader' in given) return `${nameOf(given.leader)} leads the party`;
  if ('add' in given) return `add ${nameOf(given.add)} to ${'to' in given ? nameOf(given.to) : 'the party'}`;
  if ('discard' in given) return `discard ${nameOf(given.discard)} for ${given.for}`;
  if ('equip' in given) return `give ${nameOf(given.equip)} to ${nameOf(given.to)}`;
  if ('unequip' in given) return `take off ${nameOf(given.unequip)}`;
  if ('reequip' in given) return 're-equip the party';
  if ('dismiss' in given) return `leave ${nameOf(given.dismiss)} unpaid`;
  return undefined;
};

/** Answers about the kingdom and its contracts. */
const kingdomAction = (given: Action): string | undefined => {
  if ('visit' in given) return `${nameOf(given.by)} visits ${spotName(given.visit)}`;
  if ('quest' in given) return `fulfill side quest ${given.quest + 1}${withText(given.pay)}`;
  if ('recruit' in given) return `recruit ${nameOf(given.recruit)}`;
  if ('buy' in given) return `buy ${nameOf(given.buy)}`;
  if ('fulfil' in given) return `set out for ${nameOf(given.fulfil)}`;
  if ('work' in given) return `set out for ${nameOf(COMMONS[given.work] ?? '')}`;
  if ('join' in given) return `${nameOf(given.join)} comes along`;
  if ('leave' in given) return `${nameOf(given.leave)} stays behind`;
  if ('contribute' in given) {
    const extra = given.contribute > 0 ? ` plus ${given.contribute} from the party` : '';
    return `contribute everything${extra}, ${given.bonus ? 'with' : 'without'} the bonus for luck`;
  }
  if ('use' in given) {
    const bearer = given.of === null || given.of === given.use ? '' : ` with ${nameOf(given.of)}`;
    return `use ${nameOf(given.use)}${bearer}${abilityOf(given.use, given.effect)}${withText(given.pay, given.of)}`;
  }
  if ('improve' in given) return `${nameOf(given.by)} improves the ${TRACKS[given.improve]} track${withText(given.pay, given.by)}`;
  if ('bonus' in given) return `fulfill it ${given.bonus ? 'with' : 'without'} the bonus: ${spentText(given.pay) || 'nothing'}`;
  return undefined;
};

/** An answer in a few words, for a list. */
export const actionText = (given: Action): string => {
  const said = partyAction(given) ?? kingdomAction(given);
  if (said !== undefined) return said;
  if ('choose' in given) return nameOf(given.choose);
  if ('more' in given) return 'show every way to pay';
  if ('back' in given) return 'go back';
  if ('none' in given) return 'no thanks';
  if ('pass' in given) return 'pass for this round';
  if ('end' in given) return 'end the turn';
  return 'done';
};
