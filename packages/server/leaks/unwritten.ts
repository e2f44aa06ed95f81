import { optionAt, type Seat, type Wanted } from '@swordtable/kernel';
import { BOT_GRACE } from '../match/absence.ts';
import { faceOf } from '../match/card.ts';
import { decide } from '../match/decide.ts';
import type { Match } from '../match/match.ts';
import { carried } from '../match/orders.ts';

/** When the clock of a running match might run out: now, and at both sides of every moment at which it could. */
const momentsOf = ({ asked, terms }: Match, now: number): readonly number[] => {
  const spans = [BOT_GRACE, ...(terms.clock === null ? [] : [terms.clock.seconds * 1_000])];
  return [now, ...asked.flatMap(({ since }) => spans.flatMap((span) => [since + span, since + span + 1_000]))];
};

/** What would happen without anyone's doing, as far as it shows: whose time is up when, and where a bot takes over. */
export const clockOf = (match: Match, now: number): string =>
  JSON.stringify(
    momentsOf(match, now).map((at) => {
      const verdict = decide(match, { do: 'wake' }, at);
      if (!verdict.ok || !('match' in verdict.value)) return verdict;
      const { line, match: after } = verdict.value;
      return { entry: line.entry, asked: after.asked.map(({ seat, since }) => ({ seat, since })) };
    }),
  );

/** How a match appears in lists, and when it has to be attended to. */
export const listedAs = (match: Match): string => JSON.stringify(faceOf(match));

const ALTERNATIVES = 3;
const ANSWERS = 3;

/**
 * Which alternative of a standing order the watcher's seat would follow now, and with which answer: whatever comes after may depend on what
 * that reveals. The order is a guess, and often can't be followed to its end.
 */
export const orderOutcome = (match: Match, seat: Seat, guesses: readonly number[]): string | undefined => {
  const decision = match.position?.decisions.find((each) => each.seat === seat);
  if (decision === undefined || match.status !== 'running') return undefined;
  const { prompt, options } = decision;
  // Options are objects with named facets; the games' own types aren't known here.
  const wanted = (nth: number) => optionAt(options, (guesses[nth] ?? 0) % options.length) as Wanted;
  const alternatives = Array.from({ length: ALTERNATIVES }, (_, nth) => Array.from({ length: ANSWERS - nth }, (_, at) => wanted(nth + at)));
  const orders = { queue: [{ rule: prompt.rule, ask: prompt.ask, alternatives }], since: match.seq };
  const done = carried(match, seat, orders, match.at);
  if (done === undefined) return undefined;
  const entry = done.steps[0]?.line.entry;
  return JSON.stringify({ alternative: done.orders.last?.alternative ?? null, action: entry?.kind === 'answered' ? entry.action : null });
};
