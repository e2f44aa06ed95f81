import { BASICS, TOKENS, type Tokens, WILDS } from '../cards/attributes.ts';
import type { Cost, Gain, Per } from '../effects/effect.ts';
import { type Occasion, type Phrases, phraseFor } from './phrases.ts';

/** The kinds of things a party gets as a whole. */
const SHARED = ['gold', 'luck', 'fame', 'cards'] as const;

const tokensIn = (tokens: Tokens, phrases: Phrases): readonly string[] =>
  TOKENS.flatMap((token) => {
    const count = tokens[token] ?? 0;
    return count > 0 ? [phrases.tokens(token, count)] : [];
  });

/** What a contract, its bonus or a side quest takes. */
export const needsText = (needs: Tokens & { readonly luck?: number }, phrases: Phrases): string =>
  phrases.list([...tokensIn(needs, phrases), ...(needs.luck ? [phrases.luck(needs.luck)] : [])]);

/** What an ability takes each time. */
export const costText = (cost: Cost, phrases: Phrases): string =>
  phrases.list([
    ...tokensIn(cost, phrases),
    ...(cost.any ? [phrases.any(cost.any)] : []),
    ...(cost.luck ? [phrases.luck(cost.luck)] : []),
    ...(cost.gold ? [phrases.gold(cost.gold)] : []),
  ]);

const countText = ({ of, every = 1 }: Per, phrases: Phrases, occasion: Occasion): string =>
  typeof of === 'string' ? phrases.counts[of](every, occasion) : phraseFor(phrases.countsOf, of, every);

/** The parts of a gain: plain amounts, amounts per something counted, and whole clauses. */
interface Said {
  readonly amounts: readonly string[];
  readonly counted: readonly string[];
  readonly clauses: readonly string[];
}

/** What the party gets as a whole. */
const sharedIn = (gain: Gain, phrases: Phrases): readonly string[] => [
  ...SHARED.flatMap((thing) => (gain[thing] ? [phrases[thing](gain[thing])] : [])),
  ...WILDS.flatMap((wild) => (gain.wilds?.[wild] ? [phrases.wilds(wild, gain.wilds[wild])] : [])),
  ...BASICS.flatMap((track) => (gain.camp?.[track] ? [phrases.camp(track, gain.camp[track])] : [])),
];

const say = (gain: Gain, phrases: Phrases, occasion: Occasion): Said => {
  const { each, ready, reserve, waived } = gain;
  const who = gain.to ?? (occasion.whose === 'companion' ? 'bearer' : 'doer');
  const own = [...tokensIn(gain.tokens ?? {}, phrases), ...(gain.experience ? [phrases.experience(gain.experience)] : [])];
  // What the bearer gets needs no mention of the bearer.
  const isPlain = who === 'bearer' && !ready;
  const plain = [...sharedIn(gain, phrases), ...(isPlain ? own : [])];
  const per = (things: string): string => (each ? phrases.per(things, countText(each, phrases, occasion), each.most ?? null) : things);
  const forOthers = isPlain || own.length === 0 ? null : phrases.list(own);
  return {
    amounts: each ? [] : plain,
    counted: each && plain.length > 0 ? [per(phrases.list(plain))] : [],
    clauses: [
      ...(forOthers === null || ready ? [] : [per(phrases.given(forOthers, who, occasion))]),
      ...(ready ? [phrases.ready(who, forOthers === null ? null : per(forOthers), occasion)] : []),
      ...(waived ? [phrases.waive(waived)] : []),
      ...(reserve ? [phrases.reserve] : []),
    ],
  };
};

const saidIn = (
  gains: readonly Gain[],
  phrases: Phrases,
  occasion: Occasion,
): { things: readonly string[]; clauses: readonly string[] } => {
  const said = gains.map((gain) => say(gain, phrases, occasion));
  const amounts = said.flatMap((each) => each.amounts);
  return {
    things: [...(amounts.length > 0 ? [phrases.list(amounts)] : []), ...said.flatMap(({ counted }) => counted)],
    clauses: said.flatMap((each) => each.clauses),
  };
};

/** What a contract, a quest, or a location gives, without a verb. */
export const gainText = (gains: readonly Gain[], phrases: Phrases, occasion: Occasion): string => {
  const { things, clauses } = saidIn(gains, phrases, occasion);
  return phrases.apart([...things, ...clauses]);
};

/** The same as part of a sentence: "gain 2 gold; you may reserve a contract". */
export const gainedText = (gains: readonly Gain[], phrases: Phrases, occasion: Occasion): string => {
  const { things, clauses } = saidIn(gains, phrases, occasion);
  return phrases.apart([...(things.length > 0 ? [phrases.gain(things)] : []), ...clauses]);
};
