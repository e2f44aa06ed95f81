declare module 'virtual:offline' {
  /** A hash of all files' contents. */
  export const version: string;
  /** The paths of all files of the site. */
  export const files: readonly string[];
}
