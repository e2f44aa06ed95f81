import type { Seat, Strategy } from '@swordtable/kernel';
import { asEquipment, cardAs, cardOf } from '../cards/catalog.ts';
import { ARCS, type CardId, DOMAINS, type Domain, SLOTS } from '../cards/terms.ts';
import { campLevel } from '../effects/counting.ts';
import { attributesOf, newFellow, SET_SIZE, setsOn, suits, wornBy } from '../party/party.ts';
import type { Fellow, Party } from '../party/party-state.ts';
import { salaryOf } from '../party/salary.ts';
import { planAt, type State } from '../state.ts';
import { poolWorth } from './worth.ts';

/**
 * The strategies that a draft can aim for, each measured by a party's progress. A bot that prefers one counts it
 * on top of what it expects: enough to turn what it drafts and does that way, and not so much that it forgets to win.
 */
type Progress = (party: Party, s: State, seat: Seat) => number;

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number => items.reduce((all, item) => all + of(item), 0);

/** Companions of the hand, who are as good as called while cards are drafted. */
const coming = ({ hand }: Party): readonly CardId[] => hand.filter((card) => cardOf(card).is === 'companion');

/** Icons of a domain that somebody could wear at the same time: their own pieces and those that wait, one in each place. */
const iconsFor = (fellow: Fellow, domain: Domain, waiting: readonly CardId[], sets: State['sets']): number => {
  const pieces = [...waiting, ...wornBy(fellow)].flatMap((card) => asEquipment(card) ?? []);
  return sum(SLOTS, (slot) => {
    const fitting = pieces.filter((piece) => piece.slot === slot && suits(fellow, piece.classes, sets));
    return Math.max(0, ...fitting.map(({ domains = [] }) => domains.filter((each) => each === domain).length));
  });
};

/** What two and three icons that could come together on somebody count. */
const TOGETHER: readonly number[] = [0, 0, 0.3, 1.2];

/** Sets that could be put together of what a party and its hand have. */
const setsAtHand = (party: Party, sets: State['sets']): number => {
  const takers = [...party.fellows, ...coming(party).map(newFellow)];
  const waiting = [...party.hand, ...party.spare];
  const best = (domain: Domain): number => Math.max(0, ...takers.map((fellow) => iconsFor(fellow, domain, waiting, sets)));
  return sum(DOMAINS, (domain) => TOGETHER[Math.min(SET_SIZE, best(domain))] ?? 0);
};

/** Companions sent along with the first one to a contract that is being fulfilled. */
const sentAlong = (s: State, seat: Seat): number => {
  const task = s.agenda.at(-1);
  return s.active === seat && task !== undefined && 'ask' in task && task.ask === 'fulfil' ? Math.max(0, task.group.length - 1) : 0;
};

const STRATEGIES = {
  'solo-champion': (party, s, seat) =>
    0.4 * Math.max(0, ...party.fellows.map((fellow) => poolWorth({ pool: attributesOf(fellow) }))) - sentAlong(s, seat),
  'wide-band': (party) => 0.8 * (party.fellows.length + coming(party).length),
  'set-collector': (party, s) => 2 * sum(party.fellows, (fellow) => setsOn(fellow, s.sets).length) + setsAtHand(party, s.sets),
  labor: (party) => 0.6 * sum(party.contributed, (attributes) => attributes ?? 0),
  'side-quests': (party) => 1.2 * party.quests,
  luck: (party) => 0.3 * (party.luck + sum(party.wilds, (count) => count)),
  camp: (party) => 0.4 * sum(party.camp, campLevel),
  miser: (party, s) =>
    sum(party.fellows, (fellow) => 0.6 - 0.4 * salaryOf(party, fellow, s.sets)) +
    sum(coming(party), (card) => 0.6 - 0.4 * cardAs(card, 'companion').salary),
  arcs: (party) => 0.8 * sum(ARCS, (arc) => Math.max(0, party.fulfilled[arc] - 1)),
} as const satisfies Readonly<Record<string, Progress>>;

/** As the game hands them out: by a seat of a position, whose owner knows the plan it is making. */
export const strategies: Readonly<Record<string, Strategy<State>>> = Object.fromEntries(
  Object.entries(STRATEGIES).map(([name, progress]: [string, Progress]) => [
    name,
    { progress: (s: State, seat: Seat) => progress(planAt(s, seat), s, seat) },
  ]),
);
