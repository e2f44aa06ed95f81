/** How the names of matches look. */
const CODE = /^[a-z0-9]{6,40}$/;

/**
 * Where an invitation leads: a link to a match of any address that serves this page, or only the code in it. What follows the
 * `#` of a link, the secret, is kept.
 */
export const pathOfInvitation = (text: string): string | undefined => {
  const given = text.trim();
  const [, match = given, secret = ''] = /^(?:https?:\/\/[^/\s]+)?\/?match\/([^/#?\s]+)\/?(#\S*)?$/.exec(given) ?? [];
  return CODE.test(match) ? `/match/${match}${secret}` : undefined;
};
