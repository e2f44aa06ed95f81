import type { Doing } from '../cards/card.ts';
import { asEquipment, cardOf } from '../cards/catalog.ts';
import { type CardId, DOMAINS, SLOTS, type Slot } from '../cards/terms.ts';
import { COMPANIONS_MAX, newFellow, skillRoom, suits, wornBy } from '../party/party.ts';
import type { Fellow, Party } from '../party/party-state.ts';
import { shortMemory } from '../short-memory.ts';
import { ROUNDS, type State } from '../state.ts';
import { doingUsually } from './effect-worth.ts';
import type { Brings } from './party-worth.ts';
import { gainWorth, tokensWorth, WORTH } from './worth.ts';

/** What a card brings that is not in the party yet: in every round, and once. */
interface Promised {
  readonly round: number;
  readonly once: number;
}

const promises = new Map<CardId, Promised>();

const promiseOf = (id: CardId): Promised => {
  const before = promises.get(id);
  if (before !== undefined) return before;
  const card = cardOf(id);
  const doing: Doing = 'ability' in card ? card.ability[0] : 'effects' in card || 'rules' in card ? card : {};
  const tokens = 'base' in card ? card.base : 'gives' in card ? (card.gives ?? {}) : {};
  const { round, once } = doingUsually(doing, card.is === 'item');
  const promise = { round: round + tokensWorth(tokens) + ('base' in card ? WORTH.meeple : 0), once };
  promises.set(id, promise);
  return promise;
};

/** Any drafted card can be given away for gold or luck. */
const SCRAP = 0.32;
/** A card in the hand is not quite what it is in the party, and one that stays there for a round is worth less. */
const IN_HAND = 0.9;
const LATER = 0.6;
/** Two and three icons of a domain that could come together. */
const ICONS: readonly number[] = [0, 0, 0.15, 0.4];

/** Those who would use it: the party, and companions of the hand. */
const takersOf = (party: Party): readonly Fellow[] => [
  ...party.fellows,
  ...party.leaders.slice(0, 1).map(newFellow),
  ...party.hand.filter((card) => cardOf(card).is === 'companion').map(newFellow),
];

/** What can be worn or learned, the best first, as long as a companion can take it. */
const thingsWorth = (s: State, party: Party, things: readonly CardId[], rounds: number): number => {
  const takers = takersOf(party);
  const taken = new Set<string>();
  const room = new Map<Fellow, number>(takers.map((fellow) => [fellow, skillRoom(fellow, s.sets)]));
  let worth = 0;
  const sorted = things.toSorted((one, other) => promiseOf(other).round - promiseOf(one).round);
  for (const id of sorted) {
    const { round, once } = promiseOf(id);
    const card = cardOf(id);
    const slot: Slot | undefined = asEquipment(id)?.slot;
    const classes = 'classes' in card ? card.classes : undefined;
    const level = card.is === 'skill' ? card.level : 0;
    const taker = takers.find(
      (fellow) =>
        suits(fellow, classes, s.sets) &&
        (slot === undefined ? (room.get(fellow) ?? 0) >= level : fellow.worn[slot] === null && !taken.has(`${fellow.card} ${slot}`)),
    );
    if (taker !== undefined) {
      if (slot === undefined) room.set(taker, (room.get(taker) ?? 0) - level);
      else taken.add(`${taker.card} ${slot}`);
    }
    worth += Math.max(SCRAP, taker === undefined ? 0 : IN_HAND * (round * rounds + once));
  }
  return worth;
};

/** Icons that could come together on somebody: of each domain at most one piece a place. */
const iconsWorth = (party: Party, things: readonly CardId[], rounds: number): number => {
  const pieces = [...things, ...party.spare, ...party.fellows.flatMap(wornBy)].flatMap((card) => asEquipment(card) ?? []);
  let worth = 0;
  for (const domain of DOMAINS) {
    let icons = 0;
    for (const slot of SLOTS)
      icons += Math.max(
        0,
        ...pieces.map((piece) => (piece.slot === slot ? (piece.domains ?? []).filter((each) => each === domain).length : 0)),
      );
    worth += ICONS[Math.min(3, icons)] as number;
  }
  return worth * rounds;
};

/** The companions of a hand as if they had joined: as many as there is room for. */
export const joiningFrom = ({ hand, fellows }: Party): readonly Brings[] =>
  hand
    .flatMap((id) => {
      const card = cardOf(id);
      if (card.is !== 'companion') return [];
      return [{ round: IN_HAND * promiseOf(id).round, fame: card.fame, salary: card.salary }];
    })
    .slice(0, Math.max(0, COMPANIONS_MAX - fellows.length));

const drafts = shortMemory<Party, number>();

/** What the rest of a hand is worth while cards are drafted, with this round and those to come. */
export const draftWorth = (s: State, party: Party): number => {
  const before = drafts.get(party);
  if (before !== undefined) return before;
  const worth = drafted(s, party);
  drafts.set(party, worth);
  return worth;
};

const drafted = (s: State, party: Party): number => {
  const rounds = ROUNDS - s.round + 1;
  const things = party.hand.filter((id) => asEquipment(id) !== undefined || cardOf(id).is === 'skill');
  let worth = thingsWorth(s, party, things, rounds) + iconsWorth(party, things, rounds);
  for (const id of party.hand)
    if (cardOf(id).is === 'item') worth += Math.max(SCRAP, IN_HAND * (promiseOf(id).round * rounds + promiseOf(id).once));
  return worth;
};

/** What waits in the party is as good as in use from the next round on; what has just come can be used immediately. */
const waitingWorth = ({ spare, fresh }: Party, rounds: number): number => {
  let worth = 0;
  for (const id of spare) worth += LATER * promiseOf(id).round * (rounds + (fresh.includes(id) ? LATER : 0));
  return worth;
};

/** What cards are worth that nobody uses in this round: something in the next, if there is one. */
export const keptWorth = (party: Party, rounds: number): number => {
  let worth = waitingWorth(party, rounds);
  if (rounds > 0) for (const id of party.hand) worth += Math.max(SCRAP, LATER * promiseOf(id).round * rounds) * LATER;
  return worth;
};

/** What cards that were added to the party in this equipment phase will give when they are shown. */
export const joinedWorth = ({ fresh }: Party, rounds: number): number => {
  let worth = 0;
  for (const id of fresh) {
    const card = cardOf(id);
    for (const { when, gain } of ('effects' in card ? card.effects : undefined) ?? [])
      if (when === 'joined') for (const each of gain) worth += gainWorth(each, rounds);
  }
  return worth;
};
