import { accept } from '@swordtable/kernel';
import type { AppParts } from '@swordtable/server/http/parts';
import { textFrame } from '@swordtable/server/http/text-frame';
import { OPERATOR_KEY } from '../wired/wired-operator.ts';
import type { Plant } from './plant.ts';

const withRegistry = (change: (registry: AppParts['registry']) => Partial<AppParts['registry']>) => ({
  front: ({ registry }: AppParts) => ({ parts: { registry: { ...registry, ...change(registry) } } }),
});

const withPeople = (change: (people: AppParts['people']) => Partial<AppParts['people']>) => ({
  front: ({ people }: AppParts) => ({ parts: { people: { ...people, ...change(people) } } }),
});

/** The first byte of a frame with text, and how many bytes come before the text, by the second. */
const TEXT = 0x81;
const headOf = (length: number): number => (length < 126 ? 2 : length === 126 ? 4 : 10);

/** A frame with only the first of its messages; anything else as it is. */
const firstOf = (data: unknown): unknown => {
  if (!Buffer.isBuffer(data) || data[0] !== TEXT) return data;
  const messages: readonly unknown[] = JSON.parse(data.toString('utf8', headOf(data[1] ?? 0)));
  return textFrame(JSON.stringify(messages.slice(0, 1)));
};

/** Bugs in the HTTP server and its sockets. They're found over simulated connections. */
export const FRONT: Readonly<Record<string, Plant>> = {
  'forgotten-request-id': {
    about: 'requests are carried out without the ids that clients give them',
    breaks: ['lost'],
    ...withRegistry((registry) => ({ perform: (id, { id: _, ...command }, client) => registry.perform(id, command, client) })),
  },
  'hasty-answer': {
    about: 'a request is answered while the store is still writing',
    breaks: ['lost'],
    ...withRegistry((registry) => ({
      perform: async (id, command, client) => {
        const live = await registry.look(id);
        void registry.perform(id, command, client);
        return live.ok ? accept({ seq: live.value.match.seq + 1, again: false, match: live.value.match }) : live;
      },
    })),
  },
  'previous-key': {
    about: 'a request is answered as if the client before had sent it',
    breaks: ['leak', 'lost'],
    front: () => {
      let before: string | undefined;
      return {
        headers: (headers) => {
          const { authorization } = headers;
          headers.authorization = before ?? authorization ?? '';
          before = authorization;
        },
      };
    },
  },
  'any-operator': {
    about: 'anyone may do what only those who run the server may',
    breaks: ['leak'],
    front: () => ({
      headers: (headers, url) => {
        if (url.startsWith('/api/operator/')) headers.authorization = `Bearer ${OPERATOR_KEY}`;
      },
    }),
  },
  'open-doors': {
    about: 'no one is kept out by a ban or maintenance',
    breaks: ['unwanted'],
    ...withPeople(({ sanctions, maintenance }) => ({
      sanctions: { ...sanctions, of: async () => undefined },
      maintenance: { ...maintenance, note: async () => null },
    })),
  },
  unsilenced: {
    about: 'someone who was silenced can still talk',
    breaks: ['unwanted'],
    ...withPeople(({ sanctions }) => ({
      sanctions: {
        ...sanctions,
        of: async (key) => {
          const known = await sanctions.of(key);
          return known?.what === 'silenced' ? undefined : known;
        },
      },
    })),
  },
  'old-name': {
    about: 'a player’s new name is acknowledged, but never written',
    breaks: ['lost'],
    ...withPeople(({ players }) => ({
      players: {
        ...players,
        save: async (key, profile, label) => {
          const known = await players.byKey(key);
          return known === undefined ? players.save(key, profile, label) : accept({ ...known, value: { ...known.value, ...profile } });
        },
      },
    })),
  },
  'open-report': {
    about: 'a report is closed for the operator who closes it, and stays open',
    breaks: ['lost'],
    ...withPeople(({ reports }) => ({
      reports: {
        ...reports,
        close: async (id, note) => {
          const known = await reports.byId(id);
          return known === undefined ? reports.close(id, note) : accept({ ...known.value, closed: { at: 0, note } });
        },
      },
    })),
  },
  'any-key': {
    about: 'keys are accepted that no server has issued',
    breaks: ['leak'],
    front: ({ keys }) => ({ parts: { keys: { ...keys, isIssued: () => true } } }),
  },
  'one-secret': {
    about: 'every link and every deal has the same secret',
    breaks: ['leak'],
    front: ({ keys }) => {
      const secret = keys.secret();
      return { parts: { keys: { ...keys, secret: () => secret } } };
    },
  },
  'first-of-frame': {
    about: 'of several messages in one frame of a socket, only the first is sent',
    breaks: ['gap', 'stuck'],
    front: () => ({
      wire: (connection) => {
        const write = connection.write.bind(connection);
        connection.write = (data: unknown) => write(firstOf(data));
      },
    }),
  },
  'dropped-when-slow': {
    about: 'a stream drops what its client hasn’t read yet',
    breaks: ['gap'],
    front: ({ streams }) => ({
      parts: {
        streams: {
          ...streams,
          get size() {
            return streams.size;
          },
          open: (response, opening, onClose) => {
            const { take, end } = streams.open(response, opening, onClose);
            let sent = 0;
            return { end, take: (seq, text) => void (sent++ % 7 === 6 || take(seq, text)) };
          },
        },
      },
    }),
  },
};
