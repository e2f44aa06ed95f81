/** How bad it is: with a problem, the server doesn't start or can't be played on; a warning is for someone to decide. */
export type Level = 'ok' | 'warning' | 'problem';

/** One line of the diagnosis. */
export interface Finding {
  readonly about: string;
  readonly level: Level;
  /** What was found and, unless all is well, what to do. */
  readonly text: string;
}

const finding =
  (level: Level) =>
  (about: string, text: string): Finding => ({ about, level, text });

export const ok = finding('ok');
export const warning = finding('warning');
export const problem = finding('problem');

/** Why something failed. Failures to connect to several addresses have their reasons inside. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError && error.message === '') return [...new Set(error.errors.map(reasonOf))].join('; ');
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
};
