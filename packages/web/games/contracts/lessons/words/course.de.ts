import type { SameWords } from '../../../../kit/words/words.ts';
import type { CourseWords } from './course.en.ts';

export const course: SameWords<CourseWords> = {
  lessons: {
    goal: {
      title: 'Das Ziel',
      text: 'Du führst drei Runden lang eine Truppe von Söldnern. Aufträge, Nebenaufträge und Gefährten bringen Ruhm; wer am Ende am meisten hat, gewinnt.',
    },
    draft: {
      title: 'Behalte eine Karte',
      text: 'Alle behalten eine von zehn Karten und geben den Rest weiter, bis jeder acht hat. Gefährten tun die Arbeit, Ausrüstung und Fertigkeiten machen sie besser. Nimm für den Anfang einen Gefährten.',
    },
    needs: {
      title: 'Was die Arbeit verlangt',
      text: 'Diese Aufträge stehen allen offen. Die Zeichen sagen, was sie verlangen: ein Viereck für Stärke, ein Blatt für Geschick, eine Scheibe für Magie; ein heller Rand ist die höhere Art, die drei einfache eines Gefährten ergeben.',
    },
    mix: {
      title: 'Auf etwas hin wählen',
      text: 'Wenige Starke derselben Art oder viele Billige: beides kann gewinnen. Drei Ausrüstungen derselben Domäne an einem Gefährten geben einen Setbonus. Die Filter zeigen, was zu deiner Truppe passt.',
    },
    leader: {
      title: 'Wähle deinen Anführer',
      text: 'Einer von beiden führt die Truppe. Anführer kosten nichts und gehen nie; nimm den, der zu deinen Karten passt.',
    },
    plan: {
      title: 'Stell die Truppe zusammen',
      text: 'Nimm Gefährten auf und gib Ausrüstung und Fertigkeiten denen, die sie brauchen können: zieh sie, oder klick erst das eine, dann das andere an. Was du nicht willst, ist 2 Gold oder 1 Glück wert. Niemand sieht es, bevor alle fertig sind.',
    },
    turn: {
      title: 'Dein Zug',
      text: 'Deine Gefährten haben jetzt ihre Eigenschaften. Jeder kann einmal in der Runde ausgeschickt werden. In einem Zug tust du eines, dann der Bot, und so weiter, bis alle gepasst haben.',
    },
    contract: {
      title: 'Erfüll einen Auftrag',
      text: 'Ein Auftrag, der leuchtet, kann von deiner Truppe bezahlt werden. Klick ihn an und sieh, wer es könnte und was er bringt; du kannst noch zurück.',
    },
    visit: {
      title: 'Besuch einen Ort',
      text: 'Klick einen Gefährten und dann einen Ort an, oder umgekehrt. An jedem Ort steht nur einer, und er darf die Nebenaufträge daneben gleich miterledigen.',
    },
    group: {
      title: 'Wer geht?',
      text: 'Klick an, wer mitkommt, oder nimm eine der Gruppen. Wer geht, ist bis zur nächsten Runde erschöpft und steigt an ihrem Ende eine Stufe auf.',
    },
    pay: {
      title: 'Wie gezahlt wird',
      text: 'Hier stehen alle Arten zu zahlen, die nichts verschwenden, die günstigste zuerst. Mit dem Bonus gibt es mehr, und ein schwererer Auftrag derselben Reihe öffnet sich.',
    },
    quests: {
      title: 'Nebenaufträge',
      text: 'Wer den Ort besucht, darf die Zettel daneben bezahlen: kleine Arbeit, kleiner Lohn. Glück steht für jede einfache Eigenschaft.',
    },
    houses: {
      title: 'Taverne und Schmied',
      text: 'Für 1 Glück darf ein Gefährte hinein. In der Taverne sitzen Legenden, beim Schmied liegen seltene Stücke; beides kostet Gold und gehört dir sofort.',
    },
    common: {
      title: 'Gemeinschaftsaufträge',
      text: 'Gefährten der gezeigten Klassen können hier arbeiten: 1 Gold für jede Eigenschaft, und am Ende der Runde mehr Gold für die, die am meisten gaben.',
    },
    camp: {
      title: 'Dein Lager',
      text: 'Eigenschaften, die niemand braucht, kommen als freie Aktion ins Lager. Jede fünfte auf einer Leiste bringt ihren Lohn, und nichts verfällt zwischen den Runden.',
    },
    pass: {
      title: 'Genug für diese Runde?',
      text: 'Wenn sich nichts mehr lohnt, passe. Das gilt für die ganze Runde. Behalte Gold für den Zahltag: wen du nicht bezahlst, der geht.',
    },
    unpaid: {
      title: 'Zahltag',
      text: 'Dein Gold reicht nicht für alle. Sag, wer leer ausgeht: sie gehen mit ihren Fertigkeiten und Verfluchtem. Wer bezahlt wird, bringt seinen Ruhm.',
    },
    second: {
      title: 'Eine neue Runde',
      text: 'Wer gearbeitet hat, ist eine Stufe aufgestiegen: Fähigkeiten wachsen, und es ist Platz für mehr Fertigkeiten. Jetzt gehen die Karten andersherum, und Folgeaufträge zahlen besser.',
    },
    help: {
      title: 'Wenn du unsicher bist',
      text: 'Der Tipp zeigt, was ein starker Bot tun würde. Rückgängig geht, solange nichts Verdecktes aufgedeckt wurde. Zeig auf eine Karte oder öffne sie, um sie zu lesen.',
    },
  },
  salary: 'Der Zahltag kommt',
  salaryText: (gold) =>
    `Die meisten Gefährten wollen am Ende jeder Runde Sold, 4 Gold für jede Marke; du hast jetzt ${gold} Gold. Aufträge und Arbeit bringen Gold: fürchte ihn nicht, aber vergiss ihn auch nicht.`,
  end: 'Das war das Spiel',
  endEarly: 'Jetzt kennst du dich aus. Versuch als Nächstes ein ganzes Spiel.',
  endWon: (mine, theirs) => `Du hast gewonnen, ${mine} zu ${theirs}. Versuch es mit dem mittleren Bot oder zu dritt.`,
  endLost: (mine, theirs) => `${theirs} zu ${mine} für den Bot. Der Verlauf erzählt, woher sein Ruhm kam.`,
};
