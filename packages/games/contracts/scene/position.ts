import { randomFrom, type Seat } from '@swordtable/kernel';
import { poolOf, type Tokens, WILDS } from '../cards/attributes.ts';
import { idOf } from '../cards/card.ts';
import { asEquipment, cardAs } from '../cards/catalog.ts';
import type { Arc, CardId } from '../cards/terms.ts';
import { COLUMN, ON_SALE } from '../kingdom.ts';
import { wantedIn } from '../party/equip.ts';
import { attributesOf, newFellow } from '../party/party.ts';
import type { Fellow, Party } from '../party/party-state.ts';
import { setup } from '../setup.ts';
import { ROUNDS, type State, type Visitor } from '../state.ts';
import type { Task } from '../tasks.ts';

/** A companion as a test describes it. Cards are called by their names or by their ids. */
export interface FellowSpec {
  readonly card: string;
  readonly level?: number;
  readonly learning?: number;
  readonly wears?: readonly string[];
  readonly skills?: readonly string[];
  /** What its cards give, if it does not say; nothing before the Preparation Step. */
  readonly pool?: Tokens;
  /** It has its meeple from the contract phase on, if it does not say. */
  readonly ready?: boolean;
}

type Cards = 'leaders' | 'hand' | 'gained' | 'spare' | 'items';
type Kept = 'gold' | 'luck' | 'fame' | 'camp' | 'quests' | 'contributed' | 'salary' | 'used' | 'passed' | 'reequipped';

/** A party; companions are written as a name alone where there is nothing to say about them, the leader first. */
export interface PartySpec extends Partial<Readonly<Record<Cards, readonly string[]>>>, Partial<Pick<Party, Kept>> {
  readonly fellows?: readonly (string | FellowSpec)[];
  readonly wilds?: Tokens;
  readonly reserved?: string;
  readonly fulfilled?: Readonly<Partial<Record<Arc, number>>>;
}

/** Where a scene begins: with the first thing that happens in this step or phase. */
const BEGINS = {
  equipment: { do: 'endDraft' },
  preparation: { do: 'prepare' },
  contract: { do: 'startContracts' },
  reward: { do: 'reward' },
  payment: { do: 'payday' },
  'clean-up': { do: 'cleanUp' },
  end: { do: 'score' },
} as const satisfies Readonly<Record<string, Task>>;

const DECKS = ['encounter', 'basicDeck', 'tavernDeck', 'smithDeck', 'questDeck'] as const;
type Deck = (typeof DECKS)[number];
type Open = 'basics' | 'followUps' | 'tavern' | 'smith' | 'encounterGone' | 'basicGone' | 'basicDone';

/**
 * What a test says about a position; everything else is as set-up has it. Open cards are named the newest first, decks by their top
 * cards, the next one first. Basic contracts are filled up to four, follow-ups, Tavern, Smith, and side quests are just those named.
 */
export interface PositionSpec extends Partial<Readonly<Record<Deck | Open, readonly string[]>>> {
  readonly seats?: number;
  readonly round?: number;
  readonly phase?: keyof typeof BEGINS;
  readonly first?: Seat;
  /** Players who aren't described have a thug and have passed. */
  readonly parties: readonly PartySpec[];
  readonly quests?: readonly (string | null)[];
  /** Tiles in the place of those that set-up drew for their domains. */
  readonly sets?: readonly string[];
  readonly spots?: Readonly<Record<number, Visitor>>;
  /** Decks that have only what is named; the others of their cards are discarded, or out of the game where nothing is discarded. */
  readonly emptied?: readonly (Deck | 'followUpsLeft')[];
  readonly seed?: string;
}

const ids = (names: readonly string[] | undefined): readonly CardId[] => (names ?? []).map(idOf);

const fellowFrom = (drawn: string | FellowSpec, isOut: boolean): Fellow => {
  const { card, level = 1, learning = 0, wears, skills, pool, ready = isOut } = typeof drawn === 'string' ? { card: drawn } : drawn;
  const worn = Object.fromEntries(ids(wears).map((each) => [asEquipment(each)?.slot ?? each, each]));
  const bare = newFellow(idOf(card));
  const fellow: Fellow = { ...bare, experience: level - 1, learning, worn: { ...bare.worn, ...worn }, skills: ids(skills), ready };
  return { ...fellow, pool: pool !== undefined ? poolOf(pool) : isOut ? attributesOf(fellow) : bare.pool };
};

const partyFrom = (base: Party, drawn: PartySpec, isOut: boolean, sets: State['sets']): Party => {
  const { leaders, hand, gained, spare, items, fellows = ['Thug'], wilds = {}, reserved, fulfilled, ...kept } = drawn;
  const party: Party = {
    ...base,
    ...{ leaders: ids(leaders), hand: ids(hand), gained: ids(gained), spare: ids(spare), items: ids(items) },
    fellows: fellows.map((fellow) => fellowFrom(fellow, isOut)),
    wilds: WILDS.map((wild) => wilds[wild] ?? 0),
    reserved: reserved === undefined ? null : idOf(reserved),
    fulfilled: { ...base.fulfilled, ...fulfilled },
  };
  const salary = isOut ? wantedIn(party, sets) : 0;
  return { ...party, salary, waived: Math.max(0, salary - (kept.salary ?? salary)), ...kept };
};

const cardsIn = (party: Party): readonly CardId[] => [
  ...[...party.leaders, ...party.hand, ...party.spare, ...party.items, party.reserved ?? ''],
  ...party.fellows.flatMap(({ card, worn, skills }) => [card, ...Object.values(worn).flatMap((each) => each ?? []), ...skills]),
];

/** All cards that a test names, and so lie nowhere else. */
const namedIn = (drawn: PositionSpec, parties: readonly Party[]): ReadonlySet<CardId> => {
  const open = [drawn.basics, drawn.followUps, drawn.tavern, drawn.smith, drawn.encounterGone, drawn.basicGone, drawn.basicDone];
  const decks = DECKS.map((deck) => drawn[deck]);
  const quests = (drawn.quests ?? []).flatMap((quest) => quest ?? []);
  return new Set([...[...open, ...decks, quests].flatMap(ids), ...parties.flatMap(cardsIn)]);
};

/** Lays out everything that is nobody's, as a test says; what it does not name lies as set-up has it, without what is named elsewhere. */
const layOut = (s: State, drawn: PositionSpec): void => {
  const { emptied = [] } = drawn;
  const named = namedIn(drawn, s.parties);
  const unnamed = (cards: readonly CardId[]): readonly CardId[] => cards.filter((card) => !named.has(card));
  /** The face-up cards of a pile, those named plus this many more; and the rest of it, the next card first. */
  const parted = (open: readonly CardId[], deck: readonly CardId[], count: number) => {
    const cards = unnamed([...open, ...deck.toReversed()]);
    return [cards.slice(0, count), cards.slice(count)] as const;
  };
  const deckOf = (name: Deck, rest: readonly CardId[]): readonly CardId[] => [
    ...(emptied.includes(name) ? [] : rest.toReversed()),
    ...ids(drawn[name]).toReversed(),
  ];
  const goneOf = (name: Deck, rest: readonly CardId[]): readonly CardId[] => (emptied.includes(name) ? rest : []);

  const encounter = unnamed(s.encounter).toReversed();
  s.encounter = deckOf('encounter', encounter);
  s.encounterGone = [...ids(drawn.encounterGone), ...goneOf('encounter', encounter)];
  const [basics, basicRest] = parted(s.basics, s.basicDeck, COLUMN - (drawn.basics ?? []).length);
  s.basics = [...ids(drawn.basics), ...basics];
  s.basicDeck = deckOf('basicDeck', basicRest);
  s.basicGone = [...ids(drawn.basicGone), ...goneOf('basicDeck', basicRest)];
  s.basicDone = ids(drawn.basicDone);
  s.followUps = ids(drawn.followUps);
  s.followUpsLeft = emptied.includes('followUpsLeft') ? [] : unnamed(s.followUpsLeft);
  const [tavern, tavernRest] = parted(s.tavern, s.tavernDeck, drawn.tavern === undefined ? ON_SALE : 0);
  [s.tavern, s.tavernDeck] = [[...ids(drawn.tavern), ...tavern], deckOf('tavernDeck', tavernRest)];
  const [smith, smithRest] = parted(s.smith, s.smithDeck, drawn.smith === undefined ? ON_SALE : 0);
  [s.smith, s.smithDeck] = [[...ids(drawn.smith), ...smith], deckOf('smithDeck', smithRest)];
  const lain = s.quests.flatMap((quest) => quest ?? []);
  const [lying, questRest] = parted(lain, s.questDeck, drawn.quests === undefined ? lain.length : 0);
  const quests = drawn.quests?.map((quest) => (quest === null ? null : idOf(quest))) ?? lying;
  s.quests = s.quests.map((_, field) => quests[field] ?? null);
  s.questDeck = deckOf('questDeck', questRest);
  s.questsDone = goneOf('questDeck', questRest);
};

/** The state that a test describes. */
export const stateOf = (drawn: PositionSpec): State => {
  const { seats = Math.max(2, drawn.parties.length), phase = 'contract' } = drawn;
  const s = setup(seats, {}, randomFrom(drawn.seed ?? 'scene'));
  const isOut = phase !== 'equipment' && phase !== 'preparation';
  const tiles = ids(drawn.sets);
  s.sets = s.sets.map((set) => tiles.find((tile) => cardAs(tile, 'setBonus').domain === cardAs(set, 'setBonus').domain) ?? set);
  s.parties = s.parties.map((base, seat) => partyFrom(base, drawn.parties[seat] ?? { passed: true }, isOut, s.sets));
  layOut(s, drawn);
  s.round = drawn.round ?? (phase === 'end' ? ROUNDS : 1);
  s.first = drawn.first ?? 0;
  s.active = s.first;
  s.spots = s.spots.map((_, spot) => drawn.spots?.[spot] ?? null);
  s.phase = isOut ? 'contract' : 'equipment';
  s.agenda = [BEGINS[phase]];
  return s;
};
