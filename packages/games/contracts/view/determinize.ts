import { fork, type Random, type Seat, shuffle, type Watcher } from '@swordtable/kernel';
import { idsOf } from '../cards/catalog.ts';
import type { CardId } from '../cards/terms.ts';
import { memoized } from '../memoized.ts';
import { ledBy } from '../party/party.ts';
import type { Draft, Party } from '../party/party-state.ts';
import { settledPlan } from '../phases/payment.ts';
import { clone, draftParty, type Pack, partyAt, type State } from '../state.ts';
import { lineOf, type Stretch, stretchesOf } from './draft-memory.ts';

/** Takes a number of the cards that could be anywhere. */
type Draw = (count: number) => readonly CardId[];

/** The same cards in an order that owes nothing to the one they had. */
const shuffled = (cards: readonly CardId[], random: Random): CardId[] => inAnyOrder(cards.toSorted(), random);
const inAnyOrder = (sorted: CardId[], random: Random): CardId[] => {
  shuffle(random, sorted);
  return sorted;
};

const drawFrom =
  (cards: CardId[]): Draw =>
  (count) =>
    cards.splice(cards.length - count, count);

/**
 * A state that the watcher cannot tell from the real one. It is dealt from what the watcher knows and from nothing else: the same dice
 * deal the same world, however things really stand.
 */
export const determinize = (s: State, watcher: Watcher, random: Random): State => {
  const world = clone(s);
  for (const deck of ['basicDeck', 'tavernDeck', 'smithDeck', 'questDeck'] as const)
    world[deck] = inAnyOrder(inOrder(s[deck]).slice(), random);
  // What may come is known, and which of it comes the dice say: only the order in which it is noted must tell nothing.
  world.followUpsLeft = inOrder(s.followUpsLeft);
  dealEncounters(world, watcher, random);
  dealLeaders(world, watcher, random);
  world.plans = s.plans.map((plan, seat) => (plan === null || seat === watcher ? plan : planned(world, seat)));
  world.random = fork(random);
  return world;
};

/** What a watcher doesn't know, and what that depends on. All of these are values, so it holds as long as they are there. */
interface Unknown {
  readonly watcher: Watcher;
  readonly packs: State['packs'];
  readonly encounter: readonly CardId[];
  readonly gone: readonly CardId[];
  readonly cards: readonly CardId[];
}
const unknown = new WeakMap<State['parties'], Unknown>();

/** A bot imagines many worlds of one position, so what is unknown there is found once. */
const unknownIn = (s: State, watcher: Watcher): readonly CardId[] => {
  const { packs, encounter, encounterGone: gone } = s;
  const before = unknown.get(s.parties);
  const holds =
    before !== undefined && before.watcher === watcher && before.packs === packs && before.encounter === encounter && before.gone === gone;
  if (holds) return before.cards;
  const cards = findUnknown(s, watcher);
  unknown.set(s.parties, { watcher, packs, encounter, gone, cards });
  return cards;
};

/** Encounter cards of which a watcher does not know where they lie, in order: in the deck, in a hand, in a pack or face down. */
const findUnknown = (s: State, watcher: Watcher): readonly CardId[] => {
  const packs = s.packs.flat();
  const known = new Set(packs.flatMap((pack) => seenOf(pack, stretchesOf(s, pack, watcher))));
  const hands = s.parties.flatMap(({ hand }, seat) => (seat === watcher ? [] : hand));
  const few = [...hands, ...packs.flatMap(({ cards }) => cards)].toSorted();
  const all = merged(bothInOrder(s), few);
  return known.size === 0 ? all : all.filter((card) => !known.has(card));
};

/** The deck stays as it is for many worlds, so it is put in order once. */
const inOrder = memoized((cards: readonly CardId[]): readonly CardId[] => cards.toSorted());

const bothInOrder = ({ encounter, encounterGone }: State): readonly CardId[] => {
  const before = together.get(encounter);
  if (before !== undefined && before.gone === encounterGone) return before.all;
  const all = merged(inOrder(encounter), inOrder(encounterGone));
  together.set(encounter, { gone: encounterGone, all });
  return all;
};
const together = new WeakMap<readonly CardId[], { readonly gone: readonly CardId[]; readonly all: readonly CardId[] }>();

const merged = (some: readonly CardId[], others: readonly CardId[]): readonly CardId[] => {
  const all: CardId[] = [];
  let at = 0;
  for (const card of others) {
    while (at < some.length && (some[at] as CardId) < card) all.push(some[at++] as CardId);
    all.push(card);
  }
  while (at < some.length) all.push(some[at++] as CardId);
  return all;
};

/** The cards that a watcher saw in a pack: all but those that were taken before it came by. */
const seenOf = (pack: Pack, [first]: readonly Stretch[]): readonly CardId[] => lineOf(pack).slice(first?.end);

/** Packs come first, as far as they were seen; what was taken out of them lies in the hands, and the rest could lie anywhere. */
const dealEncounters = (world: State, watcher: Watcher, random: Random): void => {
  const draw = drawFrom(inAnyOrder(unknownIn(world, watcher).slice(), random));
  const packs: (readonly Pack[])[] = [];
  for (const row of world.packs) {
    const dealt: Pack[] = [];
    for (const pack of row) dealt.push(redealt(pack, stretchesOf(world, pack, watcher), draw, random));
    packs.push(dealt);
  }
  world.packs = packs;
  for (const [seat, party] of world.parties.entries()) {
    if (seat === watcher) continue;
    const kept: CardId[] = [];
    for (const row of world.packs) for (const pack of row) for (const { by, card } of pack.taken) if (by === seat) kept.push(card);
    deal(draftParty(world, seat), draw(party.hand.length - kept.length), kept);
  }
  world.encounterGone = draw(world.encounterGone.length);
  world.encounter = draw(world.encounter.length);
};

/** A pack as it could have gone around: every stretch dealt again, from the cards seen in it where they were seen. */
const redealt = (pack: Pack, stretches: readonly Stretch[], draw: Draw, random: Random): Pack => {
  const line = lineOf(pack).slice();
  for (const { start, end, isSeen } of stretches) {
    const cards = isSeen ? shuffled(line.slice(start, end), random) : draw(end - start);
    for (let at = start; at < end; at++) line[at] = cards[at - start] as CardId;
  }
  const taken = pack.taken.map(({ by }, at) => ({ by, card: line[at] as CardId }));
  return { from: pack.from, cards: line.slice(taken.length).toSorted(), taken };
};

/** A hand of cards from before and cards kept in this round. What was gained is among those from before, the newest last. */
const deal = (party: Draft<Party>, before: readonly CardId[], kept: readonly CardId[]): void => {
  const { hand, gained, fresh } = party;
  const imagined = before.slice(before.length - gained.length);
  const newest = drawFrom(imagined.slice());
  party.hand = [...before, ...kept];
  party.gained = imagined;
  party.fresh = [...fresh.filter((card) => !hand.includes(card)).toSorted(), ...newest(fresh.filter((card) => hand.includes(card)).length)];
};

/** Others are assumed to have done nothing with their parties yet, except that those who are done have chosen a
 * leader (C-12), or who goes unpaid (C-20). */
const planned = (s: State, seat: Seat): Party => {
  const { sets, agenda } = s;
  const party = partyAt(s, seat);
  const task = agenda.at(-1);
  if (task === undefined || !('ask' in task) || !('waiting' in task) || task.waiting.includes(seat)) return party;
  if (task.ask === 'unpaid') return settledPlan(party, sets);
  const [leader] = party.leaders;
  return leader === undefined ? party : ledBy(party, leader);
};

/** Any two leaders that the watcher does not have. */
const dealLeaders = (world: State, watcher: Watcher, random: Random): void => {
  if (world.parties.every(({ leaders }) => leaders.length === 0)) return;
  const own = watcher === undefined ? [] : partyAt(world, watcher).leaders;
  const draw = drawFrom(
    shuffled(
      idsOf('leader').filter((card) => !own.includes(card)),
      random,
    ),
  );
  for (const [seat, { leaders }] of world.parties.entries()) if (seat !== watcher) draftParty(world, seat).leaders = draw(leaders.length);
};
