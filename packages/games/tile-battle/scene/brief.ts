import { canonicalJson } from '@swordtable/kernel';
import type { State } from '../state.ts';
import { readScene } from './read.ts';
import { writeScene } from './write.ts';

/** A position as text without the lines that say what a reader assumes anyway: short enough to share. */
export const briefScene = (s: State): string => {
  const lines = writeScene(s).split('\n');
  const whole = canonicalJson({ ok: true, value: s });
  const isNeeded = (line: string, index: number): boolean => {
    if (!/^[a-z]/.test(line)) return true;
    return canonicalJson(readScene(lines.filter((_, other) => other !== index).join('\n'))) !== whole;
  };
  return lines.filter(isNeeded).join('\n');
};
