import { BASICS, TOKENS, type Tokens, WILDS } from '../cards/attributes.ts';
import type { Cost, Gain, Per } from '../effects/effect.ts';
import { type Occasion, type Phrases, phraseFor } from './phrases.ts';

/** The kinds of things a party gets as a whole. */
const SHARED = ['gold', 'luck', 'fame', 'cards', 'waived'] as const;

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

/** Things of one gain: short ones that can stand in a row, and longer ones that want to stand apart. */
interface Said {
  readonly short: readonly string[];
  readonly long: readonly string[];
}

/** What the party gets as a whole. */
const sharedIn = (gain: Gain, phrases: Phrases): readonly string[] => [
  ...SHARED.flatMap((thing) => (gain[thing] ? [phrases[thing](gain[thing])] : [])),
  ...WILDS.flatMap((wild) => (gain.wilds?.[wild] ? [phrases.wilds(wild, gain.wilds[wild])] : [])),
  ...BASICS.flatMap((track) => (gain.camp?.[track] ? [phrases.camp(track, gain.camp[track])] : [])),
];

const say = (gain: Gain, phrases: Phrases, occasion: Occasion): Said => {
  const { each, ready, reserve } = gain;
  const who = gain.to ?? (occasion.whose === 'companion' ? 'bearer' : 'doer');
  const own = [...tokensIn(gain.tokens ?? {}, phrases), ...(gain.experience ? [phrases.experience(gain.experience)] : [])];
  // What the bearer gets needs no mention of the bearer.
  const isPlain = who === 'bearer' && !ready;
  const plain = [...sharedIn(gain, phrases), ...(isPlain ? own : [])];
  const counted = (things: readonly string[]): readonly string[] => {
    if (things.length === 0) return [];
    return [each ? phrases.per(phrases.list(things), countText(each, phrases, occasion), each.most ?? null) : phrases.list(things)];
  };
  const others = isPlain || ready ? [] : counted(own.length > 0 ? [phrases.given(phrases.list(own), who, occasion)] : []);
  const standing = ready ? [phrases.ready(who, counted(own)[0] ?? null, occasion)] : [];
  const long = [...others, ...standing, ...(reserve ? [phrases.reserve] : [])];
  return each ? { short: [], long: [...counted(plain), ...long] } : { short: plain, long };
};

/** What somebody gets, for instance as the reward of a contract. */
export const gainText = (gains: readonly Gain[], phrases: Phrases, occasion: Occasion): string => {
  const said = gains.map((gain) => say(gain, phrases, occasion));
  const short = said.flatMap((each) => each.short);
  const long = said.flatMap((each) => each.long);
  return phrases.apart([...(short.length > 0 ? [phrases.list(short)] : []), ...long]);
};
