import type { Json, MessageOf, Why } from '@swordtable/kernel';
import type { LandNo } from '../cards/cards.ts';
import type { PlaceNo } from '../places.ts';
import type { Lying } from '../state.ts';
import type { Thing } from '../text/terms.ts';
import type { whyWords } from '../text/why.ts';
import type { SeenFighter, View } from '../view/view.ts';

export type Said = MessageOf<typeof whyWords>;
export type BattleWhy = Why<Said>;
/** Why something is so: in messages, and by which rulings. */
export type Reason = Pick<BattleWhy, 'because' | 'rules'>;

export const BOTH = [0, 1] as const;

export const because = (rules: readonly string[], ...messages: readonly Said[]): Reason => ({ because: messages, rules });

/** A thing of the game as an explanation names it: plain data. */
export const thing = (named: Thing): Readonly<Record<string, Json>> => ({ ...named });

/** A land by the name that it has in the cards of the match. */
export const landName = ({ cards }: Pick<View, 'cards'>, land: LandNo): string => cards.lands[land]?.name ?? '';

/** A place, with its newest land. */
export const placeTerm = ({ cards, places }: Pick<View, 'cards' | 'places'>, place: PlaceNo) => {
  const land = cards.lands[places[place]?.lands.at(-1) ?? -1];
  return thing(land === undefined ? { place } : { place, land: land.name });
};

export const stackOf = ({ places }: Pick<View, 'places'>, seat: number, place: PlaceNo): readonly SeenFighter[] =>
  places[place]?.stacks[seat] ?? [];

export const topOf = (view: Pick<View, 'places'>, seat: number, place: PlaceNo): SeenFighter | undefined =>
  stackOf(view, seat, place).at(-1);

export const lyingOf = ({ places }: Pick<View, 'places'>, seat: number, place: PlaceNo): Lying | null => places[place]?.lying[seat] ?? null;

/** Who reads: the only seat whose own cards are seen. Where all lies open, and for those who watch, nobody. */
export const readerOf = ({ armies }: Pick<View, 'armies'>): number | undefined => {
  const own = BOTH.filter((seat) => armies[seat]?.own !== null);
  return own.length === 1 ? own[0] : undefined;
};
