import { accept } from '@swordtable/kernel';
import { forgetting, overwriting, rewriting, withDocuments } from './documents.ts';
import type { Plant } from './plant.ts';

/** Bugs in what the server does to bring players together. */
export const AMONG_STRANGERS: Readonly<Record<string, Plant>> = {
  'paired-twice': {
    about: 'players are paired who have found someone in the meantime',
    breaks: ['doubled', 'stuck'],
    amongStrangers: true,
    storage: overwriting('seek', 'pairing'),
  },
  'blind-pairing': {
    about: 'players are paired with those they have blocked',
    breaks: ['unwanted'],
    amongStrangers: true,
    storage: withDocuments(({ get }) => ({ get: async (kind, ids) => (kind === 'block' && ids.length > 1 ? [] : get(kind, ids)) })),
  },
  'rated-again': {
    about: 'a match counts again when a process doesn’t know that it has counted',
    breaks: ['doubled'],
    amongStrangers: true,
    storage: (storage) => {
      const { get } = storage.documents;
      const blind = withDocuments(() => ({ get: async (kind, ids) => (kind === 'result' ? [] : get(kind, ids)) }));
      return blind(overwriting('result')(storage));
    },
  },
  'forgotten-words': {
    about: 'the ids of what players say are forgotten',
    breaks: ['doubled'],
    amongStrangers: true,
    storage: rewriting('talk', (text) => text.replaceAll(/,"id":"say \d+"/g, '')),
  },
  unmuted: {
    about: 'no one remembers who is muted',
    breaks: ['unwanted'],
    amongStrangers: true,
    storage: rewriting('talk', (text) => text.replace(/"muted":\[.*?\](?=,"last")/, '"muted":[]')),
  },
  'lost-report': {
    about: 'a report is acknowledged, but never written',
    breaks: ['lost'],
    amongStrangers: true,
    storage: forgetting(({ kind }) => kind === 'report'),
  },
  'forgotten-notice': {
    about: 'no one remembers which push messages were sent',
    breaks: ['doubled'],
    amongStrangers: true,
    storage: forgetting(({ kind, text }) => kind === 'notice' && text?.includes('"wanted":false') === true),
  },
  'left-behind': {
    about: 'a guest’s matches don’t come along when they sign in',
    breaks: ['lost'],
    amongStrangers: true,
    storage: forgetting(({ kind }) => kind === 'move'),
  },
  'swapped-points': {
    about: 'the points of a tournament’s match go to the other player',
    breaks: ['different'],
    amongStrangers: true,
    storage: rewriting('round', (text) => text.replaceAll('"points":[1,0]', '"points":[0,1]')),
  },
  'early-announcement': {
    about: 'the matches of a tournament’s round are announced before they exist',
    breaks: ['lost'],
    amongStrangers: true,
    storage: rewriting('round', (text) => text.replaceAll(',"pending":true', '')),
  },
  'endless-vacation': {
    about: 'matches don’t hear that a vacation was ended early',
    breaks: ['clock'],
    amongStrangers: true,
    registry: (registry, now) => ({
      ...registry,
      perform: async (id, command, client) => {
        const match = registry.matches.get(id)?.match;
        if (command.do !== 'vacation' || command.vacation.until > now() || match === undefined)
          return registry.perform(id, command, client);
        return accept({ seq: match.seq, again: true, match });
      },
    }),
  },
};
