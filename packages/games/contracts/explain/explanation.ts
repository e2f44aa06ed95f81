import type { Known, MessageOf, Seat, Why as WhyOf, WhySum } from '@swordtable/kernel';
import type { CardId, CompanionId } from '../cards/terms.ts';
import type { Event } from '../events.ts';
import type { Fellow, OpenParty } from '../party/party-state.ts';
import type { WhyWords } from '../text/why.ts';
import type { View } from '../view/view.ts';

export type Said = MessageOf<WhyWords>;
export type Why = WhyOf<Said>;
export type Sum = WhySum<Said>;
export type Part = Sum['parts'][number];

/** What numbers are explained from: the match as it is seen, and all that happened in it. */
export type Facts = Pick<Known<View, Event>, 'view' | 'events'>;

/** The party of a seat: as its owner is putting it together, else as it lies on the table. */
export const partyIn = (view: View, seat: Seat): OpenParty => {
  const seen = view.parties[seat];
  if (seen === undefined) throw new Error(`Nobody sits at ${seat}.`);
  return seen.own?.plan ?? seen;
};

export const fellowIn = ({ fellows }: Pick<OpenParty, 'fellows'>, companion: CompanionId): Fellow | undefined =>
  fellows.find(({ card }) => card === companion);

export const cardLabel = (card: CardId): Said => ({ say: 'card', with: [{ card }] });

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, each) => sum + each, 0);

/** Parts that come to a result: what those that are known leave open is one more, under this name. */
export const balanced = (known: readonly Part[], result: number, label: Said): readonly Part[] => {
  const rest = result - sumOf(known.map(({ value }) => value));
  return rest === 0 ? known : [...known, { label, value: rest }];
};

/** Merges parts with the same name and leaves out zeros. */
export const together = (parts: readonly Part[]): readonly Part[] => {
  const byLabel = new Map<string, Part>();
  for (const { label, value } of parts) {
    const key = JSON.stringify(label);
    byLabel.set(key, { label, value: (byLabel.get(key)?.value ?? 0) + value });
  }
  return [...byLabel.values()].filter(({ value }) => value !== 0);
};
