import type { LearnWords } from './en.ts';

const points = (count: number): string => `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`;

export const de: LearnWords = {
  title: (game) => `${game} lernen`,
  lesson: (number, all) => `Lektion ${number} von ${all}`,
  coach: 'Lektion',
  gotIt: 'Verstanden',
  skip: 'Überspringen',
  stop: 'Lektionen beenden',
  goOn: 'Lektionen fortsetzen',
  restart: 'Geführte Partie neu beginnen',
  restartAsk: 'Neu beginnen? Die bisherige Partie bleibt ohne Lektionen unter deinen Partien.',
  restartYes: 'Ja, neu beginnen',
  stopped: 'Die Lektionen sind beendet. Im Menü der Partie kannst du sie fortsetzen.',
  playEasy: 'Gegen den leichten Bot',
  playMedium: 'Gegen den mittleren Bot',
  readRules: 'Regeln lesen',
  toPuzzle: 'Das Rätsel lösen',
  puzzle: 'Rätsel',
  tries: (wrong) => (wrong === 1 ? 'Rätsel, ein Fehlversuch' : `Rätsel, ${wrong} Fehlversuche`),
  showAnswer: 'Lösung zeigen',
  puzzleAgain: 'Rätsel noch einmal',
  toLessons: 'Zu den Lektionen',
  unknown: 'Dieses Spiel gibt es hier nicht.',
  tiles: {
    goal: 'Das Ziel',
    goalText:
      'Du bist Rot, mit der Sonne. Zwei Runden lang legt ihr beide Helden auf ein Brett. Reihen und Spalten mit vielen Helden deiner Farbe bringen Punkte. Wer die meisten hat, gewinnt.',
    numbers: 'Vier Zahlen',
    numbersText:
      'Jedes Plättchen hat an jeder Seite eine Zahl. Wo zwei sich berühren, kämpfen die beiden Zahlen gegeneinander. Hohe Zahlen sind also gut.',
    draft: 'Nimm ein Plättchen',
    draftText:
      'Sieben liegen offen. Du nimmst eins, dann der Bot, und so weiter; das letzte wird abgelegt. Klicke eins an und bestätige. Herkules ist stark.',
    marks: 'Was ein Held kann',
    marksText: 'Das Zeichen in der Ecke sagt, wann die Fähigkeit wirkt. Zeige auf ein Plättchen oder tippe es an, um alles zu lesen.',
    markKinds: {
      mandatory: 'wirkt beim Legen',
      optional: 'darf beim Legen wirken',
      continuous: 'wirkt ständig',
      'end-of-round': 'zählt am Rundenende',
    },
    hands: 'Alle Hände sind offen',
    handsText:
      'Sieben neue Plättchen, noch einmal drei für jeden. Ihr legt beide sechs in einer Runde, und du siehst immer, was der Bot noch hat.',
    take: 'Du bist dran: Wähle ein Plättchen',
    takeText:
      'Das leuchtende Schild zeigt, wer dran ist. Wähle ein Plättchen aus deiner Hand. Dann leuchten die Felder, auf die du es legen darfst, immer neben einem anderen.',
    turn: 'Dreh es',
    turnText: 'Dreh das Plättchen mit R, mit dem Mausrad oder mit den zwei Pfeilen, bis es richtig liegt.',
    preview: 'Erst ansehen, dann legen',
    previewText:
      'Zeige auf ein leuchtendes Feld: Du siehst, was sich umdrehen würde, und den Punktestand danach. Ein Klick wählt das Feld, der zweite legt.',
    ask: (name) => `${name} fragt`,
    askMay: (text) => `„${text}“ Du darfst. Wähle etwas, das leuchtet, oder verzichte mit dem Knopf.`,
    askMust: (text) => `„${text}“ Du musst. Wähle etwas, das leuchtet.`,
    battle: 'Ein Kampf',
    battleWon: (attacker, attack, defender, defense) =>
      `${attacker} wurde neben ${defender} gelegt: ${attack} schlägt ${defense}. Nur das gelegte Plättchen greift an, und nur die höhere Zahl gewinnt. Bei Gleichstand passiert nichts.`,
    battleHeld: (attacker, attack, defender, defense) =>
      `${attacker} wurde neben ${defender} gelegt: ${attack} gegen ${defense} ist nicht höher, also passiert nichts. Auch Gleichstand reicht nicht.`,
    flip: 'Umgedreht',
    flipMine: (name) =>
      `${name} hat verloren und ist jetzt rot. Der Held zählt für dich, samt seiner Fähigkeit. Später kann er zurückgedreht werden.`,
    flipTheirs: (name) =>
      `${name} hat verloren und ist jetzt blau. Der Held zählt für den Bot, samt seiner Fähigkeit. Du kannst ihn später zurückdrehen.`,
    lines: 'Linien bringen Punkte',
    linesText:
      'Am Ende einer Runde werden in jeder Reihe und jeder Spalte deine Plättchen gezählt, egal wo sie liegen. Lange Linien sind viel mehr wert.',
    lineTiles: 'Plättchen in einer Linie',
    linePoints: 'Punkte',
    edges: 'Der Rand steht fest',
    edgesText:
      'Das Brett wächst in jede Richtung, aber nie über fünf mal fünf. In dieser Richtung sind es jetzt fünf, darum ist der Rand durchgezogen.',
    always: (name) => `${name} wirkt ständig`,
    alwaysText: (text) => `„${text}“ Das gilt für den Besitzer, solange das Plättchen liegt.`,
    shield: (by, over, text) => `„${text}“ Deshalb schützt ${by} jetzt ${over}. Das zeigt der Schild in der Ecke.`,
    help: 'Rückgängig und Tipp',
    helpText:
      '„Rückgängig“ nimmt deine Antwort zurück, solange dein Zug dauert und nichts Neues bekannt wurde. Sonst erfährst du, warum es nicht geht. „Tipp“ fragt einen starken Bot.',
    why: 'Warum ist das passiert?',
    whyText:
      'Hier steht alles, was passiert ist. Zeige auf eine Zeile, um ihre Plättchen zu sehen. „Warum?“ nennt den Grund, Zahl für Zahl.',
    second: 'Runde zwei',
    secondText: (mine, theirs, begins) =>
      `Runde eins brachte dir ${points(mine)} und dem Bot ${points(theirs)}. Das Brett bleibt liegen, und zwölf Plättchen kommen dazu. ${begins}`,
    secondYou: 'Wer weniger hat, beginnt: du.',
    secondBot: 'Wer weniger hat, beginnt: der Bot.',
    secondTied: 'Wer weniger hat, beginnt. Ihr habt gleich viel, also hat der Zufall entschieden.',
    end: 'Du kannst das Spiel',
    endWon: (mine, theirs) => `${mine} zu ${theirs}: Du gewinnst! Jetzt kennst du die Regeln; den Rest machen die Helden.`,
    endLost: (mine, theirs) => `${mine} zu ${theirs}: Diesmal gewinnt der Bot. Jetzt kennst du die Regeln; den Rest machen die Helden.`,
    endEarly: 'Die Partie ist vorzeitig zu Ende. Du kannst jederzeit eine neue beginnen.',
  },
};
