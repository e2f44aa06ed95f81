import type { Warrior } from '@swordtable/games/battlefields/cards/cards';
import type { Why } from '../../../kit/why/why.ts';
import { landWhy } from './cards.ts';
import { BOTH, landBy, lyingOf, placeBy, stackOf, type Teller, topOf, who } from './teller.ts';

type Reason = Pick<Why, 'sentences' | 'rules'>;

/** Who wins two known types, and why: Flank has been looked for before. */
const pairReason = (teller: Teller, place: number, [first, second]: readonly [Warrior, Warrior]): Reason => {
  const { words, texts, view } = teller;
  if (first !== second) {
    const winner = view.cards.beats[first].includes(second) ? 0 : 1;
    const [winning, losing] = winner === 0 ? [first, second] : [second, first];
    return { sentences: [words.type(who(teller, winner), texts.warrior(winning), texts.warrior(losing))], rules: ['B-1', 'B-12'] };
  }
  const elite = BOTH.filter((seat) => lyingOf(teller, seat, place) === 'elite');
  const [owner] = elite;
  // Two lying Elites cannot be: the second cancels the first.
  return owner === undefined
    ? { sentences: [words.tie(texts.warrior(first))], rules: ['B-1', 'B-12'] }
    : { sentences: [words.elite(who(teller, owner))], rules: ['B-11', 'B-12'] };
};

/** Both sides have warriors: a Flank, what both topmost warriors are, or what is still hidden. */
const contestedReason = (teller: Teller, place: number): Reason => {
  const { words } = teller;
  const tops = BOTH.map((seat) => topOf(teller, seat, place));
  const down = BOTH.filter((seat) => tops[seat]?.up === false);
  const flank = BOTH.find((seat) => lyingOf(teller, seat, place) === 'flank');
  const elite = BOTH.find((seat) => lyingOf(teller, seat, place) === 'elite');
  const faceDown = down.map((seat) => words.topDown(who(teller, seat)));
  if (flank !== undefined) return { sentences: [words.flank(who(teller, flank)), ...faceDown], rules: ['B-11', 'B-12'] };
  const [first, second] = [tops[0]?.warrior ?? null, tops[1]?.warrior ?? null];
  if (first === null || second === null)
    return {
      sentences: [...faceDown, ...(elite === undefined ? [] : [words.eliteWaits(who(teller, elite))])],
      rules: ['B-20', ...(elite === undefined ? [] : ['B-11'])],
    };
  const reason = pairReason(teller, place, [first, second]);
  return down.length === 0 ? reason : { sentences: [...reason.sentences, words.asYouKnow, ...faceDown], rules: [...reason.rules, 'B-20'] };
};

const reasonOf = (teller: Teller, place: number): Reason => {
  const { words } = teller;
  const sides = BOTH.filter((seat) => stackOf(teller, seat, place).length > 0);
  const [only] = sides;
  if (only === undefined) return { sentences: [words.nobodyHere], rules: ['B-13', 'B-4'] };
  if (sides.length === 1) return { sentences: [words.oneSide(who(teller, only))], rules: ['B-13'] };
  const { sentences, rules } = contestedReason(teller, place);
  return { sentences: [...sentences, words.comparedWhen], rules: [...rules, 'B-9'] };
};

/** Who wins a place as it lies, as far as the reader can know, and why. */
export const placeWhy = (teller: Teller, place: number): Why => {
  const { words, texts, view } = teller;
  const { sentences, rules } = reasonOf(teller, place);
  const lands = view.places[place]?.lands ?? [];
  const below = lands.slice(0, -1).map((land) => landBy(teller, land));
  const top = lands.at(-1);
  const deep = BOTH.some((seat) => stackOf(teller, seat, place).length > 1);
  return {
    title: words.placeTitle(placeBy(teller, place)),
    sentences: [
      ...sentences,
      ...(deep ? [words.onlyTop] : []),
      ...(below.length > 0 ? [words.landsBelow(texts.list(below))] : []),
      ...(top === undefined ? [] : landWhy(teller, top).sentences),
    ],
    rules: [...new Set([...rules, ...(deep ? ['B-13'] : []), ...(below.length > 0 ? ['B-4'] : []), 'B-17'])],
  };
};

/** What lies in a stack, from its top, and what of it is known. */
export const stackWhy = (teller: Teller, seat: number, place: number): Why => {
  const { words, texts } = teller;
  const owner = who(teller, seat);
  const title = words.stackTitle(owner, placeBy(teller, place));
  const [top, ...below] = stackOf(teller, seat, place).toReversed();
  const card = lyingOf(teller, seat, place);
  const lying = card === null ? [] : [words.lying(owner, texts.action(card)), texts.actionText(card)];
  const nameOf = (warrior: Warrior | null): string => (warrior === null ? words.hidden : texts.warrior(warrior));
  if (top === undefined)
    return { title, sentences: [words.stackEmpty(owner), ...lying], rules: ['B-13', ...(card === null ? [] : ['B-11'])] };
  const anyDown = [top, ...below].some(({ up }) => !up);
  return {
    title,
    sentences: [
      words.topmost(nameOf(top.warrior), top.warrior === null ? undefined : top.up),
      ...(top.warrior === null ? [] : [texts.warriorText(top.warrior, teller.view.cards.beats)]),
      ...(below.length > 0 ? [words.below(below.map(({ warrior }) => nameOf(warrior)).join(', ')), words.onlyTop] : []),
      ...(anyDown ? [words.hiddenFrom(owner)] : []),
      ...lying,
    ],
    rules: ['B-13', ...(anyDown ? ['B-20'] : []), ...(card === null ? [] : ['B-11'])],
  };
};
