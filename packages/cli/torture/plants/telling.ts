import type { Game } from '@swordtable/kernel';
import type { Listener } from '@swordtable/server/registry/live-match';
import type { Plant } from './plant.ts';

const everySo = (often: number): (() => boolean) => {
  let count = 0;
  return () => {
    count += 1;
    return count % often === 0;
  };
};

/** Rules that tell spectators what the first seat sees. */
const openToSpectators = (game: Game): Game => ({
  ...game,
  viewParts: undefined,
  view: (state, watcher) => game.view(state, watcher ?? 0),
});

/** Rules whose view has one hidden thing too many: what the next random numbers are. */
const withRandom = (game: Game): Game => ({
  ...game,
  viewParts: undefined,
  view: (state, watcher) => {
    const view = game.view(state, watcher);
    const hidden = typeof state === 'object' && state !== null && 'deck' in state ? state.deck : null;
    return typeof view === 'object' ? { ...view, deck: hidden } : view;
  },
});

/** Bugs in what clients are told. */
export const TELLING: Readonly<Record<string, Plant>> = {
  'wrong-seat': {
    about: 'the first seat is told what the second sees',
    breaks: ['leak'],
    listener: (listener) => ({ ...listener, watcher: listener.watcher === 0 ? 1 : listener.watcher }),
  },
  'spectator-sees-hand': { about: 'spectators see the first player’s hand', breaks: ['leak'], rules: openToSpectators },
  'deck-in-view': { about: 'the view contains the deck', breaks: ['leak'], rules: withRandom },
  'revoked-key': {
    about: 'a device that was signed out is still told everything',
    breaks: ['leak'],
    listener: (listener, { match }) => {
      const [owner] = listener.watcher === undefined ? [] : (match.seats[listener.watcher]?.keys ?? []);
      return owner === undefined ? listener : { ...listener, key: owner };
    },
  },
  'no-rights': {
    about: 'anyone may act for any seat',
    breaks: ['leak'],
    registry: (registry) => ({
      ...registry,
      perform: (id, command, client) => {
        const owner = 'seat' in command ? registry.matches.get(id)?.match.seats[command.seat]?.keys[0] : undefined;
        return registry.perform(id, owner !== undefined && 'key' in command ? { ...command, key: owner } : command, client);
      },
    }),
  },
  'reused-secret': {
    about: 'a rematch is dealt with the secret of the match before, which may be open',
    breaks: ['leak'],
    registry: (registry) => ({
      ...registry,
      perform: (id, command, client) => {
        const secret = registry.matches.get(id)?.match.terms.secret ?? '';
        return registry.perform(id, command.do === 'rematch' ? { ...command, next: { ...command.next, secret } } : command, client);
      },
    }),
  },
  'lost-change': {
    about: 'a change of the view is left out',
    breaks: ['different'],
    listener: (listener) => {
      const isNow = everySo(9);
      return { ...listener, take: (seq, text) => listener.take(seq, isNow() ? withoutChange(text) : text) };
    },
  },
  'lost-message': { about: 'a message to a client is dropped', breaks: ['gap'], listener: (listener) => dropping(listener, everySo(9)) },
  'repeated-message': {
    about: 'a message is sent twice',
    breaks: ['gap'],
    listener: (listener) => {
      const isNow = everySo(9);
      return {
        ...listener,
        take: (seq, text) => {
          listener.take(seq, text);
          if (isNow()) listener.take(seq, text);
        },
      };
    },
  },
  'no-catch-up': {
    about: 'processes don’t tell each other about new lines, and don’t look',
    breaks: ['stuck'],
    noFanout: true,
    storage: (storage) => ({ ...storage, heads: async (matches) => new Map(matches.map((id) => [id, 0])) }),
  },
  'deleted-for-all': {
    about: 'a match is deleted for everyone when one player deletes it',
    breaks: ['lost'],
    storage: (storage) => ({
      ...storage,
      release: async (match, holder) => {
        await storage.release(match, holder);
        return [];
      },
    }),
  },
};

const withoutChange = (text: string): string => {
  const message: { readonly changes?: Readonly<Record<string, unknown>> } = JSON.parse(text);
  const [, ...changes] = Object.entries(message.changes ?? {});
  return JSON.stringify({ ...message, changes: Object.fromEntries(changes) });
};

const dropping = (listener: Listener, isNow: () => boolean): Listener => ({
  ...listener,
  take: (seq, text) => {
    if (!isNow()) listener.take(seq, text);
  },
});
