import type { Warrior } from '@swordtable/games/battlefields/cards/cards';
import type { SeatName } from '../../../kit/table/game-table.ts';
import { isOne, warriorName } from './names.de.ts';
import type { PromptWords } from './prompt.en.ts';

const plays = ({ name, you }: SeatName, card: string): string => (you ? `Du spielst ${card}` : `${name} spielt ${card}`);
/** A verb, and behind it the type of warriors that does it; one that is not known is a card. */
const doing = (warrior: Warrior | null, one: string, many: string): string =>
  warrior === null ? `${one} die verdeckte Einheit` : `${isOne(warrior) ? one : many} ${warriorName(warrior)}`;

export const de: PromptWords = {
  fifth: 'Eine fünfte Einheit ziehen?',
  fifthText: 'Drei deiner Länder haben eine Farbe: Du darfst eine mehr ziehen und fünf halten.',
  take: (left) => `Nimm ${left === 1 ? 'noch eine Aktion' : `${left} Aktionen`} aus deinem Vorrat`,
  takeText: 'Geheim. Jede dient einmal in der Partie, in dieser oder einer späteren Runde.',
  discard: (over) => `Lege ${over === 1 ? 'eine Einheit' : `${over} Einheiten`} ab`,
  discardText: (limit) => `Du darfst ${limit} halten. Abgelegtes liegt verdeckt: Nur du kennst es.`,
  shed: (over) => `Lege ${over === 1 ? 'eine Aktion' : `${over} Aktionen`} ab`,
  shedText: (limit) => `Du darfst ${limit} halten. Sie liegt verdeckt und kommt nicht wieder.`,
  place: 'Stelle eine Einheit verdeckt auf',
  placeText: 'Wähle eine Karte, dann einen Platz. Sammelruf, Späher und Streifzug gehen vorher. Passen beendet dein Aufstellen.',
  noneToPlace: 'Du hast keine Einheiten mehr zum Aufstellen',
  noneToPlaceText: (canPlay) => `${canPlay ? 'Spiele eine Aktion oder passe' : 'Passe'}: Passen beendet dein Aufstellen.`,
  passedPlace: 'Du hast gepasst: eine Aktion spielen?',
  passedPlaceText: 'Die andere Seite stellt noch auf. Bis auch sie gepasst hat, gehen Sammelruf, Späher und Streifzug.',
  rally: 'Sammelruf: Welche Einheiten gehen?',
  rallyText: 'Jede kommt verdeckt auf deine Ablage; dann ziehst du ebenso viele.',
  reveal: 'Decke eine Einheit auf oder spiele eine Aktion',
  revealText: 'Passen darfst du, sobald keine deiner obersten Einheiten mehr verdeckt liegt.',
  battle: 'Spiele eine Aktion oder passe',
  battleText: (passes) =>
    passes > 0
      ? 'Die andere Seite hat gepasst: Passt auch du, werden die offenen Paare verglichen.'
      : 'Nach zweimal Passen in Folge werden die offenen Paare verglichen.',
  now: (card) => `${card}: jetzt spielen?`,
  where: (card) => `${card}: an welchem Platz?`,
  from: (card) => `${card}: Welche Einheit zieht weiter?`,
  whither: (card, warrior) => `${card}: Wohin mit ${warriorName(warrior)}?`,
  ambushed: (by, card, place, you) =>
    `${plays(by, card)} gegen ${you.you ? 'deine oberste Einheit' : `die oberste Einheit von ${you.name}`}: ${place}. Antworten?`,
  skirmished: (by, card, from, to) => `${plays(by, card)} von ${from} nach ${to}. Antworten?`,
  answered: (by, card, to) => `${by.you ? 'Du antwortest' : `${by.name} antwortet`} auf ${to} mit ${card}. Antworten?`,
  standsAmbush: (warrior) => `Bleibt es dabei, ${doing(warrior, 'kommt', 'kommen')} auf die Hand zurück.`,
  standsSkirmish: (warrior, to) => `Bleibt es dabei, ${doing(warrior, 'liegt', 'liegen')} obenauf: ${to}.`,
  comesToNothing: (card) => `Bleibt es dabei, misslingt ${card}.`,
  chain: (cards) => `Bisher gespielt: ${cards}`,
  answers: {
    draw: 'Fünfte ziehen',
    noFifth: 'Bei vier bleiben',
    pass: 'Für diese Runde passen',
    passAgain: 'Dabei belassen',
    passBattle: 'Passen',
    letStand: 'Geschehen lassen',
    done: 'Genug, ziehen',
    place: (warrior, place) => `${warrior} nach ${place}`,
    play: (card) => `${card} spielen`,
    playAt: (card, place) => `${card}: ${place}`,
    move: (card, from, to) => `${card}: ${from} nach ${to}`,
    reveal: (warrior, place) => `${warrior} aufdecken: ${place}`,
    take: (card) => `${card} nehmen`,
    discard: (card) => `${card} ablegen`,
  },
};
