import type { Seat } from '@swordtable/kernel';
import { TOKENS, type Token } from '../cards/attributes.ts';
import { cardOf } from '../cards/catalog.ts';
import type { CompanionId } from '../cards/terms.ts';
import { attributesOf, effectsOn, givenBy, levelOf, wornBy } from '../party/party.ts';
import type { Fellow } from '../party/party-state.ts';
import type { View } from '../view/view.ts';
import { balanced, cardLabel, type Facts, fellowIn, type Part, partyIn, type Said, type Sum, together, type Why } from './explanation.ts';
import { type PoolChange, poolChanges } from './pool-changes.ts';

/** Attributes lie on the cards from the Preparation Step to clean-up; at other times one sees what cards would give. */
const isLaidOut = ({ phase }: View): boolean => phase === 'contract' || phase === 'payment';

/** What a companion has now, or would get if attributes were given out now. */
export const shownPool = (view: View, fellow: Fellow): Fellow['pool'] => (isLaidOut(view) ? fellow.pool : attributesOf(fellow));

const partsFor = (fellow: Fellow, token: Token, changes: readonly PoolChange[]): readonly Part[] => {
  const at = TOKENS.indexOf(token);
  const card = cardOf(fellow.card);
  const base = 'base' in card ? (card.base[token] ?? 0) : 0;
  return together([
    { label: { say: 'itself' }, value: base },
    ...[...wornBy(fellow), ...fellow.skills].map((each) => ({ label: cardLabel(each), value: givenBy(each)[at] ?? 0 })),
    ...changes.map(
      (change): Part => ({
        label: change.card === null ? { say: 'spent' } : cardLabel(change.card),
        value: change.counts[token] ?? 0,
      }),
    ),
  ]);
};

/** What will happen automatically in the Preparation Step because of a companion. */
const toCome = ({ view }: Facts, seat: Seat, fellow: Fellow): readonly Said[] => {
  const placed = effectsOn(partyIn(view, seat), view.sets, 'prepare').filter(({ borne }) => borne.bearer === fellow.card);
  const level = levelOf(fellow);
  return [...new Set(placed.map(({ borne }) => borne.card))].map((card) => ({
    say: 'cardText',
    with: [{ card }, { text: card, level, when: 'prepare' }],
  }));
};

/** Why a companion has these attributes: its own, those of its equipment and skills, what cards gave it since, and what is spent. */
export const attributesWhy = (facts: Facts, seat: Seat, companion: CompanionId): Why => {
  const { view, events } = facts;
  const party = partyIn(view, seat);
  const fellow = fellowIn(party, companion);
  const title: Said = { say: 'attributes', with: [{ card: companion }] };
  if (fellow === undefined) return { title, because: [{ say: 'noAttributes' }], rules: ['C-13'] };
  const isOut = isLaidOut(view);
  const pool = shownPool(view, fellow);
  const changes = isOut ? poolChanges(events, seat, party, companion) : [];
  const sums = TOKENS.flatMap((token, at): readonly Sum[] => {
    const result = pool[at] ?? 0;
    const parts = balanced(partsFor(fellow, token, changes), result, { say: 'otherwise' });
    return parts.length === 0 ? [] : [{ parts, result, label: { say: 'token', with: [{ token }] } }];
  });
  const none: readonly Said[] = sums.length === 0 ? [{ say: 'noAttributes' }] : [];
  return {
    title,
    sums,
    because: [...none, { say: 'onceARound' }, ...(isOut ? [] : toCome(facts, seat, fellow))],
    rules: ['C-13', 'C-26'],
  };
};
