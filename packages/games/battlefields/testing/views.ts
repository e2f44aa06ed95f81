import type { Warrior } from '../cards/cards.ts';
import { CARDS } from '../cards/catalog.ts';
import type { SeenArmy, SeenFighter, SeenPlace, View } from '../view/view.ts';

/** Cards of a stack in a few letters: face up, face down and known, face down and unknown. */
export const up = (warrior: Warrior): SeenFighter => ({ warrior, up: true });
export const down = (warrior: Warrior): SeenFighter => ({ warrior, up: false });
export const hidden: SeenFighter = { warrior: null, up: false };

const ARMY: SeenArmy = {
  ...{ held: 0, deck: 13, discarded: 0, actionsHeld: 0, pile: 10, shed: 0, taken: 4, ares: 0 },
  ...{ fallen: [], remembered: [], returned: [], spent: [], letStand: [], lands: [], mayDrawFifth: false, passed: false, own: null },
};
const PLACE: SeenPlace = { lands: [], stacks: [[], []], lying: [null, null] };

/** A view in battle, red to act; what a test is about is given. */
export const viewWith = (
  given: Partial<Omit<View, 'places' | 'armies'>> & {
    readonly places?: readonly Partial<SeenPlace>[];
    readonly armies?: readonly Partial<SeenArmy>[];
  },
): View => ({
  ...{ cards: CARDS, round: 1, phase: 'battle', starter: 0, active: 0, passes: 0, fate: 12, aresPile: 0, exchange: [] },
  ...given,
  places: [0, 1, 2, 3].map((place) => ({ ...PLACE, lands: [place], ...given.places?.[place] })),
  armies: [0, 1].map((seat) => ({ ...ARMY, ...given.armies?.[seat] })),
});
