import type { LearnWords } from './en.ts';

const points = (count: number): string => `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`;

export const de: LearnWords = {
  title: (game) => `${game} lernen`,
  lesson: (number, all) => `Lektion ${number} von ${all}`,
  coach: 'Lektion',
  gotIt: 'Verstanden',
  skip: 'Überspringen',
  stop: 'Lektionen beenden',
  goOn: 'Mit den Lektionen weitermachen',
  anew: 'Die geführte Partie neu beginnen',
  anewAsk: 'Neu beginnen? Die Partie bleibt, wie sie steht, bei deinen Partien, aber ohne Lektionen.',
  anewYes: 'Ja, neu beginnen',
  stopped: 'Die Lektionen sind beendet. Über das Menü der Partie gehen sie weiter, wann immer du magst.',
  next: 'Und jetzt?',
  playEasy: 'Gegen den leichten Bot',
  playMedium: 'Gegen den mittleren Bot',
  readRules: 'Regeln lesen',
  tryOther: (game) => `${game} ausprobieren`,
  none: (game) => `Eine geführte Partie ${game} gibt es noch nicht.`,
  noneText:
    'Eine Partie gegen den leichten Bot ist ein guter Anfang: Alles auf dem Tisch sagt, was es kann, der Rat hilft, und es geht um nichts.',
  unknown: 'Dieses Spiel gibt es hier nicht.',
  tiles: {
    goal: 'Das Ziel',
    goalText:
      'Du bist Rot, mit der Sonne. Zwei Runden lang legt ihr beide Helden auf ein Brett. Reihen und Spalten mit viel von deiner Farbe bringen Punkte; die meisten gewinnen.',
    numbers: 'Vier Zahlen',
    numbersText:
      'Jedes Plättchen hat an jeder Seite eine Zahl. Wo zwei sich berühren, treffen die beiden Zahlen im Kampf aufeinander. Hoch ist also gut.',
    draft: 'Nimm ein Plättchen',
    draftText:
      'Sieben liegen offen. Du nimmst eins, der Bot nimmt eins, und so fort; das letzte kommt weg. Klick an, was dir gefällt, und bestätige. Herkules ist stark.',
    marks: 'Was ein Held kann',
    marksText: 'Das Zeichen in der Ecke sagt, wann die Fähigkeit gilt. Zeige auf ein Plättchen oder tippe es an, um alles zu lesen.',
    markKinds: {
      mandatory: 'geschieht beim Legen',
      optional: 'darfst du beim Legen',
      continuous: 'gilt die ganze Zeit',
      'end-of-round': 'zählt am Rundenende',
    },
    hands: 'Alle Hände sind offen',
    handsText:
      'Sieben neue Plättchen, noch einmal drei für jeden. Ihr legt beide sechs in einer Runde, und du siehst immer, was der Bot noch hat.',
    take: 'Du bist dran: nimm eins auf',
    takeText:
      'Das leuchtende Schild zeigt, wer dran ist. Wähle ein Plättchen deiner Hand; wo es liegen darf, leuchten Felder, immer neben etwas.',
    turn: 'Dreh es',
    turnText: 'Dreh das Plättchen mit R, mit dem Mausrad oder mit den zwei Pfeilen, bis die richtige Seite in die richtige Richtung zeigt.',
    preview: 'Erst schauen, dann legen',
    previewText:
      'Zeige auf ein leuchtendes Feld: Du siehst, was sich umdrehen würde und den Stand danach. Ein Klick wählt das Feld aus, der zweite legt.',
    ask: (name) => `${name} fragt`,
    askMay: (text) => `„${text}“ Du darfst. Wähle etwas, das leuchtet, oder lass es mit dem Knopf sein.`,
    askMust: (text) => `„${text}“ Du musst. Wähle etwas, das leuchtet.`,
    battle: 'Ein Kampf',
    battleWon: (attacker, attack, defender, defence) =>
      `${attacker} kam neben ${defender}: ${attack} schlägt ${defence}. Nur das gelegte Plättchen greift an, und nur höher gewinnt. Gleich hält stand.`,
    battleHeld: (attacker, attack, defender, defence) =>
      `${attacker} kam neben ${defender}: ${attack} gegen ${defence} ist nicht höher, also hält es stand. Auch gleich hält stand.`,
    flip: 'Umgedreht',
    flipMine: (name) =>
      `${name} hat verloren und ist jetzt rot: Es zählt für dich, mit allem, was es kann. Später kann es zurückgedreht werden.`,
    flipTheirs: (name) =>
      `${name} hat verloren und ist jetzt blau: Es zählt für den Bot, mit allem, was es kann. Du kannst es später zurückdrehen.`,
    lines: 'Linien bringen Punkte',
    linesText:
      'Am Ende einer Runde zählt jede Reihe und jede Spalte deine Plättchen darin, wo immer sie liegen. Lange Linien sind weit mehr wert.',
    lineTiles: 'Plättchen in einer Linie',
    linePoints: 'Punkte',
    edges: 'Der Rand steht fest',
    edgesText:
      'Das Brett wächst in jede Richtung, aber nie über fünf mal fünf. In dieser Richtung sind es jetzt fünf, darum ist der Rand fest gezeichnet.',
    always: (name) => `${name} gilt immer`,
    alwaysText: (text) => `„${text}“ Das gilt, solange das Plättchen liegt, für den, dem es gehört.`,
    shield: (by, over, text) => `„${text}“ Deshalb schützt ${by} jetzt ${over}: Das sagt der Schild in der Ecke.`,
    help: 'Zurück und Rat',
    helpText:
      '„Zurück“ nimmt deine Antwort zurück, solange dein Zug dauert und nichts Neues bekannt wurde; sonst sagt es, warum nicht. „Rat“ fragt den starken Bot.',
    why: 'Warum ist das geschehen?',
    whyText:
      'Hier wird alles in Sätzen erzählt. Zeige auf eine Zeile, um ihre Plättchen zu sehen; „Warum?“ nennt den Grund, Zahl für Zahl.',
    second: 'Runde zwei',
    secondText: (mine, theirs, begins) =>
      `Runde eins brachte dir ${points(mine)}, dem Bot ${points(theirs)}. Das Brett bleibt liegen, zwölf Plättchen kommen dazu. ${begins}`,
    secondYou: 'Wer weniger hat, beginnt: du.',
    secondBot: 'Wer weniger hat, beginnt: der Bot.',
    secondTied: 'Wer weniger hat, beginnt; ihr seid gleichauf, also hat der Zufall entschieden.',
    end: 'Du kannst das Spiel',
    endWon: (mine, theirs) => `${mine} zu ${theirs}: Du gewinnst! Du hast alles gesehen, was dazugehört; den Rest machen die Helden.`,
    endLost: (mine, theirs) =>
      `${mine} zu ${theirs}: Diesmal gewinnt der Bot. Du hast alles gesehen, was dazugehört; den Rest machen die Helden.`,
    endEarly: 'Die Partie ist vorzeitig zu Ende. Komm für die nächste, wann immer du magst.',
  },
};
