/** Links to join or watch. The secret follows the #, which browsers don't send, so no server and no log sees it. */
export const linkTo = (publicUrl: string | undefined, match: string, what: string): string => `${publicUrl ?? ''}/match/${match}#${what}`;
