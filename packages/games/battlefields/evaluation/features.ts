import { addFeature, type FeatureKind, type Features, featureKinds, type Seat } from '@swordtable/kernel';
import { ACTIONS, COLORS, type LandNo, WARRIORS } from '../cards/cards.ts';
import { LAND_POINTS_TO_END, landPoints, setsIn, standing } from '../phases/scoring.ts';
import { PLACES, type PlaceNo } from '../places.ts';
import { type Army, armyOf, type Lying, opponent, placeAt, type State, stackAt } from '../state.ts';

const ROUNDS = 3;
const PHASES = ['muster', 'placement', 'battle'] as const;
const HEIGHTS = 4;
/** What lies on top: nothing, or one of the types. Of an opponent's also: something face down. */
const MINE = 1 + 2 * WARRIORS.length;
const THEIRS = 2 + WARRIORS.length;
const LYING = ['elite', 'flank'] as const satisfies readonly Lying[];

const { kinds: KINDS, size } = featureKinds({
  round: ROUNDS,
  phase: PHASES.length,
  turn: 2,
  starter: 2,
  passes: 3,
  fate: 1,
  aresPile: 1,
  /** My hand by types: how many, and whether there is one at all. */
  hand: 2 * WARRIORS.length,
  deck: WARRIORS.length,
  actions: 2 * ACTIONS.length,
  pile: ACTIONS.length,
  /** What the opponent may still have: warriors and actions that don't lie open, by kind. */
  unseen: WARRIORS.length,
  unspent: ACTIONS.length,
  remembered: WARRIORS.length,
  letStand: ACTIONS.length,
  /** How many cards each has: in hand, in the deck, actions, actions to come. */
  counts: 2 * 4,
  passed: 2,
  /** Lands won, by color, and their points and sets. */
  lands: 2 * COLORS.length,
  landPoints: 2,
  nearEnd: 2,
  sets: 2,
  ares: 2,
  lead: 1,
  /** Places by what lies on top of both stacks: how many, and the value of their lands. */
  pairs: MINE * THEIRS,
  stakes: MINE * THEIRS,
  heights: HEIGHTS * HEIGHTS,
  stakedHeights: HEIGHTS * HEIGHTS,
  /** Lands at a place by their color and how many of it each player has. */
  colors: 2 * COLORS.length,
  lying: 2 * LYING.length,
  /** What lies below the top of my stacks and is of use when the top goes. */
  below: WARRIORS.length,
  /** The newest card of an exchange: mine, or the opponent's. */
  exchange: 2 * ACTIONS.length,
});

export const FEATURES = size;

const addEach = <Card>(to: Features, { from }: FeatureKind, order: readonly Card[], cards: readonly Card[], value: number): void => {
  for (const card of cards) addFeature(to, from + order.indexOf(card), value);
};

const describeOwn = (s: State, seat: Seat, to: Features): void => {
  const { hand, deck, actions, pile } = armyOf(s, seat);
  addEach(to, KINDS.hand, WARRIORS, hand, 0.5);
  WARRIORS.forEach((warrior, no) => {
    if (hand.includes(warrior)) addFeature(to, KINDS.hand.from + WARRIORS.length + no, 1);
  });
  addEach(to, KINDS.deck, WARRIORS, deck, 0.25);
  addEach(to, KINDS.actions, ACTIONS, actions, 0.5);
  ACTIONS.forEach((card, no) => {
    if (actions.includes(card)) addFeature(to, KINDS.actions.from + ACTIONS.length + no, 1);
  });
  addEach(to, KINDS.pile, ACTIONS, pile, 0.5);
};

/** What everybody can work out about the opponent's cards. */
const describeOther = (s: State, seat: Seat, to: Features): void => {
  const { fallen, remembered, returned, spent, letStand } = armyOf(s, seat);
  addEach(to, KINDS.unseen, WARRIORS, s.cards.warriors, 0.25);
  addEach(to, KINDS.unseen, WARRIORS, fallen, -0.25);
  for (const place of PLACES)
    for (const { warrior, up } of stackAt(s, seat, place)) if (up) addFeature(to, KINDS.unseen.from + WARRIORS.indexOf(warrior), -0.25);
  addEach(to, KINDS.remembered, WARRIORS, remembered, 0.5);
  addEach(to, KINDS.remembered, WARRIORS, returned, 0.5);
  addEach(to, KINDS.unspent, ACTIONS, s.cards.actions, 0.5);
  addEach(to, KINDS.unspent, ACTIONS, spent, -0.5);
  addEach(to, KINDS.letStand, ACTIONS, letStand, 1);
};

const describeArmy = (s: State, { hand, deck, actions, pile, passed, lands, ares }: Army, side: number, to: Features): void => {
  const counts = [hand.length / 8, deck.length / 12, actions.length / 6, pile.length / 12];
  for (const [at, count] of counts.entries()) addFeature(to, KINDS.counts.from + 4 * side + at, count);
  if (passed) addFeature(to, KINDS.passed.from + side, 1);
  for (const land of lands) addFeature(to, KINDS.lands.from + side * COLORS.length + colorOf(s, land), 0.5);
  const points = landPoints(s.cards, lands);
  addFeature(to, KINDS.landPoints.from + side, points / 8);
  addFeature(to, KINDS.nearEnd.from + side, Math.max(0, points - LAND_POINTS_TO_END / 2) / 8);
  addFeature(to, KINDS.sets.from + side, setsIn(s.cards, lands));
  addFeature(to, KINDS.ares.from + side, ares);
};

const colorOf = ({ cards }: State, land: LandNo): number => COLORS.indexOf(cards.lands[land]?.colour ?? 'any');

const countOf = (s: State, seat: Seat, color: number): number =>
  armyOf(s, seat).lands.reduce((sum, land) => sum + (colorOf(s, land) === color ? 1 : 0), 0);

const describePlace = (s: State, at: PlaceNo, seat: Seat, to: Features): void => {
  const { lands, lying } = placeAt(s, at);
  const [mine, theirs] = [stackAt(s, seat, at), stackAt(s, opponent(seat), at)];
  const [top, other] = [mine.at(-1), theirs.at(-1)];
  const value = landPoints(s.cards, lands) / 4;
  const own = top === undefined ? 0 : 1 + 2 * WARRIORS.indexOf(top.warrior) + (top.up ? 1 : 0);
  const seen = other === undefined ? 0 : other.up ? 2 + WARRIORS.indexOf(other.warrior) : 1;
  addFeature(to, KINDS.pairs.from + own * THEIRS + seen, 1);
  addFeature(to, KINDS.stakes.from + own * THEIRS + seen, value);
  const heights = Math.min(HEIGHTS - 1, mine.length) * HEIGHTS + Math.min(HEIGHTS - 1, theirs.length);
  addFeature(to, KINDS.heights.from + heights, 1);
  addFeature(to, KINDS.stakedHeights.from + heights, value);
  for (const land of lands) {
    const color = colorOf(s, land);
    addFeature(to, KINDS.colors.from + color, countOf(s, seat, color) / 2);
    addFeature(to, KINDS.colors.from + COLORS.length + color, countOf(s, opponent(seat), color) / 2);
  }
  for (const [side, owner] of [seat, opponent(seat)].entries()) {
    const card = lying[owner];
    if (card !== null && card !== undefined) addFeature(to, KINDS.lying.from + side * LYING.length + LYING.indexOf(card), 1 + value);
  }
  for (let i = 0; i < mine.length - 1; i++) addFeature(to, KINDS.below.from + WARRIORS.indexOf(mine[i]?.warrior ?? 'spearmen'), 0.5);
};

/** A position as one seat knows it: its own cards, and of the opponent's only what lies open or can be worked out (B-20). */
export const describe = (s: State, seat: Seat, to: Features): void => {
  const other = opponent(seat);
  addFeature(to, KINDS.round.from + Math.min(ROUNDS, Math.max(1, s.round)) - 1, 1);
  if (s.phase !== 'over') addFeature(to, KINDS.phase.from + PHASES.indexOf(s.phase), 1);
  addFeature(to, KINDS.turn.from + (s.active === seat ? 0 : 1), 1);
  addFeature(to, KINDS.starter.from + (s.starter === seat ? 0 : 1), 1);
  addFeature(to, KINDS.passes.from + Math.min(2, s.passes), 1);
  addFeature(to, KINDS.fate.from, s.fate.length / 16);
  addFeature(to, KINDS.aresPile.from, s.aresPile);
  describeOwn(s, seat, to);
  describeOther(s, other, to);
  describeArmy(s, armyOf(s, seat), 0, to);
  describeArmy(s, armyOf(s, other), 1, to);
  for (const place of PLACES) describePlace(s, place, seat, to);
  const { points } = standing(s);
  addFeature(to, KINDS.lead.from, ((points[seat] as number) - (points[other] as number)) / 8);
  const played = s.exchange.at(-1);
  if (played !== undefined)
    addFeature(to, KINDS.exchange.from + (played.seat === seat ? 0 : 1) * ACTIONS.length + ACTIONS.indexOf(played.card), 1);
};
