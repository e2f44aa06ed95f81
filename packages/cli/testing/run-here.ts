import { Readable } from 'node:stream';
import { format } from 'node:util';
import { type Command, CommanderError } from 'commander';
import { vi } from 'vitest';
import { program } from '../program.ts';
import { BAD_USE, isStop } from '../stop.ts';
import type { Ran } from './run.ts';

type Action = Parameters<Command['action']>[0];

/** What came of a command, by what it threw. */
const endOf = (error: unknown): Pick<Ran, 'code' | 'err'> => {
  if (error instanceof CommanderError) return { code: error.exitCode === 0 ? 0 : BAD_USE, err: '' };
  if (isStop(error)) return { code: error.code, err: `${error.message}\n` };
  throw error;
};

/**
 * Runs a command as `run` does, but without a process of its own, which takes most of the time of a short one. Commands that have a
 * bundle of their own need what they do.
 */
export const runHere = async (args: readonly string[], actions: Readonly<Record<string, Action>> = {}): Promise<Ran> => {
  let [out, err] = ['', ''];
  const writeOut = (text: unknown): boolean => {
    out += text;
    return true;
  };
  const writeErr = (text: unknown): boolean => {
    err += text;
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(writeOut),
    vi.spyOn(process.stderr, 'write').mockImplementation(writeErr),
    vi.spyOn(console, 'log').mockImplementation((...parts) => void writeOut(`${format(...parts)}\n`)),
    vi.spyOn(console, 'error').mockImplementation((...parts) => void writeErr(`${format(...parts)}\n`)),
  ];
  const root = program();
  for (const command of [root, ...root.commands]) {
    command.exitOverride().configureOutput({ writeOut, writeErr });
    const action = actions[command.name()];
    if (action !== undefined) command.action(action);
  }
  try {
    await root.parseAsync(args, { from: 'user' });
    return { code: 0, out, err };
  } catch (error) {
    const end = endOf(error);
    return { code: end.code, out, err: err + end.err };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
};

/** The same with lines of input. Bots that think need a process of their own: they have a bundle. */
export const typeHere = async (args: readonly string[], input: string | readonly string[] = ''): Promise<Ran> => {
  const text = typeof input === 'string' ? input : `${input.join('\n')}\n`;
  const terminal = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {};
  Object.defineProperty(process, 'stdin', { configurable: true, value: Readable.from([Buffer.from(text)]) });
  try {
    return await runHere(args);
  } finally {
    Object.defineProperty(process, 'stdin', terminal);
  }
};
