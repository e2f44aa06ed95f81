import { describe, expect, test } from 'vitest';
import type { Game } from './game.ts';
import { type BrokenLaw, playLawfully } from './laws.ts';
import type { LazyOptions } from './lazy-options.ts';
import { copyRandom, fork, randomBelow, randomFrom, shuffle } from './random.ts';
import { bids } from './toys/bids.ts';
import { type Action, carts, type Event, type State, type View } from './toys/carts.ts';

type Carts = Game<State, Action, Event, View>;
type Bids = typeof bids;

/** Plays a few random games until a law is broken. */
const firstBroken = <S, A, E, V>(game: Game<S, A, E, V>, seats: number): BrokenLaw | undefined => {
  for (let seed = 0; seed < 40; seed++) {
    const rng = randomFrom(`choices ${seed}`);
    const played = playLawfully(game, { seats, options: {}, seed: `${seed}`, choose: (count) => randomBelow(rng, count) });
    if ('law' in played) return played;
  }
  return undefined;
};

const advancing = (change: (state: State, action: Action) => void): Carts['advance'] => {
  return (state, seat, action, tell) => {
    change(state, action);
    return carts.advance(state, seat, action, tell);
  };
};

/** A state with something added. */
const holding = (thing: (state: State) => unknown): Partial<Carts> => ({
  setup: (...given) => {
    const state = carts.setup(...given);
    return Object.assign(state, { thing: thing(state) });
  },
});

const offering = (change: (options: readonly Action[], state: State) => LazyOptions<Action>): Partial<Carts> => {
  const decisions: Carts['decisions'] = (state) =>
    carts.decisions(state).map((decision) => ({ ...decision, options: change([...decision.options], state) }));
  return {
    decisions,
    advance: (state, seat, action, tell) => {
      carts.advance(state, seat, action, tell);
      return decisions(state);
    },
  };
};

let setups = 0;

const BROKEN_CARTS: readonly (readonly [string, Partial<Carts>, string, RegExp])[] = [
  [
    'shows less in the parts of a view than in the view',
    { viewParts: { alike: ({ deck }) => ({ deck: deck.length }), own: () => ({}) } },
    'viewParts',
    /don’t add up/,
  ],
  [
    'combines its choices to other answers than it lists',
    offering((options) => Object.assign([...options], { choices: { take: [0, 99] } })),
    'options',
    /combinations of the choices/,
  ],
  [
    'shows the deck to everyone',
    { view: (s, w) => ({ ...carts.view(s, w), top: s.deck.at(-1) ?? null }) },
    'secrets',
    /changes the view of/,
  ],
  [
    'shows the random generator',
    { view: (s, w) => Object.assign(carts.view(s, w), { random: s.random }) },
    'secrets',
    /the view of a spectator/,
  ],
  ['shows the order of the deck', { view: (s, w) => Object.assign(carts.view(s, w), { deal: s.deck.join() }) }, 'secrets', /the view/],
  [
    'offers options that depend on the deck',
    offering((options, s) => ((s.deck[0] ?? 0) % 2 === 0 ? options : options.slice(0, 1))),
    'secrets',
    /changes the question of|changes what seat 0 knows/,
  ],
  [
    'asks another seat in another deal',
    { decisions: (s) => carts.decisions(s).map((d) => ({ ...d, seat: (s.deck[0] ?? 0) % 2 })) },
    'secrets',
    /changes who must answer/,
  ],
  ['imagines nothing at all', { determinize: (s) => carts.clone(s) }, 'secrets', /future random numbers/],
  [
    'imagines other random numbers but the same deck',
    { determinize: (s, _, r) => ({ ...carts.clone(s), random: fork(r) }) },
    'secrets',
    /hidden/,
  ],
  [
    'imagines another deck but keeps the future random numbers',
    { determinize: (s, w, r) => ({ ...carts.determinize(s, w, r), random: copyRandom(s.random) }) },
    'secrets',
    /future random numbers/,
  ],
  [
    'reshuffles the market',
    { reshuffle: (s, r) => ({ ...carts.clone(s), market: s.market.toReversed(), random: fork(r) }) },
    'secrets',
    /reshuffle/,
  ],
  ['reshuffles with the same generator', { reshuffle: (s) => carts.clone(s) }, 'secrets', /keeps the future random numbers/],
  ['hides the deck in the open view', { openView: (s) => carts.view(s, undefined) }, 'openView', /have the same open view/],
  ['shows another market in the open view', { openView: (s) => ({ ...carts.openView(s), market: [] }) }, 'openView', /the same "market"/],
  [
    'reverses the deck for the open view',
    { openView: (s) => ({ ...carts.openView(s), open: s.deck.reverse().slice() }) },
    'openView',
    /Creating the open view changed the position/,
  ],
  [
    'leaves the bottom of the deck where it is',
    {
      determinize: (s, w, r) => {
        const world = carts.determinize(s, w, r);
        const bottom = s.deck[0] as number;
        world.deck = [bottom, ...world.deck.filter((good) => good !== bottom)];
        return world;
      },
    },
    'secrets',
    /hidden|view/,
  ],
  [
    'shuffles the deck without sorting it first',
    {
      determinize: (s, w, r) => {
        const world = carts.determinize(s, w, r);
        const known = world.knowers.includes(w ?? -1) ? s.deck.slice(-1) : [];
        world.deck = s.deck.slice(0, s.deck.length - known.length);
        shuffle(r, world.deck);
        world.deck.push(...known);
        return world;
      },
    },
    'secrets',
    /hidden/,
  ],
  [
    'imagines impossible worlds',
    { determinize: (s, w, r) => ({ ...carts.determinize(s, w, r), deck: s.deck.map(() => 1) }) },
    'secrets',
    /invalid|view|hidden/,
  ],
  [
    'deals in the state itself',
    { determinize: (s, w, r) => Object.assign(s, carts.determinize(s, w, r)) },
    'secrets',
    /future random numbers/,
  ],
  [
    'imagines with the market of the state',
    { determinize: (s, w, r) => ({ ...carts.determinize(s, w, r), market: s.market }) },
    'clone',
    /imagined/,
  ],
  ['clones all but the market', { clone: (s) => ({ ...carts.clone(s), market: s.market }) }, 'clone', /changed the position/],
  ['clones all but the carts', { clone: (s) => ({ ...carts.clone(s), carts: s.carts }) }, 'clone', /changed the position/],
  ['clones all but the agenda', { clone: (s) => ({ ...carts.clone(s), agenda: s.agenda }) }, 'clone', /changed the position/],
  [
    'plays differently without a listener',
    { advance: (s, seat, action, tell) => [tell ?? s.shown++].flatMap(() => carts.advance(s, seat, action, tell)) },
    'tell',
    /without a listener/,
  ],
  ['forgets something in a clone', { clone: (s) => ({ ...carts.clone(s), knowers: [] }) }, 'clone', /differs/],
  ['keeps a map', holding(() => new Map([[1, 2]])), 'json', /not plain JSON at \.thing/],
  ['keeps a set', holding(() => new Set([1])), 'json', /\.thing/],
  ['keeps a date', holding(() => new Date(0)), 'json', /\.thing/],
  ['keeps what is undefined', holding(() => undefined), 'json', /\.thing/],
  ['keeps what is undefined in a list', holding(() => [undefined]), 'json', /\.thing\.0/],
  ['keeps a function', holding(() => () => 1), 'json', /\.thing/],
  ['keeps what is not a number', holding(() => Number.NaN), 'json', /\.thing/],
  ['keeps a typed array', holding(() => new Int8Array(1)), 'json', /\.thing/],
  ['changes the state when asked', { decisions: (s) => [s.shown++].flatMap(() => carts.decisions(s)) }, 'json', /changed the state/],
  [
    'asks in another order each time',
    offering((options) => (setups++ % 2 === 0 ? options : options.toReversed())),
    'json',
    /asks something else/,
  ],
  [
    'offers what crashes',
    {
      advance: advancing((_, a) => {
        if ('reroll' in a) throw new Error('The die fell off.');
      }),
    },
    'throws',
    /The die fell off/,
  ],
  [
    'offers the same twice',
    offering((options) => [...options, options[0] as Action]),
    'options',
    /options are offered, but only \d+ are different/,
  ],
  ['asks without an answer', offering((options) => (options.some((a) => 'cart' in a) ? [] : options)), 'options', /without options/],
  [
    'lists other options by index than in sequence',
    offering((options) => ({
      length: options.length,
      at: (i) => options[options.length - 1 - i],
      [Symbol.iterator]: () => options[Symbol.iterator](),
    })),
    'options',
    /when it is read by index/,
  ],
  [
    'announces more than it lists',
    offering((options) => ({ length: options.length + 1, at: (i) => options[i], [Symbol.iterator]: () => options[Symbol.iterator]() })),
    'options',
    /announced/,
  ],
  ['accepts anything', offering((options) => [...options, {} as Action]), 'refusals', /\{\} is accepted/],
  ['loses a good', { advance: advancing((s) => s.market.push(s.market[0] as number)) }, 'faults', /two places|invalid/],
  [
    'never ends',
    { advance: advancing((s) => Object.assign(s, { turns: 9 })), refuses: () => undefined, setup: endless },
    'limit',
    /is not over/,
  ],
  ['promises too short a game', { limit: () => 3 }, 'limit', /has taken 3 answers/],
  ['never counts what it reveals', { revealCount: () => 0 }, 'revealCount', /shows something hidden/],
  ['does not count a look as a reveal', { revealCount: (s) => s.shown - s.knowers.length }, 'revealCount', /but revealCount/],
  ['counts its reveals down', { revealCount: (s) => -s.shown }, 'revealCount', /went down/],
  [
    'reports what it doesn’t show',
    {
      advance: (s, seat, action, tell) => {
        tell?.({ turnedUp: s.deck[0] as number });
        return carts.advance(s, seat, action, tell);
      },
    },
    'revealCount',
    /reports something hidden/,
  ],
  ['has points for two of three', { standing: (s) => ({ ...carts.standing(s), points: [1] }) }, 'standing', /points: 1/],
  ['has points that aren’t numbers', { standing: (s) => ({ ...carts.standing(s), points: [Number.NaN, 1] }) }, 'standing', /points: NaN/],
  ['ranks a seat twice', { standing: (s) => ({ ...carts.standing(s), ranking: [[0], [0, 1]] }) }, 'standing', /ranking/],
  ['starts differently each time', holding(() => setups++), 'replay', /hash/],
  ['throws away the seed', { setup: (seats, options) => carts.setup(seats, options, randomFrom(`${setups++}`)) }, 'replay', /Answer|hash/],
  ['refuses its own options', { refuses: () => ({ code: 'closed', sentence: 'Closed today.' }) }, 'setup', /Closed today/],
];

/** Endless turns need endless goods. */
function endless(...given: Parameters<Carts['setup']>): State {
  const state = carts.setup(...given);
  state.deck = Array.from({ length: 500 }, (_, i) => 1_000 + i);
  return state;
}

describe('a broken game is caught', () => {
  test.each(BROKEN_CARTS)('that %s', (_, change, law, sentence) => {
    const broken = firstBroken({ ...carts, ...change }, 2);
    expect(broken).toMatchObject({ law, sentence: expect.stringMatching(sentence) });
  });

  const BROKEN_BIDS: readonly (readonly [string, Partial<Bids>, string, RegExp])[] = [
    ['shows the hands of others', { view: (s, w) => Object.assign(bids.view(s, w), { all: s.hands }) }, 'secrets', /the view of/],
    [
      'shows what was sealed',
      {
        view: (s, w) => Object.assign(bids.view(s, w), { secret: s.agenda.at(-1) ?? null }),
        openView: (s) => Object.assign(bids.openView(s), { secret: s.agenda.at(-1) ?? null }),
      },
      'secrets',
      /the view of/,
    ],
    [
      'leaves what others sealed in the imagined world',
      { determinize: (s, w, r) => ({ ...bids.determinize(s, w, r), agenda: s.agenda.slice() }) },
      'secrets',
      /hidden|invalid|question/,
    ],
    [
      'leaves the hands of others as they are',
      {
        determinize: (s, w, r) => {
          const world = bids.determinize(s, w, r);
          return { ...world, hands: s.hands.slice(), deck: s.deck.toSorted((a, b) => a - b), agenda: s.agenda.slice() };
        },
      },
      'secrets',
      /hidden/,
    ],
    [
      'gives reasons from the hands of others',
      { reasons: (one, other) => [{ message: { say: 'keeps', with: [Math.max(...one.hands.flat())] }, worth: other.deck.length }] },
      'secrets',
      /changes what seat \d is told about its answers/,
    ],
    [
      'forgets what the watcher holds',
      { determinize: (s, _, r) => bids.determinize(s, undefined, r) },
      'secrets',
      /changes the view of seat/,
    ],
  ];

  test('where one seat’s sealed answer changes another’s options', () => {
    const offered = (s: Parameters<Bids['decisions']>[0]): ReturnType<Bids['decisions']> => {
      const asked = bids.decisions(s);
      // Once a card is sealed, seats with more than one hold back their last.
      const sealed = asked.length < s.hands.length;
      return asked.map((decision) => ({
        ...decision,
        options: sealed && decision.options.length > 1 ? [...decision.options].slice(1) : decision.options,
      }));
    };
    const advance: Bids['advance'] = (s, ...given) => {
      bids.advance(s, ...given);
      return offered(s);
    };
    const game: Bids = { ...bids, decisions: offered, advance };
    expect(firstBroken(game, 3)).toMatchObject({ law: 'simultaneous', sentence: expect.stringMatching(/though nothing was revealed/) });
  });

  test.each(BROKEN_BIDS)('where everyone answers at the same time and the game %s', (_, change, law, sentence) => {
    const broken = firstBroken({ ...bids, ...change }, 3);
    expect(broken).toMatchObject({ law, sentence: expect.stringMatching(sentence) });
  });
});
