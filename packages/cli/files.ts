import { readFileSync, statSync, writeFileSync } from 'node:fs';
import type { Json } from '@swordtable/kernel';
import { stop } from './stop.ts';

/** No valid file is longer; this avoids reading a whole device or video by mistake. */
const BYTES_MAX = 8_000_000;

/** Why a file can't be used, in words instead of an error code. */
const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'no such file';
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied';
  if (code === 'EISDIR') return 'it’s a folder';
  return error instanceof Error ? error.message : String(error);
};

/** A whole text file; `-` is standard input. */
export const readText = (path: string): string => {
  try {
    if (path === '-') return readFileSync(0, 'utf8');
    if (statSync(path).size > BYTES_MAX) return stop(`"${path}" is too large: the limit is ${BYTES_MAX} bytes.`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    return stop(`"${path}" can’t be read: ${reasonOf(error)}.`);
  }
};

export const readJson = (path: string): Json => {
  const text = readText(path);
  try {
    // Parsed JSON is always plain.
    return JSON.parse(text) as Json;
  } catch (error) {
    return stop(`"${path}" isn’t valid JSON: ${reasonOf(error)}.`);
  }
};

export const writeText = (path: string, text: string): void => {
  try {
    writeFileSync(path, text);
  } catch (error) {
    stop(`"${path}" can’t be written: ${reasonOf(error)}.`);
  }
};
