import { PARTY } from '@swordtable/games/contracts/action';
import type { Speech } from './asked.ts';
import type { Amount, Conversion, PaymentPart } from './payment-parts.ts';

const saidAmount = ({ token, count }: Amount, { phrases }: Speech['cards']): string =>
  token === 'luck' ? phrases.luck(count) : phrases.tokens(token, count);

/** "4 magic and 1 dexterity make 1 trickery"; a single token stands for what it is used as. */
const saidConversion = ({ makes, count, of, with: ofParty }: Conversion, { words, cards }: Speech): string => {
  const all = [...of, ...ofParty];
  const things = cards.phrases.list(all.map((amount) => saidAmount(amount, cards)));
  const isOne = all.length === 1 && all[0]?.count === count;
  return (isOne ? words.payment.standsFor : words.payment.makes)(things, cards.phrases.tokens(makes, count));
};

/** A payment in words, for those who hear the table and where there is no room for its symbols. */
export const sayPayment = (parts: readonly PaymentPart[], speech: Speech): string => {
  const { words, cards } = speech;
  return words.payment.whole(
    parts.flatMap(({ by, plain, makes }) => {
      const things = [...makes.map((each) => saidConversion(each, speech)), ...plain.map((each) => saidAmount(each, cards))];
      // What the party adds to what somebody makes is said there.
      if (by === PARTY && things.length === 0) return [];
      const who = by === PARTY ? words.payment.party : cards.name(by);
      return [words.payment.part(who, things.length === 0 ? [words.payment.nothing] : things)];
    }),
  );
};
