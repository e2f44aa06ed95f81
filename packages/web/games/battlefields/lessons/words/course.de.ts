import type { SameWords } from '../../../../kit/words/words.ts';
import type { CourseWords } from './course.en.ts';

const points = (count: number): string => `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`;
const WHEN = 'Verglichen wird, wenn ihr beide nacheinander passt.';

export const course: SameWords<CourseWords> = {
  lessons: {
    goal: {
      title: 'Das Ziel',
      text: 'Zwischen dir und dem Bot liegen vier Länder. Gewinne sie mit deinen Einheiten: Die Zahl eines Landes sind seine Punkte. Wer nach drei Runden die meisten hat, gewinnt. Erreichen die Länder einer Seite 16 Punkte, ist schon vorher Schluss.',
    },
    beats: {
      title: 'Wer schlägt wen',
      text: 'Es gibt fünf Typen von Einheiten. Jeder schlägt einige und verliert gegen andere, keiner schlägt alle. Treffen zwei vom gleichen Typ aufeinander, fallen beide.',
    },
    take: {
      title: 'Nimm eine Aktion',
      text: 'Jede Runde beginnst du mit vier Aktionen, geheim gewählt. Zeige auf eine Karte oder tippe sie an, um zu sehen, was sie tut. Flanke ist ein guter Anfang: Sie gewinnt jedes Paar.',
    },
    kinds: {
      title: 'Teile sie dir ein',
      text: 'Jede Aktionskarte wirkt nur einmal in der ganzen Partie. Sammelruf ist fürs Aufstellen, die meisten anderen sind für die Schlacht. Späher und Streifzug gehen in beidem.',
    },
    full: {
      title: 'Deine Hand ist voll',
      text: 'Du darfst vier Einheiten und vier Aktionen behalten. Abgelegte Einheiten kommen wieder, wenn dein Stapel leer ist. Abgelegte Aktionen nie.',
    },
    place: {
      title: 'Stelle eine Einheit auf',
      text: 'Wähle eine Einheit, dann einen der vier Plätze. Sie liegt verdeckt: Der Bot sieht, dass dort eine Karte liegt, aber nicht welche.',
    },
    stack: {
      title: 'Stapel',
      text: 'Auf diese Einheit kannst du weitere legen. Von einem Stapel kämpft nur die oberste Karte. Die nächste kämpft erst, wenn sie fällt.',
    },
    bluff: {
      title: 'Bluffen',
      text: 'Wer allein an einem Platz liegt, gewinnt ihn, auch verdeckt. Deine schwächste Einheit kann den Bot von einem reichen Land fernhalten oder seine beste zu einem armen locken.',
    },
    done: {
      title: 'Genug?',
      text: 'Du musst nicht alle aufstellen. Was auf der Hand bleibt, hast du in der nächsten Runde noch. Hast du das Aufstellen aber beendet, kannst du nichts mehr dazulegen.',
    },
    battle: {
      title: 'Die Schlacht',
      text: 'Ihr seid abwechselnd dran: Decke eine deiner obersten Einheiten auf oder spiele eine Aktion. Passen kannst du erst, wenn alle deine obersten Einheiten offen liegen.',
    },
    laid: {
      title: 'Elite, Flanke, Umzingelung',
      text: 'Elite gewinnt an ihrem Platz bei gleichem Typ, Flanke jedes Paar. Beide bleiben dort offen liegen. Flanke schlägt Elite, und Umzingelung schlägt beide.',
    },
    calls: {
      title: 'Karten, auf die es Antworten gibt',
      text: 'Auf Hinterhalt und Scharmützel kann der Bot sofort antworten, und du wieder auf seine Antwort. Die letzte unbeantwortete Karte zählt, alle anderen sind vertan.',
    },
    stand: {
      title: 'Wer liegt vorn?',
      text: 'Unter jedem Land steht, wer es jetzt gewinnen würde. „Offen“ heißt: Eine oberste Einheit liegt noch verdeckt.',
    },
    second: {
      title: 'Eine neue Runde',
      text: 'Vier neue Länder. Wo niemand gewonnen hat, liegt das alte noch darunter: Wer den Platz gewinnt, nimmt beide. Ihr zieht beide vier Einheiten nach, und diesmal beginnt der Bot.',
    },
    sets: {
      title: 'Farben',
      text: 'Drei Länder einer Farbe bringen 2 Punkte mehr, und du darfst eine fünfte Einheit ziehen und behalten. Tempel und Olymp zählen als jede Farbe.',
    },
    ares: {
      title: 'Ares',
      text: 'Jede Ares-Karte ist 1 Punkt wert. Wer in dieser Runde mehr Plätze gewinnt, nimmt den ganzen Stapel. Gewinnt ihr gleich viele, bleibt er liegen.',
    },
    help: {
      title: 'Rückgängig und Tipp',
      text: '„Rückgängig“ nimmt deine Antwort zurück, solange nichts Verdecktes gezeigt wurde. „Tipp“ fragt einen starken Bot, der von den Karten deines Gegners nicht mehr weiß als du.',
    },
  },
  answer: (card) => `${card}: antworten?`,
  answerText:
    'Karten deiner Hand, die antworten können, sind markiert. Der Bot kann wieder antworten; die letzte unbeantwortete Karte zählt. Du wirst auch gefragt, wenn du nichts dagegen hast. So verrätst du nichts, wenn du nicht antwortest.',
  compared: 'Zwei Einheiten treffen sich',
  comparedWon: (winner, loser) => `Sieg für ${winner} gegen ${loser}. Die geschlagene Einheit wurde abgelegt. ${WHEN}`,
  comparedFlank: (winner, loser) => `${winner} gegen ${loser}: Flanke hat das Paar gewonnen, egal bei welchen Typen. ${WHEN}`,
  comparedElite: (warrior) => `${warrior} auf beiden Seiten: Elite hat den Gleichstand gewonnen. ${WHEN}`,
  comparedTie: (warrior) => `${warrior} auf beiden Seiten: Beide sind gefallen. ${WHEN}`,
  third: 'Die letzte Runde',
  thirdText: (mine, theirs) =>
    `Du hast ${points(mine)}, der Bot ${points(theirs)}. Sparen lohnt sich nicht mehr: Nutze jede Karte, die hilft.`,
  puzzle: {
    task: {
      title: 'Ein Rätsel',
      text: 'Die letzte Runde. Alle Karten liegen offen, und der Bot hat keine Aktionen mehr. Nur ein Zug bringt dir den Sieg. Welche Karte, und an welchem Platz?',
    },
    hint: {
      title: 'Noch nicht',
      text: 'Der Olymp entscheidet. Dort stehen Schwertkämpfer gegen Schwertkämpfer, und die Elite des Bots gewinnt bei gleichem Typ. Deine Elite würde sie nur aufheben, und beide fielen. Welche Karte kann mehr und lässt dir deine Elite für später?',
    },
    solved: {
      title: 'Das ist es!',
      text: 'Umzingelung schlägt die Elite des Bots, und deine eigene Elite kann den gleichen Typ noch gewinnen: Spiele sie als Nächstes beim Olymp. Du gewinnst 21 zu 18. Mit jedem anderen Zug verlierst du mit mindestens 6 Punkten Rückstand.',
    },
  },
  end: 'Du kannst das Spiel',
  endEarly: 'Die Partie ist vorzeitig zu Ende. Du kannst jederzeit eine neue beginnen.',
  endWon: (mine, theirs) => `${mine} zu ${theirs}: Du gewinnst! Jetzt fehlt nur noch ein Rätsel.`,
  endLost: (mine, theirs) => `${mine} zu ${theirs}: Diesmal gewinnt der Bot. Jetzt fehlt nur noch ein Rätsel.`,
};
