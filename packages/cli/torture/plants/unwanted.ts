import { forgetting, rewriting, withDocuments } from './documents.ts';
import type { Plant } from './plant.ts';

/** Bugs in what players no longer want: to be seen, to be told, or to play. */
export const UNWANTED: Readonly<Record<string, Plant>> = {
  'shown-anyway': {
    about: 'a player who has hidden their page is shown',
    breaks: ['leak', 'stuck'],
    amongStrangers: true,
    storage: withDocuments(({ get }) => ({ get: async (kind, ids) => (kind === 'hidden' ? [] : get(kind, ids)) })),
  },
  'shared-for-good': {
    about: 'an accuracy that was withdrawn stays on the page',
    breaks: ['leak'],
    amongStrangers: true,
    storage: forgetting(({ kind, text }) => kind === 'accuracy' && text === null),
  },
  'short-export': {
    about: 'what players take along leaves out what they share',
    breaks: ['lost'],
    amongStrangers: true,
    storage: withDocuments(({ find }) => ({
      find: async (query) => (query.kind === 'accuracy' && query.descending !== true ? [] : find(query)),
    })),
  },
  'still-told': {
    about: 'a device that wants no more push messages gets them',
    breaks: ['unwanted', 'lost'],
    amongStrangers: true,
    storage: forgetting(({ kind, text }) => kind === 'subscription' && text === null),
  },
  'paired-anyway': {
    about: 'no one remembers who has withdrawn from a tournament',
    breaks: ['unwanted'],
    amongStrangers: true,
    storage: rewriting('tournament', (text) => text.replaceAll(',"out":true', '')),
  },
  'never-canceled': {
    about: 'a tournament that was canceled continues',
    breaks: ['unwanted', 'lost'],
    amongStrangers: true,
    storage: rewriting('tournament', (text) =>
      text.includes('"began":') ? text.replace('"status":"canceled"', '"status":"running"') : text,
    ),
  },
};
