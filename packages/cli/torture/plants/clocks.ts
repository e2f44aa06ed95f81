import type { Message } from '@swordtable/server/api/table';
import type { Line } from '@swordtable/server/match/entry';
import type { Storage } from '@swordtable/server/storage/storage';
import type { Plant } from './plant.ts';

/** The clocks of a match start again when a process reads it. */
const restarting = (storage: Storage): Storage => ({
  ...storage,
  read: async (match, after) => {
    const lines = await storage.read(match, after);
    return after < 0 ? lines.map((line, index): Line => (index === lines.length - 1 ? { ...line, at: line.at + 5_000 } : line)) : lines;
  },
});

/** A message about an undo that shows the player's clock as new. */
const renewed = (text: string): string => {
  const message = JSON.parse(text) as Message;
  if (message.type !== 'step' || message.what.kind !== 'undone') return text;
  const asked = message.asked.map((entry) => (entry.seat === message.what.seat ? { ...entry, since: message.at } : entry));
  return JSON.stringify({ ...message, asked });
};

/** Bugs in clocks, and in attending to matches that no one asks about. */
export const CLOCKS: Readonly<Record<string, Plant>> = {
  'clock-restarts': { about: 'the clock starts again when a process starts', breaks: ['clock'], storage: restarting },
  'undo-gives-time': {
    about: 'a player who undoes an answer gets the whole time again',
    breaks: ['clock'],
    registry: (registry, now) => ({
      ...registry,
      perform: async (id, command, client) => {
        const done = await registry.perform(id, command, client);
        const live = registry.matches.get(id);
        if (done.ok && command.do === 'undo' && live !== undefined) {
          const asked = live.match.asked.map((entry) => (entry.seat === command.seat ? { ...entry, since: now() } : entry));
          live.match = { ...live.match, asked };
        }
        return done;
      },
    }),
    listener: (listener) => ({ ...listener, take: (seq, text) => listener.take(seq, renewed(text)) }),
  },
  'clock-backward': {
    about: 'a line is older than the one before it',
    breaks: ['clock'],
    storage: (storage) => ({
      ...storage,
      append: (lines) => storage.append(lines.map((line) => ({ ...line, at: line.at - (line.seq % 5) * 900 }))),
    }),
  },
  'fast-clock': { about: 'the clock of a process is ten seconds fast', breaks: ['clock'], now: (now) => now + 10_000 },
  'no-watchdog': {
    about: 'no one attends to players and bots that don’t answer',
    breaks: ['stuck'],
    storage: (storage) => ({ ...storage, due: async () => [] }),
  },
};
