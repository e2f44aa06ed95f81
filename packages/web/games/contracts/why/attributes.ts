import { TOKENS, type Token } from '@swordtable/games/contracts/cards/attributes';
import { cardOf } from '@swordtable/games/contracts/cards/catalog';
import type { CompanionId } from '@swordtable/games/contracts/cards/terms';
import { attributesOf, effectsIn, givenBy, wornBy } from '@swordtable/games/contracts/party/party';
import type { Fellow } from '@swordtable/games/contracts/party/party-state';
import { textOf, whoseOf } from '@swordtable/games/contracts/text/card-text';
import type { View } from '@swordtable/games/contracts/view/view';
import type { Part, Sum, Why } from '../../../kit/why/why.ts';
import { fellowIn, partyOf } from '../board/seen-party.ts';
import { type PoolChange, poolChanges } from './pool-changes.ts';
import { balanced, type Teller } from './teller.ts';

/** Attributes lie on the cards from the Preparation Step to clean-up; at other times one sees what cards would give. */
const isLaidOut = ({ phase }: View): boolean => phase === 'contract' || phase === 'payment';

/** What a companion has now, or would get if attributes were laid out as it stands. */
export const shownPool = (view: View, fellow: Fellow): Fellow['pool'] => (isLaidOut(view) ? fellow.pool : attributesOf(fellow));

/** Parts with the same name are one; what comes to nothing is left out. */
export const together = (parts: readonly Part[]): readonly Part[] => {
  const counts = new Map<string, number>();
  for (const { label, value } of parts) counts.set(label, (counts.get(label) ?? 0) + value);
  return [...counts].flatMap(([label, value]) => (value === 0 ? [] : [{ label, value }]));
};

const partsFor = ({ cards, words }: Teller, fellow: Fellow, token: Token, changes: readonly PoolChange[]): readonly Part[] => {
  const at = TOKENS.indexOf(token);
  const card = cardOf(fellow.card);
  const base = 'base' in card ? (card.base[token] ?? 0) : 0;
  return together([
    { label: words.itself, value: base },
    ...[...wornBy(fellow), ...fellow.skills].map((each) => ({ label: cards.name(each), value: givenBy(each)[at] ?? 0 })),
    ...changes.map((change) => ({
      label: change.card === null ? words.spent : cards.name(change.card),
      value: change.counts[token] ?? 0,
    })),
  ]);
};

/** What happens by itself in the Preparation Step because of a companion, before it has happened. */
const toCome = ({ view, cards, words }: Teller, seat: number, companion: CompanionId): readonly string[] =>
  effectsIn(partyOf(view, seat), view.sets, ({ when }) => when === 'prepare')
    .filter(({ borne }) => borne.bearer === companion)
    .map(({ borne, effect }) =>
      words.inPreparation(cards.name(borne.card), textOf({ effects: [effect] }, cards.phrases, whoseOf(cardOf(borne.card))).join(' ')),
    );

/** Why a companion has these attributes: its own, those of its equipment and skills, what cards gave it since, and what is spent. */
export const attributesWhy = (teller: Teller, seat: number, companion: CompanionId): Why => {
  const { view, cards, words, events } = teller;
  const party = partyOf(view, seat);
  const fellow = fellowIn(party, companion);
  const title = words.attributes(cards.name(companion));
  if (fellow === undefined) return { title, sentences: [words.noAttributes], rules: ['C-13'] };
  const isOut = isLaidOut(view);
  const pool = shownPool(view, fellow);
  const changes = isOut ? poolChanges(events, seat, party, companion) : [];
  const sums = TOKENS.flatMap((token, at): readonly Sum[] => {
    const result = pool[at] ?? 0;
    const known = partsFor(teller, fellow, token, changes);
    const parts = balanced(known, result, words.otherwise);
    return parts.length === 0 ? [] : [{ parts, result, label: cards.terms.token[token] }];
  });
  const sentences = [...(sums.length === 0 ? [words.noAttributes] : []), words.onceARound];
  return { title, sums, sentences: [...sentences, ...(isOut ? [] : toCome(teller, seat, companion))], rules: ['C-13', 'C-26'] };
};
