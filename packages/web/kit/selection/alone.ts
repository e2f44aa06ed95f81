import { createContext } from 'react';

/** Whether somebody plays alone: then there is nobody to be ahead of, and points are counted by themselves. */
export const AloneContext = createContext(false);
