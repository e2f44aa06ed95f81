import type { Seat, Watcher } from '@swordtable/kernel';
import type { CardId } from '../cards/terms.ts';
import type { Event } from '../events.ts';
import type { Party } from '../party/party-state.ts';
import { packAtHand } from '../phases/encounter.ts';
import type { Phase, Setting, State, Visitor } from '../state.ts';
import type { Task } from '../tasks.ts';
import { type Remembered, remembered } from './draft-memory.ts';

/** What only its owner knows of a party. */
export interface OwnParty {
  readonly leaders: readonly CardId[];
  readonly hand: readonly CardId[];
  readonly gained: readonly CardId[];
  readonly fresh: readonly CardId[];
  /** The party as its owner is putting it together, until all are shown; nothing while nobody does (C-12). */
  readonly plan: Party | null;
  /** The cards of the pack at hand, in the encounter phase; none while one has no pack. */
  readonly pack: readonly CardId[];
  /** What one saw of the packs of this round, until the parties are shown. */
  readonly remembered: readonly Remembered[];
}

/** A party as it lies on the table. While all put theirs together it is shown as it was before, the number of cards in hand too. */
export interface SeenParty extends Omit<Party, keyof OwnParty> {
  readonly leaders: number;
  readonly hand: number;
  readonly gained: number;
  /** What was gained in this turn, in no order; cards that are still in the hand are only counted. */
  readonly fresh: readonly (CardId | null)[];
  readonly own: OwnParty | null;
}

/** A pack in front of a player, with this many cards. */
export interface SeenPack {
  readonly from: Seat;
  readonly size: number;
}

/** What one seat, or a spectator, may know. Built, never stripped. */
export interface View {
  readonly setting: Setting;
  readonly round: number;
  readonly phase: Phase;
  readonly first: Seat;
  readonly active: Seat;
  readonly turns: number;
  readonly parties: readonly SeenParty[];
  /** By seat, the pack at hand first; those that wait for a slow player are behind it. */
  readonly packs: readonly (readonly SeenPack[])[];
  readonly encounter: number;
  readonly encounterGone: number;
  readonly basics: readonly CardId[];
  readonly basicDeck: number;
  readonly basicGone: readonly CardId[];
  readonly basicDone: readonly CardId[];
  readonly followUps: readonly CardId[];
  /** Which ones may still come everybody can work out; which comes next is chance. */
  readonly followUpsLeft: readonly CardId[];
  readonly tavern: readonly CardId[];
  readonly tavernDeck: number;
  readonly smith: readonly CardId[];
  readonly smithDeck: number;
  readonly quests: readonly (CardId | null)[];
  readonly questDeck: number;
  readonly questsDone: readonly CardId[];
  readonly spots: readonly (Visitor | null)[];
  readonly sets: readonly CardId[];
  /** What is being asked, including a group on its way to a contract. */
  readonly asked: Extract<Task, { ask: string }> | null;
  /** Only where all lies open: what lies in the packs, in the decks and face down, the next card first. */
  readonly open?: Readonly<Record<Pile, readonly CardId[]>> & { readonly packs: readonly (readonly (readonly CardId[])[])[] };
}

type Pile = 'encounter' | 'encounterGone' | 'basicDeck' | 'tavernDeck' | 'smithDeck' | 'questDeck';

const ownParty = (s: State, seat: Seat, { leaders, hand, gained, fresh }: Party): OwnParty => ({
  leaders,
  hand,
  gained,
  fresh,
  plan: s.plans[seat] ?? null,
  pack: packAtHand(s, seat)?.cards ?? [],
  remembered: remembered(s, seat),
});

/** Which of several cards was drawn first would tell something of those that are still hidden, so the known ones come first. */
const shownFirst = ({ fresh, hand }: Party): readonly (CardId | null)[] => {
  const [known, hidden] = [fresh.filter((card) => !hand.includes(card)), fresh.filter((card) => hand.includes(card))];
  return [...known.toSorted(), ...hidden.map(() => null)];
};

const seenParty = (s: State, seat: Seat, party: Party, isOwn: boolean): SeenParty => ({
  gold: party.gold,
  luck: party.luck,
  fame: party.fame,
  leaders: party.leaders.length,
  hand: party.hand.length,
  gained: party.gained.length,
  fellows: party.fellows,
  spare: party.spare,
  items: party.items,
  wilds: party.wilds,
  camp: party.camp,
  reserved: party.reserved,
  fulfilled: party.fulfilled,
  quests: party.quests,
  contributed: party.contributed,
  salary: party.salary,
  waived: party.waived,
  used: party.used,
  passed: party.passed,
  reequipped: party.reequipped,
  loosened: party.loosened,
  scrapped: party.scrapped,
  fresh: shownFirst(party),
  own: isOwn ? ownParty(s, seat, party) : null,
});

const askedIn = ({ agenda }: State): View['asked'] => {
  const task = agenda.at(-1);
  return task !== undefined && 'ask' in task ? task : null;
};

const seenBy = (s: State, isOwn: (seat: Seat) => boolean): View => ({
  setting: s.setting,
  round: s.round,
  phase: s.phase,
  first: s.first,
  active: s.active,
  turns: s.turns,
  parties: s.parties.map((party, seat) => seenParty(s, seat, party, isOwn(seat))),
  packs: s.packs.map((row) => row.map(({ from, cards }): SeenPack => ({ from, size: cards.length }))),
  encounter: s.encounter.length,
  encounterGone: s.encounterGone.length,
  basics: s.basics,
  basicDeck: s.basicDeck.length,
  basicGone: s.basicGone,
  basicDone: s.basicDone,
  followUps: s.followUps,
  followUpsLeft: s.followUpsLeft.toSorted(),
  tavern: s.tavern,
  tavernDeck: s.tavernDeck.length,
  smith: s.smith,
  smithDeck: s.smithDeck.length,
  quests: s.quests,
  questDeck: s.questDeck.length,
  questsDone: s.questsDone,
  spots: s.spots,
  sets: s.sets,
  asked: askedIn(s),
});

export const view = (s: State, watcher: Watcher): View => seenBy(s, (seat) => seat === watcher);

export const openView = (s: State): View => ({
  ...seenBy(s, () => true),
  open: {
    packs: s.packs.map((row) => row.map(({ cards }) => cards)),
    encounter: s.encounter.toReversed(),
    encounterGone: s.encounterGone.toReversed(),
    basicDeck: s.basicDeck.toReversed(),
    tavernDeck: s.tavernDeck.toReversed(),
    smithDeck: s.smithDeck.toReversed(),
    questDeck: s.questDeck.toReversed(),
  },
});

/** What of an event a watcher may know: cards that go into a hand are named to their owner only, and plans told to nobody else. */
export const redact = (event: Event, watcher: Watcher): Event | undefined => {
  if (!('seat' in event) || event.seat === watcher) return event;
  switch (event.what) {
    case 'kept':
      return { ...event, card: null };
    case 'drew':
      return { ...event, cards: null };
    case 'planned':
      return undefined;
    default:
      return event;
  }
};
