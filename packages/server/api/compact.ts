import { combinationsOf } from '@swordtable/kernel';
import type { CompactMessage, CompactQuestion, Message, Question } from './table.ts';

/** The question with its answers as a list. */
const plainQuestion = (asked: Question | CompactQuestion): Question => {
  if (!('choices' in asked)) return asked;
  const { choices, ...question } = asked;
  return { ...question, options: [...combinationsOf(choices)] };
};

const isPlain = (message: CompactMessage): message is Message => message.decision == null || !('choices' in message.decision);

/** A message as streams send it, from a short one. */
export const plainMessage = (message: CompactMessage): Message => {
  if (isPlain(message)) return message;
  const { decision } = message;
  const asked = decision && plainQuestion(decision);
  return message.type === 'table' ? { ...message, decision: asked ?? null } : { ...message, decision: asked ?? null };
};
