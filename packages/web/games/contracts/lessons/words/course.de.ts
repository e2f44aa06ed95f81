import type { SameWords } from '../../../../kit/words/words.ts';
import type { CourseWords } from './course.en.ts';

export const course: SameWords<CourseWords> = {
  lessons: {
    goal: {
      title: 'Das Ziel',
      text: 'Du führst eine Truppe von Söldnern. Aufträge, Nebenaufgaben und bezahlte Gefährten bringen Ruhm, und der meiste Ruhm nach drei Runden gewinnt. Hier spielst du die erste Runde: etwa zehn Minuten.',
    },
    draft: {
      title: 'Behalte eine Karte',
      text: 'Alle behalten eine von zehn Karten und geben den Rest weiter, bis alle acht haben. Gefährten tun die Arbeit, Ausrüstung und Fertigkeiten machen sie besser. Nimm für den Anfang einen Gefährten.',
    },
    needs: {
      title: 'Was Aufträge verlangen',
      text: 'Diese Aufträge stehen allen offen. Ein Viereck ist Stärke, ein Blatt Geschick, eine Scheibe Magie. Ein heller Rand steht für das Aufbauattribut: Ein einzelner Gefährte bildet es aus drei Grundattributen.',
    },
    leader: {
      title: 'Wähle deinen Anführer',
      text: 'Einer von beiden führt die Truppe. Anführer kosten nichts und gehen nie; nimm den, der zu deinen Karten passt.',
    },
    plan: {
      title: 'Stelle deine Truppe zusammen',
      text: 'Nimm Gefährten auf und gib ihnen Ausrüstung und Fertigkeiten: Zieh eine Karte, oder klick erst sie und dann einen Gefährten an. Was du nicht brauchst, wirf für 2 Gold oder 1 Glück ab. Dein Plan bleibt geheim, bis alle fertig sind.',
    },
    turn: {
      title: 'Dein Zug',
      text: 'Deine Gefährten haben jetzt ihre Attribute. Jeder kann einmal in der Runde handeln. Du machst eine Aktion, dann der Bot eine, bis ihr beide gepasst habt. „Tipp“ zeigt, was ein starker Bot tun würde.',
    },
    contract: {
      title: 'Erfülle einen Auftrag',
      text: 'Einen Auftrag, der leuchtet, kann deine Truppe bezahlen. Klick ihn an, um zu sehen, wer es kann und was er bringt. Zurück kannst du dann immer noch.',
    },
    visit: {
      title: 'Besuche einen Ort',
      text: 'Klick einen Gefährten und dann einen Ort an, oder umgekehrt. An jedem Ort ist Platz für einen Gefährten, und er darf die Nebenaufgaben daneben gleich mit erledigen.',
    },
    group: {
      title: 'Wer geht?',
      text: 'Klick an, wer mitkommt, oder nimm eine der vorgeschlagenen Gruppen. Wer geht, ist bis zur nächsten Runde erschöpft und steigt dann eine Stufe auf.',
    },
    pay: {
      title: 'Wie du zahlst',
      text: 'Hier sind die Zahlungen, die nichts verschwenden, die günstigste zuerst. Mit dem Bonus bekommst du mehr, und es erscheint ein schwererer Auftrag desselben Handlungsbogens.',
    },
    quests: {
      title: 'Nebenaufgaben',
      text: 'Wer den Ort besucht, darf die Nebenaufgaben daneben bezahlen: wenig Arbeit, wenig Lohn. Glück ersetzt jedes Grundattribut.',
    },
    houses: {
      title: 'Taverne und Schmied',
      text: 'Ein Besuch kostet 1 Glück. In der Taverne wirbst du Legenden an, beim Schmied kaufst du Raritäten. Beide kosten Gold und gehören dir sofort.',
    },
    common: {
      title: 'Gemeinschaftsaufträge',
      text: 'Gefährten der gezeigten Klassen können hier arbeiten, für 1 Gold je Attribut. Am Ende der Runde bekommt am meisten Gold, wer am meisten beigetragen hat.',
    },
    camp: {
      title: 'Dein Lager',
      text: 'Stecke übrige Grundattribute als freie Aktion ins Lager. Jeder fünfte Schritt auf einer Leiste bringt eine Belohnung, und was erreicht ist, bleibt für die nächste Runde.',
    },
    pass: {
      title: 'Genug für diese Runde?',
      text: 'Passe, wenn sich nichts mehr lohnt. Dann bist du für diese Runde fertig. Behalte Gold für den Zahltag: Wen du nicht bezahlst, der geht.',
    },
    unpaid: {
      title: 'Zahltag',
      text: 'Dein Gold reicht nicht für alle. Wähle, wer leer ausgeht: Diese Gefährten gehen, mit ihren Fertigkeiten und verfluchter Ausrüstung. Jeder, den du bezahlst, bringt dir seinen Ruhm.',
    },
    end: {
      title: 'Das war eine Runde',
      text: 'Wer gearbeitet hat, ist eine Stufe aufgestiegen, und Folgeaufträge zahlen besser. Zwei weitere Runden, und das Spiel ist aus: Spiel weiter, wenn du magst, oder löse das Rätsel.',
    },
  },
  salary: 'Der Zahltag kommt',
  salaryText: (gold) =>
    `Die meisten Gefährten wollen am Ende jeder Runde Sold: 4 Gold je Marke. Du hast jetzt ${gold} Gold. Aufträge und Gemeinschaftsaufträge bringen mehr; plane damit.`,
  puzzle: {
    task: {
      title: 'Ein Rätsel',
      text: 'Der letzte Zahltag. Deine Gefährten wollen 64 Gold, und du hast 54. Wer leer ausgeht, bringt keinen Ruhm. Wer soll es sein?',
    },
    hint: {
      title: 'Das kostet zu viel',
      text: 'Dir fehlen 10 Gold, und eine Soldmarke kostet 4: Drei Marken müssen weg. Vergleiche, was jeder will, mit dem Ruhm, den du dafür bekommst.',
    },
    solved: {
      title: 'Das ist es!',
      text: 'Der Ritualhüter will drei Soldmarken für 1 Ruhm. Alle anderen zu diesem Preis bringen 2, und von den billigeren müssten zwei gehen. Du bekommst 10 Ruhm statt 9 und gewinnst 67 zu 66.',
    },
  },
};
