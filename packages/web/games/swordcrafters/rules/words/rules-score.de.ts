import { list, picture, steps, table, terms, text } from '../../../../kit/rules/block-builders.ts';
import type { Section } from '../../../../kit/rules/book.ts';
import { names } from '../../words/names.de.ts';
import { countRows, pointRows, qualityRows, shareRows, soloRows } from './rules.ts';

/** How swords are scored, and the other ways to play, in German. */
export const score: readonly Section[] = [
  {
    id: 'scoring',
    heading: 'Wertung',
    blocks: [
      text('Nach der sechsten Runde wird jedes Schwert für drei Dinge gewertet:'),
      terms(
        [
          'Das längste',
          '6 Punkte für das Schwert mit den meisten Plättchen und für jedes gleich lange. Parierstangen zählen nicht.',
          'swordcrafters/longest',
        ],
        ['Qualität', '2 Punkte für jeden Edelstein der besten Folge auf jeder Seite.', 'swordcrafters/quality'],
        ['Magie', 'Punkte für die besten Plätze bei jeder der drei Karten.', 'swordcrafters/magic'],
      ),
    ],
    rulings: ['S-11', 'S-12', 'S-13', 'S-14', 'R-10'],
  },
  {
    id: 'quality',
    heading: 'Qualität',
    blocks: [
      text(
        'Eine Folge sind zwei oder mehr gleiche Edelsteine übereinander auf einer Seite. Der Edelstein einer Parierstange kann sie beginnen. Ein leeres Plättchen unterbricht sie.',
      ),
      text('Jede Seite wertet ihre längste Folge einmal: 2 Punkte für jeden Edelstein. Eine Seite ohne Folge bringt nichts.'),
      picture('sword', 'Das Schwert aus dem Beispiel, Seite für Seite vom Fuß an. Seite 1 und 3 beginnen mit einer Parierstange.'),
      table(
        'Beispiel, jede Seite vom Fuß an, Parierstangen in Klammern',
        ['Seite', 'Was darauf ist', 'Folge', 'Punkte'],
        ...qualityRows(names, false),
      ),
    ],
    rulings: ['S-3', 'S-13'],
  },
  {
    id: 'magic',
    heading: 'Magie',
    blocks: [
      text(
        'Jede Karte nennt Edelsteine und eine Art zu zählen. Alle Edelsteine dieser Farben an einem Schwert zählen, auf allen Seiten, die der Parierstangen eingeschlossen.',
      ),
      terms(
        ['Am meisten', names.methodText('most')],
        ['Am wenigsten', names.methodText('least')],
        ['Meiste Paare', names.methodText('pairs')],
        ['Meiste Trios', names.methodText('triads')],
        ['Größter Abstand', names.methodText('difference')],
      ),
      picture('magic', 'Eine Karte jeder Art, mit den Punkten für den ersten, zweiten und dritten Platz.'),
      table('Was das Schwert aus dem Beispiel zählt', ['Karte', 'Am Schwert', 'Zählt'], ...countRows(names)),
      table('Punkte für den ersten, zweiten und dritten Platz', ['Art', 'Seiten', 'Punkte'], ...pointRows(names)),
      text('Wer 0 zählt, bekommt nichts, außer wo die wenigsten gefragt sind: Dort ist 0 am besten.'),
    ],
    rulings: ['S-5', 'S-18', 'S-21'],
  },
  {
    id: 'shares',
    heading: 'Geteilte Plätze',
    blocks: [
      text(
        'Schwerter, die gleich viel zählen, nehmen so viele Plätze ein, wie sie sind. Die Punkte dieser Plätze werden zusammengezählt und gleichmäßig geteilt, abgerundet. Ein Platz ohne Punkte gibt nichts dazu, und das nächste Schwert kommt hinter allen.',
      ),
      table('Beispiel: die meisten Rubine, für 5, 3 und 1 Punkte', ['Schwert', 'Zählt', 'Platz', 'Punkte'], ...shareRows(names)),
      text(
        'Ben und Cleo nehmen den zweiten und den dritten Platz ein: 3 und 1 sind 4, also hat jedes der beiden Schwerter 2. Dan hat keinen Rubin und bekommt nichts.',
      ),
    ],
    rulings: ['S-6', 'S-18', 'S-21', 'R-2'],
  },
  {
    id: 'end',
    heading: 'Wer gewinnt',
    blocks: [
      text(
        'Die meisten Punkte gewinnen. Sind sie gleich, gewinnt das längere Schwert; dann die längste Folge auf einer einzelnen Seite. Ist auch das gleich, wird der Sieg geteilt.',
      ),
    ],
    rulings: ['S-14', 'R-9'],
  },
  {
    id: 'two-players',
    heading: 'Zu zweit',
    blocks: [
      text(
        'Zu zweit schneiden und wählen beide in jeder Runde zweimal, abwechselnd, sodass niemand zweimal nacheinander an der Reihe ist. Vier Schnitte machen fünf Gruppen; vier werden genommen, und eine geht aus dem Spiel.',
      ),
      text('Beide Gruppen, die du genommen hast, kommen zusammen in dein Schwert, in beliebiger Reihenfolge.'),
    ],
    rulings: ['S-10', 'R-8'],
  },
  {
    id: 'dual-wielding',
    heading: 'Zwei Schwerter',
    blocks: [
      text(
        'Nur zu zweit. Ihr habt je zwei Schwerter mit je zwei Parierstangen und nehmt je zwei Gruppen in der Runde: eine für jedes Schwert.',
      ),
      list(
        'Beginnt das Schmieden, sagst du, welches Schwert welche Gruppe bekommt. Bei gleichen Gruppen gibt es nichts zu sagen.',
        'Jedes Schwert wird für sich gewertet, als säßen vier da. Deine Punkte sind die beider Schwerter zusammen.',
        'Bei Gleichstand gewinnt die größere Länge beider Schwerter zusammen, dann die beste Seite von einem der beiden.',
      ),
    ],
    rulings: ['S-16', 'S-20', 'R-3', 'R-5', 'R-7'],
  },
  {
    id: 'lightweight',
    heading: 'Leichtgewicht',
    blocks: [
      text(
        'Ein leichteres Spiel mit einfacher Magie. Von jedem Schwert zählt für die Qualität nur die beste Seite, mit 5 Punkten für jeden Edelstein ihrer Folge.',
      ),
      table('Das Schwert aus dem Beispiel, Leichtgewicht', ['Seite', 'Was darauf ist', 'Folge', 'Punkte'], ...qualityRows(names, true)),
      text('Es geht zusammen mit zwei Schwertern und mit dem Spiel allein.'),
    ],
    rulings: ['S-15', 'R-3', 'R-4'],
  },
  {
    id: 'solo',
    heading: 'Allein',
    blocks: [
      text(
        'Wähle einen bis vier Gegner. So viele Solokarten werden gezogen, und jede steht für ein fertiges Schwert: Seine Länge, die beste Folge jeder Seite und seine Edelsteine stehen darauf. Je mehr es sind, desto schwerer wird es.',
      ),
      steps(
        'Jede Runde hat ein Raster von vier Zeilen, und eine weitere Solokarte wird gezogen. Sie zeigt vier Schnitte, von oben nach unten.',
        'Mache sie in dieser Reihenfolge: Quer ist ein Schnitt zwischen zwei Zeilen, längs einer zwischen zwei Spalten. Nach jedem Schnitt behältst du einen Teil; der andere geht aus dem Spiel.',
        'Was nach dem vierten Schnitt übrig ist, kommt in dein Schwert. Die Schmiede bringt nichts.',
      ),
      text(
        'Was du behältst, muss für die folgenden Schnitte reichen. Beispiel: quer, längs, quer, längs. Behalte zuerst mindestens zwei Zeilen, dann mindestens zwei Spalten. Wer immer so wenig wie möglich abschneidet, hat am Ende zwei Zeilen zu zwei: vier Plättchen, oder drei und die Schmiede.',
      ),
      picture('solo', 'Jede Solokarte zeigt ihre Schnitte und ihr fertiges Schwert: Länge, beste Folgen und Edelsteine.'),
      table('Die Solokarten', ['Schmied', 'Schnitte', 'Plättchen', 'Folgen'], ...soloRows(names)),
      text('Nach sechs Runden werden alle Schwerter zusammen gewertet. Du gewinnst, wenn du mehr Punkte hast als jede Karte.'),
    ],
    rulings: ['S-2', 'S-17', 'S-20', 'R-4', 'R-6'],
  },
  {
    id: 'options',
    heading: 'Optionen',
    blocks: [
      terms(
        ['Magiekarten', 'Einfache Seiten, anspruchsvolle Seiten, oder bei jeder Karte der Zufall.'],
        ['Zwei Schwerter', 'Je zwei Schwerter. Nur zu zweit.'],
        ['Leichtgewicht', 'Nur die beste Seite zählt. Mit einfacher Magie.'],
        ['Gegner', 'Wie viele fertige Schwerter du schlagen musst, wenn du allein spielst.'],
        [
          'Spielteile',
          'Eine Datei mit Spielteilen statt unserer, etwa mit denen deiner Schachtel: Plättchen, Parierstangen, Magiekarten und Solokarten.',
        ],
      ),
    ],
    rulings: ['S-15', 'S-16', 'S-17', 'S-19', 'R-11'],
  },
];
