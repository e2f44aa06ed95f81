import { programRoutes } from '@swordtable/server/api/program-routes';
import { routes } from '@swordtable/server/api/routes';
import { asked } from './swordtable.ts';
import { openWire } from './wire.ts';

/** Matches that nobody plays at the moment, and people who watch them. */
export interface IdleMatches {
  readonly count: number;
  /** Opens more of them. */
  add(count: number, progress: (opened: number) => void): Promise<void>;
  /** Lets somebody listen at each of this many; resolves when all have received the position. */
  watch(count: number): Promise<void>;
  close(): void;
}

/** How many matches are opened at the same time. */
const OPENING = 16;

export const openIdleMatches = async (address: string, game: string): Promise<IdleMatches> => {
  const wire = openWire(address);
  const newKey = async (): Promise<string> => (await asked(wire, programRoutes.createKey, {}, '')).key;
  const [host, guest] = [await newKey(), await newKey()];
  const ids: string[] = [];

  const open = async (): Promise<void> => {
    const body = { game, seats: [{ kind: 'me' }, { kind: 'open' }] } as const;
    const { match } = await asked(wire, routes.createMatch, { body }, host);
    await asked(wire, routes.take, { params: { match, seat: 1 }, body: { name: 'Guest', program: true } }, guest);
    ids.push(match);
  };

  return {
    get count() {
      return ids.length;
    },
    add: async (count, progress) => {
      let left = count;
      const work = async (): Promise<void> => {
        while (left > 0) {
          left -= 1;
          await open();
          progress(ids.length);
        }
      };
      await Promise.all(Array.from({ length: OPENING }, work));
    },
    watch: async (count) => {
      const listen = (match: string): Promise<void> =>
        new Promise((resolve, reject) => {
          const ended = (why: string): void => reject(new Error(`A stream broke: ${why}.`));
          wire.lines(`/api/matches/${match}/seats/0/stream`, host, () => resolve(), ended);
        });
      await Promise.all(ids.slice(0, count).map(listen));
    },
    close: () => wire.close(),
  };
};
