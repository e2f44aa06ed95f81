import { list, picture, terms, text } from '../../../../kit/rules/block-builders.ts';
import { de as texts } from '../../words/texts.de.ts';
import type { RuleSection } from './rules.ts';

/** A terrain with its text as the game has it, and what is worth knowing besides. */
const terrain = (id: string, more = ''): readonly [string, string] => {
  const { name, text: said } = texts.terrain(id);
  return [name, `${said} ${more}`.trim()];
};

/** Points, the course of a match, and what it can be made with, in German. */
export const match: readonly RuleSection[] = [
  {
    id: 'scoring',
    heading: 'Wertung',
    blocks: [
      text(
        'Ist eine Runde vorbei, zählt jede Reihe und jede Spalte für jede Farbe einzeln. Die Plättchen müssen nicht nebeneinander liegen. Das Gelände zählt für niemanden.',
      ),
      picture('scoring', 'Eine Reihe: Rot hat drei Plättchen und bekommt 2 Punkte. Blau hat eines und bekommt nichts.'),
      {
        kind: 'table',
        caption: 'Punkte einer Reihe oder Spalte',
        head: ['Plättchen deiner Farbe', 'Punkte'],
        rows: [
          ['0', '0'],
          ['1', '0'],
          ['2', '1'],
          ['3', '2'],
          ['4', '4'],
          ['5', '7'],
        ],
      },
      {
        kind: 'table',
        caption: 'Ein Beispiel mit drei Linien',
        head: ['Linie', 'Rote Plättchen', 'Punkte für Rot', 'Blaue Plättchen', 'Punkte für Blau'],
        rows: [
          ['Reihe 3', '3', '2', '1', '0'],
          ['Reihe 4', '5', '7', '0', '0'],
          ['Spalte c', '2', '1', '3', '2'],
        ],
      },
      text(
        'Zusammen bringen diese drei Linien Rot 10 Punkte und Blau 2. Ein Plättchen, das die Farbe wechselt, ändert zugleich seine Reihe und seine Spalte.',
      ),
      text(
        'Fähigkeiten am Rundenende und das Gelände geben ihre Punkte nach den Linien dazu, alle zugleich. Die Punkte bleiben von Runde zu Runde und können unter null fallen.',
      ),
    ],
    rulings: ['T-14', 'T-15', 'O-17', 'A-6', 'R-13'],
  },
  {
    id: 'rounds',
    heading: 'Runden, Gleichstand, Ende',
    blocks: [
      text(
        'Eine Partie hat zwei Runden. In jeder wählen und legen beide Seiten sechs Plättchen. Dazwischen bleibt das Brett, wie es ist, und die Farben bleiben auch.',
      ),
      text(
        'Wer Runde 1 beginnt, entscheidet der Zufall, wenn ihr nichts anderes gewählt habt. Runde 2 beginnt, wer weniger Punkte hat; bei Gleichstand entscheidet der Zufall.',
      ),
      list(
        'Olympus: Sind die Punkte nach Runde 2 gleich, gewinnt, wer Runde 2 begonnen hat.',
        'Asgard: Sind die Punkte nach Runde 2 gleich, verlassen alle Helden das Brett und werden mit den übrigen gemischt; nur das Gelände bleibt, und es folgt noch eine Runde, bis eine Seite vorn liegt. Nach zehn solchen Runden wird der Sieg geteilt.',
      ),
      text('Yggdrasil wird in einer einzigen Runde gespielt; bei Gleichstand wird noch zwölfmal gelegt.'),
    ],
    rulings: ['O-2', 'O-4', 'A-2', 'A-3', 'T-9', 'R-2', 'R-3', 'R-4'],
  },
  {
    id: 'terrains',
    heading: 'Gelände',
    blocks: [
      text(
        'Das Gelände hat keine Farbe und keine Zahlen. Es ist weder Verbündeter noch Gegner, kann nicht umgedreht werden und wird nur von Fähigkeiten versetzt, die es nennen. Wo Plättchen gezählt werden, zählt es mit.',
      ),
      text('Gelände von Olympus:'),
      terms(
        terrain('mount-olympus', 'Das übliche, und das beste für den Anfang.'),
        terrain('parthenon', 'Für das Versetzen gilt das nicht.'),
        terrain('river-styx', 'Er kommt dorthin, wo ein versetztes Plättchen liegen darf.'),
        terrain('tartarus', 'Je Runde gibt es zwei davon.'),
      ),
      text('Gelände von Asgard:'),
      terms(
        terrain('asgard', 'Das übliche.'),
        terrain(
          'ragnarok',
          'Was bleibt, muss zusammenhängen. Die entfernten Helden kommen in die Ablage, und das Brett wird am Ende nicht voll.',
        ),
        terrain('yggdrasil', 'Jede Seite legt sechs Plättchen. Es gibt keine Hände; was eine Hand braucht, findet keine.'),
        terrain(
          'niflheim',
          'Die Kette läuft in Wellen, und jede Welle wird zusammen umgedreht. Nur was durch Vergleichen umgedreht wurde, macht weiter.',
        ),
      ),
    ],
    rulings: ['T-7', 'T-24', 'O-3', 'O-15', 'A-14', 'A-15', 'A-16', 'A-20', 'R-7', 'R-21'],
  },
  {
    id: 'options',
    heading: 'Varianten und Optionen',
    blocks: [
      text('All das wählst du, wenn du eine Partie vorbereitest.'),
      terms(
        ['Gelände', 'Eines der vier der Ausgabe oder ein zufälliges. Mit gemischten Stapeln eines von allen acht.'],
        [
          'Kein Gelände',
          'Für Asgard oder mit gemischten Stapeln: Das Brett ist am Anfang leer, der erste Held liegt irgendwo, und am Ende bleibt ein Feld leer. Was das Gelände nennt, tut nichts.',
        ],
        [
          'Gelände in der Mitte',
          'Das Gelände ist die Mitte der fünf mal fünf Felder. Alle Ränder stehen von Anfang an fest, und nichts versetzt das Gelände: Hikaru, Bildhauer und Architekt lassen es liegen.',
        ],
        ['Gemischte Stapel', 'Die Helden beider Ausgaben werden in einen Stapel gemischt.'],
        [
          'Hausgemachte Helden',
          'Vier eigene Helden kommen zu denen von Olympus: Achilles, Äolus, Ajax und Antäus. Für Asgard braucht das gemischte Stapel.',
        ],
        ['Hikaru', 'Wo das Gelände nicht versetzt werden kann oder fehlt, hat Hikaru nichts zu tun und darf aus dem Stapel bleiben.'],
        ['Wer beginnt', 'Rot, Blau oder der Zufall, für Runde 1.'],
        [
          'Bieten, wer beginnt',
          'Wer als Zweiter spielt, ist im Vorteil. Mit dieser Option nennt einer einen Preis in Punkten dafür. Der andere zahlt ihn und spielt als Zweiter, oder er beginnt. Wer beginnt, hat von Anfang an so viele Punkte.',
        ],
        ['Zahlen', 'Eine Datei mit den Zahlen der Plättchen, wenn du lieber mit anderen als unseren spielst, etwa mit den gedruckten.'],
      ),
    ],
    rulings: ['T-8', 'T-17', 'T-25', 'O-3'],
  },
  {
    id: 'mixed',
    heading: 'Gemischte Stapel',
    blocks: [
      text('Sind beide Stapel gemischt, folgen Auswahl, Gleichstand und Ablauf der Ausgabe des Geländes; ohne Gelände folgen sie Asgard.'),
      text(
        'Jeder Held behält die Art seiner Ausgabe: Dauerhafte Fähigkeiten der Helden aus Olympus wirken sofort, die der Helden aus Asgard nach ihrem ersten Kampf.',
      ),
      text(
        'Im Ablauf von Asgard folgen auf einen Gleichstand weitere Runden: Apollo hat von Runde 3 an seine gedruckten Zahlen, und das Orakel zählt nur nach Runde 2.',
      ),
      text('Der Greis findet nur etwas zum Nachahmen, wenn Plättchen abgelegt wurden, und das tut die Auswahl von Asgard nicht.'),
    ],
    rulings: ['T-18', 'A-4', 'O-6', 'A-16', 'R-2', 'R-3', 'R-18'],
  },
  {
    id: 'glossary',
    heading: 'Wörter des Spiels',
    blocks: [
      terms(
        ['Neben, benachbart, berühren', 'Eine Kante teilen. Ecken zählen nie.'],
        ['Verbündeter', 'Ein Held derselben Farbe. Von dir aus gesehen: ein eigener.'],
        ['Gegner', 'Ein Held der anderen Farbe. Wer gegen dich spielt, heißt hier die Gegenseite.'],
        ['Besitzer', 'Ein Plättchen gehört der Seite, deren Farbe es gerade zeigt.'],
        ['Plättchen und Held', 'Jeder Held ist ein Plättchen; das Gelände ist ein Plättchen, aber kein Held.'],
        ['Linie', 'Eine Reihe oder Spalte. In einer Richtung: von einem Helden bis zum Ende des Bretts.'],
        ['Umdrehen', 'Einen Helden auf die andere Farbe wenden. Platz und Ausrichtung bleiben, und damit auch seine Zahlen.'],
        ['Drehen', 'Einen Helden auf seinem Platz um ein, zwei oder drei Viertel drehen.'],
        ['Versetzen', 'Ein Plättchen aufheben und anderswo hinlegen.'],
        ['Tauschen', 'Zwei Plättchen wechseln die Plätze. Beide behalten Farbe und Ausrichtung.'],
        ['Gedruckte Zahl', 'Was das Plättchen zeigt, bevor etwas dazukommt oder wegfällt.'],
        ['Schläft', 'Wirkt noch nicht: eine dauerhafte Fähigkeit aus Asgard während des eigenen ersten Kampfes.'],
        ['Den Schlag abfangen', 'Anstelle anderer umgedreht werden.'],
        ['Ablegen', 'Ein Plättchen offen zu denen legen, die aus dem Spiel sind.'],
        ['Extrazug', 'Ein ganzer Zug gleich nach dem eigenen. Ist nichts mehr zu legen, verfällt er.'],
      ),
    ],
    rulings: ['T-5', 'T-6', 'T-7', 'R-10', 'O-14'],
  },
];
