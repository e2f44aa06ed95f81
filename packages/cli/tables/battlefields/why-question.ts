import { isActionCard, isWarrior } from '@swordtable/games/battlefields/cards/cards';
import type { NotOffered, Question } from '@swordtable/games/battlefields/explain/question';
import { PLACES, type PlaceNo } from '@swordtable/games/battlefields/places';
import { SEATS } from '@swordtable/games/battlefields/state';
import { words } from '@swordtable/games/battlefields/text/words';
import type { View } from '@swordtable/games/battlefields/view/view';
import type { Seat, Watcher } from '@swordtable/kernel';
import { CARDS_TO_NAME, cardsCalled } from './reading.ts';

const POINTS: readonly string[] = ['score', 'points', 'land', 'lands'];

/** The place in a text, and the text without it: `archers 2`, `place 2`. */
const placeIn = (text: string): readonly [place: PlaceNo | undefined, rest: string] => {
  const [all, number] = /(?:\bat )?(?:\bplace )?#?\b(\d+)\b/.exec(text) ?? [];
  const place = PLACES.find((each) => each === Number(number) - 1);
  return all === undefined || place === undefined ? [undefined, text] : [place, text.replace(all, '').trim()];
};

const cardIn = (name: string): Pick<NotOffered, 'warrior' | 'action'> | undefined => {
  const [card] = cardsCalled(name, CARDS_TO_NAME);
  if (isWarrior(card)) return { warrior: card };
  return isActionCard(card) ? { action: card } : undefined;
};

/** What cannot be done: `not ambush 2`, `not place 2`, `not pass`. */
const notOffered = (text: string): Question | undefined => {
  const [place, name] = placeIn(text);
  const at = place === undefined ? {} : { place };
  if (name === '' || name === 'pass') return place === undefined && name === '' ? undefined : { not: at };
  const card = cardIn(name);
  return card && { not: { ...card, ...at } };
};

/** A land by the beginning of its name: the place where it lies on top, else the land itself. */
const landQuestion = ({ cards, places }: View, name: string): Question | undefined => {
  const land = cards.lands.findIndex((each) => each.name.toLowerCase().startsWith(name));
  if (name === '' || land < 0) return undefined;
  const place = places.findIndex(({ lands }) => lands.at(-1) === land);
  return place < 0 ? { land } : { place };
};

const seatCalled = (name: string): Seat | undefined => SEATS.find((seat) => words.seat(seat).toLowerCase() === name);

/** What is asked with `why`: a place, a land, a card, a player's points or stack, or why something cannot be done. */
export const questionIn = (text: string, view: View, watcher: Watcher): Question | undefined => {
  const said = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (said.startsWith('not ')) return notOffered(said.slice('not '.length));
  if (POINTS.includes(said)) return { points: watcher ?? 0 };
  const [place, name] = placeIn(said);
  const seat = seatCalled(name);
  if (seat !== undefined) return place === undefined ? { points: seat } : { stack: place, seat };
  if (place !== undefined) return name === '' ? { place } : undefined;
  const { warrior, action } = cardIn(name) ?? {};
  if (warrior !== undefined) return { warrior };
  return action === undefined ? landQuestion(view, name) : { action };
};
