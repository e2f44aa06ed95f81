import { PARTY } from '@swordtable/games/contracts/action';
import type { Amount, Conversion, PaymentPart } from './payment-parts.ts';
import type { Speech } from './prompt-text.ts';

const saidAmount = ({ token, count }: Amount, { phrases }: Speech['cards']): string =>
  token === 'luck' ? phrases.luck(count) : phrases.tokens(token, count);

/** Whether nothing is made: each token of one sort is used as one of another. */
export const standsFor = ({ count, of, with: ofParty }: Conversion): boolean => {
  const [first, ...others] = [...of, ...ofParty];
  return others.length === 0 && first?.count === count;
};

/** Whether a single token makes something, for the number of the verb. */
export const isOfOne = ({ of, with: ofParty }: Conversion): boolean => [...of, ...ofParty].reduce((sum, { count }) => sum + count, 0) === 1;

/** "4 magic and 1 dexterity make 1 trickery"; a single token stands for what it is used as. */
const saidConversion = (conversion: Conversion, { words, cards }: Speech): string => {
  const { makes, count, of, with: ofParty } = conversion;
  const things = cards.phrases.list([...of, ...ofParty].map((amount) => saidAmount(amount, cards)));
  const made = cards.phrases.tokens(makes, count);
  return standsFor(conversion) ? words.payment.standsFor(things, made) : words.payment.makes(things, made, isOfOne(conversion));
};

/** A payment in words, for those who hear the table and where there is no room for its symbols. */
export const paymentLabel = (parts: readonly PaymentPart[], speech: Speech): string => {
  const { words, cards } = speech;
  return words.payment.whole(
    parts.flatMap(({ by, plain, makes }) => {
      const things = [...plain.map((each) => saidAmount(each, cards)), ...makes.map((each) => saidConversion(each, speech))];
      // What the party adds to what somebody makes is said there.
      if (by === PARTY && things.length === 0) return [];
      const who = by === PARTY ? words.payment.party : cards.name(by);
      return [words.payment.part(who, things.length === 0 ? [words.payment.nothing] : things)];
    }),
  );
};
