import { shuffle, type Tell } from '@swordtable/kernel';
import { cardAs, contractOf, idsOf } from './cards/catalog.ts';
import type { CardId } from './cards/terms.ts';
import type { Event } from './events.ts';
import { draftParty, partyAt, type State } from './state.ts';
import type { Task } from './tasks.ts';

/** Open contracts in a column, and open cards at the Tavern and at the Smith. */
export const COLUMN = 4;
export const ON_SALE = 4;

/** A place for one meeple: which location it belongs to, and the side-quest fields beside it. */
export interface Spot {
  readonly location: CardId;
  readonly fields: readonly number[];
}

/** The Tavern and the Smith have a spot for each of their fields, other locations one for all of theirs (C-15). */
export const SPOTS: readonly Spot[] = idsOf('location').flatMap((location): readonly Spot[] => {
  const { house, fields } = cardAs(location, 'location');
  return house === undefined ? [{ location, fields }] : fields.map((field) => ({ location, fields: [field] }));
});

/** How many side-quest fields there are. */
export const FIELDS = Math.max(...SPOTS.flatMap(({ fields }) => fields)) + 1;

/** The top cards of a deck, the first one first, and the rest of it; fewer when it has run out (C-24). */
export const dealt = (deck: readonly CardId[], count: number): readonly [open: readonly CardId[], rest: readonly CardId[]] => {
  const left = Math.max(0, deck.length - count);
  return [deck.slice(left).toReversed(), deck.slice(0, left)];
};

/** Takes the top card off the deck of basic contracts; when it has run out, discards are shuffled in, and then fulfilled ones (C-24). */
const nextBasic = (s: State): CardId | undefined => {
  if (s.basicDeck.length === 0) {
    const again = (s.basicGone.length > 0 ? s.basicGone : s.basicDone).slice();
    if (s.basicGone.length > 0) s.basicGone = [];
    else s.basicDone = [];
    shuffle(s.random, again);
    s.basicDeck = again;
  }
  const card = s.basicDeck.at(-1);
  if (card !== undefined) s.basicDeck = s.basicDeck.slice(0, -1);
  return card;
};

/** Basic contracts move down and new ones come at the top, until the column is full (C-16). */
export const refillBasics = (s: State, tell: Tell<Event> | undefined): void => {
  while (s.basics.length < COLUMN) {
    const card = nextBasic(s);
    if (card === undefined) return;
    s.shown++;
    s.basics = [card, ...s.basics];
    tell?.({ what: 'refilled', contract: card });
  }
};

/** Takes a contract off the board, or out of the reserve of a party. Whether it was a basic one decides where it goes. */
export const takeContract = (s: State, seat: number, contract: CardId, tell: Tell<Event> | undefined): void => {
  if (partyAt(s, seat).reserved === contract) draftParty(s, seat).reserved = null;
  else {
    s.followUps = s.followUps.filter((each) => each !== contract);
    s.basics = s.basics.filter((each) => each !== contract);
    refillBasics(s, tell);
  }
};

/** A follow-up of the same arc, one level higher, comes into the topmost free slot; a fifth pushes the oldest out (C-16, C-25). */
export const openFollowUp = (s: State, fulfilled: CardId, tell: Tell<Event> | undefined): void => {
  const { arc, level } = contractOf(fulfilled);
  const fitting = s.followUpsLeft
    .filter((card) => {
      const found = cardAs(card, 'followUp');
      return found.arc === arc && found.level === level + 1;
    })
    .toSorted();
  if (fitting.length === 0) return;
  shuffle(s.random, fitting);
  const [opened = ''] = fitting;
  s.shown++;
  s.followUpsLeft = s.followUpsLeft.filter((card) => card !== opened);
  const out = s.followUps.length >= COLUMN ? (s.followUps.at(-1) ?? null) : null;
  s.followUps = [opened, ...s.followUps.filter((card) => card !== out)];
  tell?.({ what: 'opened', contract: opened, out });
};

/** What a location gives its visitor. */
export const locationTasks = (seat: number, by: CardId, location: CardId): readonly Task[] =>
  cardAs(location, 'location').reward.map(
    (gain): Task => ({ do: 'gain', gain, cause: { seat, bearer: null, doers: [by], card: location } }),
  );
