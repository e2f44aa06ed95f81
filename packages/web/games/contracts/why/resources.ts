import { GOLD_PER_FAME, LUCK_PER_FAME } from '@swordtable/games/contracts/phases/end-of-game';
import type { Part, Why } from '../../../kit/why/why.ts';
import { partyOf } from '../board/seen-party.ts';
import { capital } from '../words/texts.ts';
import { type Counted, type Flow, flowsOf, type Source } from './flows.ts';
import { endScore } from './score.ts';
import { ownerOf, sumOf, type Teller } from './teller.ts';

const RULES: Readonly<Record<Counted, readonly string[]>> = {
  fame: ['C-19', 'C-20', 'C-22'],
  gold: ['C-12', 'C-18', 'C-19', 'C-20'],
  luck: ['C-12', 'C-15', 'C-30'],
};

const bySource = (flows: readonly Flow[]): ReadonlyMap<Source, readonly Flow[]> => {
  const sources = new Map<Source, readonly Flow[]>();
  for (const flow of flows) sources.set(flow.source, [...(sources.get(flow.source) ?? []), flow]);
  return sources;
};

/** The cards behind a part, each once with all that it brought. */
const told = ({ words, cards }: Teller, source: Source, flows: readonly Flow[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { card, count } of flows) {
    if (card === null) continue;
    counts.set(cards.name(card), (counts.get(cards.name(card)) ?? 0) + count);
  }
  const things = [...counts].flatMap(([name, count]) => (count === 0 ? [] : [words.thing(name, count)]));
  return things.length === 0 ? [] : [words.from(capital(words.sources[source]), things)];
};

/** Why a party has so much fame, gold or luck: from the beginning on, by where it came from and where it went. */
export const resourceWhy = (teller: Teller, seat: number, of: Counted): Why =>
  flowWhy(teller, seat, of, flowsOf(teller.events, seat, of), partyOf(teller.view, seat)[of]);

/** Why a party has won so much fame in play, the end scoring left out. */
export const playedFameWhy = (teller: Teller, seat: number): Why => {
  const flows = flowsOf(teller.events, seat, 'fame').filter(({ source }) => source !== 'end');
  return flowWhy(teller, seat, 'fame', flows, endScore(teller.view, seat).fame);
};

const SHARES = { gold: GOLD_PER_FAME, luck: LUCK_PER_FAME } as const;

/** Why gold or luck is worth so much fame at the end. */
export const shareWhy = (teller: Teller, seat: number, of: keyof typeof SHARES): Why => {
  const why = resourceWhy(teller, seat, of);
  const { words } = teller;
  const say = of === 'gold' ? words.perGold : words.perLuck;
  const share = say(partyOf(teller.view, seat)[of], SHARES[of], endScore(teller.view, seat)[of]);
  return { ...why, sentences: [share, ...why.sentences], rules: ['C-22', ...why.rules] };
};

const flowWhy = (teller: Teller, seat: number, of: Counted, known: readonly Flow[], result: number): Why => {
  const { view, words, cards } = teller;
  // What the owner of a plan has discarded is told to all when the parties are shown.
  const planned = partyOf(view, seat)[of] - (view.parties[seat]?.[of] ?? 0);
  const flows: readonly Flow[] = planned === 0 ? known : [...known, { source: 'scraps', card: null, count: planned }];
  const sources = bySource(flows);
  const start = result - sumOf(flows.map(({ count }) => count));
  const parts: readonly Part[] = [
    ...(start === 0 ? [] : [{ label: words.sources.start, value: start }]),
    ...[...sources].map(([source, some]) => ({ label: words.sources[source], value: sumOf(some.map(({ count }) => count)) })),
  ];
  const { name, you } = ownerOf(teller, seat);
  return {
    title: words.titleOf(name, you, cards.terms[of]),
    sums: [{ parts: parts.filter(({ value }) => value !== 0), result, label: cards.terms[of] }],
    sentences: [...sources].flatMap(([source, some]) => told(teller, source, some)),
    rules: RULES[of],
  };
};
