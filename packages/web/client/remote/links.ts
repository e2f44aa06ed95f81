/** What a match link allows. The secret follows the #, which browsers don't send. */
export type MatchLink =
  | { readonly match: string; readonly seat: number; readonly invite: string }
  | { readonly match: string; readonly watch: string }
  | { readonly match: string };

const MATCH = /^\/match\/([a-z0-9]{1,40})\/?$/;
const SEAT = /^[0-8]$/;
const SECRET = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Reads "/match/ID#seat=1&invite=SECRET" or "/match/ID#watch=SECRET", with or without the server before it; undefined for anything else.
 */
export const readLink = (text: string): MatchLink | undefined => {
  const url = parsed(text);
  const match = MATCH.exec(url?.pathname ?? '')?.[1];
  if (url === undefined || match === undefined) return undefined;
  const wishes = new URLSearchParams(url.hash.slice(1));
  const [seat, invite, watch] = [wishes.get('seat') ?? '', wishes.get('invite') ?? '', wishes.get('watch') ?? ''];
  if (SEAT.test(seat) && SECRET.test(invite)) return { match, seat: Number(seat), invite };
  if (SECRET.test(watch)) return { match, watch };
  return url.hash === '' ? { match } : undefined;
};

const parsed = (text: string): URL | undefined => {
  try {
    return new URL(text.trim(), 'http://here/');
  } catch {
    return undefined;
  }
};
