import type { Game, Reason as ReasonOf, Seat } from '@swordtable/kernel';
import { type Action, PASS } from '../action.ts';
import { type ActionCard, answering, kindsIn, type Warrior, withoutAll } from '../cards/cards.ts';
import { placeTerm, type Said, stackOf, thing, topOf } from '../explain/facts.ts';
import { projectedOutcome } from '../phases/projection.ts';
import { landPoints, standing } from '../phases/scoring.ts';
import { PLACES, type PlaceNo } from '../places.ts';
import { opponent, type State } from '../state.ts';
import { type SeenArmy, type View, view } from '../view/view.ts';

type Reason = ReasonOf<Said>;

/** What a card that is kept, an answer to one more card, a warrior that lies hidden, and one more type in hand are about worth. */
const WORTH = { action: 0.8, warrior: 0.4, answer: 0.25, hidden: 0.3, type: 0.3 } as const;
/** The chances at a place where a side has no warriors yet, while more can be placed. */
const NOBODY = 0.3;
const ALONE = 0.6;

const because = (worth: number, message: Said): readonly Reason[] => (worth > 0 ? [{ message, worth }] : []);

const armyIn = ({ armies }: View, seat: Seat): SeenArmy => armies[seat] as SeenArmy;
const actionsIn = (seen: View, seat: Seat): readonly ActionCard[] => armyIn(seen, seat).own?.actions ?? [];
const handIn = (seen: View, seat: Seat): readonly Warrior[] => armyIn(seen, seat).own?.hand ?? [];

/** Cards of one list that another lacks. */
const onlyIn = <Card>(cards: readonly Card[], others: readonly Card[]): readonly Card[] => {
  const left = others.slice();
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** Warriors of a seat that don't lie open. */
const unseenOf = (seen: View, seat: Seat): readonly Warrior[] => {
  const open = PLACES.flatMap((place) =>
    stackOf(seen, seat, place).flatMap(({ warrior, up }) => (up && warrior !== null ? [warrior] : [])),
  );
  return withoutAll(seen.cards.warriors, [...armyIn(seen, seat).fallen, ...open]);
};

/** How often a warrior wins against one that isn't known; a tie is half a win. */
const oddsOf = ({ cards: { beats } }: View, warrior: Warrior, unseen: readonly Warrior[]): number =>
  unseen.reduce((sum, other) => sum + (other === warrior ? 0.5 : beats[warrior].includes(other) ? 1 : 0), 0) / Math.max(1, unseen.length);

/** A seat's chances to win a place, as far as it can tell. */
const chanceAt = (seen: View, seat: Seat, place: PlaceNo): number => {
  const [mine, theirs] = [topOf(seen, seat, place), topOf(seen, opponent(seat), place)];
  const isPlacing = seen.phase !== 'battle';
  if (mine === undefined) return theirs === undefined ? NOBODY : 0;
  const odds = mine.warrior === null ? 0.5 : oddsOf(seen, mine.warrior, unseenOf(seen, opponent(seat)));
  if (theirs === undefined) return isPlacing ? ALONE + (1 - ALONE) * odds : 1;
  const outcome = projectedOutcome(seen, place);
  return outcome === 'unknown' ? odds : outcome === 'nobody' ? NOBODY : outcome === seat ? 1 : 0;
};

/** The place where a seat's chances are better by most. */
const placeReasons = (one: View, other: View, seat: Seat): readonly Reason[] => {
  const better = PLACES.map((place) => {
    const [chance, than] = [chanceAt(one, seat, place), chanceAt(other, seat, place)];
    return { place, isSure: chance === 1, worth: (chance - than) * Math.max(1, landPoints(one.cards, one.places[place]?.lands ?? [])) };
  }).toSorted((a, b) => b.worth - a.worth)[0];
  if (better === undefined) return [];
  const { place, isSure, worth } = better;
  return because(worth, { say: isSure ? 'hintTakes' : 'hintOdds', with: [placeTerm(one, place)] });
};

const answersIn = (seen: View, seat: Seat): number => {
  const mine = actionsIn(seen, seat);
  const theirs = withoutAll(seen.cards.actions, armyIn(seen, opponent(seat)).spent);
  return theirs.filter((played) => mine.some((card) => answering(card, played) !== undefined)).length;
};

const cardReasons = (one: View, other: View, seat: Seat): readonly Reason[] => {
  const [actions, others] = [actionsIn(one, seat), actionsIn(other, seat)];
  const [action] = onlyIn(actions, others);
  const answers = answersIn(one, seat) - answersIn(other, seat);
  const [hand, than] = [handIn(one, seat), handIn(other, seat)];
  const [warrior] = onlyIn(hand, than);
  const types = kindsIn(hand).length - kindsIn(than).length;
  return [
    ...(action === undefined || actions.length <= others.length
      ? because(WORTH.answer * answers, { say: 'hintAnswers', with: [answers, thing({ seat: opponent(seat) })] })
      : because(WORTH.action, { say: 'hintKeeps', with: [thing({ action })] })),
    ...(warrior === undefined || hand.length <= than.length
      ? because(WORTH.type * types, { say: 'hintTypes', with: [types] })
      : because(WORTH.warrior, { say: 'hintKeepsWarrior', with: [thing({ warrior })] })),
  ];
};

const hiddenTops = (seen: View, seat: Seat): number => PLACES.filter((place) => topOf(seen, seat, place)?.up === false).length;

/** The rules, to see what comes of a card. */
type Rules = Pick<Game<State, Action>, 'clone' | 'decisions' | 'advance'>;

/** The position after a card that the other player could still answer, as if nobody did. */
const settled = ({ clone, decisions, advance }: Rules, s: State, seat: Seat): State => {
  const [asked] = decisions(s);
  if (asked?.prompt.rule !== 'answer' || asked.seat === seat) return s;
  const after = clone(s);
  advance(after, asked.seat, PASS);
  return after;
};

const leadOf = (s: State, seat: Seat): number => {
  const { points } = standing(s);
  return (points[seat] as number) - (points[opponent(seat)] as number);
};

/** What makes the position after one answer better than after another: lands, places, cards in hand, what stays hidden. */
export const reasonsBy =
  (rules: Rules) =>
  (after: State, than: State, seat: Seat): readonly Reason[] => {
    const [one, other] = [settled(rules, after, seat), settled(rules, than, seat)];
    if (one.round !== other.round || one.phase !== other.phase) {
      const points = leadOf(one, seat) - leadOf(other, seat);
      return because(points, { say: 'hintPoints', with: [points] });
    }
    const [mine, theirs] = [view(one, seat), view(other, seat)];
    const hidden = hiddenTops(mine, seat) - hiddenTops(theirs, seat);
    return [
      ...placeReasons(mine, theirs, seat),
      ...cardReasons(mine, theirs, seat),
      ...because(WORTH.hidden * hidden, { say: 'hintHidden', with: [hidden] }),
    ];
  };
