/** The pattern of match names. */
const CODE = /^[a-z0-9]{6,40}$/;

/** Where an invitation leads: a match link of any site with this page, or only the code in it. Keeps the secret after the `#`. */
export const pathOfInvitation = (text: string): string | undefined => {
  const given = text.trim();
  const [, match = given, secret = ''] = /^(?:https?:\/\/[^/\s]+)?\/?match\/([^/#?\s]+)\/?(#\S*)?$/.exec(given) ?? [];
  return CODE.test(match) ? `/match/${match}${secret}` : undefined;
};
