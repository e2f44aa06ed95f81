import type { Action } from '@swordtable/games/tile-battle/action';
import type { Event } from '@swordtable/games/tile-battle/events';
import { asgard, olympus } from '@swordtable/games/tile-battle/rules';
import { redact } from '@swordtable/games/tile-battle/view/view';
import { type MatchOptions, open, optionAt, type Prompt, randomBelow, randomFrom, submit } from '@swordtable/kernel';

/** What there is to be told of: real games played by dice, of both editions and on all terrains, and what dice seldom bring about. */

const PLAYED: readonly (readonly [typeof olympus, MatchOptions])[] = [
  [olympus, { house: true }],
  [olympus, { terrain: 'parthenon' }],
  [olympus, { terrain: 'river-styx' }],
  [olympus, { terrain: 'tartarus' }],
  [olympus, { mixed: true, house: true }],
  [asgard, {}],
  [asgard, { terrain: 'ragnarok' }],
  [asgard, { terrain: 'yggdrasil' }],
  [asgard, { terrain: 'niflheim' }],
  [asgard, { terrain: 'none' }],
  [asgard, { mixed: true }],
  [olympus, { bid: true }],
];
const SEEDS = 4;
/** How many different events of each kind are told. */
const OF_EACH = 60;

export const prompts = new Map<string, Prompt>();
export const actions = new Map<string, Action>();

interface Happened {
  readonly event: Event;
  readonly terrain: string;
}

/** Battles are changed in many ways, and effects last in many ways: each has a sentence of its own. */
const kindOf = (event: Event): string =>
  event.what === 'plan' ? Object.keys(event.change).join() : event.what === 'lasting' ? event.effect.kind : event.what;

const happened = new Map<string, Map<string, Happened>>();
const remember = (event: Event, terrain: string): void => {
  const known = happened.get(kindOf(event)) ?? new Map<string, Happened>();
  if (known.size < OF_EACH) known.set(JSON.stringify(event), { event, terrain });
  happened.set(kindOf(event), known);
};

for (const [game, options] of PLAYED) {
  for (let seed = 0; seed < SEEDS; seed++) {
    const rng = randomFrom(`texts ${seed}`);
    const opened = open(game, 2, options, `${seed}`);
    if (!opened.ok) throw new Error(opened.refusal.sentence);
    let { position } = opened.value;
    const { terrain } = position.state.setting;
    const tell = (events: readonly Event[]): void => {
      // As red and as blue sees it: one of them looks at tiles that the other does not know.
      for (const event of events) for (const watcher of [0, 1]) remember(redact(event, watcher) ?? event, terrain);
    };
    tell(opened.value.events);
    for (let asked = position.decisions[0]; asked !== undefined; asked = position.decisions[0]) {
      const action = optionAt(asked.options, randomBelow(rng, asked.options.length));
      prompts.set(`${asked.prompt.rule} ${asked.prompt.ask}`, asked.prompt);
      actions.set(Object.keys(action).join(' '), action);
      const reply = submit(game, position, asked.seat, action);
      if (!reply.ok) throw new Error(reply.refusal.sentence);
      position = reply.value.position;
      tell(reply.value.events);
    }
  }
}

const CAUSE = { of: 7, self: 7 };
/** What dice seldom bring about. */
const RARE: readonly Event[] = [
  { what: 'skipped', seat: 0 },
  { what: 'cleared' },
  { what: 'anotherTurn', cause: CAUSE },
  { what: 'copied', tile: 24, cause: { of: 18, self: 18 } },
  { what: 'turn', seat: 1, extra: true },
  { what: 'used', by: 0, cause: { of: 24, self: 18 } },
  { what: 'silenced', tile: 7, by: 99 },
  { what: 'replaced', tiles: [7, 8], by: 40, cause: CAUSE, inBattle: true },
  { what: 'rewritten', tile: 76, numbersOf: 51, numbers: [4, 3, 4, 3] },
  { what: 'over', score: [20, 20], winner: 1 },
  { what: 'over', score: [20, 20], winner: -1 },
  { what: 'over', score: [12, 20], winner: 1 },
  { what: 'lasting', effect: { kind: 'ignore', by: 10, seat: -1, left: 2 } },
  { what: 'lasting', effect: { kind: 'ignore', by: 42, seat: 1, left: 1 } },
  { what: 'lasting', effect: { kind: 'ban', by: 12, seat: 1, tile: 7 } },
  { what: 'lasting', effect: { kind: 'force', by: 80, seat: 0, tile: 7 } },
  { what: 'lasting', effect: { kind: 'closed', by: 75, seat: 0, cell: 27, spared: true } },
  { what: 'lasting', effect: { kind: 'gate', by: 100, seat: 1, cell: 27 } },
];

/** Every kind that an event can be of; the compiler sees to it that none is left out. */
export const KINDS: Readonly<Record<Event['what'], true>> = {
  priced: true,
  ordered: true,
  round: true,
  dealt: true,
  drafted: true,
  discarded: true,
  drew: true,
  looked: true,
  under: true,
  gave: true,
  turn: true,
  skipped: true,
  placed: true,
  used: true,
  ignored: true,
  silenced: true,
  plan: true,
  compared: true,
  flipped: true,
  spared: true,
  replaced: true,
  swapped: true,
  moved: true,
  turned: true,
  copied: true,
  rewritten: true,
  lasting: true,
  anotherTurn: true,
  removed: true,
  cleared: true,
  lines: true,
  points: true,
  over: true,
};

export const all: readonly Happened[] = [
  ...[...happened.values()].flatMap((each) => [...each.values()]),
  ...RARE.map((event) => ({ event, terrain: 'mount-olympus' })),
];
