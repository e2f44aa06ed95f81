import type { Message, Seat, Why, WhySum } from '@swordtable/kernel';
import type { Comparison, Event } from '../events.ts';
import type { Reading } from '../hero/questions.ts';
import type { Cause } from '../tasks.ts';
import { TERRAIN, type Tile } from '../tile.ts';
import { type Facts, once, rulesOf, rulingsOf, say, textOf, thing, told } from './facts.ts';

type Of<What extends Event['what']> = Extract<Event, { what: What }>;

/** One turn: what was told from a placement until the next. */
export type Turn = readonly Event[];

const is =
  <What extends Event['what']>(what: What) =>
  (event: Event): event is Of<What> =>
    event.what === what;

export const all = <What extends Event['what']>(turn: Turn, what: What): readonly Of<What>[] => turn.filter(is(what));

/** What is told of a turn, from its placement on; of the last turn, or of the one to which an event belongs. */
export const turnOf = (events: readonly Event[], event?: Event): Turn => {
  const at = event === undefined ? events.length - 1 : events.indexOf(event);
  const start = events.slice(0, at + 1).findLastIndex(is('placed'));
  if (start < 0) return [];
  const next = events.findIndex((each, index) => index > start && each.what === 'placed');
  return events.slice(start, next < 0 ? undefined : next);
};

const sumOf = (facts: Facts, tile: Tile, { printed, value, modifiers }: Reading, seat?: Seat): WhySum => ({
  parts: [
    { value: printed, label: say('printedOf', thing(facts, tile)) },
    ...modifiers.map(({ by, amount }) => ({ value: amount, label: say('name', thing(facts, by)) })),
  ],
  result: value,
  label: say('name', thing(facts, tile)),
  ...(seat === undefined ? {} : { seat }),
});

const verbOf = ({ attack, defence, beats }: Comparison): Message => {
  if (attack.value === defence.value) return say('equals');
  if (attack.value < defence.value) return say('isLower');
  return beats ? say('beats') : say('isHigher');
};

/** A comparison with all that it is made of. `owner` is whose the defender was, where it is known. */
export const comparisonWhy = (facts: Facts, turn: Turn, comparison: Comparison, owner: Seat | undefined): Omit<Why, 'title'> => {
  const { attacker, defender, attack, defence, rule, beats } = comparison;
  const sources = [...new Set([...attack.modifiers, ...defence.modifiers].map(({ by }) => by))].filter((by) => by !== rule);
  const plain = attack.setBy ?? TERRAIN;
  const isPlain = rule === TERRAIN;
  // What the text already says need not be said twice; what a player chose is told.
  const chosen = all(turn, 'plan').filter(({ change: { only, targets, fighter } }) => (only ?? targets ?? fighter) !== undefined);
  const plans = isPlain ? [] : chosen.map(told);
  const chained = attacker !== all(turn, 'placed')[0]?.tile && all(turn, 'flipped').some(({ tile }) => tile === attacker);
  return {
    sums: [sumOf(facts, attacker, attack), sumOf(facts, defender, defence, owner)],
    compares: verbOf(comparison),
    because: once(
      isPlain && beats ? [say('wins', thing(facts, attacker), thing(facts, defender))] : [],
      isPlain && !beats ? [attack.value === defence.value ? say('equalStands') : say('lowerLoses')] : [],
      isPlain ? [] : [...plans, say('byRuleOf', thing(facts, rule)), textOf(facts, rule)],
      plain === TERRAIN ? [] : [say('printedOnly', thing(facts, plain)), textOf(facts, plain)],
      sources.map((by) => textOf(facts, by)),
      chained && facts.view.setting.chains ? [say('wave', thing(facts, attacker))] : [],
    ),
    rules: rulesOf(
      ['T-10'],
      isPlain ? [] : rulingsOf(facts, rule),
      plain === TERRAIN ? [] : rulingsOf(facts, plain),
      sources.length > 0 ? ['T-8'] : [],
      ...sources.map((by) => rulingsOf(facts, by)),
    ),
  };
};

/** The last comparison in which a tile was attacked before an event was told. */
const comparisonBefore = (turn: Turn, tile: Tile, event: Event): Comparison | undefined => {
  const at = turn.indexOf(event);
  return all(turn.slice(0, at < 0 ? undefined : at), 'compared').findLast(({ comparison }) => comparison.defender === tile)?.comparison;
};

/** By whose ability something was done. */
export const causeOf = (facts: Facts, { of, self }: Cause): readonly Message[] => [
  ...(of === self ? [] : [say('copies', thing(facts, self), thing(facts, of))]),
  textOf(facts, of),
];

/** Why a tile turned over: in battle by both numbers, else by whose ability. */
export const flipWhy = (facts: Facts, turn: Turn, event: Of<'flipped'>): Why => {
  const { tile, to, cause, inBattle } = event;
  const name = thing(facts, tile);
  const title = say('whyFlipped', name);
  const blow = all(turn.slice(0, Math.max(0, turn.indexOf(event))), 'replaced').findLast(({ by }) => by === tile);
  const struck = blow?.tiles[0] ?? tile;
  const comparison = inBattle ? comparisonBefore(turn, struck, event) : undefined;
  const instead = blow === undefined ? [] : [say('tookBlow', name, { tiles: blow.tiles }), textOf(facts, tile)];
  const guarded = blow === undefined ? [] : ['T-11', ...rulingsOf(facts, tile)];
  if (comparison !== undefined) {
    const battled = comparisonWhy(facts, turn, comparison, 1 - to);
    return { ...battled, title, because: once(instead, battled.because), rules: rulesOf(guarded, battled.rules) };
  }
  return {
    title,
    because: once(instead, [say('flippedBy', name, thing(facts, cause.self))], causeOf(facts, cause)),
    rules: rulesOf(guarded, rulingsOf(facts, cause.of), ['T-11']),
  };
};

/** Why a tile that was to turn over did not: somebody forbids it, or took the blow. */
export const sparedWhy = (facts: Facts, turn: Turn, event: Of<'spared'> | Of<'replaced'>, tile: Tile, owner: Seat | undefined): Why => {
  const name = thing(facts, tile);
  const by = thing(facts, event.by);
  const comparison = event.inBattle ? comparisonBefore(turn, tile, event) : undefined;
  const battled = comparison && comparisonWhy(facts, turn, comparison, owner);
  const sentence =
    event.what === 'replaced' ? say('savedBy', name, by) : event.inBattle ? say('spared', name, by) : say('sparedOutside', name, by);
  return {
    ...battled,
    title: say('whyStood', name),
    because: once([sentence, textOf(facts, event.by)], comparison === undefined ? causeOf(facts, event.cause) : [], battled?.because ?? []),
    rules: rulesOf(['T-11'], rulingsOf(facts, event.by), battled?.rules ?? []),
  };
};
