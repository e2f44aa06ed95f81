import { createContext } from 'react';

/** Whether it's a solo game: then there's no one to be ahead of, and only the points matter. */
export const AloneContext = createContext(false);
