import { PARTY, type Spent } from '@swordtable/games/contracts/action';
import { worthOf } from '@swordtable/games/contracts/actions/improve-camp';
import { BASICS, basicsOf, SPLIT, TOKENS, type Token } from '@swordtable/games/contracts/cards/attributes';
import { cardAs, contractOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId, CompanionId, Track } from '@swordtable/games/contracts/cards/terms';
import type { Cost } from '@swordtable/games/contracts/effects/effect';
import { LUCK, type Needs, type Conversion as PaymentConversion } from '@swordtable/games/contracts/payment/needs';
import { payments } from '@swordtable/games/contracts/payment/payments';
import { basicNeeds, contractNeeds, purseSpent, questNeeds } from '@swordtable/games/contracts/payment/purse';
import { deepEqual } from '@swordtable/kernel';

/** A number of tokens of one type; luck is one of the types. */
export interface Amount {
  readonly token: Token | typeof LUCK;
  readonly count: number;
}

/** What is made in a payment, and of what: tokens of the maker, basic ones out of a split included, and what the party adds. */
export interface Conversion {
  readonly makes: Token;
  readonly count: number;
  readonly of: readonly Amount[];
  readonly with: readonly Amount[];
}

/** The share of one companion in a payment, or that of the party. */
export interface PaymentPart {
  /** A companion, or `PARTY`. */
  readonly by: CompanionId;
  readonly spends: readonly Amount[];
  /** What of it is used as what it is. */
  readonly plain: readonly Amount[];
  readonly makes: readonly Conversion[];
}

/** What was paid, and for what. */
export type Paid = { readonly pay: Spent } & (
  | { readonly contract: CardId; readonly bonus: boolean; readonly group: readonly CompanionId[] }
  | { readonly quest: CardId; readonly by: CompanionId }
  | { readonly cost: Cost; readonly by: CompanionId | null }
  | { readonly track: Track; readonly by: CompanionId }
  | { readonly common: CardId; readonly group: readonly CompanionId[] }
);

type Counts = Readonly<Record<string, number>>;
const SORTS: readonly Amount['token'][] = [...TOKENS, LUCK];

/** What is named, in the order in which it lies on the table. */
const amountsOf = (counts: Counts): readonly Amount[] =>
  SORTS.flatMap((token) => ((counts[token] ?? 0) > 0 ? [{ token, count: counts[token] ?? 0 }] : []));

/** What there may have been to pay: side quests take some people less, and which attributes is up to them. */
const needsFor = (paid: Exclude<Paid, { common: CardId }>): readonly Needs[] => {
  if ('contract' in paid) return [contractNeeds(contractOf(paid.contract), paid.bonus)];
  if ('cost' in paid) return [basicNeeds(paid.cost)];
  if ('track' in paid) return [basicNeeds({ [paid.track]: worthOf(paid.pay) })];
  const { luck = 0, ...basics } = cardAs(paid.quest, 'quest').needs;
  return Array.from({ length: basicsOf(basics) + 1 }, (_, less) => questNeeds({ ...basics, luck }, less)).flat();
};

const isMadeOf = ({ of, with: ofParty = {} }: PaymentConversion, sorts: readonly string[]): boolean =>
  Object.keys({ ...of, ...ofParty }).some((token) => sorts.includes(token));

const conversionOf = (made: PaymentConversion): Conversion => {
  const { makes, of, with: ofParty = {} } = made;
  const isBasic = BASICS.some((basic) => basic === makes);
  return { makes, count: isBasic ? basicsOf({ ...of, ...ofParty }) : 1, of: amountsOf(of), with: amountsOf(ofParty) };
};

/** At a common contract nothing is made but basic attributes out of advanced ones. */
const splitsFor = (common: CardId, spent: Spent): readonly PaymentConversion[] => {
  const [first = 'strength'] = cardAs(common, 'common').attributes;
  return Object.entries(spent).flatMap(([by, counts]) =>
    amountsOf(counts).flatMap(({ token, count }): readonly PaymentConversion[] =>
      SPLIT.includes(token) ? [{ makes: BASICS[SPLIT.indexOf(token)] ?? first, by, of: { [token]: count } }] : [],
    ),
  );
};

const madeIn = (paid: Paid, group: readonly CompanionId[]): readonly PaymentConversion[] => {
  if ('common' in paid) return splitsFor(paid.common, paid.pay);
  const purse = purseSpent(paid.pay, group);
  for (const needs of needsFor(paid)) {
    const payment = payments(needs, purse).find(({ spent }) => deepEqual(spent, paid.pay));
    if (payment !== undefined) return payment.conversions;
  }
  return [];
};

/** How many of a sort went into what somebody made, without what came out of a split just before. */
const usedUp = (all: readonly PaymentConversion[], by: CompanionId, token: string): number => {
  let count = 0;
  for (const made of all) {
    if (made.by === by) count += made.of[token] ?? 0;
    if (by === PARTY) count += made.with?.[token] ?? 0;
    if (made.by === by && made.makes === token && isMadeOf(made, SPLIT)) count -= conversionOf(made).count;
  }
  return Math.max(0, count);
};

/** A payment spelled out: everybody of the group, and the party where it gives something. */
export const paymentParts = (paid: Paid): readonly PaymentPart[] => {
  const group = 'group' in paid ? paid.group : paid.by === null ? [] : [paid.by];
  const made = madeIn(paid, group);
  return [...group, ...(paid.pay[PARTY] === undefined ? [] : [PARTY])].map((by) => {
    const spends = amountsOf(paid.pay[by] ?? {});
    return {
      by,
      spends,
      plain: spends.map(({ token, count }) => ({ token, count: count - usedUp(made, by, token) })).filter(({ count }) => count > 0),
      makes: made.filter((each) => each.by === by).map(conversionOf),
    };
  });
};
