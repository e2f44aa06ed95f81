import type { Pool } from '../cards/attributes.ts';
import { asEquipment } from '../cards/catalog.ts';
import type { Arc, CardId, CompanionId, Slot } from '../cards/terms.ts';
import { bearTheSame } from './bearers.ts';

/** A companion of a party, with all that lies on its card. Companions are values: changing one makes another. */
export interface Fellow {
  readonly card: CompanionId;
  /** Experience on the card: its level is one more (C-10). */
  readonly experience: number;
  /** Experience gained in this round; it counts from the Clean Up Step on (C-16). */
  readonly learning: number;
  readonly worn: Readonly<Record<Slot, CardId | null>>;
  readonly skills: readonly CardId[];
  /** Its attribute tokens. */
  readonly pool: Pool;
  /** Whether it has its meeple; without one it is exhausted. */
  readonly ready: boolean;
}

/** One player's party and camp. A value, as its companions are. */
export interface Party {
  readonly gold: number;
  readonly luck: number;
  readonly fame: number;
  /** The leaders one may choose from, before that is done. */
  readonly leaders: readonly CardId[];
  /** Drafted cards in the hand, and cards gained in the contract phase. */
  readonly hand: readonly CardId[];
  /** Which cards of the hand were gained in a contract phase, and are never discarded for gold or luck (C-27). */
  readonly gained: readonly CardId[];
  readonly fellows: readonly Fellow[];
  /** Equipment and skills that wait in the party for somebody (C-8). */
  readonly spare: readonly CardId[];
  readonly items: readonly CardId[];
  /** Wild tokens for the whole party: basic, advanced, expert. */
  readonly wilds: readonly number[];
  /** Attributes spent on each track of the camp, in the order of the basic attributes (C-23). */
  readonly camp: readonly number[];
  readonly reserved: CardId | null;
  /** Basic and follow-up contracts fulfilled in the game, by arc. */
  readonly fulfilled: Readonly<Record<Arc, number>>;
  /** Side quests fulfilled in the game. */
  readonly quests: number;
  /** Attributes contributed to each common contract in this round; nothing where nobody was sent (C-18). */
  readonly contributed: readonly (number | null)[];
  /** Salary tokens on the track: what all companions want, less what was waived. */
  readonly salary: number;
  /** Salary tokens waived in this round. */
  readonly waived: number;
  /** What was used in this round, by `useOf`. */
  readonly used: readonly string[];
  readonly passed: boolean;
  /** Whether the party was re-equipped in this contract phase. */
  readonly reequipped: boolean;
  /** Cards gained in this turn, which may be brought together for free (C-15); in the equipment phase those added to the party. */
  readonly fresh: readonly CardId[];
  /** Equipment taken off since the phase began: in the contract phase each piece comes off once, and searches never take one off twice. */
  readonly loosened: readonly CardId[];
  /** Drafted cards given away in this equipment phase, until all parties are shown. */
  readonly scrapped: readonly Scrap[];
}

/** What of a party lies open to everybody. */
export type OpenParty = Omit<Party, 'leaders' | 'hand' | 'gained' | 'fresh'>;

export interface Scrap {
  readonly card: CardId;
  readonly for: 'gold' | 'luck';
}

/** Those who have their meeple. */
export const readyIn = ({ fellows }: Pick<Party, 'fellows'>): readonly Fellow[] => fellows.filter(({ ready }) => ready);

export const fellowOf = ({ fellows }: Pick<Party, 'fellows'>, card: CompanionId): Fellow => {
  for (let at = 0; at < fellows.length; at++) if (fellows[at]?.card === card) return fellows[at] as Fellow;
  throw new Error(`${card} is not in the party.`);
};

/** A party or companion that is being made: then it may be changed. */
export type Draft<Value> = { -readonly [Facet in keyof Value]: Value[Facet] };

/** A copy to change. Written out, because that is several times as fast as a spread of this many facets. */
export const draftOf = (party: Party): Draft<Party> => ({
  gold: party.gold,
  luck: party.luck,
  fame: party.fame,
  salary: party.salary,
  waived: party.waived,
  quests: party.quests,
  reserved: party.reserved,
  passed: party.passed,
  reequipped: party.reequipped,
  leaders: party.leaders,
  hand: party.hand,
  gained: party.gained,
  spare: party.spare,
  items: party.items,
  used: party.used,
  fresh: party.fresh,
  loosened: party.loosened,
  scrapped: party.scrapped,
  fellows: party.fellows,
  wilds: party.wilds,
  camp: party.camp,
  fulfilled: party.fulfilled,
  contributed: party.contributed,
});

type FellowChange = Partial<Omit<Fellow, 'card'>>;

/** Written out as well. */
export const changedFellow = (fellow: Fellow, change: FellowChange): Fellow => ({
  card: fellow.card,
  experience: change.experience ?? fellow.experience,
  learning: change.learning ?? fellow.learning,
  worn: change.worn ?? fellow.worn,
  skills: change.skills ?? fellow.skills,
  pool: change.pool ?? fellow.pool,
  ready: change.ready ?? fellow.ready,
});

/** What abilities depend on. */
const isOfAbilities = ({ experience, worn, skills }: FellowChange): boolean =>
  experience !== undefined || worn !== undefined || skills !== undefined;

export const withFellow = (party: Party, card: CompanionId, change: FellowChange): Draft<Party> => {
  const after = draftOf(party);
  const fellows = party.fellows.slice();
  for (let at = 0; at < fellows.length; at++) {
    const fellow = fellows[at] as Fellow;
    if (fellow.card === card) fellows[at] = changedFellow(fellow, change);
  }
  after.fellows = fellows;
  if (!isOfAbilities(change)) bearTheSame(party.fellows, fellows);
  return after;
};

/**
 * How the use of an ability is recorded: its bearer, its card, and which of the card's effects it is. Equipment that was used
 * stays used when it goes to somebody else, so with it there is no saying who (C-26).
 */
export const useOf = (bearer: CompanionId | null, card: CardId, effect: number): string =>
  `${asEquipment(card) === undefined ? (bearer ?? '') : ''}:${card}:${effect}`;
