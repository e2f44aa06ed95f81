import { canonicalJson, type Game, hashText, randomFrom, type Seat, seedOf, type Watcher } from '@swordtable/kernel';

/** A state that replaces the one the rules would reach, with the events that lead to it. */
export interface Turn {
  readonly state: unknown;
  readonly events: readonly unknown[];
  /** The states within the step, one for each event. */
  readonly moments?: readonly unknown[];
}

interface TwinState {
  world: unknown;
  /** The setup and the answers that led here. The same answers always lead to the same world, so a twin can be replayed. */
  path: string;
}

/**
 * The same rules in another world. Where the check has scripted what comes next, that happens; everywhere else the rules continue. To the
 * server it's a game like any other, with the same name and version.
 */
export interface Twin {
  readonly game: Game;
  /** The world in a state of the twin. */
  worldOf(state: unknown): unknown;
  /** The match with this seed begins like this; until the returned function is called. */
  begins(seed: string, turn: Turn): () => void;
  /** This answer, given in this state of the twin, leads here. */
  leads(state: unknown, seat: Seat, action: unknown, turn: Turn): void;
  /** The same for a while; returns a function that ends it. */
  leadsForNow(state: unknown, seat: Seat, action: unknown, turn: Turn): () => void;
  /** For a while, replaying the answers that led to this state leads to another world; returns a function that ends it. */
  isForNow(state: unknown, world: unknown): () => void;
  /** Whether it's scripted where this answer leads. */
  isScripted(state: unknown, seat: Seat, action: unknown): boolean;
  /** The twin's state with another world in it. */
  inWorld(state: unknown, world: unknown): unknown;
}

const pathAfter = (path: string, seat: Seat, action: unknown): string => hashText(`${path} ${seat} ${canonicalJson(action)}`);

export const twinOf = (game: Game): Twin => {
  const written = new Map<string, Turn>();
  // Twin states are created only below.
  const inside = (state: unknown): TwinState => state as TwinState;
  const { active, imagineTurn, viewParts } = game;
  const writtenForNow = (path: string, turn: Turn): (() => void) => {
    const before = written.get(path);
    written.set(path, turn);
    return () => void (before === undefined ? written.delete(path) : written.set(path, before));
  };
  return {
    worldOf: (state) => inside(state).world,
    begins: (seed, turn) => writtenForNow(seedOf(randomFrom(seed)), turn),
    leads: (state, seat, action, turn) => written.set(pathAfter(inside(state).path, seat, action), turn),
    leadsForNow: (state, seat, action, turn) => writtenForNow(pathAfter(inside(state).path, seat, action), turn),
    isForNow: (state, world) => writtenForNow(inside(state).path, { state: world, events: [] }),
    isScripted: (state, seat, action) => written.has(pathAfter(inside(state).path, seat, action)),
    inWorld: (state, world): TwinState => ({ world, path: inside(state).path }),
    game: {
      ...game,
      setup: (seats, options, random, tell): TwinState => {
        const path = seedOf(random);
        const turn = written.get(path);
        if (turn === undefined) return { world: game.setup(seats, options, random, tell), path };
        for (const event of turn.events) tell?.(event);
        return { world: game.clone(turn.state), path };
      },
      clone: (state): TwinState => ({ world: game.clone(inside(state).world), path: inside(state).path }),
      decisions: (state) => game.decisions(inside(state).world),
      advance: (state, seat, action, tell) => {
        const twin = inside(state);
        twin.path = pathAfter(twin.path, seat, action);
        const turn = written.get(twin.path);
        if (turn === undefined) return game.advance(twin.world, seat, action, tell);
        for (const [index, event] of turn.events.entries()) {
          twin.world = game.clone(turn.moments?.[index] ?? turn.state);
          tell?.(event);
        }
        twin.world = game.clone(turn.state);
        return game.decisions(twin.world);
      },
      view: (state, watcher) => game.view(inside(state).world, watcher),
      ...(viewParts === undefined
        ? {}
        : {
            viewParts: {
              alike: (state: unknown) => viewParts.alike(inside(state).world),
              own: (state: unknown, watcher: Watcher) => viewParts.own(inside(state).world, watcher),
            },
          }),
      openView: (state) => game.openView(inside(state).world),
      determinize: (state, watcher, random): TwinState => ({
        world: game.determinize(inside(state).world, watcher, random),
        path: inside(state).path,
      }),
      revealCount: (state) => game.revealCount(inside(state).world),
      standing: (state) => game.standing(inside(state).world),
      faults: (state) => game.faults(inside(state).world),
      ...(imagineTurn === undefined
        ? {}
        : {
            imagineTurn: (state: unknown, seat: Seat): TwinState | undefined => {
              const world = imagineTurn(inside(state).world, seat);
              return world === undefined ? undefined : { world, path: inside(state).path };
            },
          }),
      ...(active === undefined ? {} : { active: (state: unknown) => active(inside(state).world) }),
    },
  };
};
