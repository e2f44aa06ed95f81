import type { Comparison, Event } from '@swordtable/games/tile-battle/events';
import type { Reading } from '@swordtable/games/tile-battle/hero/questions';
import type { Cause } from '@swordtable/games/tile-battle/tasks';
import { TERRAIN, type Tile } from '@swordtable/games/tile-battle/tile';
import type { Sum, Why } from '../../../kit/why/why.ts';
import { COLOURS, listed, nameBy, once, rulesOf, rulingsOf, type Teller, textBy } from './teller.ts';

type Told<What extends Event['what']> = Extract<Event, { what: What }>;

/** One turn: what was told from a placement until the next. */
export type Turn = readonly Event[];

const is =
  <What extends Event['what']>(what: What) =>
  (event: Event): event is Told<What> =>
    event.what === what;

export const all = <What extends Event['what']>(turn: Turn, what: What): readonly Told<What>[] => turn.filter(is(what));

/** What is told of a turn, from its placement on; of the last turn, or of the one to which an event belongs. */
export const turnOf = (events: readonly Event[], event?: Event): Turn => {
  const at = event === undefined ? events.length - 1 : events.indexOf(event);
  const start = events.slice(0, at + 1).findLastIndex(is('placed'));
  if (start < 0) return [];
  const next = events.findIndex((each, index) => index > start && each.what === 'placed');
  return events.slice(start, next < 0 ? undefined : next);
};

const sumOf = (teller: Teller, tile: Tile, { printed, value, modifiers }: Reading, colour: string): Sum => ({
  parts: [
    { value: printed, label: teller.words.printedOf(nameBy(teller, tile)) },
    ...modifiers.map(({ by, amount }) => ({ value: amount, label: nameBy(teller, by) })),
  ],
  result: value,
  label: nameBy(teller, tile),
  color: colour,
});

const verbOf = ({ words }: Teller, { attack, defence, beats }: Comparison): string => {
  if (attack.value === defence.value) return words.equals;
  if (attack.value < defence.value) return words.isLower;
  return beats ? words.beats : words.isHigher;
};

/** A comparison with all that it is made of. `owner` is whose colour the defender had. */
export const comparisonWhy = (teller: Teller, turn: Turn, comparison: Comparison, owner: number): Omit<Why, 'title'> => {
  const { words, texts, seats } = teller;
  const { attacker, defender, attack, defence, rule, beats } = comparison;
  const sources = [...new Set([...attack.modifiers, ...defence.modifiers].map(({ by }) => by))].filter((by) => by !== rule);
  const plain = attack.setBy ?? TERRAIN;
  const usual = rule === TERRAIN;
  // What the text says by itself need not be said twice; what was chosen by a player is told.
  const chosen = all(turn, 'plan').filter(({ change: { only, targets, fighter } }) => (only ?? targets ?? fighter) !== undefined);
  const plans = usual ? [] : chosen.map((event) => texts.sentence(event, seats));
  const chained = attacker !== all(turn, 'placed')[0]?.tile && all(turn, 'flipped').some(({ tile }) => tile === attacker);
  return {
    sums: [sumOf(teller, attacker, attack, ''), sumOf(teller, defender, defence, COLOURS[owner as 0] ?? '')],
    compares: verbOf(teller, comparison),
    sentences: once(
      usual && beats ? [words.wins(nameBy(teller, attacker), nameBy(teller, defender))] : [],
      usual && !beats ? [attack.value === defence.value ? words.equalStands : words.lowerLoses] : [],
      usual ? [] : [...plans, `${words.byRuleOf(nameBy(teller, rule))} ${textBy(teller, rule)}`],
      plain === TERRAIN ? [] : [`${words.printedOnly(nameBy(teller, plain))} ${textBy(teller, plain)}`],
      sources.map((by) => textBy(teller, by)),
      chained && teller.view.setting.chains ? [words.wave(nameBy(teller, attacker))] : [],
    ),
    rules: rulesOf(
      ['T-10'],
      usual ? [] : rulingsOf(teller, rule),
      plain === TERRAIN ? [] : rulingsOf(teller, plain),
      sources.length > 0 ? ['T-8'] : [],
      ...sources.map((by) => rulingsOf(teller, by)),
    ),
  };
};

/** The last comparison in which a tile was attacked before an event was told. */
const comparisonBefore = (turn: Turn, tile: Tile, event: Event): Comparison | undefined => {
  const at = turn.indexOf(event);
  return all(turn.slice(0, at < 0 ? undefined : at), 'compared').findLast(({ comparison }) => comparison.defender === tile)?.comparison;
};

/** By whose ability something was done. */
export const causeOf = (teller: Teller, { of, self }: Cause): readonly string[] => [
  ...(of === self ? [] : [teller.words.copies(nameBy(teller, self), nameBy(teller, of))]),
  textBy(teller, of),
];

/** Why a tile turned over: in battle by both numbers, else by whose ability. */
export const flipWhy = (teller: Teller, turn: Turn, event: Told<'flipped'>): Why => {
  const { words } = teller;
  const { tile, to, cause, inBattle } = event;
  const name = nameBy(teller, tile);
  const title = words.whyFlipped(name);
  const blow = all(turn.slice(0, Math.max(0, turn.indexOf(event))), 'replaced').findLast(({ by }) => by === tile);
  const struck = blow?.tiles[0] ?? tile;
  const comparison = inBattle ? comparisonBefore(turn, struck, event) : undefined;
  const instead = blow === undefined ? [] : [words.tookBlow(name, listed(teller, blow.tiles)), textBy(teller, tile)];
  const guarded = blow === undefined ? [] : ['T-11', ...rulingsOf(teller, tile)];
  if (comparison !== undefined) {
    const told = comparisonWhy(teller, turn, comparison, 1 - to);
    return { ...told, title, sentences: once(instead, told.sentences), rules: rulesOf(guarded, told.rules) };
  }
  return {
    title,
    sentences: once(instead, [words.flippedBy(name, nameBy(teller, cause.self))], causeOf(teller, cause)),
    rules: rulesOf(guarded, rulingsOf(teller, cause.of), ['T-11']),
  };
};

/** Why a tile that was to turn over did not: somebody forbids it, or took the blow. */
export const sparedWhy = (teller: Teller, turn: Turn, event: Told<'spared'> | Told<'replaced'>, tile: Tile, owner: number): Why => {
  const { words } = teller;
  const name = nameBy(teller, tile);
  const by = nameBy(teller, event.by);
  const comparison = event.inBattle ? comparisonBefore(turn, tile, event) : undefined;
  const told = comparison && comparisonWhy(teller, turn, comparison, owner);
  const sentence =
    event.what === 'replaced' ? words.savedBy(name, by) : event.inBattle ? words.spared(name, by) : words.sparedOutside(name, by);
  return {
    ...told,
    title: words.whyStood(name),
    sentences: once(
      [sentence, textBy(teller, event.by)],
      comparison === undefined ? causeOf(teller, event.cause) : [],
      told?.sentences ?? [],
    ),
    rules: rulesOf(['T-11'], rulingsOf(teller, event.by), told?.rules ?? []),
  };
};
