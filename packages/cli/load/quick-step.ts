import type { Choices } from '@swordtable/kernel';

/** What a random player needs of a step: its number, what may be answered now, and whether the last answer was accepted. */
export interface QuickStep {
  readonly seq: number;
  /** Undefined if nothing is asked. */
  readonly question: QuickQuestion | undefined;
  /** The number under which the player's own answer was accepted, if it was. */
  readonly done: number | undefined;
}

/** A question's number, and its answers as they are sent back. */
export interface QuickQuestion {
  readonly seq: number;
  readonly count: number;
  /** Undefined outside the list. */
  answer(index: number): string | undefined;
}

/** A question with its answers listed, each as a text. */
export const listed = (seq: number, options: readonly string[]): QuickQuestion => ({
  ...{ seq, count: options.length },
  answer: (index) => options[index],
});

/** A question whose answers are all combinations of some values. */
export const combined = (seq: number, choices: Choices): QuickQuestion => {
  const facets = Object.entries(choices);
  const count = facets.reduce((product, [, values]) => product * values.length, 1);
  const answer = (index: number): string | undefined => {
    if (index < 0 || index >= count) return undefined;
    let rest = index;
    const parts: string[] = [];
    for (const [name, values] of facets.toReversed()) {
      parts.unshift(`${JSON.stringify(name)}:${JSON.stringify(values[rest % values.length])}`);
      rest = Math.floor(rest / values.length);
    }
    return `{${parts.join()}}`;
  };
  return { seq, count, answer };
};

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];

/** Behind the string that begins here. */
const endOfString = (text: string, from: number): number => {
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (code === BACKSLASH) at += 1;
  }
  return text.length;
};

/** The texts of a list's items, and the place behind the list. */
const itemsAt = (text: string, from: number): { readonly texts: readonly string[]; readonly end: number } => {
  const texts: string[] = [];
  let [begin, depth] = [from + 1, 0];
  for (let at = begin; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at) - 1;
    else if (code === OPEN_OBJECT || code === OPEN_LIST) depth += 1;
    else if (depth > 0) {
      if (code === CLOSE_OBJECT || code === CLOSE_LIST) depth -= 1;
    } else if (code === COMMA || code === CLOSE_LIST) {
      if (at > begin) texts.push(text.slice(begin, at));
      begin = at + 1;
      if (code === CLOSE_LIST) return { texts, end: begin };
    }
  }
  return { texts, end: text.length };
};

const QUESTION = /\{"seq":(\d+),/y;
const ANSWERS = '"options":[';
const CHOICES = '"choices":{';
/** Choices among numbers, as in most games; others are left to a reader of everything. */
const NUMBERS = /\{"\w+":\[[\d,]*\](?:,"\w+":\[[\d,]*\])*\}/y;
const DONE = /\}\}(?:,\{"type":"done","id":"[^"]*","seq":(\d+),"again":false\})?\]$/y;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
};

const questionAt = (text: string, from: number): { readonly question: QuickQuestion; readonly end: number } | undefined => {
  const [, seq] = matchAt(QUESTION, text, from) ?? [];
  if (seq === undefined) return undefined;
  const short = text.indexOf(CHOICES, from);
  const [choices] = (short < 0 ? undefined : matchAt(NUMBERS, text, short + CHOICES.length - 1)) ?? [];
  if (choices !== undefined)
    return { question: combined(Number(seq), JSON.parse(choices) as Choices), end: short + CHOICES.length + choices.length };
  const answers = text.indexOf(ANSWERS, from);
  if (answers < 0) return undefined;
  const { texts, end } = itemsAt(text, answers + ANSWERS.length - 1);
  return { question: listed(Number(seq), texts), end: end + 1 };
};

const DECISION = ',"decision":';

/**
 * Reads a list of replies that consists of one step, or of a step and the acknowledgment of the answer that made it, as nearly all do: and
 * of that only what is needed. Parsing everything takes a player longer than all the rest. Undefined if there is anything else in it, or if
 * the match ends.
 *
 * @param envelope How everything begins that is told to this player.
 */
export const quickStep = (text: string, envelope: string): QuickStep | undefined => {
  if (!text.startsWith(envelope, 1) || !text.startsWith('{"type":"step","seq":', 1 + envelope.length)) return undefined;
  const seq = Number.parseInt(text.slice(envelope.length + 22, envelope.length + 32), 10);
  const decision = text.indexOf(DECISION, envelope.length);
  if (decision < 0) return undefined;
  const at = decision + DECISION.length;
  const asked = text.startsWith('null', at) ? { question: undefined, end: at + 4 } : questionAt(text, at);
  // Where it ends shows whether it was the step's own question.
  const tail = asked === undefined ? undefined : matchAt(DONE, text, asked.end);
  if (asked === undefined || tail === undefined) return undefined;
  const [, done] = tail;
  return { seq, question: asked.question, done: done === undefined ? undefined : Number(done) };
};
