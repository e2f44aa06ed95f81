import { list, steps, table, terms, text } from '../../../../kit/rules/block-builders.ts';
import type { Section } from '../../../../kit/rules/book.ts';
import { de as cards } from '../../words/cards.de.ts';
import { attributeRows, cardRows, exampleRows } from './rules.ts';

/** What the game is about, what lies on the table, and what parties are made of. */
export const party: readonly Section[] = [
  {
    id: 'goal',
    heading: 'Worum es geht',
    blocks: [
      text(
        'Du führst drei Runden lang eine Truppe von Söldnern. Du wählst Gefährten aus und was sie tragen, schickst sie für Gold und Ruhm los, und am Ende der Runde bezahlst du sie, wenn du sie behalten willst.',
      ),
      text('Wer nach dem dritten Zahltag den meisten Ruhm hat, gewinnt.'),
    ],
    rulings: ['C-22'],
  },
  {
    id: 'parts',
    heading: 'Die Karten',
    blocks: [
      table('Wie viele es gibt', ['Art', 'Karten'], ...cardRows(cards)),
      terms(
        ['Gold', 'Bezahlt Sold, Legenden und Raritäten. Zehn sind am Ende 1 Ruhm wert.', 'sign/gold'],
        ['Glück', 'Steht für jedes Grundattribut, öffnet zwei Häuser und kauft manchen Bonus.', 'sign/luck'],
        ['Ruhm', 'Darum wird gespielt.', 'sign/fame'],
        ['Erfahrung', 'Wird beim Aufräumen zu einer Stufe des Gefährten.', 'sign/experience'],
        ['Soldmarke', 'Kostet am Zahltag 4 Gold.', 'sign/salary'],
        ['Figur', 'Wer sie hat, kann losgeschickt werden. Ohne sie ist ein Gefährte für den Rest der Runde erschöpft.', 'sign/meeple'],
      ),
      text('Das Regelheft sagt, wie gespielt wird, aber kaum eine seiner Karten ist erhalten. Die Karten sind unsere, nach seinen Zahlen.'),
    ],
    rulings: ['C-1', 'C-2', 'C-3'],
  },
  {
    id: 'set-up',
    heading: 'Aufbau',
    blocks: [
      steps(
        'Jedes Feld für Nebenaufgaben bekommt eine; die Taverne zeigt vier Legenden, der Schmied vier Raritäten.',
        'Vier Grundaufträge der Stufe 1 liegen offen. Die Spalte der Folgeaufträge ist leer.',
        'Für jede der fünf Domänen wird ein Setbonus gezogen. Er gilt das ganze Spiel.',
        'Alle bekommen 10 Gold, einen Schläger und zwei Anführer, von denen einer gewählt wird.',
        'Wer beginnt, wird ausgelost.',
      ),
    ],
    rulings: ['C-2', 'C-25', 'R-17'],
  },
  {
    id: 'round',
    heading: 'Eine Runde im Überblick',
    blocks: [
      steps(
        'Begegnung: Alle wählen acht Karten aus.',
        'Ausrüstung: Alle stellen ihre Truppe zusammen, ungesehen von den anderen.',
        'Vorbereitung: Attribute und Soldmarken werden ausgelegt.',
        'Aufträge: reihum je eine Aktion, bis alle gepasst haben.',
        'Belohnung: Die Gemeinschaftsaufträge zahlen aus.',
        'Zahltag: Gefährten werden bezahlt und bringen Ruhm, oder sie gehen.',
        'Aufräumen, nach Runde 1 und 2: Stufen, neue Aufträge, neue Ware.',
      ),
      text(
        'Bei Begegnung, Ausrüstung und Zahltag entscheiden alle zur gleichen Zeit, bei den Aufträgen reihum. Sonst wird niemand gefragt.',
      ),
    ],
    rulings: ['C-11', 'C-12', 'C-13', 'C-14', 'R-1'],
  },
  {
    id: 'attributes',
    heading: 'Attribute',
    blocks: [
      terms(
        ['Stärke', 'Das Grundattribut der Krieger.', 'sign/strength'],
        ['Geschick', 'Das Grundattribut der Späher.', 'sign/dexterity'],
        ['Magie', 'Das Grundattribut der Magier.', 'sign/magic'],
      ),
      table('Was sich machen lässt', ['Attribut', 'Grad', 'Aus'], ...attributeRows(cards)),
      list(
        'Die Grundattribute für eines stammen alle von einem Gefährten. Glück darf jedes davon ersetzen.',
        'In einem Meisterattribut steckt mindestens ein Grundattribut von jeder seiner beiden Arten.',
        'Ein Aufbauattribut lässt sich in drei Grundattribute seiner Art zerlegen.',
        'Ein Meisterattribut kann für ein Aufbauattribut einer seiner Arten stehen, aber nur, um einen Auftrag zu bezahlen.',
        'Joker stehen für jedes Attribut ihres Grades. Manche gehören einem Gefährten, manche der ganzen Truppe.',
      ),
    ],
    rulings: ['C-4', 'C-5', 'C-6', 'C-39'],
  },
  {
    id: 'paying',
    heading: 'Wie bezahlt wird',
    blocks: [
      text(
        'Du wählst, wer geht; der Tisch zeigt, wie ihr bezahlen könnt, das Günstigste zuerst, und nie etwas, das mehr kostet als nötig. Umgewandelt wird nur beim Bezahlen, und was ausgegeben ist, ist weg.',
      ),
      table(
        'Beispiel: 1 Kriegskunst und 1 Wucht, mit 1 Glück in der Truppe',
        ['Wer', 'Hat', 'Macht'],
        ...exampleRows(cards, ['Kriegskunst, aus allen fünf', 'Wucht, aus 2 Stärke und 1 Glück']),
      ),
      text('Allein könnte es niemand, und Grundattribute lassen sich nicht leihen: Nur das Glück der Truppe geht dorthin, wo es fehlt.'),
    ],
    rulings: ['C-5', 'C-6', 'C-29', 'C-30', 'C-38'],
  },
  {
    id: 'companions',
    heading: 'Gefährten',
    blocks: [
      terms([
        'Die Karte eines Gefährten',
        'Oben seine Klassen, in der Mitte seine Attribute. Unten sein Sold und der Ruhm, den er bringt, wenn er bezahlt wird.',
        'card/poacher',
      ]),
      terms(
        [
          'Klasse',
          'Krieger, Späher oder Magier, oder zwei davon. Manche Ausrüstung und manche Arbeit ist nur für bestimmte Klassen.',
          'sign/warrior',
        ],
        [
          'Stufe',
          'Alle beginnen auf Stufe 1. Die Fähigkeit der Karte hat eine Zeile für Stufe 1, eine für Stufe 2 und eine ab Stufe 3.',
          'sign/experience',
        ],
        ['Sold und Ruhm', 'So viele Marken will er am Zahltag, und so viel Ruhm bringt er, wenn er bezahlt wird.', 'sign/salary'],
        ['Anführer', 'Steht für dich: kein Sold, kein Ruhm, und er geht nie.', 'sign/party'],
        ['Schläger', 'Alle haben einen. Ohne Attribute und ohne Sold, aber mit zwei Händen.', 'sign/companion'],
        ['Legenden', 'Stärker, teurer, und in der Taverne zu haben.', 'sign/fame'],
      ),
      text('Eine Truppe hat höchstens elf Gefährten, Anführer und Schläger eingeschlossen.'),
    ],
    rulings: ['C-3', 'C-7', 'C-10', 'C-31', 'C-35', 'C-44'],
  },
  {
    id: 'carrying',
    heading: 'Ausrüstung, Fertigkeiten und Gegenstände',
    blocks: [
      terms([
        'Ein Ausrüstungsstück',
        'Oben: wo es getragen wird, seine Domänen und wer es nutzen kann. In der Mitte: die Attribute, die es gibt.',
        'card/focusing-rod',
      ]),
      terms(
        ['Ausrüstung', 'Ein Stück in der Haupthand, eines in der Nebenhand, eines am Körper.', 'sign/equipment'],
        ['Verfluchtes', 'Lässt sich nie wieder ablegen.', 'sign/cursed'],
        [
          'Fertigkeiten',
          'Beliebig viele, solange ihre Stufen zusammen nicht höher sind als die des Gefährten. Vergessen werden sie nie.',
          'sign/skill',
        ],
        ['Gegenstände', 'Gehören der ganzen Truppe und brauchen niemanden, der sie trägt.', 'sign/item'],
      ),
      text('Was niemand trägt oder gelernt hat, wartet in der Truppe und tut dort nichts.'),
    ],
    rulings: ['C-7', 'C-8', 'C-26', 'R-14'],
  },
  {
    id: 'sets',
    heading: 'Sets',
    blocks: [
      text(
        'Ausrüstung zeigt Symbole der Domänen Dämonen, Heilige, Wildnis, Schatten und Ahnen. Drei Symbole einer Domäne bei einem Gefährten geben ihm den Setbonus dieser Domäne, solange er sie trägt. Ein Stück kann mehr als ein Symbol haben.',
      ),
    ],
    rulings: ['C-9', 'R-7'],
  },
];
