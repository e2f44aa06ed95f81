import { readFileSync, statSync, writeFileSync } from 'node:fs';
import type { Json } from '@swordtable/kernel';
import { stop } from './stop.ts';

/** No file that the command reads is longer; a device or a video given by mistake is not read to its end. */
const BYTES_MAX = 8_000_000;

/** Why a file could not be used, in words instead of the system's letters. */
const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EACCES' || code === 'EPERM') return 'permission is denied';
  if (code === 'EISDIR') return 'it is a folder';
  return error instanceof Error ? error.message : String(error);
};

/** A whole text file; `-` is standard input. */
export const readText = (path: string): string => {
  try {
    if (path === '-') return readFileSync(0, 'utf8');
    if (statSync(path).size > BYTES_MAX) return stop(`"${path}" is longer than ${BYTES_MAX} bytes and cannot be meant.`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    return stop(`"${path}" cannot be read: ${reasonOf(error)}.`);
  }
};

export const readJson = (path: string): Json => {
  const text = readText(path);
  try {
    // What comes out of JSON is plain by nature.
    return JSON.parse(text) as Json;
  } catch (error) {
    return stop(`"${path}" is not JSON: ${reasonOf(error)}.`);
  }
};

export const writeText = (path: string, text: string): void => {
  try {
    writeFileSync(path, text);
  } catch (error) {
    stop(`"${path}" cannot be written: ${reasonOf(error)}.`);
  }
};
