import type { Game } from '@swordtable/kernel';
import type { RatedAction } from './bot.ts';

/** What a hint is put into words with. */
export interface HintWords {
  readonly words: Game['words'];
  /** What the seat sees: names of cells may depend on it. */
  readonly view: unknown;
  readonly seats: number;
}

/** Less than this, in points, is no difference. */
const EVEN = 0.05;

// Not made before the first hint, because Intl takes 20 ms before its first answer.
const listed = (things: readonly string[]): string => new Intl.ListFormat('en-US', { type: 'conjunction' }).format(things);

const points = (count: number): string => `${count.toFixed(1)} ${count.toFixed(1) === '1.0' ? 'point' : 'points'}`;

const leadText = (margin: number): string =>
  Math.abs(margin) < EVEN ? 'level' : `${points(Math.abs(margin))} ${margin < 0 ? 'behind' : 'ahead'}`;

const expectation = ({ margin, wins }: RatedAction<unknown>, seats: number): string => {
  const chance = wins === undefined ? '' : `, with a ${Math.round(100 * wins)}% chance to win`;
  return seats === 1 ? `It expects to score ${points(margin)}${chance}.` : `It expects to finish ${leadText(margin)}${chance}.`;
};

/** A hint in English, line by line: the answer and the rest of its action, what the bot expects, why, and the next best answer. */
export const hintText = (thoughts: readonly RatedAction<unknown>[], { words, view, seats }: HintWords): readonly string[] => {
  const [best, next] = thoughts;
  if (best === undefined) return ['The bot has no hint.'];
  const say = (given: unknown): string => words.action(given, view);
  const because = (best.because ?? []).flatMap((message) => words.message?.(message, view) ?? []);
  const less = next === undefined ? 0 : best.margin - next.margin;
  return [
    `The bot would play: ${say(best.action)}.`,
    ...(best.plan ?? []).map((step) => `Then: ${say(step.action)}.`),
    expectation(best, seats),
    ...(because.length === 0 ? [] : [`It ${listed(because)}.`]),
    ...(next === undefined ? [] : [`Next best: ${say(next.action)}, ${less < EVEN ? 'about as good' : `${points(less)} less`}.`]),
  ];
};
