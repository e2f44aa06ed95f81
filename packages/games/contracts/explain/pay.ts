import type { Seat } from '@swordtable/kernel';
import { cardOf } from '../cards/catalog.ts';
import type { CompanionId } from '../cards/terms.ts';
import type { Rule } from '../effects/effect.ts';
import { wantedIn } from '../party/equip.ts';
import { borneIn } from '../party/party.ts';
import type { Fellow, OpenParty } from '../party/party-state.ts';
import { isAbout, payFameOf, salaryOf } from '../party/salary.ts';
import { dueWithout, GOLD_PER_TOKEN, namedUnpaid } from '../phases/payment.ts';
import type { View } from '../view/view.ts';
import { balanced, cardLabel, type Facts, fellowIn, type Part, partyIn, type Said, type Why } from './explanation.ts';

type PayRule = Extract<Rule, { of: string }>;

/** What cards of a party say about the pay of one companion, each with its name. */
const saidBy = ({ view }: Facts, party: OpenParty, fellow: Fellow, read: (rule: PayRule) => number): readonly Part[] =>
  borneIn(party, view.sets).flatMap(({ card, bearer, doing }) =>
    (doing.rules ?? []).flatMap((rule) => {
      const value = 'of' in rule && isAbout(rule.of, bearer, fellow, view.sets) ? read(rule) : 0;
      return value === 0 ? [] : [{ label: cardLabel(card), value }];
    }),
  );

const printed = (value: number): Part => ({ label: { say: 'printed' }, value });

/** Why a companion takes this many salary tokens. */
export const salaryWhy = (facts: Facts, seat: Seat, companion: CompanionId): Why => {
  const { view } = facts;
  const party = partyIn(view, seat);
  const fellow = fellowIn(party, companion);
  const card = cardOf(companion);
  const title: Said = { say: 'salary', with: [{ card: companion }] };
  if (fellow === undefined || !('salary' in card)) return { title, because: [{ say: 'unpaidText' }], rules: ['C-20'] };
  const result = salaryOf(party, fellow, view.sets);
  const less = card.salary === 0 ? [] : saidBy(facts, party, fellow, (rule) => ('salary' in rule ? -rule.salary : 0));
  const parts = balanced([printed(card.salary), ...less], result, { say: 'notBelow' });
  return {
    title,
    sums: [{ parts, result, label: { say: 'salaryTokens' } }],
    because: [{ say: 'salaryText', with: [GOLD_PER_TOKEN] }],
    rules: ['C-20'],
  };
};

/** Why a companion gives this much fame when it is paid. */
export const payFameWhy = (facts: Facts, seat: Seat, companion: CompanionId): Why => {
  const { view } = facts;
  const party = partyIn(view, seat);
  const fellow = fellowIn(party, companion);
  const card = cardOf(companion);
  const title: Said = { say: 'payFame', with: [{ card: companion }] };
  if (fellow === undefined || !('fame' in card)) return { title, because: [{ say: 'unpaidText' }], rules: ['C-20'] };
  const more = saidBy(facts, party, fellow, (rule) => ('payFame' in rule ? rule.payFame : 0));
  return {
    title,
    sums: [{ parts: [printed(card.fame), ...more], result: payFameOf(party, fellow, view.sets), label: { say: 'fame' } }],
    because: [{ say: 'payFameText' }],
    rules: ['C-20', 'R-3'],
  };
};

/** On pay day: what is due, not counting companions left unpaid. */
const dueOnPayDay = ({ parties, sets }: View, seat: Seat): number => {
  const party = parties[seat];
  return party === undefined ? 0 : dueWithout(party, sets, namedUnpaid(party, party.own?.plan));
};

/** Salary tokens that are on the track; before they are laid out, those that will be, and on pay day without those who are not paid. */
export const tokensDue = (view: View, seat: Seat): number => {
  const party = partyIn(view, seat);
  if (view.phase === 'encounter' || view.phase === 'equipment') return wantedIn(party, view.sets);
  return view.phase === 'payment' ? dueOnPayDay(view, seat) / GOLD_PER_TOKEN : party.salary;
};

/** Why pay day costs this much gold. */
export const payDayWhy = ({ view }: Facts, seat: Seat): Why => {
  const party = partyIn(view, seat);
  const tokens = tokensDue(view, seat);
  const result = GOLD_PER_TOKEN * tokens;
  const wages = party.fellows.flatMap((fellow): readonly Part[] => {
    const wanted = salaryOf(party, fellow, view.sets);
    return wanted === 0 ? [] : [{ label: cardLabel(fellow.card), value: GOLD_PER_TOKEN * wanted }];
  });
  const left = party.gold - result;
  return {
    title: { say: 'payDay', with: [{ seat }] },
    sums: [{ parts: balanced(wages, result, { say: 'waived' }), result, label: { say: 'due' } }],
    because: [
      { say: 'tokensText', with: [tokens, GOLD_PER_TOKEN] },
      left < 0 ? { say: 'tooLittle', with: [party.gold, -left] } : { say: 'enough', with: [party.gold, left] },
    ],
    rules: ['C-20', 'R-4'],
  };
};
