import type { Round } from '@swordtable/server/tournaments/tournament';
import type { Life } from '../agenda.ts';
import type { Kept } from '../oracle/kept.ts';
import type { Oracle } from '../oracle/oracle.ts';
import type { CheckTold } from '../oracle/told.ts';
import type { Process } from '../process.ts';
import type { World } from '../world.ts';

/** What every client needs. */
export interface Surroundings {
  readonly world: World;
  readonly oracle: Oracle;
  readonly kept: Kept;
  /** All rounds of a tournament, as they're stored. */
  rounds(tournament: string): readonly Round[];
  /** Gives a player a settled rating in a game, as if they had played for weeks. */
  rate(player: string, game: string): void;
  /** From now on, this device must not get push messages. */
  endPush(key: string): void;
  readonly check: CheckTold;
  /** A process that runs now, if any does. */
  pick(): Process | undefined;
  keyFor(name: string): string;
  /** A key that no server has issued; undefined if clients have no secrets. */
  invented(name: string): string | undefined;
  /** The spectators' link of each match. */
  readonly links: Map<string, string>;
  /** One more client takes part. */
  join(client: Client): void;
}

/** A simulated client. */
export interface Client {
  readonly name: string;
  /** Whether it wants nothing more, and knows everything that it may know. */
  isDone(): boolean;
}

const PATIENCE = 5_000;

const failed = (world: World, error: unknown): void =>
  world.violate('broken', error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Asks a process; `undefined` if no answer comes. Requests and answers may be lost, and requests may arrive twice. */
export const ask = <Value>(
  { world, pick }: Pick<Surroundings, 'world' | 'pick'>,
  work: (process: Process) => Promise<Value>,
): Promise<Value | undefined> =>
  new Promise((resolve) => {
    const waiting: Life = { alive: true };
    world.after(PATIENCE, () => resolve(undefined), waiting);
    const process = pick();
    if (process === undefined || world.fails('requests', 20)) return;
    const answer = (value: Value): void => {
      waiting.alive = false;
      resolve(value);
    };
    const deliver = (): void => {
      const answered = (value: Value): void => {
        if (process.life.alive && !world.fails('requests', 20)) world.after(world.delay(), () => answer(value));
      };
      world.after(world.delay(), () => void work(process).then(answered, (error) => failed(world, error)), process.life);
    };
    deliver();
    if (world.fails('requests', 20)) deliver();
  });
