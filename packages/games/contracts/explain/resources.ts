import type { Seat } from '@swordtable/kernel';
import type { CardId } from '../cards/terms.ts';
import { GOLD_PER_FAME, LUCK_PER_FAME } from '../phases/end-of-game.ts';
import { type Facts, type Part, partyIn, type Said, sumOf, type Why } from './explanation.ts';
import { type Counted, type Flow, flowsOf, type Source } from './flows.ts';
import { endScore } from './score.ts';

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
const cardsBehind = (source: Source, flows: readonly Flow[]): readonly Said[] => {
  const counts = new Map<CardId, number>();
  for (const { card, count } of flows) if (card !== null) counts.set(card, (counts.get(card) ?? 0) + count);
  const amounts = [...counts].flatMap(([card, count]) => (count === 0 ? [] : [{ card, count }]));
  return amounts.length === 0 ? [] : [{ say: 'from', with: [{ source }, { amounts }] }];
};

const sourceLabel = (source: Source): Said => ({ say: 'source', with: [{ source }] });

/** Why a party has this much fame, gold, or luck: from the start, by where it came from and where it went. */
export const resourceWhy = (facts: Facts, seat: Seat, of: Counted): Why =>
  flowWhy(facts, seat, of, flowsOf(facts.events, seat, of), partyIn(facts.view, seat)[of]);

/** Why a party has won this much fame during play, without end scoring. */
export const playedFameWhy = (facts: Facts, seat: Seat): Why => {
  const flows = flowsOf(facts.events, seat, 'fame').filter(({ source }) => source !== 'end');
  return flowWhy(facts, seat, 'fame', flows, endScore(facts.view, seat).fame);
};

const SHARES = { gold: GOLD_PER_FAME, luck: LUCK_PER_FAME } as const;

/** Why gold or luck is worth this much fame at the end. */
export const shareWhy = (facts: Facts, seat: Seat, of: keyof typeof SHARES): Why => {
  const why = resourceWhy(facts, seat, of);
  const share: Said = {
    say: of === 'gold' ? 'perGold' : 'perLuck',
    with: [partyIn(facts.view, seat)[of], SHARES[of], endScore(facts.view, seat)[of]],
  };
  return { ...why, because: [share, ...why.because], rules: ['C-22', ...why.rules] };
};

const flowWhy = ({ view }: Facts, seat: Seat, of: Counted, known: readonly Flow[], result: number): Why => {
  // What the owner of a plan has discarded is told to all when the parties are shown.
  const planned = partyIn(view, seat)[of] - (view.parties[seat]?.[of] ?? 0);
  const flows: readonly Flow[] = planned === 0 ? known : [...known, { source: 'scraps', card: null, count: planned }];
  const sources = bySource(flows);
  const start = result - sumOf(flows.map(({ count }) => count));
  const parts: readonly Part[] = [
    { label: sourceLabel('start'), value: start },
    ...[...sources].map(([source, some]) => ({ label: sourceLabel(source), value: sumOf(some.map(({ count }) => count)) })),
  ];
  return {
    title: { say: 'resourceOf', with: [{ seat }, { resource: of }] },
    sums: [{ parts: parts.filter(({ value }) => value !== 0), result, label: { say: 'resource', with: [{ resource: of }] } }],
    because: [...sources].flatMap(([source, some]) => cardsBehind(source, some)),
    rules: RULES[of],
  };
};
