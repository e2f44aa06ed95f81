import type { Message, Term, Why } from './explain.ts';
import type { Json } from './options.ts';
import { plainText, spaced } from './plain-words.ts';
import type { Seat } from './seat.ts';

/** The sentences of explanations in one language, by key. */
export type Sentences = Readonly<Record<string, string | ((...from: never[]) => string)>>;

/** A number and its parts, in words. */
export interface SumText {
  readonly parts: readonly { readonly value: number; readonly label: string }[];
  readonly result: number;
  readonly label: string;
  /** The seat whose number it is. */
  readonly seat?: Seat;
}

/** An explanation in words. */
export interface WhyText {
  readonly title: string;
  readonly sums?: readonly SumText[];
  readonly compares?: string;
  readonly sentences: readonly string[];
  readonly rules: readonly string[];
}

/** A message by its keys in the rules, if the game has no sentence for it. */
const plainMessage = ({ say, with: terms = [] }: Message): string => [spaced(say), ...terms.map(plainText)].join(' ');

/** Puts messages into one language. `name` gives a sentence's parameter for a thing of the game, usually its name. */
export const sayWith =
  (sentences: Sentences, name: (thing: Readonly<Record<string, Json>>) => unknown) =>
  (message: Message): string => {
    const sentence = Object.hasOwn(sentences, message.say) ? sentences[message.say] : undefined;
    if (typeof sentence !== 'function') return sentence ?? plainMessage(message);
    const given = (message.with ?? []).map((term: Term) => (typeof term === 'object' ? name(term) : term));
    // A message has its sentence's parameters: `MessageOf` makes sure of that where messages are created.
    return (sentence as (...from: readonly unknown[]) => string)(...given);
  };

/** An explanation in the words of `sayer`, or plainly what it has no words for. Two reasons that read the same are said once. */
export const whyText = (why: Why, sayer?: (message: Message) => string | undefined): WhyText => {
  const say = (message: Message): string => sayer?.(message) ?? plainMessage(message);
  const { title, sums, compares, because, rules } = why;
  return {
    title: say(title),
    ...(sums === undefined
      ? {}
      : {
          sums: sums.map(({ label, parts, ...sum }) => ({
            ...sum,
            label: say(label),
            parts: parts.map((part) => ({ value: part.value, label: say(part.label) })),
          })),
        }),
    ...(compares === undefined ? {} : { compares: say(compares) }),
    sentences: [...new Set(because.map(say))],
    rules,
  };
};
