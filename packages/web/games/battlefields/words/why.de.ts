import type { whyWords } from '@swordtable/games/battlefields/text/why';
import type { SeatName } from '@swordtable/games/seat-names';
import type { SameWords } from '../../../kit/words/words.ts';

/** The player with the verb as it stands after "du" and after a name. */
const acts = ({ name, isReader }: SeatName, afterYou: string, afterName: string): string =>
  isReader ? `Du ${afterYou}` : `${name} ${afterName}`;
const named = ({ name, isReader }: SeatName): string => (isReader ? 'du' : name);
const wins = (who: SeatName): string => acts(who, 'gewinnst', 'gewinnt');

/** Eine Einheit, die man nicht kennt. */
export const HIDDEN = 'eine verdeckte Einheit';

/** Warum in Battlefields etwas so ist, wie es ist. */
export const de: SameWords<typeof whyWords> = {
  name: (name) => name,
  player: ({ name }) => name,
  text: (text) => text,

  placeTitle: (place) => `Wer gewinnt ${place}?`,
  nobodyHere: 'Niemand hat hier Einheiten. Bleibt das so, nimmt niemand den Platz, und was hier liegt, bleibt für die nächste Runde.',
  oneSide: (who) => `${wins(who)} den Platz, so wie er liegt: Nur eine Seite hat hier Einheiten, aufgedeckt oder nicht.`,
  flank: (who) => `${wins(who)} dieses Paar durch Flanke, egal welche Typen aufeinandertreffen.`,
  type: (who, winner, loser) => `${wins(who)} dieses Paar: ${winner} gegen ${loser}.`,
  tie: (type) => `Auf beiden Seiten ${type}: gleicher Typ, beide werden abgelegt.`,
  elite: (who) => `${wins(who)} dieses Paar: gleicher Typ, und Elite gewinnt einen Gleichstand.`,
  eliteWaits: (who) => `${wins(who)} bei gleichem Typ durch Elite.`,
  topDown: (who) =>
    who.isReader
      ? 'Deine oberste Einheit liegt hier verdeckt. Verglichen wird sie erst, wenn sie aufgedeckt ist.'
      : `Noch ist alles offen: Die oberste Einheit der anderen Seite (${who.name}) liegt verdeckt.`,
  asYouKnow: 'Das weißt bisher nur du.',
  comparedWhen: 'Ein Paar wird verglichen, wenn beide obersten Einheiten offen liegen und beide nacheinander passen.',
  landsBelow: (lands) => `Wer gewinnt, nimmt auch, was frühere Runden darunter gelassen haben: ${lands}.`,
  onlyTop: 'Nur die obersten Einheiten zählen. Was darunter liegt, wartet, bis sie weg sind.',

  stackTitle: (who, place) => (who.isReader ? `Deine Einheiten: ${place}` : `Einheiten von ${who.name}: ${place}`),
  stackEmpty: (who) => `${acts(who, 'hast', 'hat')} hier keine Einheiten.`,
  topmostUp: (warrior) => `Zuoberst: ${warrior}, offen.`,
  topmostDown: (warrior) => `Zuoberst: ${warrior}, verdeckt.`,
  topmostHidden: `Zuoberst: ${HIDDEN}.`,
  below: (warriors) => `Darunter, von oben: ${warriors}.`,
  hiddenFrom: (who) => (who.isReader ? 'Was verdeckt liegt, weißt nur du.' : `Was verdeckt liegt, weiß nur ${who.name}.`),
  lying: (who, card) => `${acts(who, 'hast', 'hat')} hier ${card} liegen, bis das Paar verglichen wird oder die Schlacht endet.`,

  meets: (beaten, losesTo) =>
    `${beaten === '' ? 'Schlägt keinen anderen Typ.' : `Schlägt ${beaten}.`} ${losesTo === '' ? 'Kein anderer Typ ist stärker.' : `Verliert gegen ${losesTo}.`}`,
  countOfWarrior: (count) => `Jede Seite hat ${count} davon.`,
  sameType: 'Gegen den eigenen Typ werden beide abgelegt, außer Elite oder Flanke entscheidet.',
  whenText: (when, text) => `${when}: ${text}`,
  stops: (cards) => `Schlägt ${cards}.`,
  stoppedBy: (cards) => `Wird geschlagen von ${cards}.`,
  cancelEachOther: (card) => `Zwei Karten ${card} heben einander auf.`,
  countOfAction: (count) =>
    count === 1
      ? 'Jede Seite hat eine, und sie kommt nie zurück.'
      : `Jede Seite hat ${count}, und keine kommt zurück, wenn sie gespielt ist.`,
  landIs: (kind, color, text) => `${kind}, ${color}. ${text}`,

  pointsTitle: ({ name, isReader }) => (isReader ? 'Deine Punkte' : `Punkte von ${name}`),
  lands: 'Länder',
  sets: (count) => (count === 1 ? '1 Satz' : `${count} Sätze`),
  ares: 'Ares',
  landsOf: (lands) => `Länder: ${lands}.`,
  noLands: 'Noch ist kein Land gewonnen.',
  setRule: 'Jeder volle Satz von drei Ländern einer Farbe bringt 2 dazu; jedes Land zählt in einem Satz.',
  aresRule: 'Jede Ares-Karte bringt 1.',
  notYet: 'Was auf dem Tisch liegt, zählt erst, wenn die Runde vorbei ist.',
  toSixteen: (missing) =>
    missing > 0
      ? `Mit noch ${missing === 1 ? '1 Punkt' : `${missing} Punkten`} allein aus Ländern endet die Partie am Ende der Runde.`
      : 'Bei 16 allein aus Ländern endet die Partie mit dieser Runde.',

  notTitle: (what) => `Warum nicht ${what}?`,
  notThere: (what, place) => `Warum nicht ${what}, ${place}?`,
  notPass: 'Warum nicht passen?',
  notNow: 'Das ist gerade nicht gefragt.',
  over: 'Die Partie ist zu Ende.',
  watching: 'Du siehst nur zu und wirst nichts gefragt.',
  theirTurn: (who) => `${acts(who, 'bist', 'ist')} gerade an der Reihe.`,
  notYours: (what) => `${what} hast du nicht auf der Hand.`,
  fifthFirst: 'Entscheide zuerst, ob du eine fünfte Einheit ziehst.',
  takeFirst: (left) => `Nimm zuerst noch ${left === 1 ? 'eine Aktion' : `${left} Aktionen`} aus deinem Vorrat.`,
  noneInPile: (card) => `In deinem Vorrat ist keine Karte ${card} mehr: Eine Aktion kommt nie zurück.`,
  discardWarriors: (limit) => `Jetzt legst du Einheiten ab, bis du ${limit} auf der Hand hast.`,
  discardActions: 'Jetzt legst du Aktionen ab, bis du vier auf der Hand hast.',
  ready: 'Du bist bereit. Ist es die andere Seite auch, wird aufgestellt.',
  makingReady: 'Du machst dich bereit. Karten werden in der Aufstellung und in der Schlacht gespielt.',
  battleOnly: (card) => `${card} wird nur in der Schlacht gespielt. Jetzt wird aufgestellt.`,
  placementOnly: (card) => `${card} wird nur gespielt, solange aufgestellt wird.`,
  asAnswer: (card, played) => `Mit ${card} kannst du auf ${played} nicht antworten.`,
  wouldAnswer: (played, cards) => `Auf ${played} antworten kannst du mit: ${cards}.`,
  noWarriors: 'Du hast keine Einheiten auf der Hand.',
  noFaceDown: 'Dort liegt keine verdeckte Einheit der anderen Seite.',
  noStack: 'Dort hast du keine Einheiten.',
  noTopDown: 'Dort liegt zuoberst keine verdeckte Einheit der anderen Seite: Hinterhalt nimmt nur, was nicht aufgedeckt ist.',
  noTopUp: 'Scharmützel braucht eine oberste Einheit von dir, die offen liegt.',
  needsBoth: (card) => `${card} wird dort gelegt, wo beide Seiten Einheiten haben.`,
  oneLying: 'An einem Platz darf nur eine Karte von dir liegen.',
  nothingToDefeat: 'Umzingelung wird nie allein gespielt, nur als Antwort oder gegen eine ausliegende Elite oder Flanke der anderen Seite.',
  placingOver: 'Einheiten werden nur vor der Schlacht aufgestellt. Was auf der Hand bleibt, nützt in späteren Runden.',
  passedAlready: 'Du hast gepasst und stellst in dieser Runde nichts mehr auf. Sammelruf, Späher und Streifzug darfst du noch spielen.',
  chooseWarrior: 'Wähle eine Einheit deiner Hand, dann den Platz.',
  upAlready: 'Deine oberste Einheit liegt hier schon offen.',
  nothingThere: 'Du hast hier keine Einheiten aufzudecken.',
  passOnly: 'Passen darfst du nur, wenn keine deiner obersten Einheiten mehr aufzudecken ist.',

  eventTitle: 'Warum ist das passiert?',
  starts: 'Das Startzeichen wechselt jede Runde die Seite.',
  drewSet: 'Drei gewonnene Länder einer Farbe erlauben eine fünfte Einheit.',
  reshuffled: 'Ist der Stapel der Einheiten leer, wird er aus der Ablage aufgefüllt.',
  aresDrawn: 'Ares ist kein Land: Die Karte kommt auf den Stapel, und es wird eine andere gezogen.',
  faceDownDiscard: 'Was Sammelruf oder das Handlimit ablegt, liegt verdeckt.',
  forced: 'Alle können sehen, dass es nichts zu entscheiden gab; deshalb wurde nicht gefragt.',
  scouted: 'Späher deckt den ganzen Stapel auf, in seiner Reihenfolge.',
  raided: 'Streifzug nimmt den ganzen Stapel auf die Hand zurück. Was offen lag, ist wieder verborgen.',
  ambushed: 'Hinterhalt schickt eine oberste verdeckte Einheit auf die Hand zurück. Sonst erfährt niemand, welche es war.',
  cancels: (card) => `Eine zweite Karte ${card} hebt die erste auf; beide werden abgelegt.`,
  defeats: (card, played) => `${card} schlägt ${played}.`,
  lastStands:
    'Auch auf Antworten kann geantwortet werden. Es gilt die letzte Karte, auf die niemand antwortet. Danach werden alle abgelegt.',
  flankStays: 'Eine Flanke, die eine Elite schlägt, bleibt liegen.',
  loserGoes: 'Was verliert, wird abgelegt, und die Karten, die dort lagen, ebenso.',
  nothingLeft: 'Nach zweimal Passen lagen nirgends beide obersten Einheiten offen.',
  wonAlone: 'Einen Platz gewinnt, wer als einzige Seite dort noch Einheiten hat.',
  wonNobody: 'Niemand hat hier noch Einheiten, deshalb bleibt, was hier liegt.',
  aresMore: (first, placesOfFirst, second, placesOfSecond) =>
    `In dieser Runde gewonnene Plätze: ${named(first)} ${placesOfFirst}, ${named(second)} ${placesOfSecond}. Wer mehr hat, nimmt den Ares-Stapel.`,
  early: 'Allein aus Ländern waren 16 erreicht, deshalb endete die Partie mit dieser Runde.',
  afterThree: 'Die Partie endet nach drei Runden.',
  mostPoints: 'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet die Zahl der Länder, sonst wird der Sieg geteilt.',

  hintTakes: (place) => `gewinnt ${place}`,
  hintOdds: (place) => `verbessert deine Aussichten (${place})`,
  hintPoints: (points) => `bringt sofort ${points} ${points === 1 ? 'Punkt' : 'Punkte'} mehr`,
  hintAnswers: (cards, { name }) => `kann auf ${cards} ${cards === 1 ? 'Karte' : 'Karten'} mehr von ${name} antworten`,
  hintKeeps: (card) => `hebt ${card} für später auf`,
  hintKeepsWarrior: (warrior) => `behält ${warrior} auf der Hand`,
  hintTypes: (types) => `behält ${types} ${types === 1 ? 'Typ' : 'Typen'} mehr auf der Hand`,
  hintHidden: (warriors) => `lässt ${warriors} ${warriors === 1 ? 'Einheit' : 'Einheiten'} mehr verdeckt`,
};
