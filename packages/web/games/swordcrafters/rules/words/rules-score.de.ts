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
        ['Qualität', '2 Punkte für jeden Edelstein der längsten Folge auf jeder Seite.', 'swordcrafters/quality'],
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
      text('Jede Seite wertet ihre längste Folge: 2 Punkte für jeden Edelstein. Eine Seite ohne Folge bringt nichts.'),
      picture('sword', 'Die vier Seiten eines Beispielschwerts, der Fuß unten. Seite 1 und 3 beginnen mit einer Parierstange.'),
      table(
        'Das Beispielschwert, jede Seite vom Fuß an, Parierstangen in Klammern',
        ['Seite', 'Plättchen', 'Folge', 'Punkte'],
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
        'Jede Karte nennt Edelsteine und eine Art zu zählen. Alle Edelsteine an einem Schwert zählen, auf allen Seiten, auch die der Parierstangen.',
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
      text('Ein Schwert, das 0 zählt, bekommt nichts, außer bei „am wenigsten“: Dort ist 0 am besten.'),
    ],
    rulings: ['S-5', 'S-18', 'S-21'],
  },
  {
    id: 'shares',
    heading: 'Gleichstand',
    blocks: [
      text(
        'Schwerter im Gleichstand nehmen je einen Platz ein. Zählt die Punkte dieser Plätze zusammen und teilt sie gleichmäßig, abgerundet. Das nächste Schwert bekommt den Platz hinter allen.',
      ),
      table('Beispiel: die meisten Rubine, für 5, 3 und 1 Punkte', ['Schwert', 'Zählt', 'Platz', 'Punkte'], ...shareRows(names)),
      text(
        'Ben und Cleo nehmen den zweiten und den dritten Platz ein: Zusammen bringen die 4 Punkte, also bekommen beide 2. Dan hat keinen Rubin und bekommt nichts.',
      ),
    ],
    rulings: ['S-6', 'S-18', 'S-21', 'R-2'],
  },
  {
    id: 'end',
    heading: 'Wer gewinnt',
    blocks: [
      text(
        'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt das längere Schwert, dann die längste Folge auf einer einzelnen Seite. Ist auch das gleich, wird der Sieg geteilt.',
      ),
    ],
    rulings: ['S-14', 'R-9'],
  },
  {
    id: 'two-players',
    heading: 'Zu zweit',
    blocks: [
      text(
        'Zu zweit schneiden und wählen beide in jeder Runde zweimal, abwechselnd. Vier Schnitte machen fünf Gruppen: Jede Person nimmt zwei, und eine wird abgelegt.',
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
        'Zu Beginn des Schmiedens wählst du, welches Schwert welche Gruppe bekommt. Bei gleichen Gruppen gibt es keine Wahl.',
        'Jedes Schwert wird für sich gewertet, wie bei einer Partie zu viert. Die Punkte deiner beiden Schwerter werden zusammengezählt.',
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
      table('Das Schwert aus dem Beispiel, Leichtgewicht', ['Seite', 'Plättchen', 'Folge', 'Punkte'], ...qualityRows(names, true)),
      text('Es lässt sich mit zwei Schwertern und mit dem Solospiel kombinieren.'),
    ],
    rulings: ['S-15', 'R-3', 'R-4'],
  },
  {
    id: 'solo',
    heading: 'Solo',
    blocks: [
      text(
        'Wähle einen bis vier Gegner. Jeder ist eine Solokarte mit einem fertigen Schwert: seine Länge, die längste Folge jeder Seite und seine Edelsteine. Je mehr Gegner, desto schwerer.',
      ),
      steps(
        'Lege in jeder Runde ein Raster von vier Zeilen aus und ziehe eine weitere Solokarte. Sie zeigt vier Schnitte.',
        'Mache die Schnitte von oben nach unten: „Quer“ ist zwischen zwei Zeilen, „längs“ zwischen zwei Spalten. Nach jedem Schnitt behältst du einen Teil und legst den anderen ab.',
        'Was nach dem vierten Schnitt übrig ist, kommt in dein Schwert. Die Schmiede bringt nichts.',
      ),
      text(
        'Was du behältst, muss für die folgenden Schnitte reichen. Beispiel: quer, längs, quer, längs. Behalte zuerst mindestens zwei Zeilen, dann mindestens zwei Spalten. Schneidest du immer so wenig wie möglich ab, bleiben am Ende zwei Zeilen zu zwei: vier Plättchen, oder drei und die Schmiede.',
      ),
      picture('solo', 'Jede Solokarte zeigt ihre vier Schnitte und ihr fertiges Schwert: Länge, längste Folgen und Edelsteine.'),
      table('Solokarten', ['Schmied', 'Schnitte', 'Plättchen', 'Folgen'], ...soloRows(names)),
      text('Nach sechs Runden werden alle Schwerter zusammen gewertet. Du gewinnst, wenn du mehr Punkte hast als jede Karte.'),
    ],
    rulings: ['S-2', 'S-17', 'S-20', 'R-4', 'R-6'],
  },
  {
    id: 'options',
    heading: 'Optionen',
    blocks: [
      terms(
        ['Magiekarten', 'Einfache Seiten, anspruchsvolle Seiten oder bei jeder Karte zufällig.'],
        ['Zwei Schwerter', 'Je zwei Schwerter. Nur zu zweit.'],
        ['Leichtgewicht', 'Nur die beste Seite zählt. Mit einfacher Magie.'],
        ['Gegner', 'Gegen wie viele Solokarten du spielst.'],
        [
          'Spielteile',
          'Eine eigene Datei mit Spielteilen, etwa denen aus deiner Schachtel: Plättchen, Parierstangen, Magiekarten und Solokarten.',
        ],
      ),
    ],
    rulings: ['S-15', 'S-16', 'S-17', 'S-19', 'R-11'],
  },
];
