import type { CardId, CompanionId, Domain, Track } from '@swordtable/games/contracts/cards/terms';
import type { Why } from '../../../kit/why/why.ts';
import { attributesWhy } from './attributes.ts';
import type { Counted } from './flows.ts';
import { campWhy, ranksWhy } from './kingdom.ts';
import { payDayWhy, payFameWhy, salaryWhy } from './pay.ts';
import { foreseen } from './planned.ts';
import { priceWhy, visitWhy } from './prices.ts';
import { playedFameWhy, resourceWhy, shareWhy } from './resources.ts';
import { cardFameWhy, totalWhy } from './score.ts';
import { roomWhy, setWhy } from './sets.ts';
import type { Teller } from './teller.ts';
import { wholeWhy, wildsWhy } from './whole.ts';

/** A number on the table that can be asked about, and whose it is. */
export type Asked =
  | { readonly attributes: CompanionId; readonly seat: number }
  | { readonly whole: true; readonly seat: number }
  | { readonly wilds: true; readonly seat: number }
  | { readonly set: Domain; readonly of: CompanionId; readonly seat: number }
  | { readonly room: CompanionId; readonly seat: number }
  /** The same number as it will be after the next Preparation Step. */
  | { readonly planned: Asked; readonly seat: number }
  | { readonly salary: CompanionId; readonly seat: number }
  | { readonly payFame: CompanionId; readonly seat: number }
  | { readonly payDay: true; readonly seat: number }
  | { readonly resource: Counted; readonly seat: number }
  | { readonly price: CardId; readonly seat: number }
  | { readonly visit: CardId; readonly seat: number }
  | { readonly camp: Track; readonly seat: number }
  | { readonly ranks: number }
  /** What was won in play, and what gold and luck come to at the end. */
  | { readonly played: true; readonly seat: number }
  | { readonly share: 'gold' | 'luck'; readonly seat: number }
  | { readonly cardFame: true; readonly seat: number }
  | { readonly total: true; readonly seat: number };

/** Why a number is what it is. */
export const whyOf = (teller: Teller, asked: Asked): Why => {
  if ('ranks' in asked) return ranksWhy(teller, asked.ranks);
  const { seat } = asked;
  if ('attributes' in asked) return attributesWhy(teller, seat, asked.attributes);
  if ('planned' in asked) return whyOf(foreseen(teller, seat), asked.planned);
  if ('whole' in asked) return wholeWhy(teller, seat);
  if ('wilds' in asked) return wildsWhy(teller, seat);
  if ('set' in asked) return setWhy(teller, seat, asked.of, asked.set);
  if ('room' in asked) return roomWhy(teller, seat, asked.room);
  if ('salary' in asked) return salaryWhy(teller, seat, asked.salary);
  if ('payFame' in asked) return payFameWhy(teller, seat, asked.payFame);
  if ('payDay' in asked) return payDayWhy(teller, seat);
  if ('resource' in asked) return resourceWhy(teller, seat, asked.resource);
  if ('price' in asked) return priceWhy(teller, seat, asked.price);
  if ('visit' in asked) return visitWhy(teller, seat, asked.visit);
  if ('camp' in asked) return campWhy(teller, seat, asked.camp);
  if ('played' in asked) return playedFameWhy(teller, seat);
  if ('share' in asked) return shareWhy(teller, seat, asked.share);
  return 'cardFame' in asked ? cardFameWhy(teller, seat) : totalWhy(teller, seat);
};
