import { next, type Seat, type Tell } from '@swordtable/kernel';
import { type Warrior, withWarrior } from '../cards/cards.ts';
import { ownNames } from '../cards/catalog.ts';
import type { Event } from '../events.ts';
import { PLACES, type PlaceNo } from '../places.ts';
import { armyOf, changeStack, opponent, placeAt, ROUNDS, SEATS, type State, stackAt, topAt } from '../state.ts';
import { END_TURN, type Task } from '../tasks.ts';
import { judge, LAND_POINTS_TO_END, landPoints, standing } from './scoring.ts';

const loseTop = (s: State, seat: Seat, place: PlaceNo, warrior: Warrior): void => {
  changeStack(s, seat, place, stackAt(s, seat, place).slice(0, -1));
  const army = armyOf(s, seat);
  army.fallen = withWarrior(army.fallen, warrior);
};

const clearLying = (s: State, place: PlaceNo): void => {
  const { lands, stacks } = placeAt(s, place);
  s.places[place] = { lands, stacks, lying: [null, null] };
};

/** Compares every pair whose top warriors are both face up; with no such pair, the battle is over (B-12). */
export const compare = (s: State, tell: Tell<Event> | undefined): void => {
  s.passes = 0;
  // Nobody takes back the pass that led to it.
  s.shown++;
  let compared = 0;
  for (const place of PLACES) {
    const [first, second] = [topAt(s, 0, place), topAt(s, 1, place)];
    if (first?.up !== true || second?.up !== true) continue;
    compared++;
    const { winner, verdict } = judge(s.cards, placeAt(s, place).lying, first.warrior, second.warrior);
    tell?.({
      what: 'compared',
      place,
      warriors: [first.warrior, second.warrior],
      lying: placeAt(s, place).lying,
      winner,
      verdict,
    });
    if (winner !== 0) loseTop(s, 0, place, first.warrior);
    if (winner !== 1) loseTop(s, 1, place, second.warrior);
    clearLying(s, place);
  }
  if (compared === 0) tell?.({ what: 'nothingToCompare' });
  next<Task>(s, compared === 0 ? { do: 'resolve' } : END_TURN);
};

/** A place goes to the only side with warriors there, with all that lies on it; else it stays (B-4, B-13). */
const takePlace = (s: State, place: PlaceNo, tell: Tell<Event> | undefined): Seat | -1 => {
  const holder = SEATS.find((seat) => stackAt(s, seat, place).length > 0 && stackAt(s, opponent(seat), place).length === 0) ?? -1;
  const { lands } = placeAt(s, place);
  tell?.({ what: 'won', place, seat: holder, lands, ...ownNames(s.cards, lands) });
  if (holder >= 0) armyOf(s, holder).lands = [...armyOf(s, holder).lands, ...lands];
  return holder;
};

/** What is left on the table is discarded as it lies: face up, or face down (B-14). */
const clearPlace = (s: State, place: PlaceNo, taken: boolean): void => {
  for (const seat of SEATS) {
    const army = armyOf(s, seat);
    for (const { warrior, up } of stackAt(s, seat, place)) {
      if (up) army.fallen = withWarrior(army.fallen, warrior);
      else army.buried = withWarrior(army.buried, warrior);
    }
  }
  s.places[place] = { lands: taken ? [] : placeAt(s, place).lands, stacks: [[], []], lying: [null, null] };
};

/** Places won this round; more of them take the Ares pile, and a tie leaves it (B-15). */
const takeAres = (s: State, holders: readonly (Seat | -1)[], tell: Tell<Event> | undefined): void => {
  const [first, second] = SEATS.map((seat) => holders.filter((holder) => holder === seat).length) as [number, number];
  const winner = first === second ? -1 : first > second ? 0 : 1;
  if (s.aresPile > 0) tell?.({ what: 'ares', seat: winner, cards: s.aresPile, places: [first, second] });
  if (winner < 0) return;
  armyOf(s, winner).ares += s.aresPile;
  s.aresPile = 0;
};

/** The third phase: lands and Ares change hands, the table is cleared, and another round begins or the game ends (B-14 to B-16). */
export const resolve = (s: State, tell: Tell<Event> | undefined): void => {
  const holders = PLACES.map((place) => takePlace(s, place, tell));
  takeAres(s, holders, tell);
  for (const place of PLACES) clearPlace(s, place, (holders[place] as number) >= 0);
  const early = s.armies.some(({ lands }) => landPoints(s.cards, lands) >= LAND_POINTS_TO_END);
  if (s.round < ROUNDS && !early) {
    next<Task>(s, { do: 'startRound' });
    return;
  }
  s.phase = 'over';
  const { points, ranking } = standing(s);
  const [best = []] = ranking;
  tell?.({
    what: 'over',
    points: [points[0] as number, points[1] as number],
    winner: best.length === 1 ? (best[0] as Seat) : -1,
    early: s.round < ROUNDS,
  });
};
