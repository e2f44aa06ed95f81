import type { Seat, Standing, Tell } from '@swordtable/kernel';
import type { CardId } from '../cards/terms.ts';
import { allHold, type Counted, contractsFulfilled, timesOf } from '../effects/counting.ts';
import type { Event, Score } from '../events.ts';
import { effectsOn, type Placed } from '../party/party.ts';
import type { OpenParty } from '../party/party-state.ts';
import { draftParty, partyAt, type State } from '../state.ts';

/** Gold and luck that are worth one fame at the end (C-22). */
export const GOLD_PER_FAME = 10;
export const LUCK_PER_FAME = 3;

/** Fame that an effect for the end of the game gives, as things stand. */
export const fameOf = (s: Counted, seat: Seat, { borne: { bearer, card }, effect }: Placed): number => {
  const cause = { seat, bearer, doers: [], card };
  return allHold(s, effect.if, cause) ? effect.gain.reduce((sum, gain) => sum + (gain.fame ?? 0) * timesOf(s, gain.each, cause), 0) : 0;
};

/** Fame from cards at the end of the game. */
const cardFame = (s: Counted, seat: Seat): readonly { readonly card: CardId; readonly fame: number }[] =>
  effectsOn(partyAt(s, seat), s.sets, 'end').flatMap((placed) => {
    const fame = fameOf(s, seat, placed);
    return fame === 0 ? [] : [{ card: placed.borne.card, fame }];
  });

/** What a party would have if the game ended now. */
export const scoreOf = (s: Counted, seat: Seat): Score => {
  const { fame, gold, luck } = partyAt(s, seat);
  const cards = cardFame(s, seat);
  const [forGold, forLuck] = [Math.floor(gold / GOLD_PER_FAME), Math.floor(luck / LUCK_PER_FAME)];
  const fromCards = cards.reduce((sum, each) => sum + each.fame, 0);
  return { fame, cards, gold: forGold, luck: forLuck, total: fame + fromCards + forGold + forLuck };
};

/** What decides between equals: contracts fulfilled, companions, gold (C-22, C-37). */
export const tieBreakers = (party: OpenParty): readonly number[] => [contractsFulfilled(party), party.fellows.length, party.gold];

const compare = (one: readonly number[], other: readonly number[]): number => {
  for (let at = 0; at < one.length; at++) {
    const difference = (other[at] ?? 0) - (one[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** The standing with these points; equals are told apart by the parties. */
export const standingBy = (s: Pick<Counted, 'parties'>, points: readonly number[]): Standing => {
  const order: Seat[] = [];
  for (let seat = 0; seat < points.length; seat++) order.push(seat);
  const between = (one: Seat, other: Seat): number =>
    (points[other] as number) - (points[one] as number) || compare(tieBreakers(partyAt(s, one)), tieBreakers(partyAt(s, other)));
  order.sort(between);
  const ranking: Seat[][] = [];
  for (const seat of order) {
    const equals = ranking.at(-1);
    if (equals !== undefined && between(equals[0] as Seat, seat) === 0) equals.push(seat);
    else ranking.push([seat]);
  }
  return { points, ranking };
};

export const standing = (s: State): Standing =>
  standingBy(
    s,
    s.parties.map(({ fame }, seat) => (s.phase === 'over' ? fame : scoreOf(s, seat).total)),
  );

/** The game is over: everything is turned into fame. */
export const score = (s: State, tell: Tell<Event> | undefined): void => {
  for (const seat of s.parties.keys()) {
    const result = scoreOf(s, seat);
    tell?.({ what: 'scored', seat, score: result });
    draftParty(s, seat).fame = result.total;
  }
  s.phase = 'over';
  const { points, ranking } = standing(s);
  tell?.({ what: 'over', points, winners: ranking[0] ?? [] });
};
