import type { BattleTexts } from '@swordtable/games/battlefields/text/texts';
import type { View } from '@swordtable/games/battlefields/view/view';
import type { SeatName } from '../../../kit/table/game-table.ts';
import type { BattleWords } from '../words/table.en.ts';
import { type PlaceStatus, statusAt } from './place-status.ts';

/** What labels are made from: the words of the table, the names of the cards, and who sits there. */
export interface Wording {
  readonly words: BattleWords;
  readonly texts: BattleTexts;
  readonly seats: readonly SeatName[];
}

const NOBODY: SeatName = { name: '', you: false };
export const sideOf = ({ seats }: Pick<Wording, 'seats'>, seat: number): SeatName => seats[seat] ?? NOBODY;

/** A place by its newest land, or by its number. */
export const placeName = (view: Pick<View, 'cards' | 'places'>, place: number, { texts }: Pick<Wording, 'texts'>): string =>
  texts.placeName(place, view.cards.lands[view.places[place]?.lands.at(-1) ?? -1]);

/** A stack in words, from its topmost card down; cards that are not known are counted together. */
const stackLabel = (view: View, place: number, seat: number, { words, texts, seats }: Wording): string => {
  const stack = view.places[place]?.stacks[seat] ?? [];
  const said: string[] = [];
  let unknown = 0;
  const counted = (): void => {
    if (unknown > 0) said.push(words.unknown(unknown));
    unknown = 0;
  };
  for (const { warrior, up } of stack.toReversed()) {
    if (warrior === null) unknown++;
    else {
      counted();
      said.push(up ? words.up(texts.warrior(warrior)) : words.down(texts.warrior(warrior)));
    }
  }
  counted();
  const [top, ...below] = said;
  const cards = top === undefined ? words.emptyStack : [below.length > 0 ? words.topmost(top) : top, ...below].join(', ');
  return words.stackOf(sideOf({ seats }, seat), cards);
};

const landsLabel = (view: View, place: number, { words, texts }: Wording): string => {
  const named = (view.places[place]?.lands ?? []).flatMap((land) => {
    const printed = view.cards.lands[land];
    return printed === undefined
      ? []
      : [words.landLabel(texts.land(printed), texts.kind(printed.kind), printed.value, texts.color(printed.colour))];
  });
  const [top, ...below] = named.toReversed();
  return [words.placeLabel(place, top), ...(below.length > 0 ? [words.below(texts.list(below))] : [])].join(', ');
};

/** The status of a place in a few words, and who would win it. */
export const statusLabel = (view: View, stand: PlaceStatus, { words, seats }: Wording): string => {
  const seat = 'seat' in stand ? stand.seat : stand.how === 'open' ? stand.tieTo : undefined;
  const isEarly = view.phase === 'muster' || view.phase === 'placement';
  return words.stand(stand, seat === undefined ? undefined : sideOf({ seats }, seat), isEarly);
};

/** The cards in play at a place, in words. */
const lyingLabels = (view: View, place: number, { words, texts, seats }: Wording): readonly string[] =>
  (view.places[place]?.lying ?? []).flatMap((card, seat) =>
    card === null ? [] : [words.lying(texts.action(card), sideOf({ seats }, seat))],
  );

/** Everything about a place: its lands, both stacks, the cards in play, and its status. */
export const placeLabel = (view: View, place: number, mine: number, wording: Wording): string => {
  const there = [
    landsLabel(view, place, wording),
    stackLabel(view, place, mine, wording),
    stackLabel(view, place, 1 - mine, wording),
    ...lyingLabels(view, place, wording),
  ];
  return `${there.join(', ')}. ${statusLabel(view, statusAt(view, place), wording)}`;
};

/** One side of a place. */
export const sideLabel = (view: View, place: number, seat: number, wording: Wording): string =>
  [wording.words.placeLabel(place, placeName(view, place, wording)), stackLabel(view, place, seat, wording)].join(', ');
