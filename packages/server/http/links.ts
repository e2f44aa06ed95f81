/** Where somebody sits down or watches. The secret stands behind the #, which browsers do not send: no server and no log sees it. */
export const linkTo = (publicUrl: string | undefined, match: string, what: string): string => `${publicUrl ?? ''}/match/${match}#${what}`;
