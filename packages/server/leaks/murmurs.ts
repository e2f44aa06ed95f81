import { type Decision, type Game, type Random, randomBelow, type Seat } from '@swordtable/kernel';

/**
 * A game for the leak check: what one seat says may secretly change another's options. Everyone answers at the same time and has a secret
 * number from 1 to 3. A seat that hears its own number from another may from then on also answer 4, which sounds like 3 to the others.
 */
interface State {
  secrets: number[];
  /** What each seat said, as the others heard it. */
  heard: number[][];
}

interface Action {
  readonly say: number;
}

interface Event {
  readonly by: Seat;
  readonly said: number;
}

const NUMBERS = 3;
const TURNS = 4;

const isStirred = ({ secrets, heard }: State, seat: Seat): boolean =>
  heard.some((said, by) => by !== seat && said.includes(secrets[seat] as number));

const decisions = (state: State): readonly Decision<Action>[] =>
  state.heard.flatMap((said, seat) =>
    said.length === TURNS
      ? []
      : [
          {
            seat,
            prompt: { rule: 'murmurs', ask: 'number' },
            options: Array.from({ length: isStirred(state, seat) ? NUMBERS + 1 : NUMBERS }, (_, index) => ({ say: index + 1 })),
          },
        ],
  );

const secretFrom = (random: Random): number => 1 + randomBelow(random, NUMBERS);
const clone = ({ secrets, heard }: State): State => ({ secrets: [...secrets], heard: heard.map((said) => [...said]) });

export const murmurs: Game<State, Action, Event> = {
  id: 'murmurs',
  name: 'Murmurs',
  version: '1',
  seats: { min: 2, max: 4 },
  options: [],
  words: {
    prompt: () => 'Say a number.',
    action: ({ say }) => `say ${say}`,
    event: ({ by, said }) => `Seat ${by + 1} says ${said}.`,
    seat: (seat) => `Seat ${seat + 1}`,
  },
  refuses: () => undefined,
  setup: (seats, _, random) => ({
    secrets: Array.from({ length: seats }, () => secretFrom(random)),
    heard: Array.from({ length: seats }, () => []),
  }),
  clone,
  decisions,
  advance: (state, seat, { say }, tell) => {
    const said = Math.min(say, NUMBERS);
    state.heard[seat]?.push(said);
    tell?.({ by: seat, said });
    return decisions(state);
  },
  view: (state, watcher) => ({ heard: state.heard, secret: watcher === undefined ? null : state.secrets[watcher] }),
  openView: clone,
  redact: (event) => event,
  determinize: (state, watcher, random) => ({
    ...clone(state),
    secrets: state.secrets.map((secret, seat) => (seat === watcher ? secret : secretFrom(random))),
  }),
  // Everyone hears what is said.
  revealCount: ({ heard }) => heard.flat().length,
  standing: ({ secrets }) => ({ points: secrets.map(() => 0), ranking: [secrets.map((_, seat) => seat)] }),
  limit: (seats) => seats * TURNS,
  faults: () => [],
};
