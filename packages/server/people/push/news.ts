import type { MatchNews, PushText } from '../../api/push.ts';
import type { Registry } from '../../registry/registry.ts';
import { othersOf, questionFor } from '../turns.ts';
import type { Notice } from './notice.ts';

/** A message has room for 4 kB. */
const NAMED = 5;
const NAMES_LENGTH = 80;

export type Found = { readonly over: true } | { readonly over: false; readonly news?: MatchNews; readonly question?: number };

/** What there is to tell about a match now: nothing if the player has answered in the meantime. */
export const findNews = async (registry: Pick<Registry, 'look'>, { key, match: id, kind }: Notice, at: number): Promise<Found> => {
  const live = await registry.look(id);
  // What can't be read now may be read later.
  if (!live.ok) return live.refusal.code === 'unknown-match' ? { over: true } : { over: false };
  const { match } = live.value;
  // Who has left isn't told of it any longer.
  const isTheirs = match.seats.some(({ keys, invites }) => keys.includes(key) || invites.includes(key));
  if (match.status === 'over' || !isTheirs) return { over: true };
  const question = questionFor(match, key, at);
  if (kind === 'turn' && question === undefined) return { over: false };
  const against = othersOf(match, key).join(', ').slice(0, NAMES_LENGTH);
  const news = { kind, match: id, game: match.game.id, name: match.game.name, against };
  return { over: false, news, ...(question === undefined ? {} : { question: question.seq }) };
};

export const pushText = (language: string, news: readonly MatchNews[]): string =>
  JSON.stringify({ language, count: news.length, news: news.slice(0, NAMED) } satisfies PushText);
