import { isIP } from 'node:net';

/** One kind of value: a description that follows "it takes", and how it is read. */
export interface Kind<Value> {
  readonly takes: string;
  /** Undefined if the text isn't of this kind. */
  read(text: string): Value | undefined;
  /** How an invalid text may be quoted in an error; verbatim if left out. */
  shown?(text: string): string;
}

export const count = (least: number, most: number): Kind<number> => ({
  takes: `a whole number from ${least} to ${most}`,
  read: (text) => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined;
  },
});

export const oneOf = <Word extends string>(words: readonly Word[]): Kind<Word> => ({
  takes: `one of ${words.join(', ')}`,
  read: (text) => words.find((word) => word === text),
});

export const folder: Kind<string> = { takes: 'the path of a folder', read: (text) => (text.includes('\0') ? undefined : text) };

export const address: Kind<string> = {
  takes: 'the name or address of a network interface, such as 127.0.0.1, ::1, or 0.0.0.0',
  read: (text) => (isIP(text) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text : undefined),
};

/** Store addresses contain passwords, so only the start of an invalid one is quoted. */
const schemeOnly = (text: string): string => {
  const [scheme] = /^[a-z][a-z0-9+.-]{0,20}:\/\//i.exec(text) ?? [];
  return scheme === undefined ? 'a text without a scheme' : `${scheme}…`;
};

export const storeUrl = (...schemes: readonly string[]): Kind<string> => ({
  takes: `an address starting with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  read: (text) => (schemes.some((scheme) => text.startsWith(`${scheme}://`)) && URL.canParse(text) ? text : undefined),
  shown: schemeOnly,
});

export const origin: Kind<string> = {
  takes: 'an address such as https://play.example.org, without a path',
  read: (text) => {
    if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return undefined;
    const url = new URL(text);
    return url.href === `${url.origin}/` ? url.origin : undefined;
  },
  shown: schemeOnly,
};

/** A secret that someone chose: long enough that no one guesses it, and fit for a header. */
export const secretText: Kind<string> = {
  takes: 'at least 32 letters, digits, and the characters - . _ ~ + / =, such as the output of "openssl rand -hex 24"',
  read: (text) => (/^[\w.~+/=-]{32,200}$/.test(text) ? text : undefined),
  shown: () => 'something else',
};

/** `false`: no proxies; a number: how many proxies to trust; a list: the proxies that may name the client. */
export type TrustedProxies = false | number | readonly string[];

const network = (text: string): boolean => {
  const [host = '', bits, ...more] = text.split('/');
  const version = isIP(host);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || count(0, version === 4 ? 32 : 128).read(bits) !== undefined;
};

export const proxies: Kind<TrustedProxies> = {
  takes: 'off, the number of proxies from 1 to 10, or a comma-separated list of addresses and networks',
  read: (text) => {
    if (text === 'off') return false;
    const hops = count(1, 10).read(text);
    if (hops !== undefined) return hops;
    const listed = text.split(',').map((part) => part.trim());
    return listed.every(network) ? listed : undefined;
  },
};
