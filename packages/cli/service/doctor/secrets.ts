import type { Environment } from '@swordtable/server/config';

const passwordOf = (address: string): readonly string[] => {
  if (!URL.canParse(address)) return [];
  const { password, searchParams } = new URL(address);
  const given = [password, searchParams.get('password') ?? ''];
  return given.flatMap((text) => [text, decoded(text)]);
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Replaces every secret of the settings in a text, because a library's error message may quote an address. */
export const maskerFor = (env: Environment): ((text: string) => string) => {
  const { DATABASE_URL = '', REDIS_URL = '', OPERATOR_KEY = '' } = env;
  const secrets = [...passwordOf(DATABASE_URL), ...passwordOf(REDIS_URL), OPERATOR_KEY.trim()].filter((secret) => secret !== '');
  return (text) => secrets.reduce((masked, secret) => masked.replaceAll(secret, '…'), text);
};
