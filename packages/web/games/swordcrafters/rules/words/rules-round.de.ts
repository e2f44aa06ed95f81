import { list, picture, steps, table, terms, text } from '../../../../kit/rules/block-builders.ts';
import type { Section } from '../../../../kit/rules/book.ts';
import { names } from '../../words/names.de.ts';
import { tileRows } from './rules.ts';

/** What the game is about, its pieces, and the three phases of a round, in German. */
export const round: readonly Section[] = [
  {
    id: 'goal',
    heading: 'Worum es geht',
    blocks: [
      text(
        'Alle schmieden ein Schwert, Plättchen für Plättchen. In jeder Runde wird ein Raster aus Plättchen in Gruppen geschnitten, ein Schnitt von jeder Person. Dann nehmen alle eine Gruppe und bauen ihre Plättchen in ein Schwert mit vier Seiten ein.',
      ),
      text(
        'Du willst ein langes Schwert, Folgen gleicher Edelsteine auf seinen Seiten und die Edelsteine, die die drei Magiekarten belohnen. Nach sechs Runden gewinnt, wer die meisten Punkte hat.',
      ),
    ],
    rulings: ['S-11', 'S-14'],
  },
  {
    id: 'parts',
    heading: 'Die Spielteile',
    blocks: [
      table('Plättchen', ['Plättchen', 'Alle', 'Zu zweit und zu dritt'], ...tileRows(names)),
      terms(
        ['Rubin', 'Rot und rund.', 'gem/ruby'],
        ['Saphir', 'Blau, wie ein Tropfen.', 'gem/sapphire'],
        ['Smaragd', 'Grün, mit acht Ecken.', 'gem/emerald'],
        ['Topas', 'Orange, mit drei Ecken.', 'gem/topaz'],
        ['Amethyst', 'Violett, mit sechs Ecken.', 'gem/amethyst'],
        ['Diamant', 'Weiß, auf einer Ecke stehend.', 'gem/diamond'],
      ),
      terms(
        ['Parierstangen', 'Zwei von jedem Edelstein, zusammen zwölf. Jedes Schwert beginnt mit zweien.', 'swordcrafters/guard'],
        ['Schmiede', names.forge.text, 'swordcrafters/forge'],
        ['Startstein', 'Wer ihn hat, schneidet und wählt in dieser Runde zuerst.', 'swordcrafters/first'],
        ['Magiekarten', 'Achtzehn, jede mit einer einfachen und einer anspruchsvollen Seite.', 'swordcrafters/magic'],
        ['Solokarten', 'Zehn, für das Spiel allein.', 'swordcrafters/solo'],
      ),
      text('Einige Karten haben wir selbst gemacht. Wer die Schachtel hat, kann mit einer berichtigten Datei spielen.'),
    ],
    rulings: ['S-1', 'S-3', 'S-5', 'S-17', 'S-21'],
  },
  {
    id: 'set-up',
    heading: 'Vorbereitung',
    blocks: [
      steps(
        'Mischt die Plättchen. Zu zweit und zu dritt bleiben vorher einige von jedem Edelstein in der Schachtel.',
        'Legt drei Magiekarten aus. Vor der Partie wählt ihr, welche Seiten gelten: einfach, anspruchsvoll oder zufällig.',
        'Jedes Schwert bekommt zufällig zwei Parierstangen, am Fuß von Seite 1 und von Seite 3.',
        'Jemand bekommt zufällig den Startstein.',
      ),
    ],
    rulings: ['S-1', 'S-2', 'S-3', 'S-5', 'S-19'],
  },
  {
    id: 'round',
    heading: 'Eine Runde im Überblick',
    blocks: [
      text(
        'Jede Runde beginnt mit einem neuen Raster: vier Spalten, und vier Zeilen zu viert, zu fünft oder allein, drei Zeilen zu zweit und zu dritt. Die Schmiede liegt in der dritten Spalte der zweiten Zeile. Dann kommen drei Phasen:',
      ),
      terms(
        ['Schneiden', 'Alle machen einen Schnitt (zu zweit zwei).', 'swordcrafters/slice'],
        ['Wählen', 'Alle nehmen eine Gruppe (zu zweit zwei).', 'swordcrafters/select'],
        ['Schmieden', 'Alle bauen in ihr Schwert ein, was sie genommen haben.', 'swordcrafters/craft'],
      ),
      text(
        'Schneiden und Wählen beginnen mit dem Startstein und gehen im Uhrzeigersinn weiter. Geschmiedet wird von allen zur gleichen Zeit.',
      ),
    ],
    rulings: ['S-2', 'S-7', 'S-8', 'S-9'],
  },
  {
    id: 'slice',
    heading: 'Schneiden',
    blocks: [
      text('Zuerst ist das ganze Raster eine Gruppe. In deinem Zug wählst du eine Gruppe und schneidest sie in zwei:'),
      list(
        'an einer geraden Linie, zwischen zwei Zeilen oder zwischen zwei Spalten,',
        'von Rand zu Rand der Gruppe, sodass jede Gruppe ein Rechteck ist,',
        'in genau zwei Gruppen. Eine davon darf allein aus der Schmiede bestehen.',
      ),
      picture('grid', 'Ein Raster zu zweit oder zu dritt, vor dem ersten Schnitt.'),
      picture('first-cut', 'Ein Schnitt zwischen Spalte 2 und 3 ergibt eine Gruppe von 6 Plättchen und eine von 5 mit der Schmiede.'),
      picture('second-cut', 'Der nächste Schnitt teilt die rechte Gruppe zwischen Zeile 1 und 2: 2 Plättchen, und 3 mit der Schmiede.'),
    ],
    rulings: ['S-7'],
  },
  {
    id: 'select',
    heading: 'Wählen',
    blocks: [
      text(
        'Reihum nehmen alle eine Gruppe. Es gibt immer eine Gruppe mehr, als genommen wird; die letzte wird abgelegt. Zu zweit schneidet jede Person zweimal und nimmt zwei Gruppen.',
      ),
      list(
        'Wer die Gruppe mit der Schmiede nimmt, hat in der nächsten Runde den Startstein.',
        'Nimmt sie niemand, geht der Startstein im Uhrzeigersinn weiter.',
        'Die Schmiede selbst kommt in jedes Raster zurück.',
        'Die Schmiede allein ist eine Gruppe ohne Plättchen.',
      ),
    ],
    rulings: ['S-8', 'R-1'],
  },
  {
    id: 'craft',
    heading: 'Schmieden',
    blocks: [
      text(
        'Alle Plättchen, die du genommen hast, kommen in dieser Runde in dein Schwert, in beliebiger Reihenfolge. Jedes kommt oben auf eine der vier Seiten.',
      ),
      text(
        'Baue immer auf eine der kürzesten Seiten. So ist keine Seite je um mehr als ein Plättchen länger als eine andere. Parierstangen zählen dabei nicht.',
      ),
      text(
        'Beispiel: Die Seiten haben 3, 3, 2 und 3 Plättchen. Das nächste Plättchen muss auf Seite 3. Danach haben alle 3, und du kannst auf jede Seite bauen.',
      ),
      list(
        'Alle schmieden zur gleichen Zeit. Die anderen sehen, wie viele Plättchen du noch hast, und dein Schwert, sobald alle fertig sind.',
        'Bis dahin darfst du zurücknehmen, was du gebaut hast. Danach bewegt sich nichts mehr.',
        'Schwerter sind offen: Alle dürfen jede Seite jedes Schwerts ansehen.',
      ),
    ],
    rulings: ['S-4', 'S-9', 'S-19', 'R-5'],
  },
];
