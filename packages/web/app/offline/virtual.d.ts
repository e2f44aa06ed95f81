declare module 'virtual:offline' {
  /** Says what is in all files together. */
  export const version: string;
  /** The paths of everything that the site is made of. */
  export const files: readonly string[];
}
