import { list, picture, steps, table, text } from '../../../../kit/rules/block-builders.ts';
import type { Section } from '../../../../kit/rules/book.ts';
import { names } from '../../words/names.de.ts';
import { actionRows, landRows, warriorRows } from './rules.ts';

/** What the game is about, its cards, and a round up to the battle, in German. */
export const round: readonly Section[] = [
  {
    id: 'goal',
    heading: 'Worum es geht',
    blocks: [
      text(
        'Zwei Heere kämpfen um die Länder Griechenlands. In jeder Runde liegen vier Länder zwischen euch. Du legst Einheiten verdeckt auf deine Seite, dann deckt ihr sie nach und nach auf, und Aktionskarten durchkreuzen die besten Pläne.',
      ),
      text(
        'Du siehst weder die verdeckten Einheiten noch die Aktionskarten der anderen Seite. Wohin du legst, wann du aufdeckst und worauf du nicht antwortest: Alles verrät etwas, ob es stimmt oder nicht.',
      ),
      text(
        'Länder bringen Punkte, Sätze einer Farbe noch mehr, und die Ares-Karten bekommt, wer in einer Runde mehr Plätze gewinnt. Nach drei Runden gewinnt, wer die meisten Punkte hat.',
      ),
    ],
    rulings: ['B-20', 'B-16', 'B-17'],
  },
  {
    id: 'cards',
    heading: 'Die Karten',
    blocks: [
      text('Jede Seite hat einen Stapel Einheiten und einen Vorrat an Aktionen, beides auf beiden Seiten gleich.'),
      picture('warriors', 'Die fünf Typen. Jede Karte zeigt, welche Typen sie schlägt.'),
      table('Einheiten einer Seite', ['Typ', 'Karten'], ...warriorRows(names)),
      picture('actions', 'Die acht Aktionen.'),
      table('Aktionen einer Seite', ['Aktion', 'Karten', 'Wann sie gespielt wird'], ...actionRows(names)),
      text('Länder und Ares-Karten bilden den gemeinsamen Schicksalsstapel.'),
      picture('lands', 'Links steht der Wert eines Landes, rechts oben Farbe und Zeichen. Tempel und Olymp zählen als jede Farbe.'),
      table('Länder des Schicksalsstapels', ['Art', 'Farbe', 'Länder und ihr Wert'], ...landRows(names)),
      text('Einige Werte und Ländernamen haben wir selbst gewählt. Wer die Schachtel hat, kann mit einer berichtigten Datei spielen.'),
    ],
    rulings: ['B-1', 'B-2', 'B-3'],
  },
  {
    id: 'round',
    heading: 'Eine Runde im Überblick',
    blocks: [
      steps(
        'Vier Länder werden ausgelegt, eines an jedem Platz. Ares-Karten kommen auf den Ares-Stapel.',
        'Ziehen: Beide ziehen geheim Einheiten, nehmen Aktionen und legen bis auf ihr Handlimit ab.',
        'Aufstellung: reihum eine Einheit verdeckt an einen Platz, bis beide gepasst haben.',
        'Schlacht: reihum eine Einheit aufdecken oder eine Aktion spielen, bis nichts mehr zu vergleichen ist.',
        'Sieg: Nehmt die gewonnenen Länder und Ares-Karten und räumt den Tisch ab.',
      ),
      text('Das Startzeichen sagt, wer Aufstellung und Schlacht beginnt. Es wechselt jede Runde die Seite.'),
    ],
    rulings: ['B-4', 'B-5', 'B-18'],
  },
  {
    id: 'making-ready',
    heading: 'Ziehen',
    blocks: [
      text(
        'Ein neues Land kommt auf die Länder, die noch an seinem Platz liegen. Wer den Platz gewinnt, nimmt sie alle. Für jede Ares-Karte wird eine weitere Karte gezogen, sodass immer vier neue Länder ausliegen.',
      ),
      text('Dann tun beide gleichzeitig und geheim Folgendes:'),
      steps(
        'Ziehe vier Einheiten. Mit drei Ländern einer Farbe darfst du eine fünfte ziehen.',
        'Nimm vier beliebige Aktionen aus deinem eigenen Vorrat.',
        'Lege Einheiten verdeckt ab, bis du vier hast; fünf mit drei Ländern einer Farbe.',
        'Lege Aktionen verdeckt ab, bis du vier hast.',
      ),
      text(
        'Ist dein Stapel leer, werden deine abgelegten Einheiten zu einem neuen gemischt. Aktionen kommen nie zurück: Vierzehn müssen für die ganze Partie reichen.',
      ),
    ],
    rulings: ['B-6', 'R-8', 'R-9', 'R-10', 'R-12', 'R-13'],
  },
  {
    id: 'placement',
    heading: 'Aufstellung',
    blocks: [
      text('Wer das Startzeichen hat, beginnt, dann geht es reihum. In deinem Zug:'),
      steps(
        'Spiele beliebig oft Sammelruf, Späher und Streifzug.',
        'Lege eine Einheit deiner Hand verdeckt auf deine Seite eines Platzes, oben auf deine Einheiten dort, oder passe.',
      ),
      list(
        'Wer gepasst hat, stellt in dieser Runde nichts mehr auf. Sammelruf, Späher und Streifzug bleiben erlaubt, solange die andere Seite noch aufstellt.',
        'Du musst nicht alles aufstellen und nicht überall dabei sein. Was auf der Hand bleibt, kannst du in einer späteren Runde einsetzen.',
        'Deine eigenen verdeckten Einheiten darfst du ansehen; die andere Seite sieht nur, wie viele wo liegen.',
      ),
      text('Haben beide gepasst, beginnt die Schlacht.'),
    ],
    rulings: ['B-7', 'B-8', 'B-14', 'B-20', 'R-1', 'R-3'],
  },
];
