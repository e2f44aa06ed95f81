import type { People } from './people.ts';

const EVERY = 60 * 60_000;

/** Deletes what isn't kept any longer: old talk, closed reports, and sanctions that have expired. */
export const startHousekeeping = (
  { talks, reports, sanctions }: Pick<People, 'talks' | 'reports' | 'sanctions'>,
  trouble: (what: string, error: unknown) => void,
): { close(): Promise<void> } => {
  let running: Promise<void> = Promise.resolve();
  const round = (): void => {
    running = Promise.all([talks.sweep(), reports.sweep(), sanctions.sweep()]).then(
      () => {},
      (error) => trouble('deleting what isn’t kept failed', error),
    );
  };
  const timer = setInterval(round, EVERY);
  round();
  return {
    close: () => {
      clearInterval(timer);
      return running;
    },
  };
};
