import { list, steps, table, terms, text } from '../../../../kit/rules/block-builders.ts';
import type { Section } from '../../../../kit/rules/book.ts';
import { de as cards } from '../../words/cards.de.ts';
import { placeRows } from './rules.ts';

/** What comes before the contract phase. */
export const before: readonly Section[] = [
  {
    id: 'encounter',
    heading: 'Begegnung',
    blocks: [
      text(
        'Alle bekommen zehn Karten, behalten eine und geben die übrigen weiter. Das geht so, bis alle acht behalten haben; die letzten zwei werden abgelegt.',
      ),
      list(
        'In Runde 1 und 3 geht es im Uhrzeigersinn weiter, in Runde 2 andersherum.',
        'Niemand sieht, was andere behalten. Was du selbst gesehen hast, wird dir wieder gezeigt, bis die Truppen aufgedeckt sind.',
        'Niemand wartet: Vor denen, die langsam sind, sammeln sich die Karten.',
      ),
    ],
    rulings: ['C-11', 'C-24', 'R-13'],
  },
  {
    id: 'equipping',
    heading: 'Ausrüstung',
    blocks: [
      text('Alle spielen zugleich. In beliebiger Reihenfolge und bis du fertig bist, kannst du:'),
      list(
        'in Runde 1 einen deiner zwei Anführer wählen;',
        'eine Karte in die Truppe nehmen oder gleich einem Gefährten geben;',
        'eine Karte für später auf der Hand behalten;',
        'eine behaltene Karte für 2 Gold oder 1 Glück abwerfen, aber keine aus einer Phase der Aufträge;',
        'Gefährten mit passender Klasse und freiem Platz Ausrüstung geben und sie wieder ablegen, so oft du willst;',
        'einen Gefährten eine Fertigkeit lernen lassen.',
      ),
      text('Die anderen sehen, was du getan hast, wenn alle fertig sind.'),
    ],
    rulings: ['C-12', 'C-27', 'C-46', 'R-15', 'R-18'],
  },
  {
    id: 'preparation',
    heading: 'Vorbereitung',
    blocks: [
      steps(
        'Jeder Gefährte bekommt seine Figur.',
        'Er bekommt die Attribute seiner Karte, seiner Ausrüstung und seiner Fertigkeiten.',
        'Soldmarken werden für alle ausgelegt, die welche wollen.',
        'Was Karten in diesem Schritt tun, geschieht.',
      ),
      text('Übrige Marken sind beim Aufräumen weg. Glück, Gold und Joker der Truppe bleiben.'),
    ],
    rulings: ['C-13', 'C-26', 'R-1', 'R-12'],
  },
];

/** What comes after it, and the end. */
export const after: readonly Section[] = [
  {
    id: 'reward',
    heading: 'Belohnung',
    blocks: [
      text(
        'Jeder Gemeinschaftsauftrag wird für sich betrachtet. War nur eine Truppe dort, bekommt sie 3 Gold und 2 Ruhm. Waren es mehrere, gibt es Gold nach dem Rang:',
      ),
      table('Gold nach Rang', ['Platz', 'Gold'], ...placeRows(cards)),
      text(
        'Truppen im Gleichstand bekommen alle den niedrigsten der Plätze, die sie sich teilen: Zwei an der Spitze bekommen, was der zweite Platz bekommt.',
      ),
    ],
    rulings: ['C-19', 'C-33', 'R-1'],
  },
  {
    id: 'payment',
    heading: 'Zahltag',
    blocks: [
      text(
        'Jede Soldmarke auf deiner Leiste kostet 4 Gold. Wer alle bezahlen kann, tut es. Wer bezahlt wird, bringt den Ruhm auf seiner Karte und bleibt.',
      ),
      text(
        'Wem Gold fehlt, der wählt verdeckt, wer leer ausgeht. Die Wahl ist frei, solange das Gold für die anderen reicht und für niemanden mehr übrig ist.',
      ),
      text(
        'Beispiel: Du hast 13 Gold, und drei Gefährten wollen 1, 2 und 2 Marken: 20 Gold. Einer von denen, die 2 wollen, muss gehen. Beide gehen zu lassen ist nicht erlaubt, denn das Gold reicht für einen von ihnen.',
      ),
      terms(
        [
          'Wer leer ausgeht,',
          'geht mit Fertigkeiten, Erfahrung und Verfluchtem. Andere Ausrüstung bleibt und wartet in der Truppe.',
          'sign/salary',
        ],
        ['Anführer und Schläger', 'wollen nichts, und Anführer gehen nie.', 'sign/party'],
      ),
    ],
    rulings: ['C-20', 'C-34', 'R-3', 'R-4', 'R-5'],
  },
  {
    id: 'clean-up',
    heading: 'Aufräumen',
    blocks: [
      text('Nach Runde 1 und 2:'),
      steps(
        'Erfahrung dieser Runde wird zu Stufen.',
        'Attribute, die nicht gebraucht wurden, sind weg.',
        'Die zwei ältesten Grundaufträge werden abgelegt, und zwei neue kommen.',
        'Taverne und Schmied werden neu ausgelegt.',
        'Übrige Nebenaufgaben werden eingemischt, und jedes Feld bekommt eine.',
        'Figuren und Beiträge werden zurückgenommen.',
        'Der Startstein geht im Uhrzeigersinn weiter.',
      ),
    ],
    rulings: ['C-21', 'C-24', 'C-34'],
  },
  {
    id: 'end',
    heading: 'Das Ende',
    blocks: [
      text('Nach dem dritten Zahltag wird zusammengezählt:'),
      list('Ruhm aus dem Spiel,', 'Ruhm, den Karten am Ende geben,', '1 Ruhm für je 10 Gold,', '1 Ruhm für je 3 Glück.'),
      text(
        'Bei Gleichstand gewinnt, wer mehr Grund- und Folgeaufträge erfüllt hat, dann, wer mehr Gefährten, dann, wer mehr Gold hat. Sonst wird der Sieg geteilt.',
      ),
    ],
    rulings: ['C-22', 'C-37', 'R-2'],
  },
];
