/** The version of the program, as in its manifest. */
export const VERSION = '0.1.0';
