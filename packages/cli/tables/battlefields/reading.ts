import type { Action } from '@swordtable/games/battlefields/action';
import { ACTIONS, type ActionCard, isWarrior, WARRIORS, type Warrior } from '@swordtable/games/battlefields/cards/cards';
import { actionName, warriorName } from '@swordtable/games/battlefields/cards/catalog';
import type { PlaceNo } from '@swordtable/games/battlefields/places';
import type { LazyOptions } from '@swordtable/kernel';
import { nearest } from '../../nearest.ts';
import type { Reading } from './typed.ts';

type Card = ActionCard | Warrior;
export const CARDS_TO_NAME: readonly Card[] = [...ACTIONS, ...WARRIORS];

const nameOf = (card: Card): string => (isWarrior(card) ? warriorName(card) : actionName(card));
const key = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '');

/** The cards of a name: its whole name, else those that begin with it, else those that contain it. */
export const cardsCalled = (name: string, among: readonly Card[]): readonly Card[] => {
  const wanted = key(name);
  if (wanted === '') return [];
  for (const fits of [
    (known: string) => known === wanted,
    (known: string) => known.startsWith(wanted),
    (known: string) => known.includes(wanted),
  ]) {
    const found = among.filter((card) => fits(key(nameOf(card))));
    if (found.length > 0) return found;
  }
  return [];
};

/** What is to be done. Passing, letting a card stand and having enough are the same word to people: no more of this. */
type Verb = 'take' | 'discard' | 'place' | 'play' | 'reveal' | 'draw' | 'stop';
const VERBS: ReadonlyMap<string, Verb> = new Map(
  (
    [
      ['take', ['take']],
      ['discard', ['discard', 'shed', 'drop']],
      ['place', ['put']],
      ['play', ['play', 'lay', 'answer']],
      ['reveal', ['reveal', 'show', 'turn']],
      ['draw', ['draw', 'yes']],
      ['stop', ['pass', 'no', 'none', 'done', 'enough', 'stand', 'decline', 'skip']],
    ] as const
  ).flatMap(([verb, names]) => names.map((name) => [name, verb] as const)),
);
const FILLERS: readonly string[] = ['at', 'on', 'to', 'from', 'place', 'with', 'the', 'a', 'let', 'it', 'over', 'up', 'and'];

const verbOf = (option: Action): Verb => {
  if ('take' in option) return 'take';
  if ('discard' in option || 'shed' in option) return 'discard';
  if ('warrior' in option) return 'place';
  if ('play' in option) return 'play';
  if ('reveal' in option) return 'reveal';
  return 'draw' in option ? 'draw' : 'stop';
};

const cardOf = (option: Action): Card | undefined => {
  if ('take' in option) return option.take;
  if ('discard' in option) return option.discard;
  if ('shed' in option) return option.shed;
  if ('warrior' in option) return option.warrior;
  return 'play' in option ? option.play : undefined;
};

const placesOf = (option: Action): readonly PlaceNo[] => {
  if ('reveal' in option) return [option.reveal];
  return [...('place' in option ? [option.place] : []), ...('to' in option ? [option.to] : [])];
};

interface Wanted {
  readonly verb: Verb | undefined;
  readonly places: readonly PlaceNo[];
  /** Words that are neither verb nor place: the name of a card. */
  readonly name: string;
}

const understand = (text: string): Wanted => {
  const spoken = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '' && !FILLERS.includes(word));
  const places = spoken.flatMap((word) => (/^#?[1-9]$/.test(word) ? [Number(word.replace('#', '')) - 1] : []));
  const rest = spoken.filter((word) => !/^#?[1-9]$/.test(word));
  const verb = rest.map((word) => VERBS.get(word)).find((found) => found !== undefined);
  return { verb, places, name: rest.filter((word) => !VERBS.has(word)).join(' ') };
};

const none = (sentence: string): Reading => ({ kind: 'none', sentence });
const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];
const namesOf = (cards: readonly Card[]): string => cards.map(nameOf).join(', ');

const fits = (option: Action, { verb, places }: Wanted, card: Card | undefined): boolean =>
  (verb === undefined || verbOf(option) === verb) &&
  (card === undefined || cardOf(option) === card) &&
  places.every((place, at) => placesOf(option)[at] === place);

/** Why no answer fits, as exactly as it can be said. */
const whyNot = (options: readonly Action[], wanted: Wanted, card: Card | undefined): string => {
  const { verb, places } = wanted;
  if (verb === 'stop' && card === undefined)
    return options.some((option) => 'reveal' in option)
      ? 'You can pass only when all your top warriors are face up.'
      : 'This cannot be declined.';
  const named = options.filter((option) => fits(option, { ...wanted, places: [] }, card));
  if (named.length === 0) return `That is not one of the answers on offer; type a number of the list.`;
  const open = distinct(named.flatMap((option) => placesOf(option)[0] ?? []));
  if (open.length === 0) return 'No place is asked for here.';
  const [first = -1, second] = places;
  const shown = `${open.map((place) => place + 1).join(' ')}`;
  if (!open.includes(first)) return `Place ${first + 1} is not open to that; these are: ${shown}.`;
  return second === undefined ? 'That is not one of the answers on offer.' : `It cannot go from place ${first + 1} to place ${second + 1}.`;
};

/** Reads `archers 2`, `ambush 3`, `skirmish 1 4`, `reveal 1`, `take flank`, `pass`: whatever is left out is asked for next. */
export const read = (text: string, listed: LazyOptions<Action>): Reading => {
  const options = [...listed];
  const wanted = understand(text);
  let card: Card | undefined;
  if (wanted.name !== '') {
    const among = distinct(options.flatMap((option) => cardOf(option) ?? []));
    const found = cardsCalled(wanted.name, among);
    const [elsewhere, ...more] = cardsCalled(wanted.name, CARDS_TO_NAME);
    if (found.length > 1) return none(`"${wanted.name}" may be ${namesOf(found)}; type a little more.`);
    card = found[0];
    if (card === undefined && elsewhere !== undefined && more.length === 0)
      return none(
        among.length === 0 ? 'No card is asked for here.' : `${nameOf(elsewhere)} cannot be chosen here; these can: ${namesOf(among)}.`,
      );
    if (card === undefined)
      return none(`"${wanted.name}" is no answer here.${nearest(wanted.name, CARDS_TO_NAME.map(nameOf))} Type "help" for help.`);
  }
  const said = wanted.verb !== undefined || wanted.places.length > 0 || card !== undefined;
  const fitting = said ? options.filter((option) => fits(option, wanted, card)) : [];
  const [first, second] = fitting;
  if (!said) return none(`"${text}" is no answer here. Type "help" for help.`);
  if (first === undefined) return none(whyNot(options, wanted, card));
  return second === undefined ? { kind: 'one', action: first } : { kind: 'some', options: fitting };
};
