import { addFeature, type Features, featureKinds, newFeatures, type Seat } from '@swordtable/kernel';
import { idsOf } from '../cards/catalog.ts';
import type { CardId } from '../cards/terms.ts';
import { wornBy } from '../party/party.ts';
import type { Party } from '../party/party-state.ts';
import { shortMemory } from '../short-memory.ts';
import { planAt, ROUNDS, type State } from '../state.ts';

/** Every card that a party can have, by its number. */
const CARDS = idsOf('companion', 'legendary', 'leader', 'thug', 'equipment', 'skill', 'item', 'rare');
const NUMBERS: ReadonlyMap<CardId, number> = new Map(CARDS.map((card, number) => [card, number]));

/** For everything that a party can do with a card, a feature for every card in every round: while cards are drafted, and when the party is complete. */
const EACH = CARDS.length * ROUNDS;
const { kinds, size } = featureKinds({
  ...{ draftedUsed: EACH, draftedWaiting: EACH, draftedInHand: EACH },
  ...{ completeUsed: EACH, completeWaiting: EACH, completeInHand: EACH },
});
export const PARTY_CARDS = size;

const addCards = (to: Features, kind: keyof typeof kinds, round: number, cards: readonly CardId[]): void => {
  const from = kinds[kind].from + (round - 1) * CARDS.length;
  for (const card of cards) addFeature(to, from + (NUMBERS.get(card) as number), 1);
};

/** Once it's at work, a party is described as it comes into the next round. After the last one, its cards are no longer of any use. */
const describeParty = ({ phase, round }: State, { fellows, items, spare, hand }: Party, to: Features): void => {
  const used = [...fellows.flatMap((fellow) => [fellow.card, ...wornBy(fellow), ...fellow.skills]), ...items];
  if (phase === 'equipment') {
    addCards(to, 'completeUsed', round, used);
    addCards(to, 'completeWaiting', round, spare);
    addCards(to, 'completeInHand', round, hand);
    return;
  }
  const coming = phase === 'encounter' ? round : round + 1;
  if (coming > ROUNDS) return;
  addCards(to, 'draftedUsed', coming, used);
  addCards(to, 'draftedWaiting', coming, spare);
  addCards(to, 'draftedInHand', coming, hand);
};

interface Described {
  readonly round: number;
  readonly phase: State['phase'];
  readonly indices: Uint16Array;
  readonly values: Float32Array;
}

/** A party is described once in a phase: it is a value, and an answer changes one of them. */
const known = shortMemory<Party, Described>();
const listed = newFeatures();

const described = (s: State, party: Party): Described => {
  const { round, phase } = s;
  const before = known.get(party);
  if (before !== undefined && before.round === round && before.phase === phase) return before;
  listed.length = 0;
  describeParty(s, party, listed);
  const { length } = listed;
  const now = { round, phase, indices: listed.indices.slice(0, length), values: listed.values.slice(0, length) };
  known.set(party, now);
  return now;
};

/** Which cards a seat's party has, and where, as the seat knows it. */
export const describe = (s: State, seat: Seat, to: Features): void => {
  const { indices, values } = described(s, planAt(s, seat));
  to.indices.set(indices, to.length);
  to.values.set(values, to.length);
  to.length += indices.length;
};
