import { list, steps, table, terms, text } from '../../../../kit/rules/block-builders.ts';
import type { Section } from '../../../../kit/rules/book.ts';
import { de as cards } from '../../words/cards.de.ts';
import { campRows, commonRows, locationRows } from './rules.ts';

/** The contract phase: its turns, and all that can be done in them. */
export const contract: readonly Section[] = [
  {
    id: 'turn',
    heading: 'Die Phase der Aufträge',
    blocks: [
      text('Wer den Startstein hat, beginnt, und es geht reihum, bis alle gepasst haben. In deinem Zug machst du eine Aktion:'),
      list(
        'einen Ort besuchen und dort Nebenaufgaben erledigen;',
        'mit einer Gruppe einen Grund- oder Folgeauftrag erfüllen;',
        'mit einer Gruppe an einem Gemeinschaftsauftrag arbeiten;',
        'die Aktion einer Karte nutzen;',
        'die Truppe umrüsten, einmal in der Phase;',
        'oder passen, und dann bist du bis zur nächsten Runde fertig.',
      ),
      text(
        'Davor und danach sind freie Aktionen möglich. Wer irgendwohin geschickt wurde, ist erschöpft: Er kann nicht noch einmal gehen und nichts nutzen oder wechseln. Kannst du nichts mehr tun, passt du automatisch.',
      ),
    ],
    rulings: ['C-14', 'C-45', 'R-16'],
  },
  {
    id: 'locations',
    heading: 'Orte und Nebenaufgaben',
    blocks: [
      terms(
        ['Ein Ort', 'Schick einen Gefährten hin, und du bekommst, was die untere Zeile zeigt.', 'card/watch'],
        [
          'Eine Nebenaufgabe',
          'Wer den Ort besucht, darf die gezeigten Attribute zahlen und bekommt die Belohnung darunter.',
          'card/fetch-ore',
        ],
      ),
      text('Ein Gefährte geht an einen freien Ort. Dort ist Platz für eine Figur; in dieser Runde kann niemand sonst hin.'),
      steps(
        'Der Ort gibt seine Belohnung.',
        'Derselbe Gefährte darf die Nebenaufgaben daneben erledigen: keine, eine oder beide. Er zahlt mit Grundattributen; Glück darf aushelfen.',
      ),
      table('Das Königreich', ['Ort', 'Was er gibt'], ...locationRows(cards)),
      text(
        'Erledigte Nebenaufgaben lassen bis zum Aufräumen eine Lücke. Zwischen Belohnung, Haus und Nebenaufgaben sind freie Aktionen möglich.',
      ),
    ],
    rulings: ['C-15', 'C-29', 'C-30', 'R-9'],
  },
  {
    id: 'houses',
    heading: 'Taverne und Schmied',
    blocks: [
      terms(
        ['Eine Legende', 'Oben rechts steht ihr Handgeld, unten stehen wie bei allen Gefährten Sold und Ruhm.', 'card/mother-thistle'],
        ['Eine Rarität', 'Oben rechts steht der Preis.', 'card/dawnbringer'],
      ),
      text('Beide haben zwei Plätze mit je einer Nebenaufgabe daneben. Ein Besuch kostet 1 Glück, ob du kaufst oder nicht.'),
      list(
        'In der Taverne darfst du eine Legende für das Handgeld auf ihrer Karte anwerben. Sie ist sofort bereit, mit Attributen und Soldmarken.',
        'Beim Schmied darfst du eine Rarität für ihren Preis kaufen.',
        'Was neu ist, darf im selben Zug frei verteilt werden, und wer neu ist, darf bekommen, was wartet. Wer dort war, bekommt nichts: Er ist erschöpft.',
        'Was gekauft ist, wird vor dem Aufräumen nicht ersetzt.',
      ),
    ],
    rulings: ['C-15', 'C-27', 'C-31', 'C-35'],
  },
  {
    id: 'contracts',
    heading: 'Grund- und Folgeaufträge',
    blocks: [
      terms([
        'Ein Auftrag',
        'Oben rechts die Stufe, in der Mitte die nötigen Attribute, unten die Belohnung. Der Bonus kostet mehr und bringt mehr; der Tisch zeigt beides.',
        'card/decipher-ancient-document',
      ]),
      text('Aufträge verlangen Aufbau- und Meisterattribute. Eine Gruppe aus einem oder mehreren Gefährten zieht los und zahlt zusammen.'),
      list(
        'Alle, die mitgehen, bekommen eine Erfahrung und sind erschöpft.',
        'Vor dem Bezahlen lassen sich Fähigkeiten derer nutzen, die mitgehen, wenn die Karte es sagt. Wer umkehrt, hat nichts genutzt.',
        'Der Bonus eines Auftrags der Stufen 1 bis 3 verlangt mehr und gibt mehr. Außerdem erscheint ein Folgeauftrag desselben Handlungsbogens, eine Stufe höher.',
        'Es gibt drei Handlungsbögen, Schatz, Krieg und Okkultes, jeder mit zwei Folgeaufträgen jeder Stufe von 2 bis 4. Welcher kommt, entscheidet der Zufall.',
        'Geht ein Grundauftrag, rücken die anderen nach unten, und oben kommt ein neuer.',
        'Ein neuer Folgeauftrag nimmt den obersten freien von vier Plätzen. Ein fünfter verdrängt den untersten.',
      ),
    ],
    rulings: ['C-5', 'C-16', 'C-24', 'C-25', 'C-39', 'C-42', 'R-11', 'R-19'],
  },
  {
    id: 'reserve',
    heading: 'Reservieren',
    blocks: [
      text(
        'Manche Belohnung erlaubt, einen offenen Grund- oder Folgeauftrag beiseitezulegen. Von da an kannst nur du ihn erfüllen, in jedem späteren Zug. Du hast höchstens einen: Ein weiterer verdrängt den ersten.',
      ),
    ],
    rulings: ['C-17', 'C-32'],
  },
  {
    id: 'common',
    heading: 'Gemeinschaftsaufträge',
    blocks: [
      terms(['Ein Gemeinschaftsauftrag', 'Wer hier arbeiten kann, was er beiträgt, und unten der Bonus für Glück.', 'card/soldier-work']),
      text('Drei Aufträge stehen immer allen offen. Eine Gruppe der gezeigten Klassen trägt Grundattribute der gezeigten Arten bei.'),
      table('Alle drei', ['Auftrag', 'Klassen', 'Attribute', 'Bonus'], ...commonRows(cards)),
      list(
        'Jedes Attribut bringt sofort 1 Gold und dich auf der Leiste dieser Runde voran.',
        'Die Gruppe gibt alles, was sie von diesen Arten hat. Aufbauattribute werden zerlegt, Meisterattribute helfen nicht. Glück und Joker der Truppe kommen dazu, so viel du willst.',
        'Alle, die mitgehen, bekommen eine Erfahrung.',
        'Jede Gruppe darf Glück für den Bonus zahlen.',
        'Du darfst in einer Runde mehrere Gruppen schicken; sie zählen zusammen.',
      ),
    ],
    rulings: ['C-18', 'C-33', 'C-41', 'C-42', 'C-43', 'R-8'],
  },
  {
    id: 'card-actions',
    heading: 'Aktionen von Karten',
    blocks: [
      text(
        'Manche Karten haben eine Aktion, die in diesem Zug jede andere ersetzt. Eine erschöpfende Aktion nimmt ihrem Träger auch die Figur. Jede ist einmal in der Runde möglich, und nur, wo sie etwas ändern würde.',
      ),
    ],
    rulings: ['C-28', 'R-6', 'R-12', 'R-16'],
  },
  {
    id: 'reequip',
    heading: 'Umrüsten',
    blocks: [
      text(
        'Einmal in der Phase darf Ausrüstung zwischen Gefährten wechseln, die nicht erschöpft sind, und wartende Fertigkeiten dürfen gelernt werden.',
      ),
      list(
        'Die Attribute eines Stücks gehen mit ihm. Ein Stück, von dem etwas verbraucht ist, bleibt, wo es ist, und ebenso eines, dessen Fähigkeit oder Setbonus im Vorbereitungsschritt Attribute gibt.',
        'Jedes Stück lässt sich einmal ablegen, Verfluchtes nie.',
        'Aus der Hand kommt nichts dazu.',
        'Soldmarken werden sofort ausgelegt oder weggenommen, wenn jemand mehr oder weniger will.',
      ),
    ],
    rulings: ['C-26', 'C-27', 'R-4', 'R-7', 'R-14', 'R-15'],
  },
  {
    id: 'free-actions',
    heading: 'Freie Aktionen',
    blocks: [
      text('In deinem Zug, so viele du willst:'),
      list(
        'Fähigkeiten, die freie Aktionen sind, jede einmal in der Runde, bezahlt vom Gefährten, der sie trägt;',
        'das Lager ausbauen;',
        'in diesem Zug gezogene Karten aufnehmen und verteilen, was neu ist.',
      ),
    ],
    rulings: ['C-14', 'C-27', 'R-6', 'R-9', 'R-18'],
  },
  {
    id: 'camp',
    heading: 'Das Lager',
    blocks: [
      text(
        'Wer nicht erschöpft ist, kann Grundattribute einer Art in die Leiste dieser Art stecken. Jedes fünfte erreicht die nächste Stufe und bringt, was dort steht, einmal. Was erreicht ist, bleibt das ganze Spiel.',
      ),
      table('Was die Stufen bringen', ['Leiste', 'Stufe 1', 'Stufe 2', 'Stufe 3'], ...campRows(cards)),
      text('Glück und Joker der Truppe helfen, wo sie eine Stufe erreichbar machen.'),
    ],
    rulings: ['C-23', 'C-30', 'C-36', 'C-40', 'R-10'],
  },
];
