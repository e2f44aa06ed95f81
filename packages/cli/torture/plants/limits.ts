import { refuse } from '@swordtable/kernel';
import type { AppParts } from '@swordtable/server/http/parts';
import type { Plant } from './plant.ts';

const TOO_MANY = refuse('too-many-requests', 'Too many requests. Wait a while and try again.');
const PLENTY = 1_000_000_000;

/** Counts something for each client. */
const counter = (): ((client: string) => number) => {
  const counts = new Map<string, number>();
  return (client) => {
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    return count;
  };
};

const unlimited = (config: AppParts['config'], name: 'requestsPerMinute' | 'matchesPerHour') => ({ config: { ...config, [name]: PLENTY } });

/** Bugs in how the HTTP server keeps clients from wanting too much. */
export const LIMIT_BUGS: Readonly<Record<string, Plant>> = {
  'one-household': {
    about: 'all clients are counted as one',
    breaks: ['limit'],
    front: () => ({ wire: (connection) => void Object.assign(connection, { remoteAddress: '10.0.0.1' }) }),
  },
  'no-limits': {
    about: 'requests aren’t counted',
    breaks: ['limit'],
    front: ({ config }) => ({ parts: unlimited(config, 'requestsPerMinute') }),
  },
  'late-limit': {
    about: 'a match is created before it’s refused as one too many',
    breaks: ['limit'],
    front: ({ config, registry }) => {
      const count = counter();
      const create: AppParts['registry']['create'] = async (id, entries, client) => {
        const made = await registry.create(id, entries, client);
        return count(client ?? '') > config.matchesPerHour ? TOO_MANY : made;
      };
      return { parts: { ...unlimited(config, 'matchesPerHour'), registry: { ...registry, create } } };
    },
  },
  'counted-moves': {
    about: 'a legal move is refused because there were many before',
    breaks: ['limit'],
    front: ({ registry }) => {
      const count = counter();
      const perform: AppParts['registry']['perform'] = async (id, command, client) =>
        command.do === 'act' && count(client ?? '') > 5 ? TOO_MANY : registry.perform(id, command, client);
      return { parts: { registry: { ...registry, perform } } };
    },
  },
};
