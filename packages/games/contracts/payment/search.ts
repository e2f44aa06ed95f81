import { AT } from '../cards/attributes.ts';
import { addDirect, tokenPlacesIn } from './direct.ts';
import { blockOf, type Ledger } from './ledger.ts';
import type { Bounds } from './lower-bounds.ts';
import { isNeedless } from './needless.ts';
import { type Needs, sumOf } from './needs.ts';
import { isPart, portionsOf } from './portions.ts';
import { PriceQueue } from './price-queue.ts';
import { isWithin, type Priced, pricedOf } from './priced.ts';
import { NO_SPLIT, type RemainingBounds, remainingBoundsOf, type Split, withSplit } from './remaining-bounds.ts';
import { type Share, sharesOf, type Terms } from './shares.ts';
import { cheapestForOne } from './single-payer.ts';
import { SpendingSet } from './spending-set.ts';

/** A partial payment: some of the first companions have their shares, and those between them make nothing. */
interface PartialPayment {
  /** From which companion on anybody may make something. */
  readonly from: number;
  /** The portion that is not covered yet. */
  readonly left: number;
  readonly price: number;
  readonly filled: number;
  /** How many wild advanced tokens of the party are left. */
  readonly wilds: number;
  /** What has been split, and what can be expected after that. */
  readonly split: Split;
  readonly bounds: RemainingBounds;
  /** The last share, which is that of the companion before `from`, and the partial payment without it. */
  readonly share: Share | null;
  readonly before: PartialPayment | null;
}

type Item =
  /** The next share with which a companion makes a portion; at first none is chosen, because none is known yet. */
  | { readonly partial: PartialPayment; readonly payer: number; readonly portion: number; readonly no: number }
  /** All shares are there, and whole tokens cover the rest. */
  | { readonly partial: PartialPayment }
  | { readonly priced: Priced; readonly isTurned: boolean };

/** The shares of a partial payment on the ledger; what the party fills in is not on it yet. */
const spendingOf = (ledger: Ledger, order: readonly number[], partial: PartialPayment): number[] => {
  const spending = new Array<number>(ledger.have.length).fill(0);
  spending[ledger.wildAdvanced] = (ledger.have[ledger.wildAdvanced] as number) - partial.wilds;
  for (let each: PartialPayment | null = partial; each?.share; each = each.before) {
    const block = blockOf(order[each.from - 1] as number);
    const { tokens } = each.share;
    for (let at = 0; at < tokens.length; at++) spending[block + at] = tokens[at] as number;
  }
  return spending;
};

const hasTurned = (partial: PartialPayment): boolean => {
  for (let each: PartialPayment | null = partial; each?.share; each = each.before) if (each.share.isTurned) return true;
  return false;
};

/** Those who may split something come first: the sooner it is known what is split, the better the rest can be judged. */
const orderOf = ({ companions, have }: Ledger): readonly number[] => {
  const splits = (payer: number): number => {
    const block = blockOf(payer);
    return sumOf(have.slice(block + AT.advanced, block + AT.expert)) + (have[block + AT.wildAdvanced] as number) > 0 ? 0 : 1;
  };
  return [...companions.keys()].sort((one, other) => splits(one) - splits(other) || one - other);
};

const termsOf = ({ have, prices, luck, wildBasic, wildAdvanced }: Ledger): Terms => ({
  fill: (have[luck] as number) + (have[wildBasic] as number),
  partyWilds: have[wildAdvanced] as number,
  prices,
  fillPrice: prices[have[wildBasic] === 0 ? luck : wildBasic] as number,
  wildPrice: prices[wildAdvanced] as number,
});

/**
 * The cheapest spendings that cover all needs and waste nothing, up to a limit, the cheapest first. Partial payments are taken up in
 * the order of what they cost at least. So a spending comes when everything cheaper has been found, and whatever it contains a part of is among
 * that: it wastes nothing if it contains none of those. No more than `looks` are taken up, which bounds the work; what was found
 * until then is still the cheapest.
 */
export const cheapest = (needs: Needs, ledger: Ledger, most: number, looks: number): readonly Priced[] => {
  const portions = portionsOf(needs);
  const terms = termsOf(ledger);
  if (portions.packed.length === 1 && ledger.companions.length === 1)
    return cheapestForOne(needs, portions.recipes[0] ?? [], ledger, terms, most);
  const order = orderOf(ledger);
  const { pools, alone, onward } = remainingBoundsOf(ledger, portions, terms, order);
  const wholes = tokenPlacesIn(ledger);
  const isMade = needs.any + sumOf(needs.basics) > 0;

  const queue = new PriceQueue<Item>();
  const known = new SpendingSet();
  const found: Priced[] = [];
  /** Whatever pays and wastes nothing in itself, those included that are found needless. */
  const all: Priced[] = [];
  const lists = new Map<number, readonly Share[]>();
  const sharesFor = (payer: number, portion: number): readonly Share[] => {
    const key = payer * portions.packed.length + portion;
    const before = lists.get(key);
    if (before !== undefined) return before;
    const shares = sharesOf(pools[payer] ?? [], needs, portions.recipes[portion] ?? [], terms);
    lists.set(key, shares);
    return shares;
  };

  /** The next who makes something is any of those to come, or nobody. Basic attributes that are needed as such are always made. */
  const extend = (partial: PartialPayment): void => {
    const { left, price, filled, wilds, bounds } = partial;
    for (let payer = partial.from; payer < pools.length; payer++) {
      for (let portion = isMade ? 0 : 1; portion <= left; portion++) {
        if (!isPart(portions, portion, left)) continue;
        let least = Number.POSITIVE_INFINITY;
        for (let mine = 0; mine <= wilds; mine++) {
          const [own, rest] = [alone[payer]?.[mine] as Bounds, bounds[payer + 1]?.[wilds - mine] as Bounds];
          if (filled + (own.filled[portion] as number) + (rest.filled[left - portion] as number) > terms.fill) continue;
          least = Math.min(least, (own.price[portion] as number) + (rest.price[left - portion] as number));
        }
        if (least !== Number.POSITIVE_INFINITY) queue.add(price + least, { partial, payer, portion, no: -1 });
      }
    }
    const direct = bounds[pools.length]?.[wilds]?.price[left] as number;
    if (direct !== Number.POSITIVE_INFINITY && (!isMade || partial.share !== null)) queue.add(price + direct, { partial });
  };
  const share = ({ partial, payer, portion, no }: Extract<Item, { no: number }>): void => {
    const list = sharesFor(payer, portion);
    const left = partial.left - portion;
    const now = list[no];
    if (now !== undefined && now.wilds <= partial.wilds) {
      const split = withSplit(partial.split, now);
      const bounds = split === partial.split ? partial.bounds : onward(split);
      const [filled, wilds] = [partial.filled + now.filled, partial.wilds - now.wilds];
      if (filled + (bounds[payer + 1]?.[wilds]?.filled[left] as number) <= terms.fill)
        extend({ from: payer + 1, left, price: partial.price + now.price, filled, wilds, split, bounds, share: now, before: partial });
    }
    const next = list[no + 1];
    const rest = partial.bounds[payer + 1]?.[partial.wilds]?.price[left] as number;
    if (next !== undefined) queue.add(partial.price + next.price + rest, { partial, payer, portion, no: no + 1 });
  };
  /** Whole tokens cover the rest, and it is settled how much of what the party fills in is luck. */
  const finish = (partial: PartialPayment): void => {
    const [advanced, experts] = [portions.advanced[partial.left] ?? [], portions.experts[partial.left] ?? []];
    const [luck, wilds] = [ledger.have[ledger.luck] as number, ledger.have[ledger.wildBasic] as number];
    const isTurned = hasTurned(partial);
    addDirect(ledger, wholes, spendingOf(ledger, order, partial), advanced, experts, (covering) => {
      for (let wild = Math.min(partial.filled, wilds); wild >= 0 && partial.filled - wild <= luck; wild--) {
        const spending = covering.slice();
        spending[ledger.wildBasic] = wild;
        spending[ledger.luck] = partial.filled - wild;
        if (!known.add(spending)) continue;
        const priced = pricedOf(ledger, spending);
        queue.add(priced.price, { priced, isTurned });
      }
    });
  };

  const [left, wilds, bounds] = [portions.packed.length - 1, terms.partyWilds, onward(NO_SPLIT)];
  extend({ from: 0, left, price: 0, filled: 0, wilds, split: NO_SPLIT, bounds, share: null, before: null });
  for (let looked = 0; looked < looks && found.length < most; looked++) {
    const item = queue.take();
    if (item === undefined) break;
    if ('no' in item) share(item);
    else if ('partial' in item) finish(item.partial);
    else if (!all.some((each) => isWithin(each, item.priced.spending))) {
      all.push(item.priced);
      if (!item.isTurned || !isNeedless(needs, ledger, item.priced.spending)) found.push(item.priced);
    }
  }
  return found;
};
