import { COMMONS } from '@swordtable/games/contracts/actions/work';
import { BASICS } from '@swordtable/games/contracts/cards/attributes';
import type { Question } from '@swordtable/games/contracts/explain/question';
import { TRACKS } from '@swordtable/games/contracts/text/english/nouns';
import { words } from '@swordtable/games/contracts/text/words';
import type { Seat } from '@swordtable/kernel';
import { called, wordsOf } from './about.ts';
import type { Table } from './typed.ts';

/** A question without its seat: most are about the party of the one who asks. */
type SeatlessQuestion = Question extends infer Each ? (Each extends { readonly seat: Seat } ? Omit<Each, 'seat'> : Each) : never;

const NUMBERS: Readonly<Record<string, SeatlessQuestion>> = {
  fame: { resource: 'fame' },
  gold: { resource: 'gold' },
  luck: { resource: 'luck' },
  attributes: { whole: true },
  wilds: { wilds: true },
  'pay day': { payDay: true },
  payday: { payDay: true },
  score: { total: true },
  total: { total: true },
  cards: { cardFame: true },
  ...Object.fromEntries(BASICS.map((camp) => [TRACKS[camp], { camp }])),
};

const OF_COMPANIONS: Readonly<Record<string, 'salary' | 'payFame' | 'room'>> = { salary: 'salary', fame: 'payFame', skills: 'room' };

/** What is asked about a card of this name. */
const aboutCard = (name: string): SeatlessQuestion | undefined => {
  const [found] = called(name);
  if (found === undefined) return undefined;
  const [id, { is }] = found;
  if (is === 'location') return { visit: id };
  if (is === 'common') return { ranks: COMMONS.indexOf(id) };
  return is === 'rare' ? { price: id } : { attributes: id };
};

const read = (spoken: readonly string[]): SeatlessQuestion | undefined => {
  const [first = '', ...rest] = spoken;
  const number = NUMBERS[spoken.join(' ')];
  if (number !== undefined) return number;
  const [found] = rest.length > 0 ? called(rest.join(' ')) : [];
  const facet = OF_COMPANIONS[first];
  if (facet !== undefined && found !== undefined)
    return facet === 'salary' ? { salary: found[0] } : facet === 'room' ? { room: found[0] } : { payFame: found[0] };
  if (first === 'price' && found !== undefined) return { price: found[0] };
  return aboutCard(spoken.join(' '));
};

/** `gold`, `poacher`, `salary poacher`, `sky fame`: a number of the own party, or of another that is named first. */
export const whyQuestion: NonNullable<Table['whyQuestion']> = (text, { view, watcher }) => {
  const { parties } = view;
  const spoken = wordsOf(text);
  const named = parties.findIndex((_, seat) => words.seat(seat).toLowerCase() === spoken[0]);
  const asked = read(named < 0 ? spoken : spoken.slice(1));
  const seat = named < 0 ? watcher : named;
  return asked === undefined || 'ranks' in asked || seat === undefined ? asked : { ...asked, seat };
};
