import type { Json, Known, Seat, WhyQuestion } from '@swordtable/kernel';
import { COMMONS } from '../actions/work.ts';
import { BASICS } from '../cards/attributes.ts';
import { type Card, findCard } from '../cards/catalog.ts';
import { type CardId, type CompanionId, DOMAINS, type Domain, type Track } from '../cards/terms.ts';
import type { View } from '../view/view.ts';
import { fellowIn, partyIn } from './explanation.ts';
import { COUNTED, type Counted } from './flows.ts';

/** A number of one party. */
type PartyNumber =
  | { readonly attributes: CompanionId }
  | { readonly whole: true }
  | { readonly wilds: true }
  | { readonly set: Domain; readonly of: CompanionId }
  | { readonly room: CompanionId }
  | { readonly salary: CompanionId }
  | { readonly payFame: CompanionId }
  | { readonly payDay: true }
  | { readonly resource: Counted }
  | { readonly price: CardId }
  | { readonly visit: CardId }
  | { readonly camp: Track }
  /** What was won in play, and what gold and luck come to at the end. */
  | { readonly played: true }
  | { readonly share: 'gold' | 'luck' }
  | { readonly cardFame: true }
  | { readonly total: true };

/** A number on the table that can be asked about, and whose it is. */
export type Question =
  | (PartyNumber & { readonly seat: Seat })
  /** The same number as it will be after the next Preparation Step. */
  | { readonly planned: PartyNumber & { readonly seat: Seat }; readonly seat: Seat }
  | { readonly ranks: number };

const oneOf = <Value extends Json>(values: readonly Value[], given: Json | undefined): Value | undefined =>
  values.find((value) => value === given);

const cardOfSort = (given: Json | undefined, ...sorts: readonly Card['is'][]): CardId | undefined =>
  typeof given === 'string' && sorts.some((sort) => findCard(given)?.is === sort) ? given : undefined;

const FLAGS = ['whole', 'wilds', 'payDay', 'played', 'cardFame', 'total'] as const;
const OF_COMPANIONS = ['attributes', 'room', 'salary', 'payFame'] as const;

/** Which number of a party is meant; nothing for what it doesn't have. */
const numberIn = (view: View, seat: Seat, asked: WhyQuestion): PartyNumber | undefined => {
  const companion = (given: Json | undefined): CompanionId | undefined =>
    typeof given === 'string' ? fellowIn(partyIn(view, seat), given)?.card : undefined;
  const flag = FLAGS.find((each) => asked[each] === true);
  if (flag !== undefined) return { [flag]: true } as Extract<PartyNumber, Readonly<Record<typeof flag, true>>>;
  const about = OF_COMPANIONS.find((each) => companion(asked[each]) !== undefined);
  if (about !== undefined) return { [about]: asked[about] } as Extract<PartyNumber, Readonly<Record<typeof about, CompanionId>>>;
  const [set, of] = [oneOf(DOMAINS, asked['set']), companion(asked['of'])];
  if (set !== undefined && of !== undefined) return { set, of };
  const resource = oneOf(COUNTED, asked['resource']);
  if (resource !== undefined) return { resource };
  const price = cardOfSort(asked['price'], 'legendary', 'rare');
  if (price !== undefined) return { price };
  const visit = cardOfSort(asked['visit'], 'location');
  if (visit !== undefined) return { visit };
  const camp = oneOf(BASICS, asked['camp']);
  if (camp !== undefined) return { camp };
  const share = oneOf(['gold', 'luck'] as const, asked['share']);
  return share === undefined ? undefined : { share };
};

const isRecord = (value: Json | undefined): value is WhyQuestion => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads what somebody asks; nothing where it names nothing of this match. Without a seat it is about the watcher's own party. */
export const questionOf = ({ view, watcher }: Pick<Known<View>, 'view' | 'watcher'>, asked: WhyQuestion): Question | undefined => {
  const { ranks } = asked;
  if (ranks !== undefined) return typeof ranks === 'number' && COMMONS[ranks] !== undefined ? { ranks } : undefined;
  const seat = asked['seat'] ?? watcher;
  if (typeof seat !== 'number' || view.parties[seat] === undefined) return undefined;
  const { planned } = asked;
  const number = numberIn(view, seat, isRecord(planned) ? planned : asked);
  if (number === undefined) return undefined;
  return planned === undefined ? { ...number, seat } : { planned: { ...number, seat }, seat };
};
