import { fail, type Lines } from '../../scenes/lines.ts';
import { COMMONS } from '../actions/work.ts';
import { newParty } from '../blank-state.ts';
import { TOKENS, WILDS } from '../cards/attributes.ts';
import { asEquipment } from '../cards/catalog.ts';
import { ARCS, type CardId, SLOTS } from '../cards/terms.ts';
import { newFellow, wornBy } from '../party/party.ts';
import type { Fellow, Party, Scrap } from '../party/party-state.ts';
import { cardIn, cardsIn, NONE, numberIn, numbersIn, PEOPLE, THINGS, wordsIn } from './cards-text.ts';

const COUNTS = ['gold', 'luck', 'fame', 'salary', 'waived', 'quests'] as const;
const FLAGS = ['passed', 'reequipped'] as const;
const PILES = ['leaders', 'hand', 'gained', 'spare', 'items', 'fresh', 'loosened'] as const;
const OTHERS = ['fellows', 'reserved', 'wilds', 'camp', 'fulfilled', 'contributed', 'used', 'scrapped'] as const;

/** The names of a party's lines after the first. */
export const PARTY_LINES: readonly string[] = [...PILES, ...OTHERS];

const NAMES: readonly string[] = TOKENS;

const amount = (name: string, count: number): readonly string[] => (count === 0 ? [] : [`${name}=${count}`]);

const fellowText = (fellow: Fellow): string =>
  [
    fellow.card,
    ...amount('experience', fellow.experience),
    ...amount('learning', fellow.learning),
    ...wornBy(fellow),
    ...fellow.skills,
    ...TOKENS.flatMap((token, at) => amount(token, fellow.pool[at] ?? 0)),
    ...(fellow.ready ? ['ready'] : []),
  ].join(' ');

const numbersText = (numbers: readonly number[]): string => (numbers.every((number) => number === 0) ? '' : numbers.join(' '));

/** A party as lines that begin with its name, such as `party 1`. */
export const partyLines = (name: string, party: Party): readonly (readonly [string, string])[] => {
  const texts: Readonly<Record<(typeof OTHERS)[number], string>> = {
    fellows: party.fellows.map(fellowText).join(' | '),
    reserved: party.reserved ?? '',
    wilds: numbersText(party.wilds),
    camp: numbersText(party.camp),
    fulfilled: numbersText(ARCS.map((arc) => party.fulfilled[arc])),
    contributed: party.contributed.every((given) => given === null) ? '' : party.contributed.map((given) => given ?? NONE).join(' '),
    used: party.used.join(' '),
    scrapped: party.scrapped.map((scrap) => `${scrap.card}=${scrap.for}`).join(' '),
  };
  const head = [...COUNTS.flatMap((count) => amount(count, party[count])), ...FLAGS.filter((flag) => party[flag])];
  return [
    [name, head.length === 0 ? NONE : head.join(' ')],
    ...PILES.map((pile): [string, string] => [`${name} ${pile}`, party[pile].join(' ')]),
    ...OTHERS.map((other): [string, string] => [`${name} ${other}`, texts[other]]),
  ];
};

/** Puts a card on a companion: worn in its slot, or learned. */
const withCard = (fellow: Fellow, card: CardId): Fellow => {
  const slot = asEquipment(card)?.slot;
  if (slot === undefined) return { ...fellow, skills: [...fellow.skills, cardIn(card, 'skill')] };
  if (fellow.worn[slot] !== null) fail(`${fellow.card} can’t wear both ${fellow.worn[slot]} and ${card}.`);
  return { ...fellow, worn: { ...fellow.worn, [slot]: card } };
};

const withWord = (fellow: Fellow, word: string): Fellow => {
  if (word === 'ready') return { ...fellow, ready: true };
  const [name = '', count] = word.split('=');
  if (count === undefined) return withCard(fellow, cardIn(word, ...THINGS));
  if (name === 'experience' || name === 'learning') return { ...fellow, [name]: numberIn(count) };
  const at = NAMES.indexOf(name);
  return at < 0 ? fail(`A companion has no "${name}".`) : { ...fellow, pool: fellow.pool.with(at, numberIn(count)) };
};

const fellowIn = (text: string): Fellow => {
  const [card = '', ...words] = text.trim().split(/\s+/);
  return words.reduce(withWord, { ...newFellow(cardIn(card, ...PEOPLE)), ready: false });
};

const scrapIn = (word: string): Scrap => {
  const [card = '', what] = word.split('=');
  return what === 'gold' || what === 'luck' ? { card: cardIn(card, ...PEOPLE, ...THINGS), for: what } : fail(`"${word}" isn’t given away.`);
};

const USE = /^[\w@-]*:[\w@-]+:\d{1,2}$/;

const headIn = (words: readonly string[]): Partial<Party> =>
  Object.fromEntries(
    words.flatMap((word): (readonly [string, number | boolean])[] => {
      const [name = '', count] = word.split('=');
      if (word === NONE) return [];
      if (count === undefined) return FLAGS.some((flag) => flag === name) ? [[name, true]] : fail(`A party isn’t "${name}".`);
      return COUNTS.some((each) => each === name) ? [[name, numberIn(count)]] : fail(`A party has no "${name}".`);
    }),
  );

/** Reads the lines of a party. */
export const partyIn = (lines: Lines, name: string): Party => {
  const line = (of: string): string => `${name} ${of}`;
  const [treasure = 0, war = 0, occult = 0] = numbersIn(lines, line('fulfilled'), ARCS.length);
  const contributed = wordsIn(lines, line('contributed')) ?? COMMONS.map(() => NONE);
  if (contributed.length !== COMMONS.length) fail(`"${line('contributed')}" has ${COMMONS.length} parts.`);
  const piles = PILES.map((pile) => [pile, cardsIn(lines, line(pile), ...PEOPLE, ...THINGS) ?? []] as const);
  return {
    ...newParty([]),
    gold: 0,
    ...headIn(wordsIn(lines, name) ?? []),
    ...Object.fromEntries(piles),
    fellows: (lines.get(line('fellows')) ?? 'thug').split('|').map(fellowIn),
    reserved: cardsIn(lines, line('reserved'), 'basic', 'followUp')?.[0] ?? null,
    wilds: numbersIn(lines, line('wilds'), WILDS.length),
    camp: numbersIn(lines, line('camp'), SLOTS.length),
    fulfilled: { treasure, war, occult },
    contributed: contributed.map((word) => (word === NONE ? null : numberIn(word))),
    used: (wordsIn(lines, line('used')) ?? []).map((word) => (USE.test(word) ? word : fail(`"${word}" can’t be used.`))),
    scrapped: (wordsIn(lines, line('scrapped')) ?? []).map(scrapIn),
  };
};
