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
      text('Wer das Startzeichen hat, beginnt. In deinem Zug tust du eines davon:'),
      list(
        'Spiele eine Aktion.',
        'Decke eine deiner Einheiten auf, die verdeckt zuoberst in ihrem Stapel liegt.',
        'Passe; aber nur, wenn keine deiner obersten Einheiten mehr aufzudecken ist.',
      ),
      text('Wird zweimal nacheinander gepasst, werden alle Plätze verglichen, an denen beide obersten Einheiten offen liegen:'),
      steps(
        'Eine Flanke, die dort liegt, gewinnt, gleich welche Typen sich treffen.',
        'Sonst gewinnt der stärkere Typ. Bei gleichem Typ gewinnt eine Elite, die dort liegt.',
        'Was verliert, wird abgelegt; gewinnt niemand, dann beide. Die Karten, die dort lagen, gehen ebenso.',
      ),
      picture(
        'pair',
        'Blaue Speerträger schlagen die rote Reiterei. Dann kommen die roten Bogenschützen von darunter und schlagen die Speerträger.',
      ),
      text(
        'Was darunter lag, ist jetzt zuoberst, und es geht reihum weiter. Die Schlacht endet, wenn nach zweimal Passen nichts zu vergleichen ist. Dann gewinnt jeden Platz die Seite, die dort noch Einheiten hat, aufgedeckt oder nicht.',
      ),
    ],
    rulings: ['B-9', 'B-12', 'B-13', 'B-14', 'R-1', 'R-2'],
  },
  {
    id: 'action-cards',
    heading: 'Die Aktionen, eine nach der anderen',
    blocks: [
      terms(...actionTerms(names)),
      text(
        'Elite und Flanke bleiben an ihrem Platz, bis das Paar verglichen wird oder die Schlacht endet, was bis dahin auch zuoberst liegt. Jede Seite darf an einem Platz eine Karte liegen haben, und beide Seiten brauchen dort Einheiten, offen oder nicht.',
      ),
      text('Eine gespielte Aktion wird abgelegt und ist aus dem Spiel. Jede dient nur einmal.'),
    ],
    rulings: ['B-8', 'B-10', 'B-11', 'B-19', 'R-3', 'R-6'],
  },
  {
    id: 'beats',
    heading: 'Wer schlägt wen',
    blocks: [
      table('Die fünf Typen', ['Typ', 'Schlägt', 'Verliert gegen'], ...beatsRows(names)),
      text('Gegen den eigenen Typ gewinnt niemand, und beide Einheiten werden abgelegt, außer eine Elite oder Flanke liegt dort.'),
    ],
    rulings: ['B-1'],
  },
  {
    id: 'answers',
    heading: 'Was antwortet worauf',
    blocks: [
      table('Karten, die eine Karte aufhalten', ['Karte', 'Wird aufgehoben von', 'Wird geschlagen von'], ...answerRows(names)),
      text(
        'Hinterhalt und Scharmützel fragen sofort nach einer Antwort. Wer gefragt ist, spielt eine Karte, die die neueste aufhält, oder lässt sie stehen. Auf eine Antwort kann ebenso geantwortet werden; die letzte Karte, die niemand aufhält, steht. Alle Karten des Schlagabtauschs werden abgelegt.',
      ),
      text(
        'Auf Elite und Flanke wird nicht sofort geantwortet: Sie liegen da. In einem späteren Zug darfst du eine Karte gegen die spielen, die auf der anderen Seite liegt. Eine Karte der gleichen Art geht mit ihr, Umzingelung auch; eine Flanke, die eine Elite schlägt, bleibt.',
      ),
      text('Wer eine Aktionskarte hat, wird immer gefragt, ob sie passt oder nicht. So verrät die Frage nie, was auf der Hand ist.'),
    ],
    rulings: ['B-10', 'B-11', 'B-20', 'R-1', 'R-2', 'R-4', 'R-6', 'R-7'],
  },
  {
    id: 'victory',
    heading: 'Sieg in einer Runde',
    blocks: [
      list(
        'Die einzige Seite mit Einheiten an einem Platz nimmt alle Länder, die dort liegen.',
        'Ein Platz ohne Einheiten behält seine Länder für die nächste Runde.',
        'Wer mehr Plätze gewonnen hat, nimmt den ganzen Ares-Stapel. Bei gleich vielen bleibt er und kann wachsen.',
        'Alle Einheiten und Karten auf dem Tisch werden abgelegt. Was auf der Hand ist, bleibt dort.',
      ),
    ],
    rulings: ['B-4', 'B-13', 'B-14', 'B-15', 'R-5'],
  },
  {
    id: 'scoring',
    heading: 'Wertung',
    blocks: [
      terms(
        ['Länder', 'Jedes ist so viel wert, wie darauf steht.'],
        ['Sätze', '2 Punkte für jeden vollen Satz von drei Ländern einer Farbe. Jedes Land zählt nur in einem Satz.'],
        ['Jede Farbe', 'Tempel und Olymp stehen für jede Farbe, dort, wo sie am meisten helfen.'],
        ['Ares', '1 Punkt für jede Karte.'],
      ),
      picture('set', 'Drei goldene Länder: 7 Punkte, und 2 mehr für den Satz.'),
      table(
        'Ein Beispiel',
        ['Gewonnen', 'Punkte'],
        ['Elis 2, Argolis 2, Marathon 3', '7'],
        ['Diese drei sind gold: ein Satz', '2'],
        ['Nemea 1', '1'],
        ['Eine Ares-Karte', '1'],
        ['Zusammen', '11'],
      ),
    ],
    rulings: ['B-17', 'R-10'],
  },
  {
    id: 'end',
    heading: 'Das Ende',
    blocks: [
      text(
        'Die Partie endet nach Runde 3, oder früher nach einer Runde, in der jemand Länder im Wert von 16 oder mehr hat; Sätze und Ares zählen dafür nicht.',
      ),
      text('Die meisten Punkte gewinnen. Sind sie gleich, gewinnen mehr Länder. Sind auch die gleich, wird der Sieg geteilt.'),
    ],
    rulings: ['B-16', 'B-17', 'R-11'],
  },
  {
    id: 'options',
    heading: 'Optionen',
    blocks: [
      terms(
        ['Wer beginnt', 'Wer in Runde 1 das Startzeichen hat: Rot, Blau oder der Zufall.'],
        ['Karten', 'Eine Datei mit Karten statt unserer, etwa denen deiner Schachtel: Typen, Anzahlen, Länder und ihr Wert.'],
      ),
    ],
    rulings: ['B-1', 'B-2', 'B-3', 'B-18'],
  },
];
