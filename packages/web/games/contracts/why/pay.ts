import { cardOf } from '@swordtable/games/contracts/cards/catalog';
import type { CompanionId } from '@swordtable/games/contracts/cards/terms';
import type { Rule } from '@swordtable/games/contracts/effects/effect';
import { wantedIn } from '@swordtable/games/contracts/party/equip';
import { borneIn } from '@swordtable/games/contracts/party/party';
import type { Fellow, Party } from '@swordtable/games/contracts/party/party-state';
import { isAbout, payFameOf, salaryOf } from '@swordtable/games/contracts/party/salary';
import { GOLD_PER_TOKEN } from '@swordtable/games/contracts/phases/payment';
import type { View } from '@swordtable/games/contracts/view/view';
import type { Part, Why } from '../../../kit/why/why.ts';
import { payDayOf } from '../board/end/pay-sums.ts';
import { fellowIn, partyOf } from '../board/seen-party.ts';
import { balanced, ownerOf, type Teller } from './teller.ts';

type PayRule = Extract<Rule, { of: string }>;

/** What cards of a party say about the pay of one companion, each with its name. */
const saidBy = ({ cards, view }: Teller, party: Party, fellow: Fellow, read: (rule: PayRule) => number): readonly Part[] =>
  borneIn(party, view.sets).flatMap(({ card, bearer, doing }) =>
    (doing.rules ?? []).flatMap((rule) => {
      const value = 'of' in rule && isAbout(rule.of, bearer, fellow, view.sets) ? read(rule) : 0;
      return value === 0 ? [] : [{ label: cards.name(card), value }];
    }),
  );

/** Why a companion wants so many salary tokens. */
export const salaryWhy = (teller: Teller, seat: number, companion: CompanionId): Why => {
  const { view, words, cards } = teller;
  const party = partyOf(view, seat);
  const fellow = fellowIn(party, companion);
  const card = cardOf(companion);
  const title = words.salary(cards.name(companion));
  if (fellow === undefined || !('salary' in card)) return { title, sentences: [words.unpaidText], rules: ['C-20'] };
  const result = salaryOf(party, fellow, view.sets);
  const less = card.salary === 0 ? [] : saidBy(teller, party, fellow, (rule) => ('salary' in rule ? -rule.salary : 0));
  const known: readonly Part[] = [{ label: words.printed, value: card.salary }, ...less];
  const parts = balanced(known, result, words.notBelow);
  return { title, sums: [{ parts, result, label: words.salaryTokens }], sentences: [words.salaryText(GOLD_PER_TOKEN)], rules: ['C-20'] };
};

/** Why a companion gives so much fame when it is paid. */
export const payFameWhy = (teller: Teller, seat: number, companion: CompanionId): Why => {
  const { view, words, cards } = teller;
  const party = partyOf(view, seat);
  const fellow = fellowIn(party, companion);
  const card = cardOf(companion);
  const title = words.payFame(cards.name(companion));
  if (fellow === undefined || !('fame' in card)) return { title, sentences: [words.unpaidText], rules: ['C-20'] };
  const more = saidBy(teller, party, fellow, (rule) => ('payFame' in rule ? rule.payFame : 0));
  return {
    title,
    sums: [
      { parts: [{ label: words.printed, value: card.fame }, ...more], result: payFameOf(party, fellow, view.sets), label: words.fame },
    ],
    sentences: [words.payFameText],
    rules: ['C-20', 'R-3'],
  };
};

/** Salary tokens that are on the track; before they are laid out, those that will be, and on pay day without those who are not paid. */
export const tokensDue = (view: View, seat: number): number => {
  const party = partyOf(view, seat);
  if (view.phase === 'encounter' || view.phase === 'equipment') return wantedIn(party, view.sets);
  return view.phase === 'payment' ? (payDayOf(view, seat)?.due ?? 0) / GOLD_PER_TOKEN : party.salary;
};

/** Why pay day costs so much gold. */
export const payDayWhy = (teller: Teller, seat: number): Why => {
  const { view, words, cards } = teller;
  const party = partyOf(view, seat);
  const tokens = tokensDue(view, seat);
  const result = GOLD_PER_TOKEN * tokens;
  const wages = party.fellows.flatMap((fellow): readonly Part[] => {
    const wanted = salaryOf(party, fellow, view.sets);
    return wanted === 0 ? [] : [{ label: cards.name(fellow.card), value: GOLD_PER_TOKEN * wanted }];
  });
  const parts = balanced(wages, result, words.waived);
  const { name, you } = ownerOf(teller, seat);
  const left = party.gold - result;
  return {
    title: words.titleOf(name, you, words.payDay),
    sums: [{ parts, result, label: words.due }],
    sentences: [words.tokensText(tokens, GOLD_PER_TOKEN), left < 0 ? words.tooLittle(party.gold, -left) : words.enough(party.gold, left)],
    rules: ['C-20', 'R-4'],
  };
};
