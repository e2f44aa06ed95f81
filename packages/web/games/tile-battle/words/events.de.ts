import type { Seats } from '@swordtable/games/seat-names';
import type { BattlePlan } from '@swordtable/games/tile-battle/battle-plan';
import type { Comparison, Event, LineScore } from '@swordtable/games/tile-battle/events';
import { cellName, columnName, HOME, type Origin, rowName } from '@swordtable/games/tile-battle/field/coordinates';
import type { Reading } from '@swordtable/games/tile-battle/hero/questions';
import type { Lasting } from '@swordtable/games/tile-battle/lasting';
import type { Cause } from '@swordtable/games/tile-battle/tasks';
import { decidedBy } from '@swordtable/games/tile-battle/text/battles';
import type { EventSentence } from '@swordtable/games/tile-battle/text/texts';
import { TERRAIN, type Tile } from '@swordtable/games/tile-battle/tile';
import { HIDDEN } from '@swordtable/games/tile-battle/view/view';
import type { Seat } from '@swordtable/kernel';
import { nameOf, terrainText } from './names.de.ts';
import { SIDES } from './sides.de.ts';

/**
 * What happened, in German. Players are always the ones who act: a name can be anything, and would have to be declined elsewhere.
 * Heroes are called by their names without an article, as on their tiles.
 */

const COLORS = ['rot', 'blau'] as const;
/** The one hero whose name is several. */
const MANY = new Set(['Drei Moiren']);

const does = (tile: Tile, one: string, many: string): string => `${nameOf(tile)} ${MANY.has(nameOf(tile)) ? many : one}`;
const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;
const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
const points = (count: number): string => `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`;
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** By whose ability; a copied one names both. */
const by = ({ of, self }: Cause): string => (of === self ? nameOf(of) : `${nameOf(self)} als ${nameOf(of)}`);
/** The same before a verb. */
const byThat = (cause: Cause, one: string, many: string): string =>
  cause.of === cause.self ? does(cause.of, one, many) : `${by(cause)} ${one}`;

const reading = ({ printed, value, modifiers, setBy }: Reading): string => {
  if (setBy !== undefined) return `${value} (nur gedruckt, ${nameOf(setBy)})`;
  if (modifiers.length === 0) return `${value}`;
  return `${value} (gedruckt ${printed}, ${modifiers.map(({ by: source, amount }) => `${nameOf(source)} ${signed(amount)}`).join(', ')})`;
};

const compared = (comparison: Comparison): string => {
  const { attacker, defender, attack, defence, beats } = comparison;
  const decider = decidedBy(comparison);
  const how = decider === undefined ? '' : `, nach der Regel von ${nameOf(decider)}`;
  return beats
    ? `${does(attacker, 'schlägt', 'schlagen')} ${nameOf(defender)}, ${reading(attack)} zu ${reading(defence)}${how}.`
    : `${does(defender, 'hält', 'halten')} gegen ${nameOf(attacker)} stand, ${reading(defence)} zu ${reading(attack)}${how}.`;
};

const REACHES: Readonly<Record<BattlePlan['reach'], string>> = {
  adjacent: 'gegen die Nachbarn',
  'two away': 'gegen das, was zwei Felder entfernt liegt',
  farthest: 'gegen die entferntesten Plättchen',
  'first enemy': 'gegen den ersten Gegner jeder Linie',
};

const plan = (change: Partial<BattlePlan>, cause: Cause): string => {
  const battles = byThat(cause, 'kämpft', 'kämpfen');
  const flips = byThat(cause, 'dreht', 'drehen');
  if (change.battles === false) return `${battles} nicht.`;
  if (change.fighter !== undefined) return `${byThat(cause, 'lässt', 'lassen')} ${nameOf(change.fighter)} kämpfen und kämpft selbst nicht.`;
  if (change.reach !== undefined) return `${battles} ${REACHES[change.reach]}.`;
  if (change.only !== undefined) return `${battles} nur gegen ${nameOf(change.only)}, mit ${signed(change.bonus ?? 0)}.`;
  if (change.targets !== undefined) {
    const alone = change.elsewhere === false ? ' und sonst gegen niemanden' : '';
    return `${battles} im ${SIDES[change.side ?? 0]} gegen ${list(change.targets.map(nameOf))}${alone}.`;
  }
  if (change.enemyBonus !== undefined) return `${by(cause)}: Gegner haben in diesem Kampf ${signed(change.enemyBonus)}.`;
  if (change.flipsOn !== undefined)
    return `${flips} Gegner mit ${change.flipsOn === 'equal' ? 'gleicher' : 'höherer'} Zahl um, und keine anderen.`;
  if (change.farSide) return `${byThat(cause, 'vergleicht', 'vergleichen')} mit der abgewandten Seite der Gegner.`;
  if (change.atMost !== undefined) return `${flips} nur Gegner ohne gedruckte Zahl über ${change.atMost} um.`;
  return `${flips} höchstens ein Plättchen um.`;
};

const lasting = (effect: Lasting, seats: Seats, origin: Origin): string => {
  const who = nameOf(effect.by);
  const { name, isReader } = effect.seat < 0 ? { name: '', isReader: false } : seats(effect.seat);
  const acts = (you: string, other: string): string => (isReader ? `Du ${you}` : `${name} ${other}`);
  switch (effect.kind) {
    case 'ignore': {
      const lack = 'keine Pflicht- oder freiwillige Fähigkeit';
      if (effect.seat < 0)
        return effect.left === 1
          ? `${who}: Das nächste Plättchen, egal von wem, hat ${lack}.`
          : `${who}: Die nächsten ${effect.left} Plättchen, egal von wem, haben ${lack}.`;
      const placing = isReader ? 'du legst' : `${name} legt`;
      return effect.left === 1
        ? `${who}: Das nächste Plättchen, das ${placing}, hat ${lack}.`
        : `${who}: Die nächsten ${effect.left} Plättchen, die ${placing}, haben ${lack}.`;
    }
    case 'ban':
      return `${who}: ${acts('darfst', 'darf')} ${nameOf(effect.tile)} im nächsten Zug nicht legen.`;
    case 'force':
      return `${who}: ${acts('musst', 'muss')} ${nameOf(effect.tile)} im nächsten Zug legen.`;
    case 'closed':
      return `${who}: ${cellName(effect.cell, origin)} ist gesperrt, wenn ${isReader ? 'du das nächste Mal am Zug bist' : `${name} das nächste Mal am Zug ist`}.`;
    case 'gate':
      return `${who}: ${acts('musst', 'muss')} im nächsten Zug auf ${cellName(effect.cell, origin)} legen.`;
  }
};

const linesOf = (scored: readonly LineScore[], seat: Seat, origin: Origin): string => {
  const own = scored.filter((line) => (line.points[seat] ?? 0) > 0);
  const sum = own.reduce((total, line) => total + (line.points[seat] ?? 0), 0);
  const parts = own.map(({ line, at, tiles, points: worth }) => {
    const which = line === 'row' ? `Reihe ${rowName(at - 1, origin)}` : `Spalte ${columnName(at - 1, origin)}`;
    return `${which}: ${tiles[seat]} Plättchen für ${worth[seat]}`;
  });
  return parts.length === 0 ? `${sum}` : `${sum} (${parts.join(', ')})`;
};

/** Whose ability did it, unless the sentence already has that hero for its subject. */
type Because = (cause: Cause, ...subjects: readonly Tile[]) => string;

const told = (event: Event, seats: Seats, origin: Origin, because: Because): string => {
  /** The player with the verb as it stands after "du" and after a name. */
  const acts = (seat: Seat, afterYou: string, afterName: string): string => {
    const { name, isReader } = seats(seat);
    return isReader ? `du ${afterYou}` : `${name} ${afterName}`;
  };
  switch (event.what) {
    case 'priced':
      return `${acts(event.seat, 'nennst', 'nennt')} ${points(event.price)} als Preis dafür, als Zweiter zu spielen.`;
    case 'ordered':
      return event.first === event.seat
        ? `${acts(event.seat, 'beginnst und bekommst', 'beginnt und bekommt')} ${points(event.price)}.`
        : `${acts(event.seat, 'spielst', 'spielt')} als Zweiter; ${acts(event.first, 'bekommst', 'bekommt')} ${points(event.price)}.`;
    case 'round':
      return `Runde ${event.round}. ${capital(acts(event.first, 'beginnst', 'beginnt'))}${event.byChance ? ', ausgelost' : ''}.`;
    case 'dealt':
      return `Offen ausgelegt: ${list(event.tiles.map(nameOf))}.`;
    case 'drafted':
      return `${acts(event.by, 'nimmst', 'nimmt')} ${nameOf(event.tile)}${event.to === event.by ? '' : `, ${acts(event.to, 'bekommst', 'bekommt')} das Plättchen`}.`;
    case 'discarded':
      return `${does(event.tile, 'wird', 'werden')} abgelegt${event.cause.of === TERRAIN ? '' : because(event.cause, event.tile)}.`;
    case 'drew':
      return `${acts(event.seat, 'ziehst', 'zieht')} ${nameOf(event.tile)}${because(event.cause)}.`;
    case 'looked':
      return event.tiles.includes(HIDDEN)
        ? `${acts(event.seat, 'siehst dir', 'sieht sich')} ${event.tiles.length} Plättchen des Stapels an.`
        : `${acts(event.seat, 'siehst dir', 'sieht sich')} vom Stapel ${list(event.tiles.map(nameOf))} an.`;
    case 'under':
      return `${acts(event.seat, 'schiebst', 'schiebt')} ${nameOf(event.tile)} unter den Stapel.`;
    case 'gave':
      return `${acts(event.from, 'gibst', 'gibt')} ${nameOf(event.tile)} ab, ${acts(1 - event.from, 'bekommst', 'bekommt')} das Plättchen${because(event.cause)}.`;
    case 'turn':
      return `${acts(event.seat, 'bist', 'ist')} ${event.extra ? 'noch einmal ' : ''}am Zug.`;
    case 'skipped':
      return `${acts(event.seat, 'hast', 'hat')} nichts mehr zu legen und setzt aus.`;
    case 'placed':
      return `${acts(event.seat, 'legst', 'legt')} ${nameOf(event.tile)} auf ${cellName(event.cell, origin)}.`;
    case 'used':
      return `${acts(event.by, 'benutzt', 'benutzt')} ${by(event.cause)}.`;
    case 'ignored':
      return `Die Fähigkeit von ${nameOf(event.tile)} gilt wegen ${nameOf(event.by)} nicht.`;
    case 'silenced':
      return `${does(event.tile, 'hat', 'haben')} neben ${nameOf(event.by)} keine Fähigkeit.`;
    case 'plan':
      return plan(event.change, event.cause);
    case 'compared':
      return compared(event.comparison);
    case 'flipped':
      return `${does(event.tile, 'wird', 'werden')} ${COLORS[event.to] ?? ''}${event.inBattle ? '' : because(event.cause, event.tile)}.`;
    case 'spared':
      return `${does(event.tile, 'kann', 'können')} ${event.by === event.tile ? '' : `wegen ${nameOf(event.by)} `}nicht umgedreht werden.`;
    case 'replaced':
      return `${does(event.by, 'fängt', 'fangen')} den Schlag für ${list(event.tiles.map(nameOf))} ab.`;
    case 'swapped':
      return `${list(event.tiles.map(nameOf))} tauschen die Plätze${because(event.cause, ...event.tiles)}.`;
    case 'moved':
      return `${does(event.tile, 'wird', 'werden')} von ${cellName(event.from, origin)} nach ${cellName(event.to, origin)} versetzt${because(event.cause, event.tile)}.`;
    case 'turned': {
      const how = event.turns === 2 ? 'eine halbe Drehung' : `eine Vierteldrehung ${event.turns === 1 ? 'im' : 'gegen den'} Uhrzeigersinn`;
      return `${does(event.tile, 'wird', 'werden')} um ${how} gedreht${because(event.cause, event.tile)}.`;
    }
    case 'copied':
      return `${does(event.cause.self, 'übernimmt', 'übernehmen')} die Fähigkeit von ${nameOf(event.tile)}.`;
    case 'rewritten':
      return `${does(event.tile, 'übernimmt', 'übernehmen')} die Zahlen von ${nameOf(event.numbersOf)}: ${event.numbers.join('/')}.`;
    case 'lasting':
      return lasting(event.effect, seats, origin);
    case 'anotherTurn':
      return `Es folgt noch ein Zug${because(event.cause)}.`;
    case 'removed':
      return `${acts(event.by, 'nimmst', 'nimmt')} ${nameOf(event.tile)} vom Brett.`;
    case 'cleared':
      return 'Gleichstand: Alle Helden verlassen das Brett, und es wird noch eine Runde gespielt.';
    case 'lines': {
      const line = (seat: Seat): string => acts(seat, linesOf(event.lines, seat, origin), linesOf(event.lines, seat, origin));
      return `Reihen und Spalten: ${line(0)}; ${line(1)}.`;
    }
    case 'points': {
      const verb = event.points < 0 ? acts(event.seat, 'verlierst', 'verliert') : acts(event.seat, 'bekommst', 'bekommt');
      return `${verb} ${points(Math.abs(event.points))}${because(event.cause)}.`;
    }
    case 'over': {
      const [high, low] = event.score.toSorted((a, b) => b - a);
      if (event.winner < 0) return `Der Sieg wird geteilt, ${high} zu ${low}.`;
      const wins = acts(event.winner, 'gewinnst', 'gewinnt');
      return high === low
        ? `Gleichstand, ${high} zu ${low}. ${capital(wins)}, denn dann zählt, wer Runde 2 begonnen hat.`
        : `${wins}, ${high} zu ${low}.`;
    }
  }
};

/** A name may end with a full stop ("Alexian XXXVII."), and so may the sentence: one is enough. */
const finished = (text: string): string => capital(text.replace(/\.\.$/, '.'));

export const sentence: EventSentence = (event, seats, ground) => {
  const place = ground === undefined ? 'Gelände' : terrainText(ground.terrain).name;
  const because: Because = (cause, ...subjects) => {
    if (cause.of !== cause.self) return ` (${by(cause)})`;
    return subjects.includes(cause.of) ? '' : ` (${cause.of === TERRAIN ? place : nameOf(cause.of)})`;
  };
  return finished(told(event, seats, ground?.origin ?? HOME, because));
};
