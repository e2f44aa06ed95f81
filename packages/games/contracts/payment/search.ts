import { AT, POOL_SIZE } from '../cards/attributes.ts';
import { cheapestAlone } from './alone.ts';
import { addDirect, wholesIn } from './direct.ts';
import { Known } from './known.ts';
import { blockOf, type Ledger } from './ledger.ts';
import { type Needs, sumOf } from './needs.ts';
import type { Outlook } from './outlook.ts';
import { isPart, portionsOf } from './portions.ts';
import { isWithin, type Priced, pricedOf } from './priced.ts';
import { NO_SPLIT, type Prospect, prospectsOf, type Split, withSplit } from './prospect.ts';
import { Queue } from './queue.ts';
import { type Share, sharesOf, type Terms } from './shares.ts';

/** A payment in the making: some of the first companions have their shares, and those between them make nothing. */
interface Draft {
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
  readonly prospect: Prospect;
  /** The last share, which is that of the companion before `from`, and the draft without it. */
  readonly share: Share | null;
  readonly before: Draft | null;
}

type Item =
  /** The next share with which a companion makes a portion; at first none is chosen, because none is known yet. */
  | { readonly draft: Draft; readonly payer: number; readonly portion: number; readonly no: number }
  /** All shares are there, and whole tokens cover the rest. */
  | { readonly draft: Draft }
  | { readonly priced: Priced };

/** The shares of a draft on the ledger; what the party fills in is not on it yet. */
const spendingOf = (ledger: Ledger, order: readonly number[], draft: Draft): number[] => {
  const spending = new Array<number>(ledger.have.length).fill(0);
  spending[ledger.wildAdvanced] = (ledger.have[ledger.wildAdvanced] as number) - draft.wilds;
  for (let each: Draft | null = draft; each?.share; each = each.before) {
    const block = blockOf(order[each.from - 1] as number);
    const { tokens } = each.share;
    for (let at = 0; at < tokens.length; at++) spending[block + at] = tokens[at] as number;
  }
  return spending;
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
 * The cheapest spendings that cover all needs and waste nothing, at most so many, the cheapest first. Drafts are taken up in the order of
 * what they cost at least. So a spending comes when everything cheaper has been found, and whatever it contains a part of is among
 * that: it wastes nothing if it contains none of those. No more than `looks` are taken up, which bounds the work; what was found
 * until then is still the cheapest.
 */
export const cheapest = (needs: Needs, ledger: Ledger, most: number, looks: number): readonly Priced[] => {
  const portions = portionsOf(needs);
  const terms = termsOf(ledger);
  if (portions.packed.length === 1 && ledger.companions.length === 1)
    return cheapestAlone(needs, ledger, ledger.have.slice(0, POOL_SIZE), terms, most);
  const order = orderOf(ledger);
  const { pools, alone, onward } = prospectsOf(needs, ledger, portions, terms, order);
  const wholes = wholesIn(ledger);
  const isMade = needs.any + sumOf(needs.basics) > 0;

  const queue = new Queue<Item>();
  const known = new Known();
  const found: Priced[] = [];
  const lists = new Map<number, readonly Share[]>();
  const sharesFor = (payer: number, portion: number): readonly Share[] => {
    const key = payer * portions.packed.length + portion;
    const before = lists.get(key);
    if (before !== undefined) return before;
    const shares = sharesOf(pools[payer] ?? [], needs, portions.advanced[portion] ?? [], portions.experts[portion] ?? [], terms);
    lists.set(key, shares);
    return shares;
  };

  /** The next who makes something is any of those to come, or nobody. Basic attributes that are needed as such are always made. */
  const goOn = (draft: Draft): void => {
    const { left, price, filled, wilds, prospect } = draft;
    for (let payer = draft.from; payer < pools.length; payer++) {
      for (let portion = isMade ? 0 : 1; portion <= left; portion++) {
        if (!isPart(portions, portion, left)) continue;
        let least = Number.POSITIVE_INFINITY;
        for (let mine = 0; mine <= wilds; mine++) {
          const [own, rest] = [alone[payer]?.[mine] as Outlook, prospect[payer + 1]?.[wilds - mine] as Outlook];
          if (filled + (own.filled[portion] as number) + (rest.filled[left - portion] as number) > terms.fill) continue;
          least = Math.min(least, (own.price[portion] as number) + (rest.price[left - portion] as number));
        }
        if (least !== Number.POSITIVE_INFINITY) queue.add(price + least, { draft, payer, portion, no: -1 });
      }
    }
    const direct = prospect[pools.length]?.[wilds]?.price[left] as number;
    if (direct !== Number.POSITIVE_INFINITY && (!isMade || draft.share !== null)) queue.add(price + direct, { draft });
  };
  const share = ({ draft, payer, portion, no }: Extract<Item, { no: number }>): void => {
    const list = sharesFor(payer, portion);
    const left = draft.left - portion;
    const now = list[no];
    if (now !== undefined && now.wilds <= draft.wilds) {
      const split = withSplit(draft.split, now);
      const prospect = split === draft.split ? draft.prospect : onward(split);
      const [filled, wilds] = [draft.filled + now.filled, draft.wilds - now.wilds];
      if (filled + (prospect[payer + 1]?.[wilds]?.filled[left] as number) <= terms.fill)
        goOn({ from: payer + 1, left, price: draft.price + now.price, filled, wilds, split, prospect, share: now, before: draft });
    }
    const next = list[no + 1];
    const rest = draft.prospect[payer + 1]?.[draft.wilds]?.price[left] as number;
    if (next !== undefined) queue.add(draft.price + next.price + rest, { draft, payer, portion, no: no + 1 });
  };
  /** Whole tokens cover the rest, and it is settled how much of what the party fills in is luck. */
  const finish = (draft: Draft): void => {
    const [advanced, experts] = [portions.advanced[draft.left] ?? [], portions.experts[draft.left] ?? []];
    const [luck, wilds] = [ledger.have[ledger.luck] as number, ledger.have[ledger.wildBasic] as number];
    addDirect(ledger, wholes, spendingOf(ledger, order, draft), advanced, experts, (covering) => {
      for (let wild = Math.min(draft.filled, wilds); wild >= 0 && draft.filled - wild <= luck; wild--) {
        const spending = covering.slice();
        spending[ledger.wildBasic] = wild;
        spending[ledger.luck] = draft.filled - wild;
        if (!known.isNew(spending)) continue;
        const priced = pricedOf(ledger, spending);
        queue.add(priced.price, { priced });
      }
    });
  };

  const [left, wilds, prospect] = [portions.packed.length - 1, terms.partyWilds, onward(NO_SPLIT)];
  goOn({ from: 0, left, price: 0, filled: 0, wilds, split: NO_SPLIT, prospect, share: null, before: null });
  for (let looked = 0; looked < looks && found.length < most; looked++) {
    const item = queue.take();
    if (item === undefined) break;
    if ('no' in item) share(item);
    else if ('draft' in item) finish(item.draft);
    else if (!found.some((each) => isWithin(each, item.priced.spending))) found.push(item.priced);
  }
  return found;
};
