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
        'Zwei Heere kämpfen um die Länder Griechenlands. In jeder Runde liegen vier Länder zwischen euch. Du legst Einheiten verdeckt auf deine Seite, dann deckt ihr sie nach und nach auf, und Aktionskarten werfen um, was sicher schien.',
      ),
      text(
        'Du weißt nie, was auf der anderen Seite verdeckt liegt, noch welche Aktionen dort auf der Hand sind. Wohin du legst, wann du aufdeckst und was du stehen lässt, alles verrät etwas, ob es stimmt oder nicht.',
      ),
      text(
        'Länder sind Punkte, Sätze einer Farbe bringen mehr, und Ares bekommt, wer in einer Runde mehr Plätze gewinnt. Nach drei Runden gewinnen die meisten Punkte.',
      ),
    ],
    rulings: ['B-20', 'B-16', 'B-17'],
  },
  {
    id: 'cards',
    heading: 'Die Karten',
    blocks: [
      text('Jede Seite hat einen Stapel Einheiten und einen Vorrat an Aktionen, beides auf beiden Seiten gleich.'),
      picture('warriors', 'Die fünf Typen. Jede Karte zeigt, wen sie schlägt.'),
      table('Einheiten einer Seite', ['Typ', 'Karten'], ...warriorRows(names)),
      picture('actions', 'Die acht Aktionen.'),
      table('Aktionen einer Seite', ['Aktion', 'Karten', 'Wann sie gespielt wird'], ...actionRows(names)),
      text('Länder und Ares werden zusammen zum Schicksalsstapel gemischt, der niemandem gehört.'),
      picture('lands', 'Links steht der Wert eines Landes, rechts oben Farbe und Zeichen. Tempel und Olymp zählen als jede Farbe.'),
      table('Länder des Schicksalsstapels', ['Art', 'Farbe', 'Länder und ihr Wert'], ...landRows(names)),
      text(
        'Die Vorderseiten der gedruckten Karten sind uns verloren. Was von ihnen nicht bekannt ist, ist von uns, und wer die Schachtel hat, kann mit einer berichtigten Datei spielen.',
      ),
    ],
    rulings: ['B-1', 'B-2', 'B-3'],
  },
  {
    id: 'round',
    heading: 'Eine Runde im Überblick',
    blocks: [
      steps(
        'Vier Länder werden ausgelegt, eines an jedem Platz. Ares-Karten, die dabei auftauchen, kommen auf den Ares-Stapel.',
        'Beide machen sich geheim bereit: Einheiten ziehen, Aktionen wählen, ablegen, was zu viel ist.',
        'Aufstellung: reihum eine Einheit verdeckt an einen Platz, bis beide gepasst haben.',
        'Schlacht: reihum eine Einheit aufdecken oder eine Aktion spielen, bis nichts mehr zu vergleichen ist.',
        'Sieg: Länder und Ares werden verteilt, und der Tisch wird geräumt.',
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
        'Ein Land kommt auf das, was eine frühere Runde an seinem Platz gelassen hat; wer den Platz gewinnt, nimmt alles davon. Für eine Ares-Karte wird eine andere Karte gezogen, so sind es immer vier Länder.',
      ),
      text('Dann tun beide zur selben Zeit dies, und niemand sieht es:'),
      steps(
        'Ziehe vier Einheiten zu denen, die du behalten hast. Mit drei gewonnenen Ländern einer Farbe darfst du eine fünfte ziehen.',
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
        'Lege eine Einheit deiner Hand verdeckt auf deine Seite eines Platzes, oben auf das, was du dort hast; oder passe.',
      ),
      list(
        'Wer gepasst hat, stellt in dieser Runde nichts mehr auf. Sammelruf, Späher und Streifzug bleiben erlaubt, solange die andere Seite weitermacht.',
        'Du musst nicht alles aufstellen und nicht überall dabei sein. Was auf der Hand bleibt, nützt in einer späteren Runde.',
        'Deine eigenen verdeckten Einheiten darfst du ansehen; die andere Seite sieht nur, wie viele wo liegen.',
      ),
      text('Haben beide gepasst, beginnt die Schlacht.'),
    ],
    rulings: ['B-7', 'B-8', 'B-14', 'B-20', 'R-1', 'R-3'],
  },
];
