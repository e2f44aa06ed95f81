import { canonicalJson, type Game, type SceneNotation, shuffle } from '@swordtable/kernel';
import { chanceIn, choiceIn, countIn, fail, type Lines, linesIn, tasksIn, textOf, writtenChance } from '../../scenes/lines.ts';
import { notationBy } from '../../scenes/notation.ts';
import { blankState } from '../blank-state.ts';
import { type Card, cardAs, ENCOUNTER_SORTS, idsOf } from '../cards/catalog.ts';
import { type CardId, DOMAINS } from '../cards/terms.ts';
import { FIELDS, SPOTS } from '../kingdom.ts';
import type { Party } from '../party/party-state.ts';
import type { Pack, State, Visitor } from '../state.ts';
import type { Task } from '../tasks.ts';
import { cardIn, cardsIn, NONE, numberIn, PEOPLE, wordsIn } from './cards-text.ts';
import { PARTY_LINES, partyIn, partyLines } from './party-text.ts';

const SEATS = ['1', '2', '3', '4', '5'] as const;
const PHASES = ['encounter', 'equipment', 'contract', 'payment'] as const;

/** What lies face up or was put aside, the newest first, and the decks, from the top. */
const OPEN = ['encounterGone', 'basics', 'basicGone', 'basicDone', 'followUps', 'tavern', 'smith', 'questsDone'] as const;
const DECKS = ['encounter', 'basicDeck', 'followUpsLeft', 'tavernDeck', 'smithDeck', 'questDeck'] as const;
type Pile = (typeof OPEN)[number] | (typeof DECKS)[number];

const PILES: Readonly<Record<Pile, { readonly name: string; readonly sorts: readonly Card['is'][] }>> = {
  encounter: { name: 'encounter deck', sorts: ENCOUNTER_SORTS },
  encounterGone: { name: 'encounter gone', sorts: ENCOUNTER_SORTS },
  basics: { name: 'basics', sorts: ['basic'] },
  basicDeck: { name: 'basic deck', sorts: ['basic'] },
  basicGone: { name: 'basic gone', sorts: ['basic'] },
  basicDone: { name: 'basic done', sorts: ['basic'] },
  followUps: { name: 'followups', sorts: ['followUp'] },
  followUpsLeft: { name: 'followup deck', sorts: ['followUp'] },
  tavern: { name: 'tavern', sorts: ['legendary'] },
  tavernDeck: { name: 'tavern deck', sorts: ['legendary'] },
  smith: { name: 'smith', sorts: ['rare'] },
  smithDeck: { name: 'smith deck', sorts: ['rare'] },
  questsDone: { name: 'quests done', sorts: ['quest'] },
  questDeck: { name: 'quest deck', sorts: ['quest'] },
};

const KNOWN: readonly string[] = [
  ...['match', 'phase', 'round', 'first', 'to move', 'turns', 'quests', 'spots', 'sets', 'agenda', 'random'],
  ...Object.values(PILES).map(({ name }) => name),
  ...SEATS.flatMap((seat) => [
    `packs ${seat}`,
    ...['party', 'plan'].flatMap((whose) => [`${whose} ${seat}`, ...linesOf(`${whose} ${seat}`)]),
  ]),
];
function linesOf(name: string): readonly string[] {
  return PARTY_LINES.map((line) => `${name} ${line}`);
}

const packText = ({ from, cards, taken }: Pack): string =>
  [`from=${from + 1}`, ...cards, ...taken.map(({ by, card }) => `${by + 1}=${card}`)].join(' ');
const visitorText = (visitor: Visitor | null): string => (visitor === null ? NONE : `${visitor.seat + 1}=${visitor.companion}`);
/** Nothing where there is nothing but gaps. */
const gaps = (words: readonly string[]): string => (words.every((word) => word === NONE) ? '' : words.join(' '));

const planLines = (plan: Party | null, party: Party | undefined, seat: number): readonly (readonly [string, string])[] => {
  const name = `plan ${seat + 1}`;
  if (plan === null) return [];
  return canonicalJson(plan) === canonicalJson(party) ? [[name, 'same']] : partyLines(name, plan);
};

const write = (s: State): string =>
  textOf([
    ['match', 'contracts'],
    ['phase', s.phase],
    ['round', s.round],
    ['first', s.first + 1],
    ['to move', s.active + 1],
    ['turns', s.turns || ''],
    ...s.parties.flatMap((party, seat) => partyLines(`party ${seat + 1}`, party)),
    ...s.plans.flatMap((plan, seat) => planLines(plan, s.parties[seat], seat)),
    ...s.packs.map((packs, seat): [string, string] => [`packs ${seat + 1}`, packs.map(packText).join(' | ')]),
    ...OPEN.map((pile): [string, string] => [PILES[pile].name, s[pile].join(' ')]),
    ...DECKS.map((pile): [string, string] => [PILES[pile].name, s[pile].length === 0 ? NONE : s[pile].toReversed().join(' ')]),
    ['quests', gaps(s.quests.map((quest) => quest ?? NONE))],
    ['spots', gaps(s.spots.map(visitorText))],
    ['sets', s.sets.join(' ')],
    ['agenda', JSON.stringify(s.agenda)],
    ['random', writtenChance(s)],
  ]);

const seatIn = (text: string | undefined, seats: number): number => {
  const seat = numberIn(text, seats) - 1;
  return seat < 0 ? fail('Seats are numbered from 1.') : seat;
};

const packIn = (text: string, seats: number): Pack => {
  let pack: Pack = { from: 0, cards: [], taken: [] };
  for (const word of text.trim().split(/\s+/)) {
    const [name = '', value] = word.split('=');
    if (value === undefined) pack = { ...pack, cards: [...pack.cards, cardIn(word, ...ENCOUNTER_SORTS)] };
    else if (name === 'from') pack = { ...pack, from: seatIn(value, seats) };
    else pack = { ...pack, taken: [...pack.taken, { by: seatIn(name, seats), card: cardIn(value, ...ENCOUNTER_SORTS) }] };
  }
  return pack;
};

const planIn = (lines: Lines, party: Party, seat: number): Party | null => {
  const line = lines.get(`plan ${seat + 1}`);
  if (line === undefined) return null;
  return line === 'same' ? party : partyIn(lines, `plan ${seat + 1}`);
};

const spotsIn = (lines: Lines, seats: number): readonly (Visitor | null)[] => {
  const words = wordsIn(lines, 'spots') ?? SPOTS.map(() => NONE);
  if (words.length !== SPOTS.length) fail(`"spots" has ${SPOTS.length} parts.`);
  return words.map((word) => {
    const [seat, companion = ''] = word.split('=');
    return word === NONE ? null : { seat: seatIn(seat, seats), companion: cardIn(companion, ...PEOPLE) };
  });
};

const questsIn = (lines: Lines): State['quests'] => {
  const words = wordsIn(lines, 'quests') ?? Array.from({ length: FIELDS }, () => NONE);
  if (words.length !== FIELDS) fail(`"quests" has ${FIELDS} parts.`);
  return words.map((word) => (word === NONE ? null : cardIn(word, 'quest')));
};

/** One tile for each domain, in their order. */
const setsIn = (lines: Lines): State['sets'] => {
  const tiles = cardsIn(lines, 'sets', 'setBonus') ?? [];
  const domainOf = (tile: CardId): string => cardAs(tile, 'setBonus').domain;
  return DOMAINS.map(
    (domain) => tiles.find((tile) => domainOf(tile) === domain) ?? idsOf('setBonus').find((tile) => domainOf(tile) === domain) ?? '',
  );
};

/** Decks that aren't written have all cards of their sort that lie nowhere else. */
const withDecks = (s: State, lines: Lines): State => {
  const named = new Set([...lines.values()].flatMap((line) => line.split(/[\s=|]+/)));
  const { random } = s;
  const decks = DECKS.map((pile): [Pile, readonly CardId[]] => {
    const { name, sorts } = PILES[pile];
    const rest = idsOf(...sorts).filter((card) => !named.has(card));
    if (!lines.has(name) && pile !== 'followUpsLeft') shuffle({ ...random }, rest);
    return [pile, cardsIn(lines, name, ...sorts)?.toReversed() ?? rest];
  });
  return { ...s, ...Object.fromEntries(decks) };
};

/** What a phase begins with, where nothing is said. */
const AGENDAS: Readonly<Record<(typeof PHASES)[number], readonly Task[]>> = {
  encounter: [{ do: 'endDraft' }, { ask: 'keep' }],
  equipment: [{ do: 'endDraft' }],
  contract: [{ do: 'nextTurn' }, { ask: 'turn', acted: false, not: [] }],
  payment: [{ do: 'payday' }],
};

const read = (text: string): State => {
  const lines = linesIn(text, KNOWN);
  if (lines.get('match') !== 'contracts') fail('Its line "match" should say "contracts".');
  const parties = SEATS.filter((seat) => lines.has(`party ${seat}`));
  if (parties.length < 2 || parties.at(-1) !== `${parties.length}`) fail('A scene has 2 to 5 parties: "party 1", "party 2", and so on.');
  const seats = parties.length;
  const phase = choiceIn(lines, 'phase', PHASES) ?? 'contract';
  const { random, shown } = chanceIn(lines);
  const all = parties.map((seat) => partyIn(lines, `party ${seat}`));
  const open = OPEN.map((pile) => [pile, cardsIn(lines, PILES[pile].name, ...PILES[pile].sorts) ?? []] as const);
  const first = seatIn(lines.get('first') ?? '1', seats);
  const s: State = {
    ...blankState(all, random),
    ...{ phase, shown, first, round: countIn(lines, 'round') ?? 1, turns: countIn(lines, 'turns') ?? 0 },
    active: seatIn(lines.get('to move') ?? `${first + 1}`, seats),
    plans: all.map((party, seat) => planIn(lines, party, seat)),
    packs: all.map((_, seat) => (lines.get(`packs ${seat + 1}`)?.split('|') ?? []).map((pack) => packIn(pack, seats))),
    ...Object.fromEntries(open),
    ...{ quests: questsIn(lines), spots: spotsIn(lines, seats), sets: setsIn(lines) },
    agenda: tasksIn<Task>(lines, 'agenda') ?? [...AGENDAS[phase]],
  };
  return withDecks(s, lines);
};

/** Positions as text: `party 1: gold=5 fame=3`, `party 1 fellows: borwyn war-axe ready | thug`, `basics: hold-the-river-ford`. */
export const notationOf = (rules: Pick<Game<State>, 'decisions' | 'faults'>): SceneNotation<State> => notationBy({ read, write }, rules);
