import type { Warrior } from '@swordtable/games/battlefields/cards/cards';
import type { SeatName } from '../../../kit/table/game-table.ts';
import { isOne, list, warriorName } from './names.de.ts';
import type { PromptWords } from './prompt.en.ts';

const plays = ({ name, you }: SeatName, card: string): string => (you ? `Du spielst ${card}` : `${name} spielt ${card}`);
/** A verb, and behind it the type of warriors that does it; an unknown one is a face-down unit. */
const doing = (warrior: Warrior | null, one: string, many: string): string =>
  warrior === null ? `${one} die verdeckte Einheit` : `${isOne(warrior) ? one : many} ${warriorName(warrior)}`;

export const de: PromptWords = {
  fifth: 'Eine weitere Einheit ziehen?',
  fifthText: 'Drei deiner Länder haben dieselbe Farbe: Du darfst eine Einheit mehr ziehen und fünf behalten.',
  take: (left) => `Nimm ${left === 1 ? 'noch eine Aktion' : `${left} Aktionen`} aus deinem Vorrat`,
  takeText: 'Geheim. Jede Karte kannst du einmal pro Partie einsetzen.',
  discard: (over) => `Lege ${over === 1 ? 'eine Einheit' : `${over} Einheiten`} ab`,
  discardText: (limit) => `Du darfst ${limit} behalten. Abgelegt wird verdeckt, also weißt nur du, was es war.`,
  shed: (over) => `Lege ${over === 1 ? 'eine Aktion' : `${over} Aktionen`} ab`,
  shedText: (limit) => `Du darfst ${limit} behalten. Abgelegte Aktionen bleiben verdeckt und kommen nicht wieder.`,
  place: 'Stelle eine Einheit verdeckt auf',
  placeText:
    'Wähle eine Einheit und einen Platz. Vorher darfst du Sammelruf, Späher oder Streifzug spielen. „Aufstellen beenden“ ist endgültig.',
  noneToPlace: 'Du hast keine Einheiten mehr zum Aufstellen',
  noneToPlaceText: (canPlay) => (canPlay ? 'Spiele eine Aktion oder beende dein Aufstellen.' : 'Beende dein Aufstellen.'),
  passedPlace: 'Du stellst nichts mehr auf. Eine Aktion spielen?',
  passedPlaceText: 'Solange die andere Seite noch aufstellt, darfst du Sammelruf, Späher oder Streifzug spielen.',
  rally: 'Sammelruf: Welche Einheiten ablegen?',
  rallyText: 'Lege beliebig viele verdeckt ab, dann ziehe ebenso viele.',
  reveal: 'Decke eine Einheit auf oder spiele eine Aktion',
  revealText: 'Passen darfst du, sobald alle deine obersten Einheiten offen liegen.',
  battle: 'Spiele eine Aktion oder passe',
  battleText: (passes) =>
    passes > 0
      ? 'Die andere Seite hat gepasst: Passt auch du, werden die offenen Paare verglichen.'
      : 'Nach zweimal Passen in Folge werden die offenen Paare verglichen.',
  now: (card) => `${card}: jetzt spielen?`,
  where: (card) => `${card}: an welchem Platz?`,
  from: (card) => `${card}: Welche Einheit zieht weiter?`,
  destination: (card, warrior) => `${card}: Wohin mit ${warriorName(warrior)}?`,
  ambushed: (by, card, place, you) =>
    `${plays(by, card)} gegen ${you.you ? 'deine oberste Einheit' : `die oberste Einheit von ${you.name}`}: ${place}. Antworten?`,
  skirmished: (by, card, from, to) => `${plays(by, card)} von ${from} nach ${to}. Antworten?`,
  answered: (by, card, to) => `${by.you ? 'Du antwortest' : `${by.name} antwortet`} auf ${to} mit ${card}. Antworten?`,
  standsAmbush: (warrior) => `Antwortest du nicht, ${doing(warrior, 'kommt', 'kommen')} auf die Hand zurück.`,
  standsSkirmish: (warrior, to) => `Antwortest du nicht, ${doing(warrior, 'liegt', 'liegen')} obenauf: ${to}.`,
  fails: (card, isYours) => `Antwortest du nicht, misslingt ${card}${isYours ? ' (deine Karte)' : ''}.`,
  noAnswer: (card, answers) =>
    answers.length === 0 ? `Auf ${card} gibt es keine Antwort.` : `Auf ${card} antworten nur ${list(answers)}, und davon hast du nichts.`,
  stops: (how, side, card, stays) =>
    `${how === 'cancels' ? 'Hebt' : 'Schlägt'} ${card} ${side.you ? 'von dir' : `von ${side.name}`}${how === 'cancels' ? ' auf' : ''}; ${stays ? 'deine Flanke bleibt liegen' : 'beide Karten werden abgelegt'}.`,
  chain: (cards) => `Bisher gespielt: ${cards}`,
  answers: {
    draw: 'Eine mehr ziehen',
    noFifth: 'Nicht ziehen',
    pass: 'Aufstellen beenden',
    passAgain: 'Passen',
    passBattle: 'Passen',
    letStand: 'Nicht antworten',
    done: 'Fertig, ziehen',
    place: (warrior, place) => `${warrior} nach ${place}`,
    play: (card) => `${card} spielen`,
    playAt: (card, place) => `${card}: ${place}`,
    move: (card, from, to) => `${card}: ${from} nach ${to}`,
    reveal: (warrior, place) => `${warrior} aufdecken: ${place}`,
    take: (card) => `${card} nehmen`,
    discard: (card) => `${card} ablegen`,
  },
};
