import { type Known, type Seat, type SumText, type WhyQuestion, type WhyText, whyText } from '@swordtable/kernel';
import type { Look } from '../screen/look.ts';
import { wrap } from '../screen/text.ts';
import type { Table } from '../tables/table.ts';
import { eventsSince } from './event-log.ts';
import { type Match, positionOf } from './match.ts';

/** `3 printed + 2 Zeus = 5 Jason`; only the number where nothing was added. */
const sumText = ({ parts: [first, ...added], result, label }: SumText): string => {
  const total = `${result} ${label}`;
  if (first === undefined || (added.length === 0 && first.value === result)) return total;
  const more = added.map((part) => `${part.value < 0 ? '−' : '+'} ${Math.abs(part.value)} ${part.label}`);
  return `${[`${first.value} ${first.label}`, ...more].join(' ')} = ${total}`;
};

/** The numbers of an explanation, each with what it is made of. */
export const sumLines = ({ sums = [], compares }: WhyText): readonly string[] =>
  sums.flatMap((sum, at) => (compares !== undefined && at > 0 ? [compares, sumText(sum)] : [sumText(sum)]));

/** An explanation as lines: title, numbers, reasons, and rules. */
export const whyLines = (why: WhyText, { width, paint }: Look): readonly string[] => [
  paint.bold(why.title),
  ...sumLines(why).flatMap((line) => wrap(`  ${line}`, width, '    ')),
  ...why.sentences.flatMap((sentence) => wrap(sentence, width)),
  ...(why.rules.length === 0 ? [] : [paint.dim(`Rules: ${why.rules.join(', ')}`)]),
];

/** What a seat knows of a match, as the input for explanations. */
const knownTo = (match: Match, seat: Seat): Known => {
  const { state, decisions } = positionOf(match);
  const decision = decisions.find((asked) => asked.seat === seat);
  return {
    view: match.game.view(state, seat),
    watcher: seat,
    events: eventsSince(match, 0, seat),
    decision: decision && { prompt: decision.prompt, options: [...decision.options] },
  };
};

const questionIn = (table: Table, text: string, known: Known): WhyQuestion | undefined =>
  /^\d+$/.test(text) ? { event: Number(text) - 1 } : table.whyQuestion?.(text, known);

interface Asker {
  readonly match: Match;
  readonly seat: Seat;
  readonly table: Table;
  readonly look: Look;
}

/** Answers `why` followed by a name or number. */
export const whyAbout = ({ match, seat, table, look }: Asker, text: string): readonly string[] => {
  const { game } = match;
  if (game.explain === undefined) return wrap(`${game.name} has no explanations by name. Type "why" for the last turn.`, look.width);
  const known = knownTo(match, seat);
  const question = questionIn(table, text, known);
  const why = question && game.explain(known, question);
  if (why !== undefined)
    return whyLines(
      whyText(why, (message) => game.words.message?.(message, known.view)),
      look,
    );
  const example = table.whyExample === undefined ? '' : `, or name something: ${table.whyExample}`;
  return wrap(`There’s nothing to explain about "${text}". Type "log", then "why" and a line’s number${example}.`, look.width);
};
