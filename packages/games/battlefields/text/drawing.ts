import type { LandNo } from '../cards/cards.ts';
import { pointsFor } from '../phases/scoring.ts';
import type { SeenArmy, SeenFighter, SeenPlace, View } from '../view/view.ts';

/** A face-up warrior has a mark; one that the watcher may not know is a question mark. */
const fighter = ({ warrior, up }: SeenFighter): string => `${warrior ?? '?'}${up ? '^' : ''}`;

/** A place without its lands: the first player's stack from its lowest card, the card that lies there, and the other side. */
export const writtenPlace = ({ stacks, lying }: SeenPlace): string =>
  stacks
    .map((stack, seat) => [...stack.map(fighter), ...(lying[seat] == null ? [] : ['+', lying[seat]])].join(' '))
    .join(' / ')
    .trim();

const list = (cards: readonly string[]): string => (cards.length === 0 ? '-' : cards.join(' '));

const army = ({ cards }: View, color: string, seen: SeenArmy, landsIn: (lands: readonly LandNo[]) => string): readonly string[] => {
  const { own, lands, ares } = seen;
  const hidden = (known: readonly string[] | undefined, count: number): string => (known === undefined ? `${count}` : list(known));
  return [
    `${color}: ${pointsFor(cards, lands, ares)} points, Ares ${ares}, lands ${landsIn(lands)}`,
    `  hand ${hidden(own?.hand, seen.held)} | deck ${seen.deck} | fallen ${list(seen.fallen)} | buried ${hidden(own?.buried, seen.discarded - seen.fallen.length)}`,
    `  actions ${hidden(own?.actions, seen.actionsHeld)} | pile ${hidden(own?.pile, seen.pile)} | spent ${list(seen.spent)} | shed ${hidden(own?.shed, seen.shed)}`,
  ];
};

/** The table as a few lines of text, as far as a watcher may know it: for records and tests, where no terminal is at hand. */
export const drawing = (view: View): string => {
  const landsIn = (lands: readonly LandNo[]): string =>
    list(lands.map((land) => `${view.cards.lands[land]?.name ?? '?'}(${view.cards.lands[land]?.value ?? '?'})`));
  const [red, blue] = view.armies;
  return [
    `round ${view.round}, ${view.phase}, start token ${view.starter === 0 ? 'Red' : 'Blue'}, Ares pile ${view.aresPile}, fate deck ${view.fate}`,
    ...view.places.map((place, index) => `  ${index + 1} ${landsIn(place.lands)}: ${writtenPlace(place)}`),
    ...(red === undefined ? [] : army(view, 'Red', red, landsIn)),
    ...(blue === undefined ? [] : army(view, 'Blue', blue, landsIn)),
  ].join('\n');
};
