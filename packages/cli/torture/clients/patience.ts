/** If nothing was decided, a client asks again soon; if it was too much, a little later. In milliseconds. */
export const SOON = 200;
const LATER = 5_000;
/** It's never too much for longer than a minute, except for matches that are created. */
const LATER_MOST = 14;

/** How long a client waits after a refusal before it sends the same again; undefined if it takes it for an answer. */
export type Patience = (code: string) => number | undefined;

export const newPatience = (): Patience => {
  let later = 0;
  return (code) => {
    if (code.startsWith('storage') || code === 'too-busy') return SOON;
    if (code === 'maintenance') return LATER;
    if (code !== 'too-many-requests') return undefined;
    later += 1;
    return later > LATER_MOST ? undefined : LATER;
  };
};
