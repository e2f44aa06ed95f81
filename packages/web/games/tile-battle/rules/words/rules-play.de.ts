import { list, picture, steps, terms, text } from '../../../../kit/rules/block-builders.ts';
import type { RuleSection } from './rules.ts';

/** What a player does and what follows from it, in German. */
export const play: readonly RuleSection[] = [
  {
    id: 'goal',
    heading: 'Worum es geht',
    blocks: [
      text(
        'Zwei Seiten füllen ein Brett von fünf mal fünf Feldern mit Helden. Rote Plättchen tragen eine Sonne, blaue einen Mond; deine Plättchen zeigen deine Farbe.',
      ),
      picture(
        'colors',
        'Ein roter und ein blauer Held. Die vier Zahlen sind für den Kampf, und das Zeichen oben rechts zeigt die Art der Fähigkeit.',
      ),
      text(
        'Ein Held, den du legst, kann Gegner neben ihm auf deine Farbe umdrehen. Nach jeder Runde bringen Reihen und Spalten Punkte, wenn mehrere Plättchen einer Farbe darin liegen.',
      ),
      text(
        'Wer am Ende mehr Punkte hat, gewinnt. Die beiden Spiele haben fast alle Regeln gemeinsam. Olympus hat 46 Helden, Asgard 50, und jedes hat vier eigene Gelände.',
      ),
    ],
    rulings: ['T-14', 'T-15'],
  },
  {
    id: 'draft',
    heading: 'Die Auswahl',
    blocks: [
      text(
        'Vor jeder Runde wählen beide Seiten aus offenen Plättchen ihre sechs Helden. Wer die Runde beginnt, nimmt zuerst, dann geht es abwechselnd.',
      ),
      list(
        'Olympus: Sieben Plättchen liegen aus. Ihr nehmt, bis eines übrig ist; das kommt offen in die Ablage. Dann das Gleiche mit sieben neuen, und dieselbe Seite nimmt zuerst.',
        'Asgard: Zwölf Plättchen liegen aus. Ihr nehmt, bis alle weg sind.',
      ),
      text('Die Hände liegen offen: Du siehst immer, was die Gegenseite noch legen kann. Verborgen ist nur die Reihenfolge des Stapels.'),
    ],
    rulings: ['O-1', 'A-1', 'T-13'],
  },
  {
    id: 'turn',
    heading: 'Ein Zug, Schritt für Schritt',
    blocks: [
      steps(
        'Deine Helden, die zu Beginn eines Zuges etwas tun, tun es jetzt; wer am längsten liegt, zuerst.',
        'Lege ein Plättchen deiner Hand, beliebig gedreht, auf ein leeres Feld, das ein Plättchen berührt.',
        'Seine Fähigkeit: Eine Pflichtfähigkeit geschieht, wenn sie kann; eine freiwillige wird dir angeboten, und du darfst ablehnen.',
        'Es kämpft gegen jeden Gegner neben ihm, wenn keine Fähigkeit etwas anderes sagt.',
        'Was nach einem Kampf geschieht, geschieht jetzt: zuerst durch den gelegten Helden, dann durch die Helden, neben die er gelegt wurde. Zuletzt kommt, was das Gelände am Ende eines Zuges tut.',
      ),
      picture('rotations', 'Derselbe Held, um 0°, 90°, 180° und 270° gedreht. Wie er liegt, wählst du beim Legen.'),
      text('Dann ist die Gegenseite am Zug. Wer kein Plättchen mehr hat, setzt aus, ohne alle diese Schritte, bis beide Hände leer sind.'),
      text(
        'Wer ein Plättchen gelegt hat, entscheidet den ganzen Zug lang für dieses Plättchen und trägt Kosten und Gewinn, auch wenn es inzwischen umgedreht wurde.',
      ),
    ],
    rulings: ['T-9', 'T-12', 'T-16', 'T-19', 'T-20', 'T-21', 'A-19', 'O-14', 'R-24'],
  },
  {
    id: 'board',
    heading: 'Das Brett, das wächst',
    blocks: [
      text('Der erste Held wird neben das Gelände gelegt. Dort fängt das Brett an; die Mitte muss das Gelände nicht werden.'),
      picture('board', 'Ein Held neben dem Gelände. Die gestrichelten Felder berühren ein Plättchen: Dort darf der nächste Held liegen.'),
      text(
        'Ein Plättchen kommt auf ein leeres Feld, das mit einer Kante ein Plättchen berührt; Ecken zählen nicht. Nie liegen Plättchen übereinander.',
      ),
      text(
        'Am Ende ist das Brett fünf mal fünf Felder groß. Sobald die Plättchen über fünf Spalten reichen, stehen der linke und der rechte Rand für den Rest der Partie fest, bei fünf Reihen der obere und der untere. Ein fester Rand bleibt, auch wenn eine Kante wieder leer wird.',
      ),
      text('Alle Plättchen hängen immer an ihren Kanten zusammen. Was das Brett zerreißen würde, geht nicht.'),
      text(
        'Ein versetztes Plättchen kommt auf ein Feld, auf dem es liegen dürfte, als hättest du es vorher aufgehoben. Es behält seine Ausrichtung, kämpft nicht, und seine Fähigkeit beim Legen wirkt nicht noch einmal.',
      ),
      text(
        'Manches schränkt ein, wohin du legen darfst. Das gilt nur für das Legen, nie für das Versetzen, und nur, solange dir ein Feld bleibt: zuerst der Brandherd des Pyromanten, dann der Parthenon, dann die Torfalle von Khadath.',
      ),
    ],
    rulings: ['T-1', 'T-2', 'T-3', 'T-4', 'T-5', 'T-6', 'T-23', 'A-7', 'R-16'],
  },
  {
    id: 'battle',
    heading: 'Kampf',
    blocks: [
      text(
        'Der gelegte Held vergleicht Zahlen mit jedem Gegner, mit dem er eine Kante teilt: seine Zahl auf dieser Seite mit der Zahl, die sie berührt.',
      ),
      list(
        'Höher schlägt niedriger: Der Gegner wird auf deine Farbe umgedreht.',
        'Eine gleiche oder niedrigere Zahl ändert nichts. Der gelegte Held selbst geht in seinem eigenen Kampf nie verloren.',
        'Alle Zahlen werden im selben Augenblick gelesen, und alle Verlierer werden zusammen umgedreht. Ein umgedrehter Held kämpft nicht selbst, außer unter Niflheim.',
      ),
      picture('battle', 'Rot legt Herkules neben Zeus. Wo sie sich berühren, hat Herkules 6 und Zeus 3: 6 schlägt 3, und Zeus wird rot.'),
      picture('equal', 'Hera, um 180° gedreht, berührt Zeus mit einer 3. Auch Zeus hat dort 3: Gleiche Zahlen ändern nichts.'),
      text(
        'Gedruckt sind Zahlen von 0 bis 9. Was etwas dazugibt und wegnimmt, wird zusammengezählt; das Ergebnis ist nie kleiner als 0 und darf größer als 9 sein. „Ist 0“ und „nur gedruckte Zahlen“ gehen allem vor.',
      ),
    ],
    rulings: ['T-8', 'T-10', 'A-12', 'O-21'],
  },
  {
    id: 'abilities',
    heading: 'Fähigkeiten',
    blocks: [
      text('Jeder Held hat eine Fähigkeit, und sein Plättchen zeigt das Zeichen ihrer Art.'),
      terms(
        [
          'Pflicht',
          'Das Zeichen ist eine Raute mit Ausrufezeichen. Sie geschieht, wenn das Plättchen gelegt wird. Ohne mögliches Ziel tut sie nichts.',
          'mandatory',
        ],
        [
          'Freiwillig',
          'Das Zeichen ist ein Ring mit Fragezeichen. Wenn das Plättchen gelegt wird, wirst du gefragt und darfst ablehnen.',
          'optional',
        ],
        [
          'Dauerhaft',
          'Das Zeichen ist eine endlose Schleife. Sie wirkt, solange das Plättchen auf dem Brett liegt, für die Seite, der es gehört.',
          'continuous',
        ],
        ['Rundenende', 'Das Zeichen ist eine Sanduhr. Sie bringt oder kostet Punkte, wenn eine Runde gewertet wird.', 'end-of-round'],
      ),
      text(
        'Dauerhafte Fähigkeiten aus Olympus wirken sofort, auch im eigenen ersten Kampf. Die aus Asgard schlafen, bis dieser Kampf vorbei ist; aber Titan, Cadenza und Priester sind von Anfang an geschützt.',
      ),
      text(
        'Fähigkeiten am Rundenende zählen in Olympus in jeder Runde, die des Orakels nur nach Runde 2. In Asgard zählen sie einmal, in der Runde, in der das Plättchen gelegt wurde.',
      ),
      text(
        'Manches wirkt über den Zug hinaus, etwa Athene oder Khadath. Es wirkt weiter, wenn das Plättchen versetzt oder umgedreht wird oder keine Fähigkeit mehr hat, auch in die nächste Runde hinein.',
      ),
    ],
    rulings: ['T-12', 'T-22', 'O-6', 'A-4', 'A-6', 'O-17', 'R-7', 'R-11'],
  },
  {
    id: 'protection',
    heading: 'Geschützt, ersetzt, ohne Fähigkeit',
    blocks: [
      text('Was zusammen umgedreht wird, ist ein Ereignis und läuft so ab:'),
      steps(
        'Was nicht umgedreht werden kann, fällt weg: Helden neben König Midas, der Titan, und der Priester, wenn eine Fähigkeit es täte.',
        'Wer den Schlag abfängt, springt ein: Perseus wird einmal anstelle der Verbündeten neben ihm umgedreht.',
        'Der Rest wird umgedreht, alles zusammen.',
        'Helden, die beim Umdrehen etwas tun, tun es jetzt; wer am längsten liegt, zuerst. Was sie umdrehen, ist ein eigenes Ereignis nach diesem.',
      ),
      text(
        'Festgehaltene Helden können nicht versetzt oder getauscht werden: die neben Medusa; Cadenza, außer neben Baenvier; und der Priester durch jede Fähigkeit.',
      ),
      text(
        'Helden neben Baenvier haben keine Fähigkeit, solange sie dort liegen. Athene und Priesterin nehmen Plättchen, die erst noch gelegt werden, die Pflicht- oder freiwillige Fähigkeit; dauerhafte und solche am Rundenende bleiben.',
      ),
      text(
        'Auf den Priester wirkt gar keine Fähigkeit, auch keine, die schützt. Was ein Gelände tut, ist keine Fähigkeit: Nichts schaltet es ab.',
      ),
    ],
    rulings: ['T-11', 'T-24', 'O-5', 'O-7', 'O-8', 'O-9', 'O-18', 'O-22', 'A-5', 'A-18', 'R-6', 'R-8', 'R-21'],
  },
];
