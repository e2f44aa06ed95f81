import { list, picture, steps, table, terms, text } from '../../../../kit/rules/block-builders.ts';
import type { Section } from '../../../../kit/rules/book.ts';
import { names } from '../../words/names.de.ts';
import { actionTerms, answerRows, beatsRows } from './rules.ts';

/** The battle, what every card does in it, and how it all ends, in German. */
export const battle: readonly Section[] = [
  {
    id: 'battle',
    heading: 'Schlacht',
    blocks: [
      text('Wer das Startzeichen hat, beginnt. In deinem Zug hast du die Wahl:'),
      list(
        'Spiele eine Aktion.',
        'Decke eine deiner verdeckten obersten Einheiten auf.',
        'Passe, aber nur, wenn alle deine obersten Einheiten offen liegen.',
      ),
      text('Wird zweimal nacheinander gepasst, werden alle Plätze verglichen, an denen beide obersten Einheiten offen liegen:'),
      steps(
        'Eine ausliegende Flanke gewinnt, egal welche Typen es sind.',
        'Sonst gewinnt der stärkere Typ. Bei gleichem Typ gewinnt eine ausliegende Elite.',
        'Die unterlegene Einheit wird abgelegt, bei Gleichstand beide, samt den dort ausliegenden Karten.',
      ),
      picture(
        'pair',
        'Blaue Speerträger schlagen die rote Reiterei. Dann kommen die roten Bogenschützen von darunter und schlagen die Speerträger.',
      ),
      text(
        'Die Einheiten darunter liegen jetzt zuoberst, und es geht reihum weiter. Die Schlacht endet, wenn nach zweimaligem Passen nichts mehr zu vergleichen ist. Dann gewinnt jeden Platz die Seite, die dort noch Einheiten hat, aufgedeckt oder nicht.',
      ),
    ],
    rulings: ['B-9', 'B-12', 'B-13', 'B-14', 'R-1', 'R-2'],
  },
  {
    id: 'action-cards',
    heading: 'Aktionen',
    blocks: [
      terms(...actionTerms(names)),
      text(
        'Elite und Flanke bleiben an ihrem Platz, bis das Paar verglichen wird oder die Schlacht endet, auch wenn inzwischen andere Einheiten zuoberst liegen. Jede Seite darf an einem Platz eine Karte ausliegen haben, und beide Seiten brauchen dort Einheiten, offen oder nicht.',
      ),
      text('Jede Aktionskarte kannst du einmal pro Partie einsetzen.'),
    ],
    rulings: ['B-8', 'B-10', 'B-11', 'B-19', 'R-3', 'R-6'],
  },
  {
    id: 'beats',
    heading: 'Wer schlägt wen',
    blocks: [
      table('Die fünf Typen', ['Typ', 'Schlägt', 'Verliert gegen'], ...beatsRows(names)),
      text('Bei gleichem Typ werden beide Einheiten abgelegt, außer dort liegt eine Elite oder Flanke aus.'),
    ],
    rulings: ['B-1'],
  },
  {
    id: 'answers',
    heading: 'Was antwortet worauf',
    blocks: [
      table('Antworten auf jede Karte', ['Karte', 'Wird aufgehoben von', 'Wird geschlagen von'], ...answerRows(names)),
      text(
        'Spielst du Hinterhalt oder Scharmützel, darf die andere Seite sofort mit einer Karte antworten, die sie aufhebt oder schlägt. Auch auf die Antwort kann geantwortet werden, und so weiter. Die letzte unbeantwortete Karte wirkt, und alle Karten des Schlagabtauschs werden abgelegt.',
      ),
      text(
        'Auf Elite und Flanke wird nicht sofort geantwortet. In einem späteren Zug darfst du eine Karte gegen die spielen, die auf der anderen Seite ausliegt. Die gleiche Karte oder Umzingelung wird mit ihr abgelegt; eine Flanke, die eine Elite schlägt, bleibt liegen.',
      ),
      text('Wer noch Aktionskarten hat, wird immer gefragt. So verrät die Frage nie, was jemand auf der Hand hat.'),
    ],
    rulings: ['B-10', 'B-11', 'B-20', 'R-1', 'R-2', 'R-4', 'R-6', 'R-7'],
  },
  {
    id: 'victory',
    heading: 'Sieg',
    blocks: [
      list(
        'Die einzige Seite mit Einheiten an einem Platz nimmt alle Länder dort.',
        'Sind keine Einheiten mehr da, bleiben die Länder für die nächste Runde.',
        'Wer mehr Plätze gewonnen hat, nimmt den ganzen Ares-Stapel. Bei gleich vielen bleibt er liegen.',
        'Legt alle Einheiten und Karten auf dem Tisch ab. Die Hand behaltet ihr.',
      ),
    ],
    rulings: ['B-4', 'B-13', 'B-14', 'B-15', 'R-5'],
  },
  {
    id: 'scoring',
    heading: 'Wertung',
    blocks: [
      terms(
        ['Länder', 'Jedes zählt seinen Wert.'],
        ['Sätze', '2 Punkte für je drei Länder einer Farbe. Jedes Land zählt nur in einem Satz.'],
        ['Jede Farbe', 'Tempel und Olymp zählen als die Farbe, die am meisten hilft.'],
        ['Ares', '1 Punkt für jede Karte.'],
      ),
      picture('set', 'Drei goldene Länder: 7 Punkte, und 2 mehr für den Satz.'),
      table(
        'Beispiel',
        ['Gewonnen', 'Punkte'],
        ['Elis 2, Argolis 2, Marathon 3', '7'],
        ['Ein Satz aus drei goldenen Ländern', '2'],
        ['Nemea 1', '1'],
        ['Eine Ares-Karte', '1'],
        ['Zusammen', '11'],
      ),
    ],
    rulings: ['B-17', 'R-10'],
  },
  {
    id: 'end',
    heading: 'Ende der Partie',
    blocks: [
      text(
        'Die Partie endet nach Runde 3, oder früher nach einer Runde, in der jemand Länder im Wert von 16 oder mehr hat; Sätze und Ares zählen dafür nicht.',
      ),
      text('Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Länder hat; sonst wird der Sieg geteilt.'),
    ],
    rulings: ['B-16', 'B-17', 'R-11'],
  },
  {
    id: 'options',
    heading: 'Optionen',
    blocks: [
      terms(
        ['Wer beginnt', 'Wer in Runde 1 das Startzeichen hat: Rot, Blau oder Zufall.'],
        ['Karten', 'Eine eigene Datei mit Karten, etwa denen aus deiner Schachtel: Typen, Anzahl, Länder und ihr Wert.'],
      ),
    ],
    rulings: ['B-1', 'B-2', 'B-3', 'B-18'],
  },
];
