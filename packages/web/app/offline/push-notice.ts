import type { PushText } from '@swordtable/server/api/push';
import { pushWords } from './push-words.ts';

/** A notification as the worker shows it. */
export interface PushNotice {
  readonly title: string;
  readonly options: { readonly body: string; readonly tag: string; readonly icon: string; readonly data: string };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Only our server can encrypt for this browser, but it may be a newer one. */
const isText = (value: unknown): value is PushText =>
  isRecord(value) &&
  typeof value['language'] === 'string' &&
  typeof value['count'] === 'number' &&
  Array.isArray(value['news']) &&
  value['news'].length > 0 &&
  value['news'].every((one: unknown) => isRecord(one) && ['kind', 'match', 'name', 'against'].every((key) => typeof one[key] === 'string'));

const HOME = '/';
const addressOf = (match: string): string => `/match/${encodeURIComponent(match)}`;

/** The same tag as a page's own notification: one replaces the other. */
const noticeAt = (href: string, title: string, body: string): PushNotice => ({
  title,
  options: { body, tag: `swordtable ${href}`, icon: '/icons/icon-192.png', data: href },
});

/** A push message as a notification; undefined if the visitor is looking at one of these pages anyway, or it can't be understood. */
export const readPush = (data: unknown, seen: readonly string[]): PushNotice | undefined => {
  if (!isText(data) || seen.includes(HOME)) return undefined;
  const { language, count, news } = data;
  const words = pushWords(language);
  const unseen = news.filter(({ match }) => !seen.includes(addressOf(match)));
  const left = count - (news.length - unseen.length);
  const [first] = unseen;
  if (first === undefined) return undefined;
  if (left === 1) {
    const { kind, match, name, against } = first;
    return noticeAt(addressOf(match), (words[kind] ?? words.turn)(name), against === '' ? '' : words.against(against));
  }
  const title = unseen.every(({ kind }) => kind === 'turn') ? words.turns(left) : words.several(left);
  return noticeAt(HOME, title, [...new Set(unseen.map(({ name }) => name))].join(', '));
};
