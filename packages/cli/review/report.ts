import {
  accuracyIn,
  type Books,
  booksOf,
  countOf,
  type EarlyEnd,
  GRADES,
  isWhole,
  PHASES,
  type Review,
  type ReviewedStep,
} from '@swordtable/bots/review/index';
import { list, plural } from '@swordtable/games/grammar';
import type { Game, MatchRecord, Position, Seat } from '@swordtable/kernel';
import { gridLines } from '../screen/grid.ts';
import type { Look } from '../screen/look.ts';
import { wrap } from '../screen/text.ts';

/** A review, and what it's put into words with. */
export interface Reviewed {
  readonly game: Game;
  readonly record: MatchRecord;
  readonly review: Review;
  /** The position before each answer. */
  readonly positions: readonly Position[];
  /** The seats to report on. */
  readonly seats: readonly Seat[];
}

const shown = (value: number): string =>
  value
    .toFixed(1)
    .replace(/^-0\.0$/, '0.0')
    .replace('-', '−');
const signed = (value: number): string => (shown(value).startsWith('−') ? shown(value) : `+${shown(value)}`);
const percent = (value: number | undefined): string => (value === undefined ? '–' : `${value.toFixed(0)}%`);

const accuracyLines = ({ game, review, seats }: Reviewed, look: Look): readonly string[] => {
  const rows = seats.map((seat) => [
    game.words.seat(seat),
    percent(accuracyIn(review, seat)),
    ...PHASES.map((phase) => percent(accuracyIn(review, seat, phase))),
    ...GRADES.map((grade) => countOf(review, seat, grade)),
  ]);
  return gridLines({ title: 'Accuracy', columns: ['', 'all', ...PHASES, 'good', 'inaccuracies', 'mistakes', 'blunders'], rows }, look);
};

const better = (value: number, more: string, less: string): string => `${shown(Math.abs(value))} points ${value < 0 ? less : more}`;

/** Skill and luck in one sentence. */
const verdict = (name: string, { own, others, luck }: Books, seats: number): string => {
  if (seats === 2) return `${name} played ${better(own + others, 'better', 'worse')} and had ${better(luck, 'more luck', 'less luck')}.`;
  const rest = seats === 1 ? 'luck' : 'luck and the others';
  return `${name} gave away ${shown(Math.max(0, -own))} points; ${rest} ${others + luck < 0 ? 'cost' : 'brought'} ${shown(Math.abs(others + luck))}.`;
};

const BOOKS_TEXT = 'Luck is what was drawn. Unforeseen is what the review itself didn’t see coming.';

const booksLines = ({ game, record, review, seats }: Reviewed, look: Look): readonly string[] => {
  const lines = seats.flatMap((seat) => {
    const books = booksOf(review, seat);
    if (books === undefined) return [];
    const { start, own, others, luck, unforeseen, end } = books;
    const name = game.words.seat(seat);
    const parts = [`${signed(start)} at the start`, `${signed(own)} by own answers`];
    if (record.seats > 1) parts.push(`${signed(others)} by the others’`);
    parts.push(`${signed(luck)} by luck`, `${signed(unforeseen)} unforeseen`);
    const sum = `${name}: ${list(parts)} make ${signed(end)}.`;
    return ['', ...wrap(verdict(name, books, record.seats), look.width, '  '), ...wrap(sum, look.width, '  ')];
  });
  return lines.length === 0 ? [] : [...lines, '', ...wrap(BOOKS_TEXT, look.width)];
};

const gain = ({ seat, before, after }: ReviewedStep): string => {
  const points = (before.margins[seat] ?? 0) - (after.margins[seat] ?? 0);
  const wins = before.wins && after.wins ? (before.wins[seat] ?? 0) - (after.wins[seat] ?? 0) : undefined;
  return `${signed(points)} points${wins === undefined ? '' : `, ${signed(100 * wins)}% chance to win`}`;
};

/** An answer that wasn't good, and the better one. */
const wrongLines = ({ game, record, positions }: Reviewed, step: ReviewedStep, index: number, look: Look): readonly string[] => {
  const { better: best, seat, grade } = step;
  const position = positions[index];
  if (best === undefined || position === undefined) return [];
  const view = game.view(position.state, seat);
  const because = (best.because ?? []).flatMap((message) => game.words.message?.(message, view) ?? []);
  const said = [
    `Answer ${index + 1}, ${game.words.seat(seat)}, ${grade}: ${game.words.action(record.answers[index]?.action, view)}`,
    `Better: ${game.words.action(best.action, view)} (${gain(step)})${because.length === 0 ? '' : `. It ${list(because)}`}.`,
  ];
  return [...wrap(said[0] ?? '', look.width, '  '), ...wrap(`  ${said[1]}`, look.width, '    ')];
};

const EARLY: Readonly<Record<EarlyEnd, string>> = {
  resigned: 'It ended when a player resigned',
  abandoned: 'It was abandoned',
};

/** How a match ended before its last question. */
const earlyLines = ({ review: { early } }: Reviewed, look: Look): readonly string[] =>
  early === undefined ? [] : wrap(`${EARLY[early]}. The margin at the end is what could be expected then.`, look.width);

/** A review for people. */
export const reviewLines = (reviewed: Reviewed, look: Look): readonly string[] => {
  const { game, review, seats } = reviewed;
  const done = isWhole(review) ? plural(review.answers, 'answer') : `${review.steps.length} of ${plural(review.answers, 'answer')}`;
  const wrong = review.steps.flatMap((step, index) => (seats.includes(step.seat) ? wrongLines(reviewed, step, index, look) : []));
  return [
    look.paint.bold(`${game.name}, ${review.depth} review of ${done}`),
    ...earlyLines(reviewed, look),
    '',
    ...accuracyLines(reviewed, look),
    ...booksLines(reviewed, look),
    ...(wrong.length === 0 ? [] : ['', look.paint.bold('Better answers'), ...wrong]),
  ];
};

/** The same for programs. */
export const reviewJson = ({ game, review, seats }: Reviewed): object => ({
  review,
  whole: isWhole(review),
  seats: seats.map((seat) => ({
    seat,
    name: game.words.seat(seat),
    accuracy: accuracyIn(review, seat) ?? null,
    phases: Object.fromEntries(PHASES.map((phase) => [phase, accuracyIn(review, seat, phase) ?? null])),
    grades: Object.fromEntries(GRADES.map((grade) => [grade, countOf(review, seat, grade)])),
    books: booksOf(review, seat) ?? null,
  })),
});
