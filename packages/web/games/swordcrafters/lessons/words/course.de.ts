import type { SameWords } from '../../../../kit/words/words.ts';
import type { CourseWords } from './course.en.ts';

const STARTS = 'Wer beginnt, schneidet zuerst und wählt zuerst.';

export const course: SameWords<CourseWords> = {
  lessons: {
    goal: {
      title: 'Das Ziel',
      text: 'Du und der Bot schmiedet sechs Runden lang je ein Schwert. Am Ende zählen seine Länge, seine Folgen von Edelsteinen und seine Magie. Wer die meisten Punkte hat, gewinnt.',
    },
    slice: {
      title: 'Schneiden',
      text: 'Teile das Raster mit einem geraden Schnitt von Rand zu Rand. Ihr schneidet abwechselnd, jeder zweimal; das ergibt fünf Gruppen. Zeige auf eine Linie oder tippe sie an, um zu sehen, was sie ergibt.',
    },
    forge: {
      title: 'Die Schmiede',
      text: 'Die Schmiede ist kein Plättchen. Wer ihre Gruppe nimmt, beginnt die nächste Runde. Nimmt sie niemand, geht der Startstein an den anderen.',
    },
    plan: {
      title: 'Schneide mit Plan',
      text: 'Was du schneidest, gehört dir noch nicht. Lass zusammen, was du willst und zuerst nehmen kannst, und trenne, was der Bot gern hätte.',
    },
    select: {
      title: 'Wählen',
      text: 'Nimm eine Gruppe. Du nimmst zwei und der Bot zwei, abwechselnd. Die fünfte kommt aus dem Spiel. Alles, was du nimmst, baust du in dieser Runde ein.',
    },
    fits: {
      title: 'Was passt?',
      text: 'Das Schildchen zählt die Plättchen einer Gruppe. Was „passt“, sind Edelsteine, die eine Seite deines Schwerts fortsetzen: Daraus kann eine Folge werden.',
    },
    craft: {
      title: 'Schmieden',
      text: 'Wähle ein Plättchen, dann eine Seite deines Schwerts. Staple gleiche Edelsteine auf derselben Seite. Alles, was du genommen hast, muss hinein.',
    },
    shortest: {
      title: 'Keine Lücken',
      text: 'Ein Plättchen kommt immer auf eine kürzeste Seite, also ist keine Seite mehr als eins voraus. Verbautes bleibt, wo es ist. Rückgängig geht aber, bis ihr beide fertig seid.',
    },
    quality: {
      title: 'Qualität',
      text: 'Auf jeder Seite zählt die längste Folge eines Edelsteins, ab zweien, mit 2 Punkten je Stein. Ein leeres Plättchen oder ein anderer Stein unterbricht sie.',
    },
    longest: {
      title: 'Das längste Schwert',
      text: 'Das Schwert mit den meisten Plättchen bringt 6 Punkte. Sind beide gleich lang, bekommen beide 6. So sind auch leere Plättchen etwas wert.',
    },
    magic: {
      title: 'Magie',
      text: 'Jede dieser Karten vergleicht die Edelsteine auf allen Seiten beider Schwerter. Die Zahlen darauf sind die Punkte für den ersten und den zweiten Platz.',
    },
    guards: {
      title: 'Parierstangen',
      text: 'Die Edelsteine am Fuß von Seite 1 und Seite 3 sind die Parierstangen. Sie können eine Folge beginnen und zählen für Magie, machen dein Schwert aber nicht länger.',
    },
    help: {
      title: 'Rückgängig und Tipp',
      text: '„Rückgängig“ nimmt deine Antwort zurück, solange nichts Neues bekannt wurde. „Tipp“ fragt einen starken Bot. Ein Klick auf die Punkte eines Schwerts zeigt, woher sie kommen.',
    },
    ties: {
      title: 'Gleichstand bei Magie',
      text: 'Wer gleich viele hat, teilt sich die Punkte der Plätze, abgerundet. Wer keinen solchen Stein hat, bekommt nichts; nur bei „Die wenigsten“ ist gar keiner am besten.',
    },
    last: {
      title: 'Die letzte Runde',
      text: 'Die Schmiede ist jetzt nichts mehr wert. Achte auf Edelsteine, die eine Folge verlängern oder eine Magie gewinnen, und auf die Plättchen für das längste Schwert.',
    },
  },
  first: 'Wer beginnt?',
  firstForge: (isYou) =>
    `${isYou ? 'Du hast' : 'Der Bot hat'} die Schmiede genommen, also ${isYou ? 'beginnst du' : 'beginnt der Bot'} diese Runde. ${STARTS}`,
  firstPassed: (isYou) => `Niemand hat die Schmiede genommen, also ${isYou ? 'beginnst du' : 'beginnt der Bot'} diese Runde. ${STARTS}`,
  puzzle: {
    task: {
      title: 'Ein Rätsel',
      text: 'Die letzte Runde, und der Bot hat schon einen Amethyst genommen. Jetzt nimmst du, dann der Bot, dann wieder du. Eine Gruppe bringt dir den Sieg. Welche?',
    },
    hint: {
      title: 'Die nicht',
      text: 'Dein Schwert ist ohnehin das längste, und Folgen bringen jetzt wenig. Sieh dir die Magie an: Wo ändert ein einziger Stein, wer vorn liegt?',
    },
    solved: {
      title: 'Das ist es!',
      text: 'Mit diesem Amethyst habt ihr gleich viele Amethyste: 4 Punkte für jeden. Mit dem Rubin führst du bei Amethysten und Rubinen: 5 Punkte zu 3. Du gewinnst 36 zu 32. Nimmst du eine andere Gruppe, nimmt der Bot diese: 31 zu 37.',
    },
  },
  end: 'Du kannst das Spiel',
  endEarly: 'Die Partie ist vorzeitig zu Ende. Du kannst jederzeit eine neue beginnen.',
  endWon: (mine, theirs) => `${mine} zu ${theirs}: Du gewinnst! Jetzt fehlt nur noch ein Rätsel.`,
  endLost: (mine, theirs) => `${mine} zu ${theirs}: Diesmal gewinnt der Bot. Jetzt fehlt nur noch ein Rätsel.`,
};
